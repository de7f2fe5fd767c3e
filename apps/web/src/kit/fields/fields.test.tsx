import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { MultiChoiceInput } from './choice/multi-choice-field.tsx';
import { DayInput } from './day/day-field.tsx';
import { FileInput, PictureInput } from './files/file-field.tsx';

vi.setConfig({ testTimeout: 30_000 });

type Draw<Value> = (value: Value, onChange: (value: Value) => void) => ReactNode;

/** Gives a field a value of its own. */
function Holder<Value>({ first, draw, said }: { first: Value; draw: Draw<Value>; said(value: Value): void }) {
  const [value, setValue] = useState(first);
  return draw(value, (next) => {
    said(next);
    setValue(next);
  });
}

/** Renders a field; answers what hears of every change. */
function renderField<Value>(first: Value, draw: Draw<Value>) {
  const said = vi.fn<(value: Value) => void>();
  renderInApp(<Holder first={first} draw={draw} said={said} />);
  return said;
}

const type = (label: string, text: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

it('a day typed in the Buddhist era is stored as ISO and shown with the other era', () => {
  const said = renderField<string | null>(null, (value, onChange) => <DayInput label="วันที่" value={value} onChange={onChange} />);
  type('วันที่', '๒๐/๑๑/๒๕๖๙');
  expect(said).toHaveBeenLastCalledWith('2026-11-20');
  fireEvent.blur(screen.getByLabelText('วันที่'));
  expect(screen.getByLabelText('วันที่')).toHaveProperty('value', '20/11/2569');
  expect(screen.getByText(/พ\.ศ\. 2569 \(ค\.ศ\. 2026\)/)).toBeTruthy();
});

it('a press into a day selects it, and the next one sets the caret', () => {
  renderField<string | null>('2026-11-20', (value, onChange) => <DayInput label="วันที่" value={value} onChange={onChange} />);
  const input = screen.getByLabelText('วันที่') as HTMLInputElement;
  const press = () => {
    fireEvent.mouseDown(input);
    input.focus();
    input.setSelectionRange(3, 3);
    fireEvent.mouseUp(input);
    return [input.selectionStart, input.selectionEnd];
  };
  expect(press()).toEqual([0, '20/11/2569'.length]);
  expect(press()).toEqual([3, 3]);
});

it('the calendar opens at today in Bangkok, also in a browser abroad', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T18:00:00Z') });
  renderField<string | null>(null, (value, onChange) => <DayInput label="วันที่" value={value} onChange={onChange} />);
  fireEvent.click(screen.getByLabelText('เปิดปฏิทินเลือกวันที่'));
  const today = await screen.findByLabelText(/^วันอังคารที่ 1 ธันวาคม/);
  expect([...document.querySelectorAll('[data-highlight-today]')]).toEqual([today]);
  vi.useRealTimers();
});

it.each(['31/2/2569', '27/11/3112'])('an invalid day, %s, stays as typed for validation; an empty one is null', (typed) => {
  const said = renderField<string | null>('2026-11-20', (value, onChange) => <DayInput label="วันที่" value={value} onChange={onChange} />);
  type('วันที่', typed);
  expect(said).toHaveBeenLastCalledWith(typed);
  fireEvent.blur(screen.getByLabelText('วันที่'));
  expect(screen.getByLabelText('วันที่')).toHaveProperty('value', typed);
  type('วันที่', '');
  expect(said).toHaveBeenLastCalledWith(null);
});

describe.each(['Enter', 'Tab'])('%s in a choice of several', (key) => {
  const options = [
    { value: 'A1', label: 'ทุนวิจัย' },
    { value: 'A2', label: 'ทุนเรียน' },
    { value: 'B1', label: 'ห้องสมุด' },
  ];
  const press = (typed: string) => {
    const said = renderField<string[]>([], (value, onChange) => (
      <MultiChoiceInput label="ส่วน" value={value} onChange={onChange} options={options} />
    ));
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'ส่วน' });
    box.focus();
    fireEvent.change(box, { target: { value: typed } });
    fireEvent.keyDown(box, { key, code: key });
    if (key === 'Tab') fireEvent.blur(box);
    return { said, box };
  };

  it('takes the only match', () => {
    const { said, box } = press('ห้อง');
    expect(said).toHaveBeenLastCalledWith(['B1']);
    expect(box.value).toBe('');
  });

  it.each(['ทุน', 'ไม่มีแบบนี้'])('keeps %s, which fits several or none', (typed) => {
    const { said, box } = press(typed);
    expect(said).not.toHaveBeenCalled();
    expect(box.value).toBe(typed);
    if (key === 'Tab') expect(screen.getByText(new RegExp(`ยังไม่ได้เลือก: “${typed}”`))).toBeTruthy();
  });
});

it('a stored value without an option is shown by its code', () => {
  renderField<string[]>(['A1', 'GONE'], (value, onChange) => (
    <MultiChoiceInput label="ส่วน" value={value} onChange={onChange} options={[{ value: 'A1', label: 'ทุน' }]} />
  ));
  expect(screen.getByText('GONE')).toBeTruthy();
  expect(screen.getByText('ทุน')).toBeTruthy();
});

const rule = { kind: 'image', maxMegabytes: 3, folder: 'news', public: true } as const;

it('a stored picture is shown small, with a replace button and no delete button', () => {
  renderField<File | null>(null, (value, onChange) => (
    <PictureInput label="ภาพ" value={value} onChange={onChange} rule={rule} stored="/files/news/a.jpg" />
  ));
  expect(screen.getByRole('img', { name: 'ตัวอย่างภาพ' }).getAttribute('src')).toBe('/files/news/a.jpg?size=small');
  expect(screen.getByRole('button', { name: 'เลือกไฟล์อื่นแทน: ภาพ' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /ไม่ใช้ไฟล์ที่เลือก/ })).toBeNull();
});

it('a chosen file shows name and size and can be removed', () => {
  const file = new File([new Uint8Array(2048)], 'แผน.pdf', { type: 'application/pdf' });
  const said = renderField<File | null>(file, (value, onChange) => (
    <FileInput label="เอกสาร" value={value} onChange={onChange} rule={{ ...rule, kind: 'document' }} />
  ));
  expect(screen.getByText('แผน.pdf')).toBeTruthy();
  expect(screen.getByText('2 KB')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'ไม่ใช้ไฟล์ที่เลือก: เอกสาร' }));
  expect(said).toHaveBeenLastCalledWith(null);
  expect(screen.getByRole('button', { name: /ลากไฟล์มาวาง/ })).toBeTruthy();
});

it('the focus stays in the field when the pressed element is unmounted', async () => {
  const chosen = new File(['x'], 'a.pdf');
  renderField<File | null>(chosen, (value, onChange) => (
    <FileInput id="paper" label="เอกสาร" value={value} onChange={onChange} rule={{ ...rule, kind: 'document' }} />
  ));
  const discard = screen.getByRole('button', { name: 'ไม่ใช้ไฟล์ที่เลือก: เอกสาร' });
  discard.focus();
  fireEvent.click(discard);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'เอกสาร · ลากไฟล์มาวางที่นี่ หรือกดเพื่อเลือกไฟล์' })));
});
