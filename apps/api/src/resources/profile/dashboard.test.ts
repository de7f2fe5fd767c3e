import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { Dashboard } from '@faculty/contracts/profile/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { dayDate } from '../../kit/crud/days.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const dashboardOf = async (by: Client): Promise<Dashboard> => (await by.call('GET /api/dashboard')).json();
const inDays = (days: number) => new Date(dayDate(todayInBangkok()).getTime() + days * 86_400_000);

async function addWorks(user_name: string, count: number): Promise<void> {
  const data = Array.from({ length: count }, (_, n) => ({
    user_name,
    created_by: user_name,
    updated_by: user_name,
    work_type: 'T1',
    work_type_detail: 'Q1',
    work_title_th: `ผลงานของ ${user_name} ${n}`,
    work_title_en: `Work of ${user_name} ${n}`,
    work_public_year: 2569,
  }));
  await t.app.db.work.createMany({ data });
}

test('a reviewer who is no administrator sees the queue of the faculty and its works by year', async () => {
  const lecturer = await t.person({ user_name: 'lecturer.one', pages: { '/web/content_work': { view: 'Y', edit: 'Y', own_only: 'Y' } } });
  const dean = await t.person({
    user_name: 'dean.one',
    pages: { '/web/content_work': { view: 'Y', edit: 'Y' }, '/web/review': { view: 'Y' } },
  });
  await addWorks('lecturer.one', 9);
  await addWorks('dean.one', 1);

  const faculty = await dashboardOf(dean);
  expect(faculty).toMatchObject({
    works_scope: 'all',
    works: [{ year: 2569, status_check: 'W', count: 10 }],
    waiting_scope: 'queue',
    waiting_count: 10,
  });
  expect(faculty.waiting).toHaveLength(5);
  expect(faculty.waiting?.[0]).toEqual({
    entity: 'work',
    record_id: expect.any(String),
    title: 'ผลงานของ lecturer.one 0',
    title_en: 'Work of lecturer.one 0',
    full_name_th: 'ทดสอบ lecturer.one',
    full_name_en: 'ทดสอบ lecturer.one',
    since: todayInBangkok(),
  });
  const own = await dashboardOf(lecturer);
  expect(own).toMatchObject({ works_scope: 'own', works: [{ count: 9 }], waiting_scope: 'own', waiting_count: 9 });
});

test('a record waits since it was submitted last, not since it was created', async () => {
  const lecturer = await t.person({ user_name: 'lecturer.two', pages: { '/web/content_work': { view: 'Y', edit: 'Y', own_only: 'Y' } } });
  await addWorks('lecturer.two', 1);
  await t.app.db.work.updateMany({ where: { user_name: 'lecturer.two' }, data: { created_at: new Date('2020-01-01') } });
  expect((await dashboardOf(lecturer)).waiting).toMatchObject([{ since: todayInBangkok() }]);
});

test('what begins and what ends is listed by the nearest day, by right and own_only, without inactive records', async () => {
  const secretary = await t.person({
    user_name: 'secretary',
    pages: { '/web/content_new': { view: 'Y' }, '/web/content_page': { view: 'Y' } },
  });
  const limited = await t.person({ user_name: 'limited', pages: { '/web/content_new': { view: 'Y', own_only: 'Y' } } });
  const by = (user_name: string) => ({ created_by: user_name, updated_by: user_name });
  await t.app.db.news.createMany({
    data: [
      { ...by('limited'), order_seq: 1, news_title_th: 'เริ่มในสามวัน', new_start_date: inDays(3) },
      { ...by('secretary'), order_seq: 2, news_title_th: 'เริ่มพรุ่งนี้', news_title_en: 'Tomorrow', new_start_date: inDays(1) },
      { ...by('secretary'), order_seq: 3, news_title_th: 'เริ่มวันนี้', new_start_date: inDays(0) },
      { ...by('secretary'), order_seq: 4, news_title_th: 'ไม่ใช้', active: 'N', new_start_date: inDays(2) },
      { ...by('secretary'), order_seq: 5, news_title_th: 'อีกนาน', new_start_date: inDays(31) },
      { ...by('secretary'), order_seq: 6, news_title_th: 'ปิดวันนี้', new_start_date: inDays(-9), show_end_date: inDays(0) },
      { ...by('secretary'), order_seq: 7, news_title_th: 'ปิดไปแล้ว', new_start_date: inDays(-9), show_end_date: inDays(-1) },
    ],
  });
  await t.app.db.contentPage.create({
    data: { ...by('secretary'), page_url: 'ends-soon', page_title_th: 'หน้าที่จะปิด', page_content_th: '', show_end_date: inDays(30) },
  });
  const { scheduled, ending } = await dashboardOf(secretary);
  expect(scheduled?.count).toBe(2);
  expect(scheduled?.rows).toMatchObject([
    { entity: 'news', title_th: 'เริ่มพรุ่งนี้', title_en: 'Tomorrow', days: 1 },
    { entity: 'news', title_th: 'เริ่มในสามวัน', days: 3 },
  ]);
  expect(ending?.rows).toMatchObject([
    { entity: 'news', title_th: 'ปิดวันนี้', days: 0 },
    { entity: 'content_page', title_th: 'หน้าที่จะปิด', days: 30 },
  ]);
  expect(await dashboardOf(limited)).toMatchObject({
    scheduled: { rows: [{ title_th: 'เริ่มในสามวัน' }], count: 1 },
    ending: { rows: [], count: 0 },
  });
});
