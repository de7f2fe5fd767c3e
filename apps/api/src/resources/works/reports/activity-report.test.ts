import { activityReport } from '@faculty/contracts/works/activity-report';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPages, sheetOf, squeezed, titlesIn } from '../../../../test/support/read-reports.ts';
import { type Client, type TestApp, testApp } from '../../../../test/test-app.ts';

let t: TestApp;
let reviewer: Client;
let lecturer: Client;
let other: Client;
const page = '/web/content_activity';

beforeAll(async () => {
  t = await testApp();
  await seedReference(t.app.db);
  reviewer = await t.person({ user_name: 'reviewer', pages: { [page]: { view: 'Y', edit: 'Y' } } });
  lecturer = await t.person({ user_name: 'lecturer', pages: { [page]: { view: 'Y', own_only: 'Y' } } });
  other = await t.person({ user_name: 'other.person', pages: { [page]: { view: 'Y', own_only: 'Y' } } });
  const activity = (user_name: string, activity_title_th: string, date: string, active: 'Y' | 'N' = 'Y') => ({
    user_name,
    activity_title_th,
    activity_type: date < '2026-06' ? 'A1' : 'A2',
    activity_date: new Date(date),
    active,
    created_by: 'test',
    updated_by: 'test',
  });
  await t.app.db.activity.createMany({
    data: [
      activity('lecturer', 'อบรมการเขียนบทความ', '2026-05-31'),
      activity('lecturer', 'สัมมนาวิชาการ', '2026-06-01'),
      activity('lecturer', 'กิจกรรมที่ยกเลิก', '2026-06-01', 'N'),
      activity('other.person', 'กิจกรรมของผู้อื่น', '2026-06-02'),
    ],
  });
  const { activity_id } = await t.app.db.activity.findFirstOrThrow({ where: { activity_type: 'A1' } });
  await t.app.db.activityUser.createMany({ data: ['reviewer', 'other.person'].map((user_name) => ({ activity_id, user_name })) });
});
afterAll(() => t.close());

test('tells what the database holds, row by row, in both formats', async () => {
  const rows = await sheetOf(reviewer, 'GET /report/master_r_002?extension=xlsx&username=-');
  expect(rows).toEqual([
    expect.objectContaining({ วันที่: new Date('2026-06-02'), ชื่อกิจกรรม: 'กิจกรรมของผู้อื่น', 'ผู้เข้าร่วม (คน)': null }),
    expect.objectContaining({ วันที่: new Date('2026-06-01'), ชื่อกิจกรรม: 'สัมมนาวิชาการ', ประเภท: 'อบรม สัมมนา และประชุมเชิงปฏิบัติการ' }),
    expect.objectContaining({ วันที่: new Date('2026-05-31'), ชื่อกิจกรรม: 'อบรมการเขียนบทความ', 'ผู้เข้าร่วม (คน)': 2, ระดับ: 'คณะ' }),
  ]);
  const pdf = await reviewer.call('GET /report/master_r_002?extension=pdf&username=-&start_date=2026-05-31');
  const text = (await readPages(pdf.rawPayload)).join('');
  for (const words of ['ตั้งแต่วันที่ 31 พฤษภาคม 2569', 'กิจกรรมของผู้อื่น', 'สัมมนาวิชาการ', '31 พ.ค. 2569', 'รอตรวจ 3 รายการ', 'บุคลากรทุกคน'])
    expect(text).toContain(squeezed(words));
});

test('of a time, both days included; of oneself where nobody is named', async () => {
  const asked = 'GET /report/master_r_002?extension=xlsx&username=-';
  expect(await titlesIn(reviewer, `${asked}&start_date=2026-06-01&end_date=2026-06-01`)).toEqual(['สัมมนาวิชาการ']);
  expect(await titlesIn(reviewer, `${asked}&activity_type=A1&start_date=`)).toEqual(['อบรมการเขียนบทความ']);
  expect(await titlesIn(lecturer, 'GET /report/master_r_002?extension=xlsx')).toEqual(['สัมมนาวิชาการ', 'อบรมการเขียนบทความ']);
});

test.each(['&username=other.person', '&username=-', '&username=nobody.here', ''])(
  'who sees only their own gets those: %s',
  async (whose) => {
    const route = `GET /report/master_r_002?extension=xlsx${whose}`;
    expect(await titlesIn(lecturer, route)).toEqual(['สัมมนาวิชาการ', 'อบรมการเขียนบทความ']);
    // theirs, and what they took part in
    expect(await titlesIn(other, route)).toEqual(['กิจกรรมของผู้อื่น', 'อบรมการเขียนบทความ']);
  },
);

test('tells of one person what they took part in, as the list does', async () => {
  const rows = await sheetOf(reviewer, 'GET /report/master_r_002?extension=xlsx&username=other.person');
  expect(rows.map((row) => [row.ชื่อกิจกรรม, row.บทบาท])).toEqual([
    ['กิจกรรมของผู้อื่น', 'เจ้าของ'],
    ['อบรมการเขียนบทความ', 'ผู้เข้าร่วม'],
  ]);
  const listed = (await reviewer.call('GET /web_con_activitys?user_name=other.person')).json();
  expect(listed.map((row: { activity_title_th: string }) => row.activity_title_th)).toEqual(rows.map((row) => row.ชื่อกิจกรรม));
});

describe('bad input', () => {
  test.each([
    ['username=-', 'extension', 'required'],
    ['extension=csv', 'extension', 'choice'],
    ['extension=pdf&username=nobody.here', 'username', 'unknown_reference'],
    ['extension=pdf&username=a%20b', 'username', 'user_name'],
    ['extension=pdf&activity_type=a%20b', 'activity_type', 'format'],
    ['extension=pdf&status_check=X', 'status_check', 'choice'],
    ['extension=pdf&start_date=31/12/2569', 'start_date', 'date'],
    ['extension=pdf&start_date=2026-02-30', 'start_date', 'date'],
    ['extension=pdf&end_date=0000-01-01', 'end_date', 'date'],
    ['extension=pdf&start_date=2026-06-02&end_date=2026-06-01', 'start_date', 'start_after_end'],
    ['extension=pdf&extension=xlsx', 'extension', 'choice'],
  ])('%s names %s: %s', async (query, field, code) => {
    const response = await reviewer.call(`GET /report/master_r_002?${query}`);
    expect(response.json()).toMatchObject({ statusCode: 400, code: 'invalid', fields: { [field]: { code } } });
  });
});

test('its definition fits a sheet', () => {
  expect(activityReport.table).toMatch(/^[^[\]:*?/\\]{1,31}$/);
  expect(new Set(activityReport.columns.map(({ title }) => title)).size).toBe(activityReport.columns.length);
});
