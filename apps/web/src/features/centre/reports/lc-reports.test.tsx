import type { LcOverview } from '@faculty/contracts/centre/lc-overview';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, fetchFile } from '../../../kit/api/http.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { CardsDialog } from '../cards/cards-dialog.lazy.tsx';
import { LcOverviewScreen } from '../overview/lc-overview.screen.tsx';
import { LcReportsButton } from './lc-reports-button.tsx';

vi.setConfig({ testTimeout: 30_000 });

const month: LcOverview = {
  visits: 3,
  people: 2,
  minutes: 190,
  timed: 1,
  closed: 1,
  inside: 1,
  visits_before: 7,
  latest: '2026-11',
  departments: [{ up_department_name_th: 'คณะศิลปศาสตร์', up_department_name_en: '', U: 1, E: 0, S: 2, all: 3 }],
  days: [
    { day: '2026-11-01', U: 0, E: 0, S: 0, all: 0 },
    { day: '2026-11-02', U: 1, E: 0, S: 2, all: 3 },
  ],
  hours: [{ hour: 9, weekdays: [3, 0, 0, 0, 0, 0, 0] }],
};

beforeEach(() => {
  vi.mocked(fetchFile).mockResolvedValue({ content: new Blob(['x']), contentDisposition: null });
  vi.mocked(call).mockResolvedValue(month);
});

function OverviewOfAddress() {
  const [params] = useSearchParams();
  return <LcOverviewScreen month={params.get('month') ?? ''} onBack={() => {}} />;
}

test('the report dialog asks for a Buddhist year, and for the report in the Gregorian one', async () => {
  renderInApp(<LcReportsButton month={{ year: 2026, month: 9 }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'รายงาน' }));
  const year = await screen.findByRole('textbox', { name: 'ปี พ.ศ.' });
  expect(year).toHaveProperty('value', '2569');
  fireEvent.change(year, { target: { value: '๒๕๖๘' } });
  fireEvent.click(screen.getByRole('button', { name: 'ทะเบียนการเข้าใช้ศูนย์ภาษา (Excel)' }));
  await waitFor(() =>
    expect(fetchFile).toHaveBeenCalledExactlyOnceWith(
      'GET /report/lc_master_r_001/:extension/:year/:month',
      expect.objectContaining({ params: { extension: 'xlsx', year: 2025, month: 9 } }),
    ),
  );
});

test('all six reports are saved by one press, one after another', async () => {
  const open = vi.spyOn(window, 'open');
  renderInApp(<LcReportsButton month={{ year: 2026, month: 9 }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'รายงาน' }));
  fireEvent.click(await screen.findByRole('button', { name: 'ทั้งหกรายงาน (PDF)' }));
  await waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(6));
  expect(new Set(vi.mocked(fetchFile).mock.calls.map(([route]) => route)).size).toBe(6);
  // a browser opens one window for a press
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['1899', 'ระบุปีเป็น พ.ศ. ต่ำสุดคือ 2000'],
  ['', 'จำเป็นต้องระบุ (required)'],
  ['ก', 'จำเป็นต้องระบุ (required)'],
])('a year %j is told what is wrong with it, and makes no report', async (typed, words) => {
  renderInApp(<LcReportsButton />);
  fireEvent.click(await screen.findByRole('button', { name: 'รายงาน' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /ปี พ.ศ./ }), { target: { value: typed } });
  expect(await screen.findByText(words)).toBeTruthy();
  const buttons = within(screen.getByRole('list', { name: 'รายงานของเดือนนี้' })).getAllByRole('button');
  expect(buttons).toHaveLength(14);
  expect(buttons.every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
});

test.each(['69', '26', '๖๙', '2026', '๒๐๒๖'])('a year %s is 2569, before the field is left and after it', async (typed) => {
  renderInApp(<LcReportsButton month={{ year: 2020, month: 9 }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'รายงาน' }));
  const year = await screen.findByRole<HTMLInputElement>('textbox', { name: 'ปี พ.ศ.' });
  fireEvent.change(year, { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'ทะเบียนการเข้าใช้ศูนย์ภาษา (Excel)' }));
  await waitFor(() => expect(vi.mocked(fetchFile).mock.calls[0]?.[1]?.params).toEqual({ extension: 'xlsx', year: 2026, month: 9 }));
  fireEvent.blur(year);
  expect(year.value).toBe('2569');
});

test('the overview shows a year once it is whole or left, and the field keeps the focus', async () => {
  const { search } = renderInApp(<OverviewOfAddress />, { at: '/books?month=2026-11' });
  const year = await screen.findByRole<HTMLInputElement>('textbox', { name: 'ปี พ.ศ.' });
  year.focus();
  fireEvent.change(year, { target: { value: '68' } });
  expect(search().get('month')).toBe('2026-11');
  fireEvent.blur(year);
  expect(search().get('month')).toBe('2025-11');
  expect(year.value).toBe('2568');
  fireEvent.change(year, { target: { value: '2024' } });
  expect(search().get('month')).toBe('2024-11');
  expect(year.value).toBe('2567');
  expect(document.activeElement).toBe(year);
});

test('the overview tells every figure in tables', async () => {
  renderInApp(<LcOverviewScreen month="2026-11" onBack={() => {}} />);
  const byDay = await screen.findByRole('table', { name: 'ตามวัน' });
  expect(within(byDay).getByRole('row', { name: /2 พฤศจิกายน 2569/ }).textContent).toBe('2 พฤศจิกายน 25692013');
  expect(within(screen.getByRole('table', { name: 'ตามหน่วยงาน' })).getByText('นักศึกษา 2 ครั้ง, บุคคลทั่วไป 1 ครั้ง')).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'ตามช่วงเวลาและวันในสัปดาห์' })).getByRole('row', { name: /09:00/ }).textContent).toBe(
    '09:003000000',
  );
  expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({ params: { year: 2026, month: 11 } });
});

test('hours and average leave out who did not scan out and who is still in, and say how many those are', async () => {
  renderInApp(<LcOverviewScreen month="2026-11" onBack={() => {}} />);
  const figures = (await screen.findByText('เวลารวม (ชั่วโมง)')).closest('dl') as HTMLElement;
  expect([...figures.children].map((figure) => figure.textContent)).toEqual([
    'เข้าใช้ (ครั้ง)3เดือนก่อนหน้า 7 ครั้ง',
    'สมาชิก (คน)2',
    'เวลารวม (ชั่วโมง)3เฉลี่ยครั้งละ 190 นาที',
    'ไม่ได้สแกนออก (ครั้ง)1ไม่นับรวมในเวลา',
    'ยังอยู่ในศูนย์ (ครั้ง)1ไม่นับรวมในเวลา',
  ]);
});

test('a month without visits leads to the latest that has some', async () => {
  vi.mocked(call).mockResolvedValue({ ...month, visits: 0, people: 0, minutes: 0, closed: 0, departments: [], days: [], hours: [] });
  renderInApp(<LcOverviewScreen month="2019-03" onBack={() => {}} />, { at: '/books?month=2019-03' });
  expect(await screen.findByText('ไม่มีผู้เข้าใช้ในเดือนนี้')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'ดูพฤศจิกายน 2569' })).toBeTruthy();
});

test('cards are asked for as the list is filtered, on the paper chosen', async () => {
  vi.mocked(call).mockResolvedValue({ rows: [], count: 3 });
  const onClose = vi.fn();
  renderInApp(<CardsDialog ask={{ q: 'น้ำ', user_type: 'S' }} onClose={onClose} />);
  fireEvent.click(await screen.findByRole('radio', { name: /ขนาดบัตร/ }));
  fireEvent.click(screen.getByRole('button', { name: 'สร้างไฟล์ PDF' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const query = { q: 'น้ำ', user_type: 'S', user_id: undefined, layout: 'card' };
  expect(fetchFile).toHaveBeenCalledWith('GET /mem_lc_cards', expect.objectContaining({ query }));
});

test('cards of many members come in portions, one after the other', async () => {
  vi.mocked(call).mockResolvedValue({ rows: [], count: 450 });
  const onClose = vi.fn();
  renderInApp(<CardsDialog ask={{ user_type: 'S' }} onClose={onClose} />);
  const portion = await screen.findByRole('combobox', { name: 'ชุดที่พิมพ์' });
  expect([...portion.children].map((option) => option.textContent)).toEqual([
    'ชุดที่ 1 (ใบที่ 1–200)',
    'ชุดที่ 2 (ใบที่ 201–400)',
    'ชุดที่ 3 (ใบที่ 401–450)',
  ]);
  const print = () => fireEvent.click(screen.getByRole('button', { name: 'สร้างไฟล์ PDF' }));
  for (const part of [1, 2, 3]) {
    await waitFor(() => expect(portion).toHaveProperty('value', String(part)));
    print();
    await waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(part));
    expect(vi.mocked(fetchFile).mock.lastCall?.[1]).toMatchObject({ query: { user_type: 'S', part } });
  }
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
