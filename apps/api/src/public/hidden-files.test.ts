import { entities, entityOf } from '@faculty/contracts/entities';
import type { EntityKey } from '@faculty/contracts/entity-labels';
import type { AnyEntity, FileRule } from '@faculty/contracts/kit/entity';
import { member } from '@faculty/contracts/members/member';
import { news } from '@faculty/contracts/website/news';
import { newsImage } from '@faculty/contracts/website/news-image';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hiddenStates, inDays, publicSamples } from '../../test/public-samples.ts';
import { placeInNumbers } from '../../test/samples/group-place.ts';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';
import { claimFiles } from '../storage/stored-files.ts';
import { picture, stream } from '../storage/testing/test-files.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
let content: Buffer;
let samples: Awaited<ReturnType<typeof publicSamples>>;

beforeAll(async () => {
  t = await testApp();
  site = await siteServer(t.app);
  await t.person({ user_name: 'author' });
  content = await picture('jpeg', 900, 600);
  samples = await publicSamples(t);
});
afterAll(async () => {
  await site.close();
  await t.close();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Entities with public files, each with the columns of its hidden states: an album is hidden with its news item, a person with the account. */
const withFiles = (entities as readonly AnyEntity[])
  .filter(({ files }) => Object.values<FileRule>(files).some((rule) => rule.public))
  .map((entity) => {
    const own = entity === newsImage ? hiddenStates(news) : hiddenStates(entity);
    return [entity.name as EntityKey, entity, entity === member ? { 'an account that is cancelled': { disabled: true } } : own] as const;
  });

/** Makes a record with a public file and returns the file's path, and the record's key. */
async function makeWith(name: EntityKey, columns: object = {}): Promise<{ path: string; id: unknown }> {
  const made = await samples.make(name, name === 'news_image' ? { news_id: (await samples.make('news', columns)).news_id } : columns);
  const { files, idKey } = entityOf[name] as AnyEntity;
  const [address] = Object.entries<FileRule>(files).flatMap(([field, rule]) => (rule.public && made[field]) || []);
  return { path: String(address).replace('/files/', ''), id: made[idKey] };
}
const fileOf = async (name: EntityKey, columns: object = {}) => (await makeWith(name, columns)).path;

const statusesAt = async (path: string, headers: Record<string, string> = {}) => {
  await t.app.changes.flush();
  const from = (server: FastifyInstance, url: string) => server.inject({ method: 'GET', url, headers });
  const [whole, small] = [`/files/${path}`, `/files/${path}?size=small`];
  return Promise.all([from(t.app, whole), from(t.app, small), from(site, whole), from(site, small), from(site, `/share/${path}`)]).then(
    (answers) => answers.map(({ statusCode }) => statusCode),
  );
};
const cookieOf = async (person: Client) => {
  const { value = '' } = (await person.call('GET /auth/me')).cookies.find(({ name }) => name === 'files') ?? {};
  return { cookie: `files=${encodeURIComponent(value)}` };
};

describe.each(withFiles)('the file of %s', (name, { page }, hidden) => {
  test('is served to anybody while its record is public', async () => {
    expect(await statusesAt(await fileOf(name))).toEqual([200, 200, 200, 200, 200]);
  });

  test.each(Object.entries(hidden))('is served to nobody outside, and to staff with the right: %s', async (_state, columns) => {
    const path = await fileOf(name, columns);
    const reader = await t.person({ pages: { [page]: { view: 'Y' } } });
    const stranger = await t.person();
    const limited = await t.person({ pages: { [page]: { view: 'Y', own_only: 'Y' } } });
    expect(await statusesAt(path)).toEqual([404, 404, 404, 404, 404]);
    // the website has no session, whatever is sent
    expect(await statusesAt(path, await cookieOf(reader))).toEqual([200, 200, 404, 404, 404]);
    for (const other of [stranger, limited]) expect(await statusesAt(path, await cookieOf(other))).toEqual([404, 404, 404, 404, 404]);
    const answer = await reader.call(`GET /files/${path}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  });
});

describe('the file of a record in the bin', () => {
  test.each(withFiles.filter(([, { bin }]) => bin))('is served to nobody: %s', async (name, { routes, idKey }) => {
    const { path, id } = await makeWith(name);
    expect(await statusesAt(path)).toEqual([200, 200, 200, 200, 200]);
    const { admin } = samples;
    expect((await admin.call(routes.remove as string, { [idKey]: id })).statusCode).toBe(200);
    expect(await statusesAt(path)).toEqual([404, 404, 404, 404, 404]);
    expect(await statusesAt(path, await cookieOf(admin))).toEqual([404, 404, 404, 404, 404]);
  });

  test('an album is there with its news item only', async () => {
    const path = await fileOf('news_image');
    const { news_id } = await t.app.db.newsImage.findFirstOrThrow({ where: { news_b_image: path } });
    const admin = await t.person({ role: 'admin' });
    expect((await admin.call('POST /delete_con_news', { news_id })).statusCode).toBe(200);
    expect(await statusesAt(path)).toEqual([404, 404, 404, 404, 404]);
  });
});

test('the file of what hangs on something hidden: a person never verified, a grouped document under a heading not in use', async () => {
  const dean = await fileOf('direct_dean');
  const item = await fileOf('group_item');
  const newcomer = await fileOf('member');
  const [served, hidden] = [
    [200, 200, 200, 200, 200],
    [404, 404, 404, 404, 404],
  ];
  for (const path of [dean, item, newcomer]) expect(await statusesAt(path)).toEqual(served);
  // a term as dean is history, and stays when the person leaves
  const author = (data: object) => t.app.db.user.update({ where: { user_name: 'author' }, data });
  await author({ disabled: true });
  expect(await statusesAt(dean)).toEqual(served);
  await author({ disabled: false });
  const { user_name } = await t.app.db.user.findFirstOrThrow({ where: { avatarFile: newcomer } });
  await t.app.db.user.update({ where: { user_name }, data: { email_verified_at: null, created_by: user_name } });
  expect(await statusesAt(newcomer)).toEqual(hidden);
  const { group_master_id, group_sub_a_id, group_sub_b_id } = placeInNumbers();
  const steps = [
    (data: object) => t.app.db.groupMaster.update({ where: { group_master_id }, data }),
    (data: object) => t.app.db.groupSubA.update({ where: { group_sub_a_id }, data }),
    (data: object) => t.app.db.groupSubB.update({ where: { group_sub_b_id }, data }),
  ];
  for (const step of steps) {
    await step({ active: 'N' });
    expect(await statusesAt(item)).toEqual(hidden);
    await step({ active: 'Y' });
  }
});

test('the evidence of works and activities is at no public door, whatever the reviewer decided', async () => {
  const entitiesOf = entities.filter(({ name }) => ['work', 'activity', 'lc_user'].includes(name));
  const folders = entitiesOf.flatMap(({ files }) => Object.values<FileRule>(files).map((rule) => [rule.folder, rule.public] as const));
  expect(folders.length).toBeGreaterThan(1);
  for (const [folder, isPublic] of folders) {
    expect([folder, isPublic]).toEqual([folder, false]);
    const rule: FileRule = { kind: 'image', maxMegabytes: 1, folder, public: false };
    const kept = await t.app.files.accept('file', rule, stream(content), 'a.jpg');
    await claimFiles(t.app.db, [kept], { claimed: true, createdBy: 'author' });
    expect((await statusesAt(kept.path)).every((status) => status === 401 || status === 404)).toBe(true);
  }
});

test('the picture of a link preview is a JPEG of 1200 × 630, drawn once; what is no picture has none', async () => {
  const path = await fileOf('news');
  const answer = await site.inject({ method: 'GET', url: `/share/${path}` });
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const drawing = vi.spyOn(t.app.files, 'open');
  expect((await site.inject({ method: 'GET', url: `/share/${path}` })).rawPayload).toEqual(answer.rawPayload);
  expect(drawing).not.toHaveBeenCalled();
  drawing.mockRestore();
  for (const other of ['news/none.webp', '../package.json', '%2e%2e/x', 'news/']) {
    expect((await site.inject({ method: 'GET', url: `/share/${other}` })).statusCode).toBe(404);
  }
});

test('a file begins and ends with the day in Bangkok', async () => {
  const path = await fileOf('news', { new_start_date: inDays(1), show_end_date: inDays(1) });
  expect((await statusesAt(path as string))[0]).toBe(404);
  vi.useFakeTimers({ toFake: ['Date'], now: inDays(1).getTime() });
  expect((await statusesAt(path as string))[0]).toBe(200);
  vi.setSystemTime(inDays(2));
  expect((await statusesAt(path as string))[0]).toBe(404);
});

test('the cookie of files ends with the session, reads no other call and cannot be made up', async () => {
  const path = await fileOf('news', { active: 'N' });
  const admin = await t.person({ role: 'admin' });
  const me = await admin.call('GET /auth/me');
  expect(String(me.headers['set-cookie'])).toMatch(/^files=[^;]+; Max-Age=28800; Path=\/files\/; HttpOnly; SameSite=Strict$/);
  const cookie = await cookieOf(admin);
  expect((await statusesAt(path, cookie))[0]).toBe(200);
  expect((await t.call('GET /auth/me', undefined, cookie)).statusCode).toBe(401);
  expect((await statusesAt(path, { cookie: `${cookie.cookie.slice(0, -1)}x` }))[0]).toBe(404);
  const out = await admin.call('POST /auth/signout');
  expect(String(out.headers['set-cookie'])).toMatch(/^files=; /);
  expect((await statusesAt(path, cookie))[0]).toBe(404);
});
