import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form } from '../../../test/forms.ts';
import { sample } from '../../../test/samples/works/work.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Client;
let owner: Client;
let author: Client;
beforeAll(async () => {
  t = await testApp();
  await seedReference(t.app.db);
  admin = await t.person({ role: 'admin' });
  owner = await t.person({ user_name: 'owner', pages: { '/web/content_work': { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' } } });
  author = await t.person({ user_name: 'author' });
});
afterAll(() => t.close());

const works = async (by: Client) => (await by.call('GET /api/getProfileDataConWork')).json().map(({ item }: { item: number }) => item);
const years = async (by: Client) => (await by.call('GET /api/dashboard')).json().works.map(({ count }: { count: number }) => count);

test('a work counts once for the faculty and once for each of its authors, with their share', async () => {
  const shares = JSON.stringify([{ user_name: 'author', work_weight: 30 }]);
  const made = (await owner.call('POST /web_con_works', form({ ...(await sample.body(1, t)), work_authors: shares }))).json();
  expect(made.work_authors).toEqual([expect.objectContaining({ user_name: 'author', work_weight: 30, full_name_th: 'ทดสอบ author' })]);
  for (const person of [owner, author]) {
    expect(await works(person)).toEqual([1]);
    expect(await years(person)).toEqual([1]);
  }
  expect(await years(admin)).toEqual([1]);
  expect((await author.call('GET /api/profileSharedWorks')).json()).toEqual([
    {
      work_id: made.work_id,
      work_title_th: 'คำถิ่นใต้ 1',
      work_title_en: 'Words of the south',
      work_public_year: 2569,
      year: 2569,
      parameter_th: 'บทความวิจัย',
      parameter_en: 'Research articles',
      work_weight: 30,
      status_check: 'W',
      owner_name_th: 'ทดสอบ owner',
      owner_name_en: 'ทดสอบ owner',
    },
  ]);
  // its owner is no co-author, and what waits for review is theirs to know
  expect((await owner.call('GET /api/profileSharedWorks')).json()).toEqual([]);
  expect((await author.call('GET /api/dashboard')).json()).toMatchObject({ waiting: null, waiting_count: 0 });
});

test('a cancelled work counts for nobody', async () => {
  await t.app.db.work.updateMany({ data: { status_check: 'E' } });
  expect([await works(owner), await works(author)]).toEqual([[], []]);
});

test('co-authors change with the work, stand in its history, and cannot be deleted under it', async () => {
  const { work_id } = (await owner.call('POST /web_con_works', form(await sample.body(2, t)))).json();
  const change = (work_authors: unknown) => owner.call('POST /update_con_works', { work_id, work_authors });
  expect((await change([{ user_name: 'owner', work_weight: 30 }])).json()).toMatchObject({
    fields: { 'work_authors.0.user_name': { code: 'author_is_owner' } },
  });
  expect((await change([{ user_name: 'author', work_weight: '๓๓.333' }])).json().work_authors).toMatchObject([{ work_weight: 33.33 }]);
  // what is not given stays
  const other = await owner.call('POST /update_con_works', { work_id, work_public_no: '2' });
  expect(other.json().work_authors).toHaveLength(1);
  const [line] = (await owner.call(`GET /history/work/${work_id}`)).json().rows.slice(1);
  expect(line.changes.work_authors).toEqual([[], [expect.objectContaining({ user_name: 'author' })]]);
  expect((await admin.call(`POST /delete_mem_users`, { id: author.id })).json()).toMatchObject({ message: 'Relation' });
  expect((await change([])).json().work_authors).toEqual([]);
});

test('a work that is deleted and restored has its co-authors again', async () => {
  const shares = JSON.stringify([{ user_name: 'author', work_weight: 10 }]);
  const { work_id } = (await admin.call('POST /web_con_works', form({ ...(await sample.body(3, t)), work_authors: shares }))).json();
  await admin.call('POST /delete_con_works', { work_id });
  const binned = await t.app.db.binned.findFirstOrThrow({ where: { entity: 'work', record_id: String(work_id) } });
  expect((await admin.call(`POST /bin/${binned.binned_id}/restore`)).statusCode).toBe(200);
  expect((await admin.call(`GET /web_con_works/${work_id}`)).json().work_authors).toMatchObject([{ user_name: 'author', work_weight: 10 }]);
});
