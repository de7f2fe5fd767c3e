import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteServer } from '../../api/src/public/site-server.ts';
import { type Client, type TestApp, testApp } from '../../api/test/test-app.ts';
import { apply } from '../src/apply/apply.ts';
import { check } from '../src/check.ts';
import { compare } from '../src/compare.ts';
import type { MoveFolder } from '../src/folder/move-folder.ts';
import { redirects } from '../src/redirects.ts';
import { madeFolder } from './made-folder.ts';

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
const refused = (kind: string) =>
  existsSync(folder.at('refused', `${kind}.jsonl`))
    ? readFileSync(folder.at('refused', `${kind}.jsonl`), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: string; reason: { field: string; en: string } })
        .map(({ id, reason }) => `${id} ${reason.field}: ${reason.en}`)
    : [];

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
  expect(said).toMatch(/Off.*news 1/);
  expect(said).not.toContain('$2b$');
  expect(existsSync(folder.at('check.xlsx'))).toBe(true);
  expect([await t.app.db.auditLog.count(), await t.app.db.news.count()]).toEqual([before, 0]);
});

test('apply makes a backup first, then brings in what it understands and refuses the rest with reasons', async () => {
  const { lines, outcome } = await applied();
  expect(backups).toHaveLength(1);
  expect(lines.join('\n')).toContain(`npm run restore -- ${backups[0]}`);
  expect(outcome).toMatchObject({ joined: 2 });
  expect(
    Object.fromEntries(
      ['members', 'education', 'roles', 'news', 'news_images', 'documents', 'works', 'activities', 'lc_members', 'visits', 'deans'].map(
        (kind) => [kind, refused(kind)],
      ),
    ),
  ).toEqual({
    members: ['14 : Is the same as an earlier record', '15 email: Required'],
    education: ['3 edu_year: Cannot be read'],
    roles: ['2 role_master_full: Choose one of the options'],
    news: ['104 news_title_th: Required', '101 : Has the identifier of an earlier record'],
    news_images: ['2 news_id: Refers to a record that is not there', '3 news_b_image: The file is not in files/'],
    documents: ['3 doc_year: Cannot be read'],
    works: [
      '83 work_public_year: Cannot be read',
      '84 user_name: There is no such person: add them to the members of the folder',
      '85 work_public_date: Cannot be read',
    ],
    activities: ['2 activity_level: Cannot be read'],
    lc_members: ['22 user_code: 3 to 15 digits'],
    visits: [
      '2 created_at_th: Cannot be read',
      '3 updated_at_th: Cannot be read',
      '6 time_out: The member has another visit without an end',
    ],
    deans: ['1 direct_dean_start_date: Cannot be read'],
  });
});

test('every field is as the folder says, empty, or off', async () => {
  const members = (await read('/mem_users')) as { user_name: string }[];
  expect(members.map(({ user_name }) => user_name).sort()).toEqual(['admin', 'manee', 'natthaphon.jai']);
  expect(await read(`/mem_users/${admin.id}`)).toMatchObject({
    user_name: 'admin',
    role: 'admin',
    disabled: 1,
    fname_th: 'สมชาย',
    prefix_code: '001',
    info_email: 'somchai@faculty.example',
    info_mobile: '081-234-5678',
    info_room: 'ห้อง 5',
    info_data_a: 'bachelor',
    info_expert_th: 'ภาษาศาสตร์',
  });
  expect(await read('/mem_users/12')).toMatchObject({ disabled: 1, role: 'user', prefix_code: '002', info_cv_link: '' });
  expect(await read('/mem_users/13')).toMatchObject({ user_name: 'manee', disabled: 0, info_email: '' });
  expect(await read('/user_edus/1')).toMatchObject({ user_name: 'admin', edu_code: '003', edu_year: 2555 });
  expect(await read('/user_edus/2')).toMatchObject({ edu_year: 2555 });
  expect(await read('/roles/1')).toMatchObject({ user_name: 'natthaphon.jai', role_page: '/member/members', view: 'Y', active: 'N' });
  // nobody gains a right by a move
  expect((await read('/roles')).filter((role: { user_name: string }) => role.user_name === 'admin')).toMatchObject([
    { view: 'Y', add: 'N', super_admin: 'N', active: 'Y' },
  ]);
  const news = await read('/web_con_news/101');
  expect(news).toMatchObject({
    order_seq: 12,
    news_title_th: 'ข่าวที่หนึ่ง',
    news_title_en: 'First',
    switch_lang: 'Y',
    active: 'Y',
    news_type_tag: 'N1,N2',
    news_tag: 'ก,ข',
    news_sdgs: ['SDGs4'],
    new_start_date: '2026-01-05',
    created_by: 'natthaphon.jai',
    created_at: '2026-01-05T02:30:00.000Z',
    image_count: 1,
  });
  expect(news.news_content_th).toMatch(
    /^<p>อ่าน <a href="\/news_detail\.php\?id=102">ต่อ<\/a> <img src="\/files\/uploads\/[^"]+"> <a href="\/files\/documents\/[^"]+">แบบฟอร์ม<\/a> <\/p>$/,
  );
  for (const address of [...news.news_content_th.matchAll(/"(\/files\/[^"]+)"/g)].map(([, found]) => found).concat(news.news_h_image_th))
    expect((await t.call(`GET ${address}`)).statusCode).toBe(200);
  expect(await read('/web_con_news/102')).toMatchObject({
    active: 'N',
    switch_lang: 'N',
    news_h_image_th: null,
    new_start_date: '2026-01-05',
  });
  expect(await read('/web_con_news/103')).toMatchObject({ active: 'N', news_type_tag: 'N9', new_start_date: null });
  expect(await read('/web_con_docs/1')).toMatchObject({
    doc_index: '12',
    doc_year: 2567,
    doct_date: '2024-02-28',
    doc_content_th: 'เนื้อหา, ยาว',
    doc_ref: '2',
    active: 'Y',
    expire: 'N',
  });
  const linked = await read('/web_con_docs/2');
  expect(linked).toMatchObject({ doc_year: 2567, doct_date: '2024-02-28', expire: 'Y' });
  expect(linked.doc_h_url).toMatch(/\/files\/(documents|uploads)\/\S+\.pdf$/);
  expect(await read('/web_con_docs/4')).toMatchObject({ doc_section: 'MOU', doc_content_th: 'มหาวิทยาลัยเพื่อน', doct_date: '2024-02-29' });
  expect(await read('/web_con_works/81')).toMatchObject({
    user_name: 'natthaphon.jai',
    work_type_detail: '0_2',
    work_weight: 50,
    work_public_year: 2568,
    work_public_date: '2025-01-15',
    status_check: 'S',
  });
  expect(await read('/web_con_works/86')).toMatchObject({ user_name: 'manee', status_check: 'W', work_public_date: '2025-06-05' });
  expect(await read('/web_con_activitys/1')).toMatchObject({
    user_name: 'admin',
    activity_date: '2026-01-05',
    green_office: 'Y',
    checkbox_select: ['admin', 'natthaphon.jai'],
  });
  expect(await read('/webConPages/81')).toMatchObject({ page_url: 'about', active: 'N' });
  expect(await read('/webConPages/82')).toMatchObject({ active: 'Y', switch_lang: 'N' });
  const grid = JSON.parse((await read('/webConPersons/5')).persons_objects) as { columns: { user_name: string; position_th: string }[] }[];
  expect(grid.flatMap(({ columns }) => columns).filter((cell) => cell.user_name || cell.position_th)).toMatchObject([
    { user_name: 'admin', position_th: 'คณบดี' },
  ]);
  expect(await read('/mem_lc_checkin_users/1')).toMatchObject({
    user_id: 21,
    time_in: '2025-06-02T02:00:00.000Z',
    time_out: '2025-06-02T04:30:00.000Z',
  });
  expect(await read('/mem_lc_checkin_users/4')).toMatchObject({ user_id: null, time_out: '2025-06-04T03:00:00.000Z' });
  expect(await read('/web_con_direct_deans/2')).toMatchObject({ user_name: 'admin', direct_dean_start_date: '2021-10-01', active: 'Y' });
});

test('compare ends with three numbers: what is different is what nobody meant', async () => {
  const lines: string[] = [];
  const { equal, onPurpose, different } = await compare(t.app, folder, (line) => lines.push(line));
  expect(lines.at(-1)).toBe(`${equal} equal, ${onPurpose} changed on purpose, ${different} different`);
  expect(equal).toBeGreaterThan(250);
  expect(
    lines
      .filter((line) => line.includes('×'))
      .map((line) => line.replace(/^\d+ × /, ''))
      .sort(),
  ).toMatchInlineSnapshot(`
    [
      "activities.checkbox_select: Not understood or not accepted, left empty",
      "activities: The record is not here",
      "deans: The record is not here",
      "documents: The record is not here",
      "education: The record is not here",
      "lc_members: The record is not here",
      "members: The record is not here",
      "news.new_start_date: Not understood or not accepted, left empty",
      "news.news_h_image_th: The file is missing or another",
      "news.view_count: Nothing here holds it",
      "news: The record is not here",
      "news_images: The record is not here",
      "people_pages.persons_objects: Not understood or not accepted, left empty",
      "roles: The record is not here",
      "visits.user_id: Not understood or not accepted, left empty",
      "visits: The record is not here",
      "works.status_check: Not understood or not accepted, left empty",
      "works: The record is not here",
    ]
  `);
});

test('a second apply writes nothing; then only what changed there and nobody touched here', async () => {
  const lines = await t.app.db.auditLog.count();
  expect((await applied()).outcome).not.toHaveProperty('new');
  expect(await t.app.db.auditLog.count()).toBe(lines);
  const news = readFileSync(folder.at('news.jsonl'), 'utf8');
  await admin.call('PUT /webConPages/82', { page_title_th: 'ติดต่อเรา' });
  writeFileSync(folder.at('news.jsonl'), news.replace('"ข่าวที่หนึ่ง"', '"ข่าวที่แก้ไข"').replace(/.*"news_id":103.*\n/, ''));
  const pages = readFileSync(folder.at('pages.jsonl'), 'utf8');
  writeFileSync(folder.at('pages.jsonl'), pages.replace('"ติดต่อ"', '"ติดต่อคณะ"'));
  // another picture under the same path
  copyFileSync(folder.at('files/news/cover.png'), folder.at('files/news/album.png'));
  const album = async () => (await admin.call(`GET ${(await read('/web_con_new_images/1')).news_b_image}`)).rawPayload;
  const picture = await album();
  const second = await applied();
  expect(second.outcome).toMatchObject({ changed: 2, listed: 2 });
  expect((await album()).equals(picture)).toBe(false);
  expect(await read('/web_con_news/101')).toMatchObject({ news_title_th: 'ข่าวที่แก้ไข', news_h_image_th: expect.stringContaining('/files/') });
  expect(await read('/webConPages/82')).toMatchObject({ page_title_th: 'ติดต่อเรา' });
  expect((await admin.call('GET /web_con_news/103')).statusCode).toBe(200);
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
