import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeTemplates } from '../src/folder/template.ts';
import { expectWhole, fetched, newFolder, oldSystem, rowsOf } from './fetched.ts';
import type { OldSystemWays } from './old-system.ts';

test.each<[string, OldSystemWays]>([
  ['arrays', {}],
  ['rows in pages', { page: 2 }],
  ['data', { lists: 'data', bom: true }],
  ['items', { lists: 'items', slash: true }],
  ['objects of numbers', { lists: 'numbers', quoted: true }],
  ['bytes of the Thai code page', { lists: 'rows', thaiBytes: true, busyEvery: 7 }],
  ['lists that cut their texts, short sessions', { cut: 60, sessionCalls: 20 }],
  ['lists that are empty without a query', { onlyByQuery: ['education', 'news_images', 'dean_entries'] }],
  ['lists with few fields', { listed: { documents: ['doc_id', 'doc_title_th'], members: ['id', 'user_name'], works: ['work_id'] } }],
])('everything comes whole from %s, and nothing is written there', async (_, ways) => {
  const old = await oldSystem(ways);
  const { folder, said } = await fetched(old);
  await expectWhole(old, folder);
  expect(said.at(-1)).toContain('files came');
  expect(folder.info).toMatchObject({ skipped: {}, ended: expect.any(String) });
  const writes = old.log.filter((call) => !/^GET |^POST \/api\/(combo|get_web_con_activitys_user|auth\/signin\/local)/.test(call));
  expect(writes).toEqual([]);
});

test('a list that is not understood stops with what was seen; one that is refused is named and left out', async () => {
  await expect(fetched(await oldSystem({ lists: 'message' }))).rejects.toThrow(
    'POST /combo_dc_param/WEB/NEWS_TYPE answers an object with message, result: no list',
  );
  const refuse = { '/mem_lc_users': 404, '/combo_dc_param/WEB/WORKS_TYPE': 403, '/web_con_docs/102': 404 };
  const old = await oldSystem({ refuse, cut: 50 });
  const { folder, said } = await fetched(old, { skip: ['visits'] });
  expect(folder.info.skipped).toEqual({
    lc_members: 'GET /mem_lc_users answers 404',
    'options/WORKS_TYPE': 'POST /combo_dc_param/WEB/WORKS_TYPE answers 403',
    visits: '--skip',
  });
  expect(said.join('\n')).toContain('record documents 102: GET /web_con_docs/102 answers 404');
  expect((await rowsOf(folder, 'documents')).length).toBe(3);
  // what failed stays on the list until it comes
  old.ways.refuse = {};
  await fetched(old, { folder });
  expect(folder.info.kinds.documents?.failed).toEqual({});
  await expectWhole(old, folder);
});

test('errors say what to do', async () => {
  const old = await oldSystem();
  await expect(fetched(old, { password: 'wrong' })).rejects.toThrow('check MOVE_IN_EMAIL and MOVE_IN_PASSWORD');
  await expect(fetched({ ...old, url: `${old.url}/nowhere` })).rejects.toThrow('refuses the sign-in');
  const folder = newFolder();
  old.files.clear();
  old.rows.news = Array.from({ length: 30 }, (_, at) => ({
    ...old.rows.news?.[0],
    news_id: at + 1,
    news_h_image_th: `news/gone${at}.png`,
  }));
  await expect(fetched(old, { folder, files: `${old.url}/elsewhere/` })).rejects.toThrow('Say it with --files');
  await fetched(old, { folder, missingFiles: true });
  expect(folder.info.kinds.news?.failed).toHaveProperty(['file news/gone29.png']);
});

test('names with #, ? and % are fetched, and other bytes under the same path are noticed on demand', async () => {
  const old = await oldSystem();
  const names = ["docs/it's #1 50%.pdf", 'docs/what?.pdf', 'docs/%41.pdf'];
  for (const [at, row] of (old.rows.documents ?? []).entries()) row.doc_h_file = names[at];
  for (const name of names) old.files.set(name, Buffer.from(name));
  const { folder } = await fetched(old);
  for (const name of names) expect(readFileSync(folder.filePath(name) ?? '', 'utf8')).toBe(name);
  old.files.set('docs/what?.pdf', Buffer.from('new'));
  await fetched(old, { folder });
  expect(readFileSync(folder.at('files', 'docs/what?.pdf'), 'utf8')).toBe('docs/what?.pdf');
  const { said } = await fetched(old, { folder, refetchFiles: true });
  expect(said.at(-1)).toContain('1 of them with other bytes than before');
  expect(readFileSync(folder.at('files', 'docs/what?.pdf'), 'utf8')).toBe('new');
});

test('a second fetch keeps corrected records, and what was received stays beside them', async () => {
  const old = await oldSystem();
  const { folder } = await fetched(old);
  const corrected = (await rowsOf(folder, 'news')).map((row) => (row.news_id === 231 ? { ...row, news_title_th: 'แก้แล้ว' } : row));
  const mine = { news_id: 900, news_title_th: 'เพิ่มเอง' };
  writeFileSync(folder.at('news.jsonl'), [...corrected.slice(0, 2), mine].map((row) => JSON.stringify(row)).join('\n'));
  await writeTemplates(folder, ['news'], () => undefined);
  for (const row of old.rows.news ?? []) row.news_title_en = 'Changed there';
  old.rows.news?.push({ ...old.rows.news[1], news_id: 240 });
  const { said } = await fetched(old, { folder });
  expect(said).toContain('news: 4, 3 as you corrected them');
  expect((await rowsOf(folder, 'news')).map((row) => [Number(row.news_id), row.news_title_th, row.news_title_en])).toEqual([
    [231, 'แก้แล้ว', 'News 1'],
    [232, 'ข่าวที่ 2', 'Changed there'],
    [240, 'ข่าวที่ 2', 'Changed there'],
    [900, 'เพิ่มเอง', null],
  ]);
  expect(readFileSync(folder.at('received/news.jsonl'), 'utf8')).toMatch(/^{"news_id":231,.*"Changed there"/);
});
