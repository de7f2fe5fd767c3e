import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/src/kit/http/errors.ts';
import { siteServer } from '../../api/src/public/site-server.ts';
import { type Client, type TestApp, testApp } from '../../api/test/test-app.ts';
import { apply } from '../src/apply/apply.ts';
import { check } from '../src/check.ts';
import { compare } from '../src/compare.ts';
import type { MoveFolder } from '../src/folder/move-folder.ts';
import { redirects } from '../src/redirects.ts';
import { madeFolder } from './made-folder.ts';

/** What of the folder that was made by hand is here, by the documented calls; what is refused, and what compare calls different. */
const expected = JSON.parse(readFileSync(path.join(import.meta.dirname, 'folders/faculty-here.json'), 'utf8')) as {
  fields: [call: string, fields: object][];
  refused: object;
  different: string[];
};

let t: TestApp;
let admin: Client;
let folder: MoveFolder;
const backups: string[] = [];
const backup = async (file: string) => {
  backups.push(file);
  writeFileSync(file, 'all that was here');
};
const applied = async (take: string[] = []) => {
  const lines: string[] = [];
  const outcome = await apply(t.app, folder, { take, backup }, (line) => lines.push(line));
  return { lines, outcome: Object.fromEntries(outcome) };
};
const read = async (call: string) => (await admin.call(`GET ${call}`)).json();
const wordsOf = async (news_id: number) =>
  (await t.app.pool.query('SELECT whole_text FROM web_con_news WHERE news_id = $1', [news_id])).rows[0]?.whole_text;
const refusedFiles = () =>
  readdirSync(folder.at('refused'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.jsonl'));
const refused = (file: string) => {
  const lines = readFileSync(folder.at('refused', file), 'utf8').trim().split('\n');
  const records = lines.map((line) => JSON.parse(line) as { id: string; reason: { field: string; en: string } });
  return [file.replace('.jsonl', ''), records.map(({ id, reason }) => `${id} ${reason.field}: ${reason.en}`)];
};

beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin', user_name: 'admin' });
  folder = await madeFolder();
  const right = { role_id: 900, user_name: 'admin', role_page: '/web/content_new', role_group: 'web', view: 'Y', active: 'Y' } as const;
  await t.app.db.role.create({ data: { ...right, created_by: 'admin', updated_by: 'admin' } });
});
afterAll(async () => {
  await t.close();
  rmSync(folder.path, { recursive: true, force: true });
});

test('check says in ten lines what would be done, and writes nothing into the product', async () => {
  const lines: string[] = [];
  const before = await t.app.db.auditLog.count();
  await check(t.app, folder, (line) => lines.push(line));
  const said = lines.join('\n');
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(said).toMatch(/Refused.*members 2.*works 3/);
  expect(said).toContain('news.view_count 1');
  expect(said).toMatch(/Off.*news\.active 1/);
  expect(said).not.toContain('$2b$');
  expect(existsSync(folder.at('check.xlsx'))).toBe(true);
  expect([await t.app.db.auditLog.count(), await t.app.db.news.count()]).toEqual([before, 0]);
});

test('apply makes a backup first, then brings in what it understands and refuses the rest with reasons', async () => {
  const { lines, outcome } = await applied();
  expect(backups).toHaveLength(1);
  expect(lines.join('\n')).toContain(`npm run restore -- ${backups[0]}`);
  expect(outcome).toMatchObject({ joined: 2 });
  expect(Object.fromEntries(refusedFiles().map(refused))).toEqual(expected.refused);
  // none of a refused record
  const files = readdirSync(path.join(t.dataDirectory, 'files'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /[0-9a-f]{32}\.\w+$/.test(file)).length).toBe(await t.app.db.storedFile.count());
});

test('every field is as the folder says, empty, or off', async () => {
  const members = (await read('/mem_users')) as { user_name: string }[];
  expect(members.map(({ user_name }) => user_name).sort()).toEqual(['admin', 'manee', 'natthaphon.jai']);
  for (const [call, fields] of expected.fields)
    expect({ call, ...(await read(call.replace('ADMIN', String(admin.id)))) }).toMatchObject({ call, ...fields });
  expect((await read('/web_con_docs/2')).doc_h_url).toMatch(/\/files\/(documents|uploads)\/\S+\.pdf$/);
  // nobody gains a right by a move
  expect((await read('/roles')).filter((role: { user_name: string }) => role.user_name === 'admin')).toMatchObject([
    { view: 'Y', add: 'N', super_admin: 'N', active: 'Y' },
  ]);
  const news = await read('/web_con_news/101');
  expect(news.news_content_th).toMatch(
    /^<p>อ่าน <a href="\/news_detail\.php\?id=102">ต่อ<\/a> <img src="\/files\/uploads\/[^"]+"> <a href="\/files\/documents\/[^"]+">แบบฟอร์ม<\/a> <\/p>$/,
  );
  for (const address of [...news.news_content_th.matchAll(/"(\/files\/[^"]+)"/g)].map(([, found]) => found).concat(news.news_h_image_th))
    expect((await t.call(`GET ${address}`)).statusCode).toBe(200);
  expect(await wordsOf(101)).toContain('แบบฟอร์ม');
  const grid = JSON.parse((await read('/webConPersons/5')).persons_objects) as { columns: { user_name: string; position_th: string }[] }[];
  const people = grid.flatMap(({ columns }) => columns).filter((cell) => cell.user_name || cell.position_th);
  expect(people).toMatchObject([{ user_name: 'admin', position_th: 'คณบดี' }]);
});

test('compare ends with three numbers: what is different is what nobody meant', async () => {
  const lines: string[] = [];
  const { equal, onPurpose, different } = await compare(t.app, folder, (line) => lines.push(line));
  expect(lines.at(-1)).toBe(`${equal} equal, ${onPurpose} changed on purpose, ${different} different`);
  expect(equal).toBeGreaterThan(250);
  const told = lines.flatMap((line) => /× (.*?: \w+)/.exec(line)?.[1] ?? []);
  expect(told.filter((line) => line.includes('.')).sort()).toEqual(expected.different);
  expect(told.length).toBe(expected.different.length + refusedFiles().length);
});

test('a second apply writes nothing; then only what changed there and nobody touched here', async () => {
  const lines = await t.app.db.auditLog.count();
  const [one, other] = (await Promise.allSettled([applied(), applied()])).sort((left) => (left.status === 'fulfilled' ? -1 : 1));
  expect(one).toMatchObject({ value: { outcome: expect.not.objectContaining({ new: expect.anything() }) } });
  expect(other).toMatchObject({ reason: { message: 'Another apply is running. Wait until it has ended.' } });
  expect(await t.app.db.auditLog.count()).toBe(lines);
  const news = readFileSync(folder.at('news.jsonl'), 'utf8');
  await admin.call('PUT /webConPages/82', { page_title_th: 'ติดต่อเรา' });
  writeFileSync(folder.at('news.jsonl'), news.replace('"ข่าวที่หนึ่ง"', '"ข่าวที่แก้ไข"').replace(/.*"news_id":103.*\n/, ''));
  writeFileSync(folder.at('pages.jsonl'), readFileSync(folder.at('pages.jsonl'), 'utf8').replace('"ติดต่อ"', '"ติดต่อคณะ"'));
  // another picture under the same path
  copyFileSync(folder.at('files/news/cover.png'), folder.at('files/news/album.png'));
  const album = async () => (await admin.call(`GET ${(await read('/web_con_new_images/1')).news_b_image}`)).rawPayload;
  const picture = await album();
  const store = vi.spyOn(t.app.files, 'accept').mockRejectedValue(new ApiError('unavailable'));
  await expect(applied()).rejects.toThrow('See to it, and apply again');
  store.mockRestore();
  const second = await applied();
  // the one that was stopped had written the news
  expect(second.outcome).toMatchObject({ changed: 1, listed: 2 });
  expect((await album()).equals(picture)).toBe(false);
  expect(await read('/web_con_news/101')).toMatchObject({ news_title_th: 'ข่าวที่แก้ไข', news_h_image_th: expect.stringContaining('/files/') });
  expect(await wordsOf(101)).toContain('ข่าวที่แก้ไข');
  expect(await read('/webConPages/82')).toMatchObject({ page_title_th: 'ติดต่อเรา' });
  expect((await admin.call('GET /web_con_news/103')).statusCode).toBe(200);
  await compare(t.app, folder, (line) => expect(line).not.toContain('pages.page_title_th'));
  await applied(['pages:82', 'news:103']);
  expect(await read('/webConPages/82')).toMatchObject({ page_title_th: 'ติดต่อคณะ' });
  expect((await admin.call('GET /web_con_news/103')).statusCode).toBe(404);
});

test('former addresses lead to the new pages and files', async () => {
  await expect(redirects(t.app, folder, ['nothing /x?id={y}'], () => undefined)).rejects.toThrow(/begins with one of/);
  await redirects(t.app, folder, ['news https://www.old.example/News_Detail.php?ID={news_id}&m=1'], () => undefined);
  await t.app.changes.flush();
  const site = await siteServer(t.app);
  const leads = async (url: string) => (await site.inject(url)).headers.location;
  for (const old of ['/News_Detail.php?ID=101&m=1', '/news_detail.php?m=1&id=101', '/News_Detail.php?ID=101&m=1&fbclid=x'])
    expect([old, await leads(old)]).toEqual([old, expect.stringMatching(/^\/news\/101/)]);
  expect(await leads('/file/download?privateUrl=news/cover.png')).toMatch(/^\/files\/news\//);
  await site.close();
});
