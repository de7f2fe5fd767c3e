import { afterAll, beforeAll, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { dayDate } from '../../kit/crud/days.ts';
import { remindOfEnds } from './mou-reminders.ts';

let t: TestApp;
let editor: Client;
beforeAll(async () => {
  t = await testApp();
  editor = await t.person({ user_name: 'keeper', pages: { '/web/content_doc_mou': { super_admin: 'Y' } } });
});
afterAll(() => t.close());

const end = '2030-12-31';
const daysBefore = (days: number) => new Date(dayDate(end).getTime() - days * 86_400_000).toISOString().slice(0, 10);
async function makeMou(fields: Record<string, string> = {}): Promise<number> {
  const answer = await editor.call(
    'POST /web_con_docs',
    form({
      doc_section: 'MOU',
      doc_title_th: 'ความร่วมมือ',
      doc_content_th: 'สถานทูต',
      doc_type_tag: 'D1T1',
      doc_year: '2569',
      status_link: 'N',
      doc_h_url: 'https://faculty.example/mou',
      doc_h_image_th: await picture(),
      mou_end_date: end,
      mou_owner: 'keeper',
      ...fields,
    }),
  );
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().doc_id;
}
const told = () => t.app.db.notice.findMany({ where: { kind: 'mou_ends' }, orderBy: { notice_id: 'asc' } });

test('the owner is told 90, 30 and 7 days before the end, once each, also by instances that look at the same time', async () => {
  const doc_id = await makeMou({ doc_title_th: 'ความร่วมมือ\nกับสถานทูต' });
  expect(await remindOfEnds(t.app, daysBefore(91))).toBe(0);
  for (const days of [90, 30, 7]) {
    const before = (await told()).length;
    const sent = await Promise.all([1, 2, 3].map(() => remindOfEnds(t.app, daysBefore(days))));
    expect(sent.reduce((sum, count) => sum + count)).toBe(1);
    expect(await remindOfEnds(t.app, daysBefore(days - 1))).toBe(0);
    expect(await told()).toHaveLength(before + 1);
  }
  expect(await t.app.db.mouReminder.count({ where: { doc_id } })).toBe(3);
  const [notice] = (await told()).toReversed();
  const { id } = await t.app.db.user.findUniqueOrThrow({ where: { user_name: 'keeper' } });
  expect(notice).toMatchObject({ user_id: id, entity: 'mou', record_id: String(doc_id), is_daily: true, mailed_at: null });
  expect(JSON.stringify(notice?.data)).toContain('31 ธันวาคม 2573');
});

test('an end that moves is reminded of anew; one entered late gets the nearest notice only', async () => {
  const doc_id = await makeMou();
  expect(await remindOfEnds(t.app, daysBefore(5))).toBe(1);
  expect(await t.app.db.mouReminder.findMany({ where: { doc_id }, select: { days: true } })).toEqual([{ days: 7 }]);
  await editor.call('POST /update_con_docs', { doc_id, mou_end_date: '2031-03-01' });
  expect(await remindOfEnds(t.app, '2031-01-01')).toBe(1);
});

test('nobody is mailed of what is retired, expired, over or nobody’s, nor somebody locked out', async () => {
  await t.person({ user_name: 'left' });
  await t.app.db.user.update({ where: { user_name: 'left' }, data: { disabled: true } });
  for (const fields of [{ active: 'N' }, { expire: 'Y' }, { mou_owner: '' }, { mou_owner: 'left' }, { mou_end_date: daysBefore(8) }])
    await makeMou(fields);
  expect(await remindOfEnds(t.app, daysBefore(7))).toBe(0);
});

test('the overview lists MOUs ending within 90 days for those who may view them', async () => {
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const doc_id = await makeMou({ mou_end_date: soon });
  await makeMou({ mou_end_date: new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10) });
  const { ending } = (await editor.call('GET /api/dashboard')).json();
  expect(ending).toEqual({
    rows: [expect.objectContaining({ entity: 'mou', record_id: doc_id, organisation_th: 'สถานทูต', day: soon, days: expect.any(Number) })],
    count: 1,
  });
  const own = await t.person({ pages: { '/web/content_doc_mou': { view: 'Y', own_only: 'Y' } } });
  expect((await own.call('GET /api/dashboard')).json().ending).toEqual({ rows: [], count: 0 });
  const stranger = await t.person({ pages: {} });
  expect((await stranger.call('GET /api/dashboard')).json()).toMatchObject({
    ending: null,
    scheduled: null,
    works: [],
    waiting: null,
    news: null,
  });
});
