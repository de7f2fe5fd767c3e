import { peopleWhoLeftRoute } from '@faculty/contracts/website/person-page';
import type { ActivityRow } from '@faculty/contracts/works/activity';
import type { ReviewItem } from '@faculty/contracts/works/review';
import type { ReviewState } from '@faculty/contracts/works/review-state';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../kit/api/http.ts';
import type { OnWire } from '../../../kit/testing/on-wire.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { reviewScreenPhrases } from './review.phrases.ts';
import { ReviewScreen } from './review.screen.tsx';
import { readingMilliseconds } from './use-deciding-keys.ts';

const moment = '2026-11-01T00:00:00.000Z';
const states = new Map<number, ReviewState>();
/** Decisions as they were sent: `1 S`. */
let sent: string[] = [];
const activity = (n: number): OnWire<ActivityRow> => ({
  activity_id: n,
  user_name: 'malee',
  full_name_th: 'มาลี ใจดี',
  full_name_en: 'Malee Jaidee',
  activity_type: 'A2',
  activity_level: 'L4',
  activity_title_th: `กิจกรรม ${n}`,
  activity_title_en: `Activity ${n}`,
  activity_agency_title: 'คณะ',
  activity_place_title: 'ห้อง',

  remark: '-',
  activity_date: '2026-10-01',
  status_link: 'N',
  activity_h_file: null,
  activity_h_url: '#',
  status_check: states.get(n) ?? 'W',
  status_check_text: '',
  status_check_field: '',
  green_office: 'N',
  active: 'Y',
  people_count: 0,
  created_by: 'malee',
  created_at: moment,
  updated_by: 'malee',
  updated_at: moment,
  checkbox_select: [],
});
const item = (n: number): OnWire<ReviewItem> => ({
  review_id: `activity-${n}`,
  entity: 'activity',
  record_id: String(n),
  title_en: '',
  title: `กิจกรรม ${n}`,
  user_name: 'malee',
  full_name_th: 'มาลี ใจดี',
  full_name_en: 'Malee Jaidee',
  since: moment,
  earlier_reason: '',
  asks: null,
});

let seconds = 0;
beforeEach(() => {
  sent = [];
  states.clear();
  vi.mocked(call).mockImplementation(async (route, { params, body } = {}) => {
    const n = Number(params?.activity_id ?? params?.record_id);
    if (route === 'GET /web_con_activitys/:activity_id') return activity(n);
    if (route === 'GET /reviews') return { rows: [1, 2, 3, 4, 5].map(item), count: 5 };
    if (route !== 'PUT /reviews/:entity/:record_id') return [];
    const { status_check } = body as { status_check: ReviewState };
    sent.push(`${n} ${status_check}`);
    states.set(n, status_check);
    seconds += 1;
    const updated_at = new Date(Date.parse(moment) + seconds * 1000).toISOString();
    return { ...activity(n), entity: 'activity', record_id: String(n), updated_at, message: 'ok' };
  });
});

const open = (n: number) => renderInApp(<ReviewScreen />, { path: '/web/review', at: `/web/review?review=activity-${n}` });
const titleOf = (n: number) => screen.findByRole('heading', { level: 1, name: `กิจกรรม ${n}` });
const press = (code: string, more: object = {}) =>
  fireEvent.keyDown(document.body, { code: `Key${code}`, key: code.toLowerCase(), ...more });
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const read = () => wait(readingMilliseconds + 200);
/** The record is in sight and was read. */
const atRest = async (n: number) => {
  await titleOf(n);
  await read();
};

test('a key that is held approves one record', async () => {
  open(1);
  await atRest(1);
  press('A');
  for (let times = 0; times < 30; times += 1) {
    await wait(30);
    press('A', { repeat: true });
  }
  await atRest(2);
  press('A', { repeat: true });
  await wait(50);
  expect(sent).toEqual(['1 S']);
});

test('four quick presses approve one record, and the person is told that the others did nothing', async () => {
  open(1);
  await atRest(1);
  for (let times = 0; times < 4; times += 1) {
    press('A');
    await wait(120);
  }
  await titleOf(2);
  expect(await screen.findByText(reviewScreenPhrases.early.th)).toBeTruthy();
  expect(sent).toEqual(['1 S']);
  await read();
  press('A');
  await titleOf(3);
  expect(sent).toEqual(['1 S', '2 S']);
});

test('the second press of a double click does not fall on the next record', async () => {
  open(1);
  await atRest(1);
  fireEvent.click(screen.getByRole('button', { name: reviewScreenPhrases.accept.th }), { detail: 1 });
  await titleOf(2);
  fireEvent.click(await screen.findByRole('button', { name: reviewScreenPhrases.accept.th }), { detail: 2 });
  await wait(50);
  expect(sent).toEqual(['1 S']);
});

test('U takes back one decision of the session after the other, and the list names them all', async () => {
  open(1);
  for (const n of [1, 2, 3]) {
    await atRest(n);
    press('A');
  }
  await atRest(4);
  expect(screen.getByText(reviewScreenPhrases.position(4, 5, 2).th)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: reviewScreenPhrases.decided(3).th }));
  fireEvent.click(await screen.findByRole('menuitem', { name: reviewScreenPhrases.undoOf('ถูกต้อง', 'กิจกรรม 1', '1').th }));
  await titleOf(1);
  await waitFor(() => expect(sent.slice(3)).toEqual(['1 W']));
  for (const n of [3, 2]) {
    press('U');
    press('U', { repeat: true });
    await titleOf(n);
  }
  press('U');
  await wait(50);
  expect(sent.slice(3)).toEqual(['1 W', '3 W', '2 W']);
});

test('a reason that was begun is there again, and Ctrl+Enter sends it', async () => {
  open(1);
  await atRest(1);
  press('R');
  const reason = await screen.findByRole('textbox', { name: /เหตุผลของผู้ตรวจ/ });
  fireEvent.change(reason, { target: { value: 'ไม่มีไฟล์' } });
  fireEvent.keyDown(reason, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('กิจกรรม 1');
  press('R');
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /เหตุผลของผู้ตรวจ/ });
  expect(again.value).toBe('ไม่มีไฟล์');
  const field = screen.getByRole('combobox');
  fireEvent.click(field);
  await screen.findByRole('listbox');
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.keyDown(again, { key: 'Enter', code: 'Enter', ctrlKey: true });
  await titleOf(2);
  expect(sent).toEqual(['1 C']);
});

test('J opens the first record of the queue', async () => {
  const { search } = renderInApp(<ReviewScreen />, { path: '/web/review' });
  await screen.findByText('กิจกรรม 1');
  press('J');
  await titleOf(1);
  expect(search().get('review')).toBe('activity-1');
});

test.each([
  ['and is sent when that is the same', {}, ['1 S']],
  ['and is dropped when somebody has changed it', { updated_at: '2026-11-02T00:00:00.000Z' }, []],
])('a decision pressed while the record is read again waits, %s', async (_, change, expected) => {
  open(1);
  await titleOf(1);
  press('J');
  await titleOf(2);
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const usual = vi.mocked(call).getMockImplementation();
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route !== 'GET /web_con_activitys/:activity_id') return usual?.(route, input);
    await arriving;
    return { ...activity(1), ...change };
  });
  press('K');
  await titleOf(1);
  fireEvent.click(screen.getByRole('button', { name: reviewScreenPhrases.accept.th }), { detail: 1 });
  expect(sent).toEqual([]);
  arrive();
  await wait(300);
  expect(sent).toEqual(expected);
  expect(screen.queryAllByText(reviewScreenPhrases.changedMeanwhile.th)).toHaveLength(expected.length === 0 ? 1 : 0);
});

test('nothing is asked for that only keepers of showcases may read', async () => {
  open(1);
  await titleOf(1);
  expect(vi.mocked(call).mock.calls.map(([route]) => route)).not.toContain(peopleWhoLeftRoute);
});
