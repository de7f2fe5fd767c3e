import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let staff: Client;
beforeAll(async () => {
  t = await testApp();
  staff = await t.person({ pages: { '/web/content_new': { super_admin: 'Y' }, '/web/content_new_image': { super_admin: 'Y' } } });
});
afterAll(() => t.close());

const create = async (fields: Record<string, string | Blob> = {}) =>
  staff.call('POST /web_con_news', form({ news_title_th: 'ข่าวคณะ', news_type_tag: 'N1', news_h_image_th: await picture(), ...fields }));
const update = (row: object, changes: Record<string, unknown>) => staff.call('POST /update_con_news', { ...row, ...changes });
const isThere = async (address: string) => (await t.call(`GET ${address}`)).statusCode === 200;

describe('the order number', () => {
  test('is the next whole number on add, and may have two decimals on edit', async () => {
    const first = (await create()).json();
    const second = (await create({ order_seq: 'AUTO' })).json();
    expect(second.order_seq).toBe(Math.floor(first.order_seq) + 1);
    expect((await update(first, { order_seq: second.order_seq + 0.25 })).json().order_seq).toBe(second.order_seq + 0.25);
    const { rows } = (await staff.call('GET /web_con_news?page=0&limit=2')).json();
    expect(rows.map((row: { news_id: number }) => row.news_id)).toEqual([first.news_id, second.news_id]);
    expect((await create()).json().order_seq).toBe(second.order_seq + 1);
  });
});

describe('a search', () => {
  test.each(['กันยายน 2561', 'ก.ย. 61', '9/2561', '2018-09', 'September 2018', '15/9/2561', 'กันยายน 2561 ค่าย'])(
    'finds by time: %s',
    async (q) => {
      await t.app.db.news.deleteMany({ where: { created_by: 'months' } });
      const by = { created_by: 'months', updated_by: 'months', order_seq: 1 };
      const day = (text: string) => new Date(`${text}T00:00:00Z`);
      await t.app.db.news.createMany({
        data: [
          { ...by, news_title_th: 'ค่ายอาสา', search_text: 'ค่ายอาสา', new_start_date: day('2018-09-15') },
          { ...by, news_title_th: 'ก่อน', search_text: 'ก่อน', new_start_date: day('2018-08-31') },
          { ...by, news_title_th: 'หลัง', search_text: 'หลัง', new_start_date: day('2018-10-01') },
        ],
      });
      const { rows } = (await staff.call(`GET /web_con_news?page=0&limit=15&q=${encodeURIComponent(q)}`)).json();
      expect(rows.map((row: { news_title_th: string }) => row.news_title_th)).toEqual(['ค่ายอาสา']);
    },
  );
});

describe('English', () => {
  test('asks for a title and a picture once the language is switched on', async () => {
    const answer = await create({ switch_lang: 'Y', news_title_en: 'Faculty news' });
    expect(answer.json()).toMatchObject({ fields: { news_h_image_en: { code: 'file_required' } } });
    const both = await create({ switch_lang: 'Y', news_title_en: 'Faculty news', news_h_image_en: await picture('#aa3311') });
    expect(both.statusCode).toBe(201);
    expect(await isThere(both.json().news_h_image_en)).toBe(true);
  });
});

describe('rich text', () => {
  test('passes unchanged, save what would run, and the answer says what went', async () => {
    const kept = '<table style="width:100%"><tr><td>ก</td></tr></table><iframe src="https://www.youtube.com/embed/x"></iframe><x-y z="1">';
    const answer = (await create({ news_content_th: `${kept}<script>alert(1)</script><img src="a.png" onerror="alert(1)">` })).json();
    expect(answer.news_content_th).toContain(kept);
    expect(answer.news_content_th).not.toMatch(/script|onerror/);
    expect(answer.removed_html).toEqual(expect.arrayContaining(['script', 'onerror']));
    expect((await create({ news_content_th: kept })).json()).not.toHaveProperty('removed_html');
  });
});

describe('the first day', () => {
  test('may be said, emptied and left alone; nothing invents one', async () => {
    const row = (await create({ new_start_date: '2030-05-01' })).json();
    expect(row.new_start_date).toBe('2030-05-01');
    const save = async (fields: object) =>
      (await staff.call('POST /update_con_news', { news_id: row.news_id, ...fields })).json().new_start_date;
    expect(await save({ news_title_th: 'อื่น' })).toBe('2030-05-01');
    expect(await save({ new_start_date: '' })).toBeNull();
    expect((await staff.call(`GET /web_con_news?page=0&limit=1`)).json().rows[0].new_start_date).toBeNull();
    expect((await create()).json().new_start_date).toBeNull();
  });
});

describe('files', () => {
  test('have a public address, a small version, and headers that let a copy be kept and checked', async () => {
    const { news_h_image_th } = (await create()).json();
    const file = await t.call(`GET ${news_h_image_th}`);
    expect(file.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, no-cache', etag: expect.any(String) });
    expect((await t.call(`GET ${news_h_image_th}?size=small`)).headers['content-type']).toBe('image/webp');
  });

  test('keep their addresses when they are replaced, and go with the news item, its album too', async () => {
    const row = (await create()).json();
    const [image] = (
      await staff.call('POST /web_con_new_images', form({ news_id: String(row.news_id), file0: await picture('#010203') }))
    ).json();
    expect(await isThere(image.news_b_image)).toBe(true);
    const replaced = await staff.call(
      'POST /update_con_news',
      form({ news_id: String(row.news_id), news_title_th: 'ใหม่', news_type_tag: 'N1', news_h_image_th: await picture('#ffeedd') }),
    );
    // of the same type under the same address; what was there has gone
    expect(replaced.json().news_h_image_th).toBe(row.news_h_image_th);
    expect(await isThere(row.news_h_image_th)).toBe(true);
    expect((await staff.call(`GET /web_con_news/${row.news_id}`)).json().image_count).toBe(1);

    await staff.call('POST /delete_con_news', { news_id: row.news_id });
    expect(await isThere(replaced.json().news_h_image_th)).toBe(false);
    expect(await isThere(image.news_b_image)).toBe(false);
    expect(await t.app.db.newsImage.count({ where: { news_id: row.news_id } })).toBe(0);
  });

  test('of an album are listed as they were chosen, by identifier too, until somebody moves one', async () => {
    const { news_id } = (await create()).json();
    const upload = async (...colours: string[]) => {
      const files = await Promise.all(colours.map(async (colour, at) => [`file${at}`, await picture(colour)] as const));
      const made = await staff.call('POST /web_con_new_images', form({ news_id: String(news_id), ...Object.fromEntries(files) }));
      const rows = made.json<{ news_image_id: number; news_b_image: string }[]>();
      const stored = await Promise.all(rows.map(async ({ news_b_image }) => (await t.app.inject(news_b_image)).rawPayload));
      const sent = await Promise.all(files.map(async ([, file]) => Buffer.from(await file.arrayBuffer())));
      expect(stored.map(String)).toEqual(sent.map(String));
      return rows.map(({ news_image_id }) => news_image_id);
    };
    const listed = async (query: string) =>
      (await staff.call(`GET /web_con_new_images${query}`)).json<{ news_image_id: number }[]>().map(({ news_image_id }) => news_image_id);
    const older = await upload('#010206', '#010207');
    const newer = await upload('#010208', '#010209', '#01020a');
    const chosen = [...newer, ...older];
    expect(chosen).toEqual(chosen.toSorted((one, other) => other - one));
    expect(await listed(`?news_id=${news_id}`)).toEqual(chosen);

    const [first, ...others] = chosen;
    expect((await staff.call(`PUT /web_con_new_images/${first}`, { order_seq: '0.5' })).statusCode).toBe(200);
    expect(await listed(`?news_id=${news_id}`)).toEqual([...others, first]);
    expect(await listed(`?news_id=${news_id}&field=news_image_id&sort=desc`)).toEqual(chosen);
    expect((await listed('')).slice(0, chosen.length)).toEqual(chosen);
  });

  test('of an album tell who added them, by name', async () => {
    const { news_id } = (await create()).json();
    await staff.call('POST /web_con_new_images', form({ news_id: String(news_id), file0: await picture('#010204') }));
    const named = { created_by: staff.user_name, full_name_th: `ทดสอบ ${staff.user_name}`, full_name_en: `ทดสอบ ${staff.user_name}` };
    expect((await staff.call(`GET /web_con_new_images?news_id=${news_id}`)).json()).toMatchObject([named]);
  });

  test('of a refused save leave nothing behind', async () => {
    const before = await t.app.db.storedFile.count();
    expect((await create({ news_title_th: '' })).statusCode).toBe(400);
    expect((await create({ news_h_image_th: new Blob(['<svg onload="alert(1)"/>']) })).json()).toMatchObject({
      fields: { news_h_image_th: { code: 'file_type' } },
    });
    expect(await t.app.db.storedFile.count()).toBe(before);
  });
});

describe('two editors', () => {
  test('at once: one save wins, the others are told', async () => {
    const row = (await create()).json();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => update(row, { news_title_th: `ผู้แก้ไข ${n}` })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(11);
  });
});

describe('the list', () => {
  test('filters by strategy, section and being active, and leaves the contents out', async () => {
    const row = (await create({ news_type_tag: 'N7,N8', news_stratrgic_tag: 'S4', active: 'N', news_content_th: '<p>ยาว</p>' })).json();
    for (const filter of ['news_type_tag=N8', 'news_stratrgic_tag=S4', 'news_type_tag=N7&active=N', 'news_type_tag=N7&active=']) {
      const { rows, count } = (await staff.call(`GET /web_con_news?page=0&limit=5&${filter}`)).json();
      expect([count, rows[0].news_id], filter).toEqual([1, row.news_id]);
      expect(rows[0]).not.toHaveProperty('news_content_th');
    }
    expect((await staff.call('GET /web_con_news?page=0&limit=5&news_type_tag=N7&active=Y')).json().count).toBe(0);
  });
});
