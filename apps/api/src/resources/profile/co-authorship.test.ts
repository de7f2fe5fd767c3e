import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form } from '../../../test/forms.ts';
import { sample } from '../../../test/samples/works/work.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let owner: Client;
let author: Client;
let other: Client;
beforeAll(async () => {
  t = await testApp();
  await seedReference(t.app.db);
  const pages = { '/web/content_work': { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' } } as const;
  owner = await t.person({ user_name: 'owner', pages });
  author = await t.person({ user_name: 'author', pages });
  other = await t.person({ user_name: 'other' });
});
afterAll(() => t.close());

let count = 0;
async function make(authors: object[], more: object = {}): Promise<number> {
  count += 1;
  const body = { ...(await sample.body(count, t)), work_authors: JSON.stringify(authors), ...more };
  const made = await owner.call('POST /web_con_works', form(body));
  expect(made.statusCode, made.body).toBe(201);
  return made.json().work_id;
}
const asked = async (by: Client) =>
  (await by.call('GET /api/profileCoAuthorships'))
    .json()
    .map(({ work_id, author_state, name_th }: Record<string, unknown>) => [work_id, author_state, name_th]);
const say = (by: Client, work_id: number, author_state: string) => by.call(`PUT /api/profileCoAuthorships/${work_id}`, { author_state });
const change = async (work_id: number, body: object) => (await owner.call('POST /update_con_works', { work_id, ...body })).json();

test('a co-author is asked, confirms or refuses, and takes it back; the owner is told of a refusal', async () => {
  const work_id = await make([{ user_name: 'author', work_weight: 30 }]);
  expect(await asked(author)).toEqual([[work_id, 'waiting', 'ทดสอบ owner']]);
  expect(await asked(owner)).toEqual([]);
  expect((await say(author, work_id, 'confirmed')).json()).toEqual({ author_state: 'confirmed' });
  expect(await asked(author)).toEqual([]);
  await say(author, work_id, 'refused');
  expect([await asked(author), await asked(owner)]).toEqual([[], [[work_id, 'refused', 'ทดสอบ author']]]);
  const owners = await t.app.db.notice.findMany({ where: { kind: 'co_author', user: { user_name: 'owner' } } });
  expect(owners).toMatchObject([{ record_id: String(work_id), data: { detail: { th: 'ทดสอบ author แจ้งว่าไม่ใช่ผลงานของตน' } } }]);
  // who refused does not see it among their works, and the owner sees who said it, and when
  expect((await author.call('GET /api/profileSharedWorks')).json()).toEqual([]);
  const row = (await owner.call(`GET /web_con_works/${work_id}`)).json();
  expect(row.work_authors).toMatchObject([{ user_name: 'author', author_state: 'refused', decided_at: expect.stringMatching(/^20/) }]);
  const [line] = (await owner.call(`GET /history/work/${work_id}`)).json().rows;
  expect(line).toMatchObject({
    user_name: 'author',
    changes: { work_authors: [[{ author_state: 'confirmed' }], [{ author_state: 'refused' }]] },
  });
  await say(author, work_id, 'waiting');
  expect([await asked(author), await asked(owner)]).toEqual([[[work_id, 'waiting', 'ทดสอบ owner']], []]);
  await say(author, work_id, 'confirmed');
});

test('only the co-author decides, also one who sees all works, and not the owner', async () => {
  const work_id = await make([{ user_name: 'author' }]);
  const admin = await t.person({ role: 'admin' });
  for (const by of [owner, other, admin]) expect((await say(by, work_id, 'confirmed')).statusCode).toBe(404);
  expect((await say(author, work_id, 'mine')).statusCode).toBe(400);
  expect(await asked(author)).toEqual([[work_id, 'waiting', 'ทดสอบ owner']]);
  // under own_only a co-author reads, and changes nothing
  expect((await author.call(`GET /web_con_works/${work_id}`)).json()).toMatchObject({ work_id, work_h_file: null });
  expect((await author.call('POST /update_con_works', { work_id, work_authors: [] })).statusCode).toBe(404);
  await change(work_id, { active: 'N' });
  expect(await asked(author)).toEqual([]);
});

test('what was said stays when the owner saves, with another share too; who is linked anew is asked anew', async () => {
  const work_id = await make([{ user_name: 'author', work_weight: 30 }]);
  await say(author, work_id, 'confirmed');
  const authors = [
    { user_name: 'author', work_weight: 40 },
    { user_name: 'other', work_weight: '' },
  ];
  expect((await change(work_id, { work_authors: authors })).work_authors).toMatchObject([
    { user_name: 'author', work_weight: 40, author_state: 'confirmed' },
    { user_name: 'other', work_weight: null, author_state: 'waiting' },
  ]);
  await change(work_id, { work_authors: [] });
  expect((await change(work_id, { work_authors: authors.slice(0, 1) })).work_authors).toMatchObject([{ author_state: 'waiting' }]);
});

test('the corresponding author is the owner or a co-author, and is given up with them', async () => {
  const refused = await owner.call('POST /web_con_works', form({ ...(await sample.body(90, t)), corresponding_author: 'other' }));
  expect(refused.json()).toMatchObject({ fields: { corresponding_author: { code: 'not_an_author' } } });
  const work_id = await make([{ user_name: 'author' }], { corresponding_author: 'author' });
  expect(await change(work_id, { work_public_no: '2' })).toMatchObject({ corresponding_author: 'author' });
  expect(await change(work_id, { work_authors: [] })).toMatchObject({ corresponding_author: null });
  expect(await change(work_id, { corresponding_author: 'owner' })).toMatchObject({ corresponding_author: 'owner' });
});
