import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mergedAccountFields, mergedInfoFields } from '@faculty/contracts/members/person-merge';
import { Prisma } from '@faculty/prisma/client';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everything } from '../../../test/every-row.ts';
import { form } from '../../../test/forms.ts';
import { raceOnRow } from '../../../test/row-race.ts';
import { allSamples } from '../../../test/samples/sample.ts';
import { sample as workSample } from '../../../test/samples/works/work.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { quoted, tablesNamingPeople } from '../../kit/people/person-references.ts';
import { collectTexts } from '../../kit/search/collect-texts.ts';

let t: TestApp;
let boss: Client;
beforeAll(async () => {
  t = await testApp();
  await seedReference(t.app.db);
  boss = await t.person({ role: 'admin', user_name: 'the.boss' });
}, 60_000);
afterAll(() => t.close());

let made = 0;
interface Two {
  kept: Client;
  gone: Client;
}
/** Two accounts of one person. */
async function twice(pages: Parameters<TestApp['person']>[0] = {}): Promise<Two> {
  made += 1;
  return { kept: await t.person({ user_name: `kept${made}` }), gone: await t.person({ user_name: `gone${made}`, ...pages }) };
}
const preview = async ({ kept, gone }: Two) => (await boss.call(`GET /person_merges?kept=${kept.user_name}&gone=${gone.user_name}`)).json();
async function bodyOf(two: Two, more: object = {}): Promise<object> {
  const { kept, gone } = await preview(two);
  return {
    kept: two.kept.user_name,
    gone: two.gone.user_name,
    kept_updated_at: kept.updated_at,
    gone_updated_at: gone.updated_at,
    ...more,
  };
}
const merge = async (two: Two, more: object = {}, by = boss) => by.call('POST /person_merges', await bodyOf(two, more));
const undo = ({ gone }: Two, by = boss) => by.call(`DELETE /person_merges/${gone.user_name}`);
const workOf = async (owner: string, authors: string[] = []): Promise<number> => {
  const work_authors = JSON.stringify(authors.map((user_name) => ({ user_name, work_weight: 10 })));
  made += 1;
  return (await boss.call('POST /web_con_works', form({ ...(await workSample.body(made, t)), user_name: owner, work_authors }))).json()
    .work_id;
};
const authorsOf = async (work_id: number) =>
  (await t.app.db.workAuthor.findMany({ where: { work_id }, orderBy: { user_name: 'asc' } })).map(({ user_name }) => user_name);
/** All rows but the history, which grows by two lines, sessions, which stay ended, and what jobs write. */
async function dump() {
  // the job does it a minute after the start, which under load is between two dumps
  await collectTexts(t.app);
  const tables = await everything(t.app);
  for (const table of ['audit_logs', 'sessions', 'orphan_candidates', 'chores']) delete tables[table];
  return {
    ...tables,
    lines: await t.app.db.auditLog.groupBy({ by: ['user_name'], _count: true, where: { user_name: { startsWith: 'gone' } } }),
  };
}

test('every column of the schema that names a person moves, or is known to stay', async () => {
  const schema = path.join(import.meta.dirname, '../../../../../prisma/schema');
  const models = readdirSync(schema).flatMap((file) => [
    ...readFileSync(path.join(schema, file), 'utf8').matchAll(/^model \w+ \{([\s\S]*?)^ {2}@@map\("(\w+)"\)/gm),
  ]);
  const named = models.flatMap(([, fields = '', table]) =>
    [...fields.matchAll(/^ {2}(\w+) +String\S*(.*)/gm)].flatMap(([, name = '', more = '']) =>
      /VarChar\(25\)/.test(more) || /(^|_)(user|user_name|owner|author|person|member)$|_(by|into)$/.test(name) ? [`${table}.${name}`] : [],
    ),
  );
  const moved = (await tablesNamingPeople(t.app.db)).flatMap(({ table, columns }) => columns.map((name) => `${table}.${name}`));
  // the account and its member record stay apart; the others name a member of the language centre, and the token of a stored file
  const stay = ['users.user_name', 'user_infos.user_name', 'mem_lc_users.user_name'];
  expect(named.filter((name) => !moved.includes(name) && !stay.includes(name))).toEqual([]);
  expect(moved.filter((name) => !named.includes(name))).toEqual(['web_con_docs.mou_owner'].filter((name) => !named.includes(name)));
});

test('every field of an account and a member record is one to choose, or stays with its account', async () => {
  const stay = `id user_name email role disabled search_text password_hash email_verified_at sso_tenant sso_subject merged_into
    created_by updated_by created_at updated_at info_id`.split(/\s+/);
  const known: readonly string[] = [...mergedAccountFields, ...mergedInfoFields, ...stay];
  const columns = await t.app.db.$queryRaw<{ name: string }[]>`
    SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name IN ('users', 'user_infos')`;
  expect(columns.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

test('every kind of reference moves, the account is locked, and undone all is as it was', async () => {
  const { db } = t.app;
  const two = await twice({ pages: { '/web/content_new': { view: 'Y' }, '/web/content_work': { view: 'Y', add: 'Y', edit: 'Y' } } });
  const [kept, gone] = [two.kept.user_name, two.gone.user_name];
  for (const { entity, body, before } of await allSamples()) {
    await before?.(boss, t);
    await boss.call(entity.routes.create as string, form(await body(900, t))); // each has one
  }
  const third = await t.person({ user_name: 'third.one' });
  await boss.call('POST /delete_con_works', { work_id: await workOf(gone) });
  const both = await workOf('third.one', [kept, gone]);
  const ofGone = await workOf(gone, [kept]);
  const ofKept = await workOf(kept, [gone]);
  const { activity_id } = await db.activity.findFirstOrThrow();
  await db.activityUser.createMany({ data: [gone, kept, 'third.one'].map((user_name) => ({ activity_id, user_name })) });
  await db.previewLink.create({
    data: { hash: 'x'.repeat(64), entity: 'news', record_id: '1', created_by: gone, expires_at: new Date(4e12) },
  });
  await db.importMapping.create({ data: { entity: 'lc_user', sources: {}, updated_by: gone } });
  await db.tempKey.create({ data: { key_code: 'k', page_code: 'p', key_end_at: new Date(4e12), created_by: gone } });
  const { persons_id } = await db.personPage.findFirstOrThrow();
  await db.personCell.create({ data: { persons_id, row_number: 1, column_number: 1, user_name: gone } });
  await db.workArrival.create({ data: { user_name: gone, fields: {}, state: 'refused' } });
  await db.contentRequest.create({
    data: { entity: 'news', record_id: '1', action: 'delete', title: 'ข่าว', user_name: gone, fields: {}, was: {} },
  });
  await db.savedView.create({
    data: { user_name: gone, page: '/web/content_new', name: 'มุมมอง', query: '', pins: { create: { user_name: gone } } },
  });
  for (const user_name of [kept, gone]) {
    await db.arrivalTurn.create({ data: { user_name, source: 'orcid', asked_on: new Date('2026-01-01') } });
    await db.cv.create({ data: { user_name, choice: {} } });
  }
  const { saved_view_id } = await db.savedView.create({ data: { user_name: gone, page: '/web/content_new', name: 'อีกมุมมอง', query: '' } });
  await db.savedViewPin.createMany({ data: [kept, gone].map((user_name) => ({ saved_view_id, user_name })) });
  const tables = await tablesNamingPeople(db);
  const rowless: string[] = [];
  // of every column one row names the person
  for (const { table, columns, key } of tables)
    for (const column of columns) {
      if (`${table}.${column}` === 'roles.user_name') continue;
      const which = table === 'users' ? Prisma.sql`user_name NOT IN (${kept}, ${gone}, 'the.boss')` : Prisma.sql`true`;
      const [at, by] = [quoted(table), Prisma.join(key.map(quoted))];
      const named = await db.$executeRaw`UPDATE ${at} SET ${quoted(column)} = ${gone} WHERE ctid = (
        SELECT ctid FROM ${at} WHERE ${which} AND NOT EXISTS (SELECT FROM ${at} WHERE ${quoted(column)} = ${gone}) ORDER BY ${by} LIMIT 1)`;
      const there = await db.$queryRaw<object[]>`SELECT 1 FROM ${at} WHERE ${quoted(column)} = ${gone} LIMIT 1`;
      if (named === 0 && there.length === 0) rowless.push(`${table}.${column}`);
    }
  expect(rowless).toEqual([]);
  await db.userInfo.create({ data: { user_name: gone, info_room: '209', info_mobile: '081 234 5678' } });
  await db.user.update({ where: { user_name: gone }, data: { fname_en: 'Somsri' } });

  const before = await dump();
  const { moving, roles } = await preview(two);
  const counted = Object.fromEntries(moving.map(({ part, count }: Record<string, unknown>) => [part, count]));
  expect(counted).toMatchObject({ web_con_works: 2, web_con_work_authors: 2, web_con_activity_users: 1 });
  expect(roles).toBe(2);
  const answer = await merge(two, { take: ['fname_en', 'info_room', 'info_mobile'], with_roles: true });
  expect(answer.statusCode, answer.body).toBe(200);

  const left = await Promise.all(
    tables.flatMap(({ table, columns }) =>
      columns.map(async (column) => {
        const rows = await db.$queryRaw<object[]>`SELECT 1 FROM ${quoted(table)} WHERE ${quoted(column)} = ${gone} LIMIT 1`;
        return rows.length === 0 ? [] : `${table}.${column}`;
      }),
    ),
  );
  expect(left.flat()).toEqual([]);
  expect([await authorsOf(both), await authorsOf(ofGone), await authorsOf(ofKept)]).toEqual([[kept], [], []]);
  expect(await db.user.findUniqueOrThrow({ where: { user_name: kept }, include: { info: true } })).toMatchObject({
    fname_en: 'Somsri',
    fname_th: 'ทดสอบ',
    lname_th: kept,
    disabled: false,
    info: { info_room: '209', info_mobile: '081 234 5678' },
  });
  expect(await db.role.count({ where: { user_name: kept } })).toBe(2);
  expect((await two.gone.call('GET /auth/me')).statusCode).toBe(401);
  // nothing is given to the one that went, and nothing enables it again
  const refused = await boss.call('POST /web_con_works', form({ ...(await workSample.body(800, t)), user_name: gone }));
  expect(refused.json()).toMatchObject({ fields: { user_name: { code: 'unknown_reference' } } });
  const enabled = await boss.call(`PUT /users/${two.gone.id}`, { data: { disabled: false } });
  expect(enabled.json()).toMatchObject({ fields: { disabled: { code: 'merged' } } });
  // both histories name both, and hide what is private
  for (const { id } of [two.kept, two.gone]) {
    const [line] = (await boss.call(`GET /history/member/${id}`)).json().rows;
    expect(line).toMatchObject({ action: 'merge', user_name: 'the.boss', changes: { user_name: [gone, kept] } });
    expect(JSON.stringify(line)).not.toContain('081 234');
  }
  expect((await undo(two)).json()).toEqual({ user_name: gone, left: 0 });
  expect(await dump()).toEqual(before);
  expect(await db.auditLog.count({ where: { action: 'unmerge' } })).toBe(2);
  // ended sessions stay ended
  expect((await two.gone.call('GET /auth/me')).statusCode).toBe(401);
  expect((await undo(two)).statusCode).toBe(404);
  expect(third.user_name).toBe('third.one');
}, 120_000);

test('views of both with one name stay apart, with the menus they stand in', async () => {
  const { db } = t.app;
  const two = await twice();
  const view = { page: '/web/content_new', name: 'มุมมอง', shared: 'Y' };
  for (const { user_name } of [two.kept, two.gone])
    await db.savedView.create({ data: { ...view, user_name, query: user_name, pins: { create: { user_name: 'the.boss' } } } });
  expect((await merge(two)).statusCode).toBe(200);
  const views = await db.savedView.findMany({
    where: { user_name: two.kept.user_name },
    select: { saved_view_id: true, name: true, query: true, pins: { select: { user_name: true } } },
    orderBy: { saved_view_id: 'asc' },
  });
  const pins = [{ user_name: 'the.boss' }];
  const second = `มุมมอง (${views[1]?.saved_view_id})`;
  expect(views).toMatchObject([
    { name: 'มุมมอง', query: two.kept.user_name, pins },
    { name: second, query: two.gone.user_name, pins },
  ]);
  expect((await undo(two)).statusCode).toBe(200);
  expect(await db.savedView.count({ where: { user_name: two.gone.user_name, query: two.gone.user_name } })).toBe(1);
});

test('a publication that arrived for both stands once, as it was decided, and for each of them after the undo', async () => {
  const { db } = t.app;
  const two = await twice();
  const arrive = (who: Client, source_ids: string[], fields: object, state: 'new' | 'refused' = 'new') =>
    db.workArrival.create({ data: { user_name: who.user_name, source_ids, fields: { work_public_year: 2024, ...fields }, state } });
  const [gone, kept] = [two.gone, two.kept];
  await arrive(kept, ['orcid:1/1'], { work_title_en: 'By source' });
  await arrive(gone, ['orcid:1/1'], { work_title_en: 'By source, too' });
  await arrive(kept, ['openalex:W2'], { work_title_en: 'By number', work_doi: '10.1234/2' });
  await arrive(gone, ['orcid:1/2'], { work_title_en: 'By its number', work_doi: '10.1234/2' }, 'refused');
  await arrive(kept, ['openalex:W3'], { work_title_th: 'ชื่อเดียวกัน', work_doi: '10.1234/3' });
  await arrive(gone, ['orcid:1/3'], { work_title_th: 'ชื่อเดียวกัน' });
  await arrive(gone, ['orcid:1/4'], { work_title_en: 'Of one alone', work_doi: '' });
  await arrive(kept, ['orcid:1/5'], { work_title_en: 'Of the other', work_doi: '' });
  const before = (await everything(t.app)).work_arrivals;
  expect((await merge(two)).statusCode).toBe(200);
  const left = await db.workArrival.findMany({ where: { user_name: kept.user_name }, orderBy: { arrival_id: 'asc' } });
  expect(left.map(({ source_ids, state }) => [source_ids[0], state])).toEqual([
    ['orcid:1/1', 'new'],
    ['orcid:1/2', 'refused'],
    ['openalex:W3', 'new'],
    ['orcid:1/4', 'new'],
    ['orcid:1/5', 'new'],
  ]);
  expect((await undo(two)).statusCode).toBe(200);
  expect((await everything(t.app)).work_arrivals).toEqual(before);
}, 60_000);

test('only administrators merge and undo; nobody merges themself away, and rights move only when asked', async () => {
  const two = await twice({ pages: { '/web/content_new': { view: 'Y' } } });
  const editor = await t.person({ pages: { '/member/members': { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } } });
  for (const limited of [editor, await t.person({ pages: { '/member/members': { edit: 'Y', own_only: 'Y' } } })]) {
    expect((await limited.call(`GET /person_merges?kept=${two.kept.user_name}&gone=${two.gone.user_name}`)).statusCode).toBe(403);
    expect((await merge(two, {}, limited)).statusCode).toBe(403);
  }
  const away = await merge({ kept: two.kept, gone: boss });
  expect(away.json()).toMatchObject({ fields: { gone: { code: 'merge_oneself' } } });
  expect((await boss.call(`GET /person_merges?kept=the.boss&gone=the.boss`)).json()).toMatchObject({
    fields: { gone: { code: 'merge_same' } },
  });
  await merge(two);
  expect((await undo(two, editor)).statusCode).toBe(403);
  expect(await t.app.db.role.count({ where: { user_name: two.kept.user_name } })).toBe(0);
  // a right that the one that stays has as somebody limited it stays limited
  const more = await twice({ pages: { '/web/content_new': { view: 'Y', edit: 'Y' }, '/web/content_work': { view: 'Y' } } });
  await t.app.db.role.create({
    data: {
      user_name: more.kept.user_name,
      role_page: '/web/content_new',
      role_group: 'web1',
      own_only: 'Y',
      created_by: 'x',
      updated_by: 'x',
    },
  });
  await merge(more, { with_roles: true });
  const roles = await t.app.db.role.findMany({ where: { user_name: more.kept.user_name }, orderBy: { role_page: 'asc' } });
  expect(roles.map(({ role_page, edit, own_only }) => [role_page, edit, own_only])).toEqual([
    ['/web/content_new', 'N', 'Y'],
    ['/web/content_work', 'N', 'N'],
  ]);
});

test('what was changed since keeps its changes when a merge is undone, and what was given to others stays with them', async () => {
  const two = await twice();
  const [kept, gone] = [two.kept.user_name, two.gone.user_name];
  const [edited, given, deleted] = [await workOf(gone), await workOf(gone), await workOf(gone)];
  const entered = { work_id: await workOf('the.boss') };
  await t.app.db.work.update({ where: entered, data: { created_by: gone, updated_by: gone } });
  await t.app.db.user.update({ where: { user_name: gone }, data: { fname_en: 'Somsri', lname_en: 'Jaidee' } });
  await merge(two, { take: ['fname_en', 'lname_en'] });
  await t.person({ user_name: 'heir' });
  await boss.call('POST /update_con_works', { work_id: edited, work_title_th: 'ชื่อใหม่หลังรวม' });
  await boss.call('POST /update_con_works', { work_id: given, user_name: 'heir' });
  await boss.call('POST /delete_con_works', { work_id: deleted });
  await t.app.db.work.update({ where: entered, data: { updated_by: kept } });
  await t.app.db.user.update({ where: { user_name: kept }, data: { fname_en: 'Somsree' } });
  expect((await undo(two)).statusCode).toBe(200);
  const { db } = t.app;
  expect(await db.work.findUniqueOrThrow({ where: { work_id: edited } })).toMatchObject({ user_name: gone, work_title_th: 'ชื่อใหม่หลังรวม' });
  expect(await db.work.findUniqueOrThrow({ where: { work_id: given } })).toMatchObject({ user_name: 'heir' });
  expect(await db.work.findUniqueOrThrow({ where: entered })).toMatchObject({ created_by: gone, updated_by: kept });
  expect(await db.user.findUniqueOrThrow({ where: { user_name: kept } })).toMatchObject({ fname_en: 'Somsree', lname_en: '' });
  expect(await db.user.findUniqueOrThrow({ where: { user_name: gone } })).toMatchObject({ disabled: false, merged_into: null });
});

test('undoing adds nobody as a co-author whom somebody removed since, or to a work that was given to others, and says so', async () => {
  const two = await twice();
  const [kept, gone] = [two.kept.user_name, two.gone.user_name];
  const { user_name } = await t.person({ user_name: `third${made}` });
  const [removed, given, untouched] = [await workOf(user_name, [kept, gone]), await workOf(gone, [kept]), await workOf(kept, [gone])];
  await merge(two);
  await boss.call('POST /update_con_works', { work_id: removed, work_authors: '[]' });
  await boss.call('POST /update_con_works', { work_id: given, user_name });
  expect((await undo(two)).json()).toEqual({ user_name: gone, left: 3 });
  expect([await authorsOf(removed), await authorsOf(given), await authorsOf(untouched)]).toEqual([[], [], [gone]]);
});

test('a merge is undone although a work of which both were co-authors was deleted since', async () => {
  const two = await twice();
  const { user_name } = await t.person({ user_name: `third${made}` });
  const [deleted, stays] = [
    await workOf(user_name, [two.kept.user_name, two.gone.user_name]),
    await workOf(two.gone.user_name, [two.kept.user_name]),
  ];
  await merge(two);
  expect((await boss.call('POST /delete_con_works', { work_id: deleted })).statusCode).toBe(200);
  expect((await undo(two)).statusCode).toBe(200);
  expect([await authorsOf(deleted), await authorsOf(stays)]).toEqual([[], [two.kept.user_name]]);
});

test('nobody is merged into a disabled account, unless theirs is disabled too', async () => {
  const two = await twice();
  const disable = ({ id }: Client) => t.app.db.user.update({ where: { id }, data: { disabled: true } });
  await disable(two.kept);
  expect((await merge(two)).json()).toMatchObject({ fields: { kept: { code: 'merge_into_disabled' } } });
  await disable(two.gone);
  expect((await merge(two)).statusCode).toBe(200);
});

test('of two merges of one person, the later one is undone first', async () => {
  const first = await twice();
  const second = { kept: await t.person(), gone: first.kept };
  const work_id = await workOf(first.gone.user_name);
  const before = await dump();
  await merge(first);
  await merge(second);
  expect(await t.app.db.work.findUniqueOrThrow({ where: { work_id } })).toMatchObject({ user_name: second.kept.user_name });
  expect((await undo(first)).json()).toMatchObject({ fields: { user_name: { code: 'merged_since' } } });
  expect((await undo(second)).statusCode).toBe(200);
  expect((await undo(first)).statusCode).toBe(200);
  expect(await dump()).toEqual(before);
});

test('the picture that is chosen changes places with the other, and comes back', async () => {
  const two = await twice();
  const paths = ['avatars/one.webp', 'avatars/two.webp'];
  await t.app.db.storedFile.createMany({
    data: paths.map((file) => ({ path: file, name: file, mime: 'image/webp', bytes: 1, public: true, claimed: true, created_by: 'x' })),
  });
  const pictures = async () =>
    (await t.app.db.user.findMany({ where: { id: { in: [two.kept.id, two.gone.id] } }, orderBy: { id: 'asc' } })).map(
      ({ avatarFile }) => avatarFile,
    );
  await t.app.db.user.update({ where: { id: two.kept.id }, data: { avatarFile: 'avatars/one.webp' } });
  await t.app.db.user.update({ where: { id: two.gone.id }, data: { avatarFile: 'avatars/two.webp' } });
  await merge(two, { take: ['avatarFile'] });
  expect(await pictures()).toEqual(paths.toReversed());
  await undo(two);
  expect(await pictures()).toEqual(paths);
});

test('of two merges at once, one is made and the other refused; a version that is not the one compared is refused', async () => {
  const two = await twice();
  const other = { kept: await t.person(), gone: two.gone };
  const bodies = [await bodyOf(two), await bodyOf(other)];
  const answers = await raceOnRow(t, 'users', 'id', two.gone.id, 2, (number) => boss.call('POST /person_merges', bodies[number]));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({ fields: { gone: { code: 'merged' } } });
  const late = await twice();
  const body = await bodyOf(late);
  await t.app.db.user.update({ where: { id: late.kept.id }, data: { fname_en: 'Else' } });
  expect((await boss.call('POST /person_merges', body)).json()).toMatchObject({ code: 'stale' });
});

test('of two administrators who merge each other away at once, one remains', async () => {
  const [one, two, kept] = [await t.person({ role: 'admin' }), await t.person({ role: 'admin' }), await t.person()];
  const bodies = [await bodyOf({ kept, gone: two }), await bodyOf({ kept, gone: one })];
  await t.app.db.user.updateMany({ where: { user_name: 'the.boss' }, data: { role: 'user' } });
  const answers = await raceOnRow(
    t,
    'users',
    'id',
    kept.id,
    2,
    (number) => [one, two][number]?.call('POST /person_merges', bodies[number]) as ReturnType<Client['call']>,
  );
  await t.app.db.user.updateMany({ where: { user_name: 'the.boss' }, data: { role: 'admin' } });
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({ fields: { role: { code: 'last_admin' } } });
  expect(await t.app.db.user.count({ where: { id: { in: [one.id, two.id] }, disabled: false } })).toBe(1);
});

test('two thousand works move and come back within the time of one transaction', async () => {
  const two = await twice();
  const [first] = await Promise.all([workOf(two.gone.user_name)]);
  await t.app.db.$executeRaw`
    INSERT INTO web_con_works (user_name, work_type, work_type_detail, work_title_th, work_public_year, created_by, updated_by, updated_at)
    SELECT user_name, work_type, work_type_detail, work_title_th || n, work_public_year, created_by, updated_by, updated_at
    FROM web_con_works, generate_series(1, 2000) n WHERE work_id = ${first}`;
  const count = (user_name: string) => t.app.db.work.count({ where: { user_name } });
  expect((await merge(two)).statusCode).toBe(200);
  expect(await count(two.kept.user_name)).toBe(2_001);
  expect((await undo(two)).statusCode).toBe(200);
  expect(await count(two.gone.user_name)).toBe(2_001);
}, 60_000);
