import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../api/http.ts';
import { useEntityForm } from '../../form/core/use-entity-form.ts';
import { FormPage } from '../../form/layout/form-page.tsx';
import { saveButton } from '../../testing/book-form.tsx';
import { type PaperBody, paper, paperOnWire } from '../../testing/fixture-paper.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { SelectField } from './choice-fields.tsx';
import { DependentChoice } from './dependent-choice.tsx';
import { useGroupedParameters } from './use-parameters.ts';

vi.setConfig({ testTimeout: 30_000 });

const option = (group: string, value: string) => ({
  parameter_name: `DOC_TYPE_UNIT_${group}`,
  parameter_value: value,
  parameter_th: `ชนิด ${value}`,
  parameter_en: '',
});

let onServer: object;
const saved = vi.fn<(body: unknown) => void>();

beforeEach(() => {
  localStorage.clear();
  onServer = paperOnWire();
  saved.mockClear();
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /papers/:paper_id') return onServer;
    if (route === 'POST /combo_dc_param_like/:system/:prefix') {
      expect(input?.params).toEqual({ system: 'WEB', prefix: 'DOC_TYPE_UNIT_' });
      const retired = { ...option('D1', 'D1T8'), active: 'N' };
      return [option('D1', 'D1T1'), option('D1', 'D1T2'), retired, option('D2', 'D2T1')];
    }
    saved(input?.body);
    return { paper_id: 7 };
  });
});

const empty: PaperBody = { title: '', group_tag: 'D1', type_tag: [], shelf_tag: '', status_link: 'Y', paper_url: '' };
const groups = ['D1', 'D2', 'D3'].map((value) => ({ value, label: `กลุ่ม ${value}` }));

function PaperForm() {
  const form = useEntityForm(paper, { id: 7, empty });
  const types = useGroupedParameters('DOC_TYPE_UNIT_');
  return (
    <FormPage form={form} title="เอกสาร">
      <SelectField form={form} name="group_tag" label="กลุ่ม" options={groups} />
      <DependentChoice form={form} by="group_tag" name="type_tag" label="ประเภท" options={types} />
      <DependentChoice form={form} by="group_tag" name="shelf_tag" label="ชั้น" options={types} />
    </FormPage>
  );
}

async function open(): Promise<void> {
  renderInApp(<PaperForm />, { at: '/books?edit=7' });
  await screen.findByRole('combobox', { name: 'กลุ่ม' });
}
/** What is chosen; the options stand in the page as well. */
const chosen = (words: string) => screen.findByText(words, { ignore: '[role=option], [role=option] *' });
const box = (name: string) => screen.getByRole('combobox', { name });
const offered = (name: string) => {
  fireEvent.click(box(name));
  const list = document.getElementById(box(name).getAttribute('aria-controls') ?? '');
  return [...(list?.querySelectorAll('[role=option]') ?? [])].map((each) => each.textContent);
};
function choose(name: string, words: string): void {
  fireEvent.click(box(name));
  fireEvent.click(screen.getByRole('option', { name: words }));
}

test('a record opens with its values, and each choice offers its group only', async () => {
  await open();
  expect(await chosen('ชนิด D1T1')).toBeTruthy();
  expect(box('ชั้น')).toHaveProperty('value', 'ชนิด D1T2');
  expect(offered('ชั้น')).toEqual(['ชนิด D1T1', 'ชนิด D1T2']);
});

test.each(['Enter', 'Tab'])('%s takes the only match of what was typed into a choice', async (key) => {
  await open();
  const typedIn = box('กลุ่ม');
  typedIn.focus();
  fireEvent.change(typedIn, { target: { value: 'D2' } });
  fireEvent.keyDown(typedIn, { key, code: key });
  if (key === 'Tab') fireEvent.blur(typedIn);
  await vi.waitFor(() => expect(typedIn).toHaveProperty('value', 'กลุ่ม D2'));
  fireEvent.change(typedIn, { target: { value: 'กลุ่ม' } });
  fireEvent.keyDown(typedIn, { key: 's', code: 'KeyS', ctrlKey: true });
  expect(screen.getByText(/ยังไม่ได้เลือก: “กลุ่ม”/)).toBeTruthy();
  fireEvent.change(typedIn, { target: { value: 'D3' } });
  fireEvent.keyDown(typedIn, { key: 's', code: 'KeyS', ctrlKey: true });
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce(), 10_000);
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ group_tag: 'D3' });
});

test('text that fits no option stays and is mentioned, also where an option was chosen', async () => {
  await open();
  const group = await screen.findByRole<HTMLInputElement>('combobox', { name: 'กลุ่ม' });
  expect(group.value).toBe('กลุ่ม D1');
  group.focus();
  fireEvent.change(group, { target: { value: 'ไม่มี' } });
  group.blur();
  expect(await screen.findByText(/^ยังไม่ได้เลือก: “ไม่มี”/)).toBeTruthy();
  expect(group.value).toBe('ไม่มี');
});

test('what is to be chosen first is named from the first paint', async () => {
  onServer = paperOnWire({ group_tag: '', type_tag: [], shelf_tag: '' });
  await open();
  expect(screen.getAllByText('เลือกกลุ่มก่อน')).toHaveLength(2);
});

test('changing the group clears both choices, offers its own and sends them', async () => {
  await open();
  await chosen('ชนิด D1T1');
  choose('กลุ่ม', 'กลุ่ม D2');
  await vi.waitFor(() => expect(box('ชั้น')).toHaveProperty('value', ''));
  expect(offered('ชั้น')).toEqual(['ชนิด D2T1']);
  fireEvent.click(screen.getByRole('option', { name: 'ชนิด D2T1' }));
  fireEvent.click(saveButton());
  await vi.waitFor(() => expect(saved).toHaveBeenCalled(), 10_000);
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ group_tag: 'D2', type_tag: [], shelf_tag: 'D2T1' });
});

test('resetting restores group and choices together', async () => {
  await open();
  await chosen('ชนิด D1T1');
  choose('กลุ่ม', 'กลุ่ม D2');
  await vi.waitFor(() => expect(box('ชั้น')).toHaveProperty('value', ''));
  fireEvent.click(screen.getByRole('button', { name: 'คืนค่าเดิม' }));
  await vi.waitFor(() => expect(box('ชั้น')).toHaveProperty('value', 'ชนิด D1T2'));
  expect(await chosen('ชนิด D1T1')).toBeTruthy();
});

test('a stored value no longer offered stays and is mentioned', async () => {
  onServer = paperOnWire({ type_tag: ['D1T1', 'D1T9'] });
  await open();
  await chosen('ชนิด D1T1');
  expect(screen.getByText(/ไม่มีในตัวเลือกแล้ว: D1T9/)).toBeTruthy();
  expect(screen.queryByText(/ไม่มีในตัวเลือกแล้ว: .*D1T1/)).toBeNull();
});

test('a retired option is labelled where it is chosen and offered nowhere else', async () => {
  onServer = paperOnWire({ type_tag: ['D1T8'] });
  await open();
  expect(await chosen('ชนิด D1T8 (เลิกใช้แล้ว)')).toBeTruthy();
  expect(screen.getByText(/ไม่มีในตัวเลือกแล้ว: ชนิด D1T8 \(เลิกใช้แล้ว\)/)).toBeTruthy();
  expect(offered('ชั้น')).toEqual(['ชนิด D1T1', 'ชนิด D1T2']);
});
