import type { ChangedMany, Found, LookAgain } from '@faculty/contracts/website/upkeep';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { form, picture } from '../../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../../test/test-app.ts';

let t: TestApp;
let staff: Client;
const all = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.app.pool.query('TRUNCATE users, web_con_links, web_con_pages, web_con_docs, uploads, audit_logs CASCADE');
  staff = await t.person({ user_name: 'staff', role: 'admin' });
});

const linkOf = async (fields: object = {}, by = staff) => {
  const body = { links_type_tag: ['D1T1'], links_title_th: 'ลิงก์', links_desc_th: '-', links_url: 'https://www.example.ac.th/', ...fields };
  const made = await by.call('POST /web_con_links', body);
  expect(made.statusCode, made.body).toBe(201);
  return made.json<{ links_id: number; updated_at: string }>();
};
let pages = 0;
const pageOf = async (html: string, fields: object = {}, by = staff) => {
  const made = await by.call('POST /webConPages', { page_url: `page_${++pages}`, page_title_th: 'หน้า', page_content_th: html, ...fields });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<{ pages_id: number; updated_at: string }>();
};
const contentOf = async (pages_id: number) => (await staff.call(`GET /webConPages/${pages_id}`)).json().page_content_th as string;

const find = async (q: string, { by = staff, exact = 'Y' } = {}) => {
  const rows: Found['rows'] = [];
  for (let after: string | null = ''; after !== null; ) {
    const query = new URLSearchParams({ q, exact, ...(after && { after }) });
    const answer = await by.call(`GET /upkeep/find?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { rows: some, next } = answer.json<Found>();
    rows.push(...some);
    after = next;
  }
  return rows;
};
const replace = async (q: string, words: string, rows: Found['rows'], by = staff) => {
  const records = rows.map(({ entity, id, updated_at, hits }) => ({
    entity,
    id,
    updated_at,
    hits: hits.map(({ field, at }) => ({ field, at })),
  }));
  const answer = await by.call('POST /upkeep/replace', { q, words, records });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ChangedMany>();
};
const undo = async (change_id: string, by = staff) => (await by.call(`POST /changes/${change_id}/undo`, {})).json();
const marked = (row: Found['rows'][number] | undefined) =>
  row?.hits.map(({ field, place }) => [field, place.find((piece) => piece.found)?.text, place.map(({ text }) => text).join('')]);

describe('find and replace', () => {
  test('finds a text in its sentence, across tags, in titles and in both languages, and not in markup, addresses and comma lists', async () => {
    const { pages_id } = await pageOf(
      '<p>สอบถาม โทร. 02-<b>123</b>-4567 ต่อ 8</p><p>02-123-</p><p>4567</p><a href="tel:02-123-4567" title="02-123-4567">x</a>',
      {
        switch_lang: 'Y',
        page_title_en: 'Call 02-123-4567',
        page_content_en: '<p>none</p>',
      },
    );
    await linkOf({ links_url: 'https://www.example.ac.th/02-123-4567' });
    const [row, ...others] = await find('02-123-4567');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ entity: 'content_page', id: pages_id, title: 'หน้า', title_en: 'Call 02-123-4567' });
    expect(marked(row)).toEqual([
      ['page_title_en', '02-123-4567', 'Call 02-123-4567'],
      ['page_content_th', '02-123-4567', 'สอบถาม โทร. 02-123-4567 ต่อ 8'],
    ]);
    expect(await find('Faculty of None')).toEqual([]);
  });

  test('is exact, unless asked to forgive case and digits', async () => {
    await linkOf({ links_title_th: 'FACULTY ๒๕๖๙' });
    expect(await find('faculty 2569')).toEqual([]);
    expect(marked((await find('faculty 2569', { exact: 'N' }))[0])).toEqual([['links_title_th', 'FACULTY ๒๕๖๙', 'FACULTY ๒๕๖๙']]);
  });

  test('finds what looks the same however it is encoded, and no letter without its marks', async () => {
    await pageOf('<p>ทํางาน, คณะ\u200bศิลป, cafe\u0301</p><p>กาน ก่าน</p><p>สาร&shy;นิเทศ \u202a02-\u200e777\u202c</p>');
    for (const q of ['ทำงาน', 'คณะศิลป', 'caf\u00e9', 'สารนิเทศ', '02-777']) expect([q, (await find(q))[0]?.hits.length]).toEqual([q, 1]);
    expect((await find('กาน'))[0]?.hits).toHaveLength(1);
  });

  test('finds short words in texts, too, and what searches would take for patterns', async () => {
    await pageOf('<p>ศิลป์ &amp;<b> ศาสตร์</b>: A &amp;<b> B</b>, x – y, ลด 50%_, f(x)=[a-z]*</p>');
    for (const q of ['A & B', ' – ', 'x – y', '50%_', '(x)=[a-z]*', '& ศ']) expect([q, (await find(q))[0]?.hits.length]).toEqual([q, 1]);
    expect(await find('.*x')).toEqual([]);
  });

  test('finds every place of a text that has many, and goes on with the next record', async () => {
    const text = `<p>${'เหมือนกันหมด '.repeat(600)}</p>`;
    for (let n = 0; n < 3; n += 1) await pageOf(text);
    expect((await find('เหมือนกันหมด')).map(({ hits }) => hits.length)).toEqual([600, 600, 600]);
  });

  test('keeps what is as long but of two halves, and changes the number that a link dials', async () => {
    const { pages_id } = await pageOf('<p><b>กข</b>ค จบ</p><p><a href="tel:021234567">02-123-4567</a></p>');
    await replace('กขค', 'a😀', await find('กขค'));
    await replace('02-123-4567', '02-999 9999', await find('02-123-4567'));
    expect(await contentOf(pages_id)).toBe('<p><b>a😀</b> จบ</p><p><a href="tel:02-9999999">02-999 9999</a></p>');
  });

  test('replaces the chosen places, each record by its update with a line of its history, and one undo takes all back', async () => {
    const made = [];
    for (let n = 0; n < 14; n += 1) made.push(await pageOf(`<p>โทร <b>02-123</b>-4567 และ 02-123-4567 (${n})</p>`));
    const rows = await find('02-123-4567');
    expect(rows.length).toBe(14);
    // the second place of each stays
    const done = await replace(
      '02-123-4567',
      '02-765-4321',
      rows.map((row) => ({ ...row, hits: row.hits.slice(0, 1) })),
    );
    expect(done).toMatchObject({ changed: 14, refused: [] });
    expect(await contentOf(made[3]?.pages_id as number)).toBe('<p>โทร <b>02-765</b>-4321 และ 02-123-4567 (3)</p>');
    expect(await find('02-765-4321')).toHaveLength(14);
    const lines = await t.app.db.auditLog.findMany({ where: { action: 'edit' } });
    expect([lines.length, new Set(lines.map(({ change_id }) => change_id))]).toEqual([14, new Set([done.change_id])]);
    expect(await undo(done.change_id)).toMatchObject({ undone: 14, left: [] });
    expect(await contentOf(made[3]?.pages_id as number)).toBe('<p>โทร <b>02-123</b>-4567 และ 02-123-4567 (3)</p>');
  });

  test('an undo brings a long text back whole, and leaves and names what was changed since', async () => {
    const long = `<p>02-123 ${'ยาว '.repeat(2_000)}</p>`;
    const [first, second] = [await pageOf(long), await pageOf('<p>02-123</p>', { page_title_th: 'แก้ต่อ' })];
    const done = await replace('02-123', '02-999', await find('02-123'));
    await staff.call(`PUT /webConPages/${second.pages_id}`, { page_content_th: '<p>02-999 แก้แล้ว</p>' });
    expect(await undo(done.change_id)).toMatchObject({ undone: 1, left: [{ title: 'แก้ต่อ', why: 'changed' }] });
    expect(await contentOf(first.pages_id)).toBe(long.trim());
    expect(await contentOf(second.pages_id)).toBe('<p>02-999 แก้แล้ว</p>');
  });

  test('names what it leaves: a record that was changed meanwhile, a title that becomes too long, a field that is no text', async () => {
    const changed = await linkOf({ links_title_th: 'โทร 02-123 ก' });
    const long = await linkOf({ links_title_th: `02-123 ${'ย'.repeat(490)}` });
    const rows = await find('02-123');
    await staff.call('POST /update_con_links', { links_id: changed.links_id, links_desc_th: 'ใหม่' });
    const done = await replace('02-123', '02-765-4321', rows);
    expect(done.changed).toBe(0);
    expect(done.refused.map(({ id, code, field }) => [id, code, field]).sort()).toEqual([
      [changed.links_id, 'stale', ''],
      [long.links_id, 'invalid', 'links_title_th'],
    ]);
    const [row] = await find('02-123');
    const strange = await replace('02-123', 'x', [{ ...row, hits: [{ field: 'links_url', at: 0, place: [] }] } as Found['rows'][number]]);
    expect(strange.refused[0]).toMatchObject({ code: 'invalid', field: 'links_url' });
  });

  test('shows and changes only what the person may edit', async () => {
    const upkeep = { '/web/upkeep': { view: 'Y', edit: 'Y' } } as const;
    const writer = await t.person({ pages: { ...upkeep, '/web/content_link': all, '/web/content_page': { view: 'Y' } } });
    const own = await t.person({ pages: { ...upkeep, '/web/content_link': { ...all, own_only: 'Y' } } });
    const reader = await t.person({ pages: { '/web/upkeep': { view: 'Y' }, '/web/content_link': all } });
    const page = await pageOf('<p>ความลับ 02-123</p>');
    const link = await linkOf({ links_title_th: 'โทร 02-123' });
    const mine = await linkOf({ links_title_th: 'ของฉัน 02-123' }, own);
    const ids = (rows: Found['rows']) => rows.map(({ id }) => id).sort();
    expect(ids(await find('02-123', { by: writer }))).toEqual([link.links_id, mine.links_id]);
    expect(ids(await find('02-123', { by: own }))).toEqual([mine.links_id]);
    const everything = await find('02-123');
    expect(everything).toHaveLength(3);
    const done = await replace('02-123', 'x', everything, own);
    expect(done.changed).toBe(1);
    expect(done.refused).toEqual([
      expect.objectContaining({ id: page.pages_id, title: '', code: 'forbidden' }),
      expect.objectContaining({ id: link.links_id, title: '', code: 'not_found' }),
    ]);
    expect((await reader.call('POST /upkeep/replace', { q: '02', words: '', records: [] })).statusCode).toBe(403);
    const none = await t.person({ pages: { '/web/content_link': all } });
    for (const route of ['GET /upkeep/find?q=02', 'GET /upkeep/links', 'GET /upkeep/look_again'])
      expect((await none.call(route)).statusCode).toBe(403);
    expect((await none.call('POST /upkeep/replace_address', { address: 'https://x.example/', to: 'https://y.example/' })).statusCode).toBe(
      403,
    );
  });

  test('takes at most 500 records, in words', async () => {
    const records = Array.from({ length: 501 }, (_, id) => ({
      entity: 'link',
      id: id + 1,
      updated_at: new Date().toISOString(),
      hits: [],
    }));
    const answer = await staff.call('POST /upkeep/replace', { q: 'xx', words: '', records });
    expect([answer.statusCode, answer.json().fields.records.message]).toEqual([400, expect.stringContaining('500')]);
  });
});

describe('what is to be looked at', () => {
  const look = async (by = staff) => (await by.call('GET /upkeep/look_again')).json<LookAgain>();
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const daysFrom = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

  test('is counted by its list where it is due, not what is due tomorrow; of the records that the person may edit', async () => {
    const upkeep = { '/web/upkeep': { view: 'Y' } } as const;
    const writer = await t.person({ pages: { ...upkeep, '/web/content_link': all } });
    const reader = await t.person({ pages: { ...upkeep, '/web/content_link': { view: 'Y' } } });
    const limited = await t.person({ pages: { ...upkeep, '/web/content_link': { ...all, own_only: 'Y' } } });
    await linkOf({ review_on: daysFrom(-30) });
    await linkOf({ review_on: today }, limited);
    await linkOf({ review_on: daysFrom(1) });
    await pageOf('<p>ก</p>', { review_on: daysFrom(-1) });
    const due = (page: string, count: number) => ({ finding: 'look_again', page, count });
    expect(await look()).toEqual([due('/web/content_page', 1), due('/web/content_link', 2)]);
    expect(await look(writer)).toEqual([due('/web/content_link', 2)]);
    expect(await look(limited)).toEqual([due('/web/content_link', 1)]);
    expect(await look(reader)).toEqual([]);
    expect((await staff.call('GET /web_con_links?page=0&limit=15&finding=look_again')).json().count).toBe(2);
  });

  test('is what nobody has changed for two years, and is shown', async () => {
    const [old, hidden] = [await linkOf({}), await linkOf({ active: 'N' })];
    const young = await linkOf({});
    await t.app.pool.query(`UPDATE web_con_links SET updated_at = now() - interval '731 days' WHERE links_id = ANY($1)`, [
      [old.links_id, hidden.links_id],
    ]);
    await t.app.pool.query(`UPDATE web_con_links SET updated_at = now() - interval '729 days' WHERE links_id = $1`, [young.links_id]);
    expect(await look()).toEqual([{ finding: 'untouched', page: '/web/content_link', count: 1 }]);
    const { rows } = (await staff.call('GET /web_con_links?page=0&limit=15&finding=untouched')).json();
    expect(rows.map(({ links_id }: { links_id: number }) => links_id)).toEqual([old.links_id]);
  });

  test('a person who is not there is refused by name of the field, a name that is kept is not', async () => {
    const refused = await staff.call('POST /web_con_links', {
      links_type_tag: ['D1T1'],
      links_title_th: 'ก',
      links_desc_th: 'ก',
      links_url: 'https://x.example/',
      review_owner: 'nobody',
    });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['review_owner']]);
    const { links_id } = await linkOf({ review_owner: 'staff' });
    await t.app.pool.query(`UPDATE web_con_links SET review_owner = 'gone' WHERE links_id = $1`, [links_id]);
    expect((await staff.call('POST /update_con_links', { links_id, links_title_th: 'ข' })).json()).toMatchObject({ review_owner: 'gone' });
  });
});

test('files that no content shows are listed, and files that were uploaded twice', async () => {
  const uploadOf = async (uploads_title_th: string, file: Blob) =>
    (await staff.call('POST /uploads', form({ uploads_title_th, uploads_url: file }))).json<{ uploads_id: number; uploads_url: string }>();
  const [one, again] = [await uploadOf('a', await picture()), await uploadOf('b', await picture())];
  const other = await uploadOf('c', await picture('#ffffff'));
  await pageOf(`<p><img src="${one.uploads_url}" alt=""></p>`);
  const listed = async (kept: string) => {
    const answer = await staff.call(`GET /uploads?page=0&limit=15&kept=${kept}&field=uploads_id&sort=asc`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().rows.map(({ uploads_id }: { uploads_id: number }) => uploads_id);
  };
  expect(await listed('unused')).toEqual([again.uploads_id, other.uploads_id]);
  expect(await listed('twice')).toEqual([one.uploads_id, again.uploads_id]);
});
