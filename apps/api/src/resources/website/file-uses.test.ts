import { entities } from '@faculty/contracts/entities';
import { Prisma } from '@faculty/prisma/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { linkingText } from '../../kit/lists/linking-text.ts';

let t: TestApp;
let staff: Client;
const all = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;
beforeAll(async () => {
  t = await testApp();
  staff = await t.person({ role: 'admin' });
});
afterAll(() => t.close());

interface Upload {
  uploads_id: number;
  uploads_url: string;
}
let file: Upload;
beforeEach(async () => {
  file = (await staff.call('POST /uploads', form({ uploads_title_th: 'แผนที่', uploads_url: await picture() }))).json();
});
const news = async (html: string, fields: Record<string, string> = {}, by = staff) =>
  (
    await by.call(
      'POST /web_con_news',
      form({ news_title_th: 'ข่าว', news_type_tag: 'N1', news_content_th: html, news_h_image_th: await picture(), ...fields }),
    )
  ).json();
const uses = async (query: string, by = staff) => {
  const answer = await by.call(`GET /file_uses?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ count: number; rows: { entity: string; id: string; title: string }[] }>();
};
const ofFile = (by?: Client) => uses(`entity=upload&ids=${file.uploads_id}`, by);

describe('the uses of a file', () => {
  test('are the records whose texts or addresses hold its address, however that is written', async () => {
    expect(await ofFile()).toEqual({ count: 0, rows: [] });
    const item = await news(`<p><img src="https://www.faculty.example${file.uploads_url}?size=small" alt=""></p>`, {
      news_title_th: 'เปิดเรียน',
    });
    const page = (
      await staff.call('POST /webConPages', {
        page_url: 'map',
        page_title_th: 'การเดินทาง',
        page_content_th: '<p>ไทย</p>',
        page_content_en: `<a href="${file.uploads_url}">map</a>`,
        switch_lang: 'Y',
        page_title_en: 'How to come',
      })
    ).json();
    const address = `https://www.faculty.example${file.uploads_url}`;
    const link = (
      await staff.call('POST /web_con_links', { links_type_tag: ['D1T1'], links_title_th: 'ผัง', links_desc_th: 'ผัง', links_url: address })
    ).json();
    const inMenu = (await staff.call('POST /menu_items', { under: 'F', label_th: 'แผนที่', target_kind: 'U', target: address })).json();
    await news('<p>/files/uploads/00000000000000000000000000000000.png</p>');
    const found = await ofFile();
    expect([page.message, link.message]).toEqual([expect.stringContaining('บันทึกสำเร็จ'), expect.stringContaining('บันทึกสำเร็จ')]);
    expect(found.count).toBe(4);
    expect(found.rows).toEqual([
      { entity: 'menu_item', id: String(inMenu.menu_item_id), title: 'แผนที่', page: '/admin/menu' },
      { entity: 'link', id: String(link.links_id), title: expect.stringContaining('ผัง'), page: '/web/content_link' },
      { entity: 'content_page', id: String(page.pages_id), title: expect.stringContaining('การเดินทาง'), page: '/web/content_page' },
      { entity: 'news', id: String(item.news_id), title: expect.stringContaining('เปิดเรียน'), page: '/web/content_new' },
    ]);
    // a replaced file of another type has another extension, and is the same file
    const pdf = form({ uploads_id: String(file.uploads_id) });
    pdf.set('uploads_url', new Blob([`%PDF-1.7\n${'x'.repeat(500)}\n%%EOF`]), 'a.pdf');
    expect((await staff.call('POST /uploads', pdf)).statusCode).toBe(200);
    expect((await ofFile()).count).toBe(4);
    await staff.call('POST /delete_con_news', { news_id: item.news_id });
    expect((await ofFile()).count).toBe(3);
  });

  test('are named to who may view them; the others are counted', async () => {
    const owner = await t.person({ pages: { '/web/content_new': { ...all, own_only: 'Y' } } });
    const html = `<img src="${file.uploads_url}">`;
    await news(html, { news_title_th: 'ของผู้อื่น' });
    await news(html, { news_title_th: 'ของตนเอง' }, owner);
    const files = { '/web/content_upload': { view: 'Y' } } as const;
    expect(await ofFile(await t.person({ pages: files }))).toEqual({ count: 2, rows: [] });
    const reader = await t.person({ pages: { ...files, '/web/content_new': { view: 'Y' } } });
    expect((await ofFile(reader)).rows).toHaveLength(2);
    await t.person({ pages: { ...files, '/web/content_new': { ...all, own_only: 'Y' } } });
    const ownFiles = await t.person({ pages: { ...files, '/web/content_new': { ...all, own_only: 'Y' } } });
    await news(html, { news_title_th: 'ของฉัน' }, ownFiles);
    const seen = await ofFile(ownFiles);
    expect([seen.count, seen.rows.map(({ title }) => title)]).toEqual([3, [expect.stringContaining('ของฉัน')]]);
  });

  test('are at most ten by name, the latest first', async () => {
    for (let n = 1; n <= 12; n += 1) await news(`<img src="${file.uploads_url}">`, { news_title_th: `ข่าวที่ ${n}` });
    const { count, rows } = await ofFile();
    expect([count, rows.length, rows[0]?.title]).toEqual([12, 10, expect.stringContaining('ข่าวที่ 12')]);
  });

  test('are those of every file of a record, of its album and of many records; its own text does not count', async () => {
    const item = await news('<p>ก</p>');
    const [picked] = (
      await staff.call('POST /web_con_new_images', form({ news_id: String(item.news_id), file0: await picture('#123123') }))
    ).json();
    await staff.call('POST /update_con_news', {
      news_id: item.news_id,
      news_content_th: `<img src="${item.news_h_image_th}"><img src="${picked.news_b_image}">`,
    });
    expect((await uses(`entity=news&ids=${item.news_id}`)).count).toBe(0);
    expect((await uses(`entity=news_image&ids=${picked.news_image_id}`)).count).toBe(1);
    await news(`<img src="${picked.news_b_image}">`);
    expect((await uses(`entity=news&ids=${item.news_id}`)).count).toBe(1);
    expect((await uses(`entity=news&ids=${item.news_id}&field=news_h_image_th`)).count).toBe(0);
    expect((await uses(`entity=news_image&ids=${picked.news_image_id},999999`)).count).toBe(2);
  });

  test('are told to who may view the file’s record, and of none that is not theirs', async () => {
    await news(`<img src="${file.uploads_url}">`);
    expect((await (await t.person()).call(`GET /file_uses?entity=upload&ids=${file.uploads_id}`)).statusCode).toBe(403);
    const own = await t.person({ pages: { '/web/content_upload': { view: 'Y', own_only: 'Y' } } });
    expect(await ofFile(own)).toEqual({ count: 0, rows: [] });
    expect((await staff.call('GET /file_uses?entity=constructor&ids=1')).statusCode).toBe(404);
    expect(await uses('entity=upload&ids=x,1%27,-1')).toEqual({ count: 0, rows: [] });
    // what is not public has no address that others could show
    expect(await uses('entity=work&ids=1')).toEqual({ count: 0, rows: [] });
  });
});

const withText = entities.flatMap((entity) => {
  const text = linkingText(entity);
  return text === null ? [] : [{ entity, text }];
});
test.each(withText)('the files in texts of $entity.name are found by an index', async ({ entity, text }) => {
  const table = Prisma.raw(`"${t.app.searches.get(entity.name)?.table}"`);
  const plan = await t.app.db.$transaction(async (db) => {
    await db.$executeRaw`SELECT set_config('enable_seqscan', 'off', true)`;
    return db.$queryRaw`EXPLAIN SELECT FROM ${table} WHERE file_names_in(${text}) && ARRAY['x']`;
  });
  expect(JSON.stringify(plan)).toMatch(/_file_names/);
});
