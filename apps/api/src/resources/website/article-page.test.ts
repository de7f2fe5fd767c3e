import { placeholderLine } from '@faculty/contracts/website/article-page';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let staff: Client;
beforeAll(async () => {
  t = await testApp();
  staff = await t.person({ pages: { '/web/content_article_page': { super_admin: 'Y' } } });
});
afterAll(() => t.close());

let count = 0;
const article = async (fields: Record<string, string | Blob> = {}) => {
  count += 1;
  return form({
    article_page_url: `knowledge_${100 + count}`,
    article_page_type_tag: 'A1T1',
    article_page_title_th: 'บทความ',
    article_page_content_th: '<p>เนื้อหา</p>',
    ...(!('avatarFile' in fields) && { article_page_h_image_th: await picture() }),
    ...fields,
  });
};
const create = async (fields?: Record<string, string | Blob>) => staff.call('POST /web_con_article_pages', await article(fields));
const update = (article_pages_id: number, fields: object) => staff.call('POST /update_con_article_pages', { article_pages_id, ...fields });
const isThere = async (address: string) => (await t.call(`GET ${address}`)).statusCode === 200;

describe('the name in the address', () => {
  test('has ten letters at least, in the documented words', async () => {
    const { fields } = (await create({ article_page_url: 'knowledge' })).json();
    expect(fields.article_page_url).toMatchObject({ code: 'too_short', message: 'ต้องมีตัวอักษรอย่างน้อย 10 ตัว' });
    expect((await create({ article_page_url: 'knowledge_' })).statusCode).toBe(201);
  });

  test('is locked once saved, and nobody else’s', async () => {
    const made = (await create()).json();
    const other = await update(made.article_pages_id, { article_page_url: 'knowledge_other' });
    expect(other.json().fields).toEqual({ article_page_url: expect.objectContaining({ code: 'locked' }) });
    const again = await create({ article_page_url: made.article_page_url });
    expect([again.statusCode, again.json().fields]).toEqual([409, { article_page_url: expect.objectContaining({ code: 'duplicate' }) }]);
  });
});

test('a new one is of group A1, keeps a file and has no address, and its sections are a comma list', async () => {
  expect((await create({ article_page_type_tag: '["A1T1","A1T3"]' })).json()).toMatchObject({
    article_page_group_tag: 'A1',
    article_page_type_tag: 'A1T1,A1T3',
    status_link: 'Y',
    article_page_h_file: null,
    article_page_h_url: '#',
  });
});

test('the line that a new one starts with is to be written over, whatever stands beside it', async () => {
  const content = `<div class="article-block"><p>${placeholderLine}</p><p>เนื้อหา</p></div>`;
  const refused = await create({ article_page_content_th: content });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { article_page_content_th: expect.objectContaining({ code: 'placeholder' }) },
  ]);
});

describe('files', () => {
  test('come under the legacy names, each to its field, and go with the article', async () => {
    const made = (
      await create({
        avatarFile: await picture('#112233'),
        avatarFileEn: await picture('#445566'),
        avatarFileFi: new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }),
      })
    ).json();
    const addresses = [made.article_page_h_image_th, made.article_page_h_image_en, made.article_page_h_file];
    expect(addresses.map((address) => address.replace(/[^/]+$/, ''))).toEqual(Array(3).fill('/files/articles/'));
    for (const address of addresses) expect(await isThere(address), address).toBe(true);
    await staff.call('POST /delete_con_article_pages', { article_pages_id: made.article_pages_id });
    for (const address of addresses) expect(await isThere(address), address).toBe(false);
  });

  test('a header picture is needed in each language it is written in; the file can be taken away', async () => {
    const english = { switch_lang: 'Y', article_page_title_en: 'Article', article_page_content_en: '<p>Text</p>' };
    expect((await create(english)).json().fields).toEqual({ article_page_h_image_en: expect.objectContaining({ code: 'file_required' }) });
    const made = (
      await create({ ...english, article_page_h_image_en: await picture('#aa3311'), article_page_h_file: await picture() })
    ).json();
    expect((await update(made.article_pages_id, { article_page_h_image_en: '' })).json().fields).toHaveProperty('article_page_h_image_en');
    expect((await update(made.article_pages_id, { article_page_h_file: '' })).json().article_page_h_file).toBeNull();
    expect(await isThere(made.article_page_h_file)).toBe(false);
  });
});

describe('the address beside a file', () => {
  test('is a full one, or the documented # for none', async () => {
    const made = (await create({ status_link: 'N', article_page_h_url: 'https://library.faculty.example/a' })).json();
    const save = async (fields: object) => (await update(made.article_pages_id, fields)).json();
    expect((await save({ article_page_h_url: 'library' })).fields.article_page_h_url.code).toBe('web_address');
    expect((await save({ article_page_h_url: '' })).fields.article_page_h_url.code).toBe('required');
    expect((await save({ status_link: 'Y', article_page_h_url: '' })).article_page_h_url).toBe('#');
    expect((await save({ status_link: 'N', article_page_h_url: '#' })).article_page_h_url).toBe('#');
  });
});

test('the list is in the order of addresses, by their letters', async () => {
  for (const name of ['zebra_knowledge', 'Zebra_knowledge', 'apple_knowledge', '0_knowledge_0']) await create({ article_page_url: name });
  const names = (await staff.call('GET /web_con_article_pages')).json().map((row: Record<string, unknown>) => row.article_page_url);
  expect(names).toEqual([...names].sort());
  expect(names).toContain('Zebra_knowledge');
});

test('the list filters by group, section and being active, and finds by both titles and the address', async () => {
  const { article_pages_id } = (
    await create({
      article_page_url: 'grammar_corner',
      article_page_title_th: 'มุมไวยากรณ์',
      article_page_title_en: 'Tenses',
      article_page_group_tag: 'A4',
      article_page_type_tag: 'A4T1,A4T3',
      active: 'N',
    })
  ).json();
  for (const query of ['article_page_group_tag=A4', 'article_page_type_tag=A4T3', 'active=N', 'q=tenses', 'q=ไวยากรณ์', 'q=grammar_']) {
    const { rows } = (await staff.call(`GET /web_con_article_pages?page=0&limit=9&${encodeURI(query)}`)).json();
    expect(
      rows.map((row: { article_pages_id: number }) => row.article_pages_id),
      query,
    ).toEqual([article_pages_id]);
  }
});
