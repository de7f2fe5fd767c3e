import { auditColumns, defineEntity } from '@faculty/contracts/kit/entity';
import { listQuery } from '@faculty/contracts/kit/list-query';
import { requireReason, reviewColumns, reviewFields, reviewLabels, reviewStates, waiting } from '@faculty/contracts/works/review-state';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call } from '../../../kit/api/http.ts';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormPage } from '../../../kit/form/layout/form-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { StatusChip } from '../../../kit/review/status-chip.tsx';
import { saveButton, type } from '../../../kit/testing/book-form.tsx';
import { paperOnWire } from '../../../kit/testing/fixture-paper.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewGroup } from './review-group.tsx';
import { ReviewNotice } from './review-notice.tsx';

vi.setConfig({ testTimeout: 30_000 });

const essayBody = z.object({ title: z.string().max(20), ...reviewFields }).superRefine(requireReason);
type EssayBody = z.infer<typeof essayBody>;
const essayRow = z.object({ paper_id: z.int(), title: z.string(), ...reviewColumns, ...auditColumns });
type EssayRow = z.infer<typeof essayRow>;
const essayQuery = listQuery(['paper_id'], { status_check: z.enum(reviewStates).optional(), user_name: z.string().optional() });

/** A made-up entity whose records are reviewed. */
const essay = defineEntity<number, EssayRow, EssayRow, EssayBody, z.infer<typeof essayQuery>>()({
  name: 'essay',
  tag: 'Essays',
  page: '/member/prefix',
  idKey: 'paper_id',
  id: z.coerce.number<number>().int().positive(),
  row: essayRow,
  item: essayRow,
  body: essayBody,
  query: essayQuery,
  labels: { title: { th: 'ชื่อ', en: 'Title' }, ...reviewLabels },
  ownerKey: 'created_by',
  defaultOrder: [{ field: 'paper_id', sort: 'asc' }],
  files: {},
  routes: { list: 'GET /papers', read: 'GET /papers/:paper_id', create: 'POST /papers', update: 'PUT /papers/:paper_id' },
});

let onServer: object;
const saved = vi.fn<(body: unknown) => void>();
beforeEach(() => {
  localStorage.clear();
  onServer = paperOnWire(waiting);
  saved.mockClear();
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /papers/:paper_id') return onServer;
    if (route === 'GET /papers') return { rows: [], count: 0 };
    if (route.startsWith('POST /combo')) return [];
    saved(input?.body);
    return { paper_id: 7 };
  });
});

function EssayForm() {
  const form = useEntityForm(essay, { id: 7, empty: { title: '', ...waiting } });
  return (
    <FormPage form={form} title="เรียงความ">
      <ReviewNotice form={form} page={essay.page} />
      <TextField form={form} name="title" label="ชื่อ" />
      <ReviewGroup form={form} page={essay.page} />
    </FormPage>
  );
}

function Essays() {
  return <ReviewFilters list={useListPage(essay)} />;
}

const title = () => screen.findByRole('textbox', { name: 'ชื่อ' });
const asOwner = { at: '/books?edit=7', right: { own_only: true } };
const sentBack = { status_check: 'C', status_check_text: 'ชื่อสั้นเกินไป', status_check_field: 'title' };

test('an owner reads why a record was sent back, at the named field too', async () => {
  onServer = paperOnWire(sentBack);
  renderInApp(<EssayForm />, asOwner);
  expect((await title()).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('ชื่อสั้นเกินไป')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'ไปที่ช่อง “ชื่อ”' }));
  expect(document.activeElement).toBe(await title());
  expect(screen.queryByRole('combobox', { name: 'สถานะการตรวจ' })).toBeNull();
});

test('the reason does not block saving', async () => {
  onServer = paperOnWire(sentBack);
  renderInApp(<EssayForm />, asOwner);
  type(await title(), 'ชื่อใหม่');
  fireEvent.click(saveButton());
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ title: 'ชื่อใหม่' })));
});

test('warns an owner that changing an approved record resets its review', async () => {
  onServer = paperOnWire({ ...waiting, status_check: 'S' });
  renderInApp(<EssayForm />, asOwner);
  await screen.findByText(/กลับไปรอตรวจอีกครั้ง/);
});

test('sending back needs a reason; approving clears it', async () => {
  renderInApp(<EssayForm />, { at: '/books?edit=7' });
  const choose = async (name: string) => {
    fireEvent.click(screen.getByRole('combobox', { name: 'สถานะการตรวจ' }));
    fireEvent.click(await screen.findByRole('option', { name, hidden: true }));
  };
  await title();
  await choose('ไม่ถูกต้อง');
  fireEvent.click(saveButton());
  await screen.findAllByText('จำเป็นต้องระบุ (required)');
  expect(saved).not.toHaveBeenCalled();
  type(screen.getByRole('textbox', { name: /เหตุผลของผู้ตรวจ/ }), 'ไม่มีไฟล์');
  await choose('ถูกต้อง');
  await choose('ไม่ถูกต้อง');
  expect(screen.getByRole('textbox', { name: /เหตุผลของผู้ตรวจ/ })).toHaveProperty('value', 'ไม่มีไฟล์');
  await choose('ถูกต้อง');
  fireEvent.click(saveButton());
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ status_check: 'S', status_check_text: '' })));
});

test('filters of state and person are shown to those who see others’ records', async () => {
  renderInApp(<Essays />);
  await screen.findByRole('combobox', { name: 'สถานะการตรวจ' });
});

test('and hidden under own_only', async () => {
  renderInApp(<Essays />, { right: { own_only: true } });
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a chip exposes its reason without hover', () => {
  renderInApp(<StatusChip value="C" reason="ไม่มีไฟล์" />);
  expect(screen.getByRole('button', { name: 'ไม่ถูกต้อง: ไม่มีไฟล์' })).toBeDefined();
});
