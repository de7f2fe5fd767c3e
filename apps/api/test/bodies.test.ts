import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from './forms.ts';
import { type Client, type TestApp, testApp } from './test-app.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
});
afterAll(() => t.close());

const prefix = (code: string) => ({ prefix_code: code, prefix_s_th: 'ดร.', prefix_l_th: 'ดอกเตอร์', active: 'Y' });

describe('a form', () => {
  test('may come as JSON, as urlencoded or as multipart, alike', async () => {
    const json = await admin.call('POST /prefixs', prefix('201'));
    const urlencoded = await admin.call('POST /prefixs', new URLSearchParams(prefix('202')).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    const multipart = await admin.call('POST /prefixs', form(prefix('203')));
    expect([json, urlencoded, multipart].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  });

  test('takes a list as comma list, as JSON text, as an array and as repeated parts', async () => {
    const base = { news_title_th: 'ข่าว' };
    const repeated = form({ ...base, news_h_image_th: await picture() });
    repeated.append('news_type_tag', 'N1');
    repeated.append('news_type_tag', 'N2');
    const forms = [
      form({ ...base, news_type_tag: 'N1, N2', news_h_image_th: await picture() }),
      form({ ...base, news_type_tag: '["N1","N2"]', news_h_image_th: await picture() }),
      repeated,
    ];
    for (const body of forms) expect((await admin.call('POST /web_con_news', body)).json()).toMatchObject({ news_type_tag: 'N1,N2' });
    const { news_id } = (await admin.call('GET /web_con_news?page=0&limit=1')).json().rows[0];
    const json = await admin.call('POST /update_con_news', { ...base, news_id, news_type_tag: ['N3', 'N4'], news_title_en: null });
    expect(json.json()).toMatchObject({ news_type_tag: 'N3,N4', news_title_en: '' });
  });

  test('means nothing by the words null and undefined in a part, and what it says in JSON', async () => {
    const base = { news_title_th: 'ข่าว', news_type_tag: 'N1', news_title_en: 'null', new_start_date: 'undefined', order_seq: 'null' };
    const made = (await admin.call('POST /web_con_news', form({ ...base, news_h_image_th: await picture() }))).json();
    expect(made).toMatchObject({ news_title_en: '', new_start_date: null });
    const { news_id } = made;
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    const update = new URLSearchParams({ news_id, news_title_th: 'null', news_tag: 'undefined' }).toString();
    expect((await admin.call('POST /update_con_news', update, urlencoded)).json()).toMatchObject({ news_title_th: 'ข่าว', news_tag: '' });
    expect((await admin.call('POST /web_con_news', form({ ...base, news_title_th: 'null' }))).json()).toMatchObject({
      fields: { news_title_th: { code: 'required' } },
    });
    const json = await admin.call('POST /update_con_news', { news_id, news_title_th: 'null' });
    expect(json.json()).toMatchObject({ news_title_th: 'null' });
  });

  test('without the identifier of its record names it as missing', async () => {
    for (const nothing of [{}, { news_id: '' }, { news_id: null }, { news_id: 'undefined' }]) {
      const given = Object.fromEntries(Object.entries(nothing).filter(([, value]) => value !== null)) as Record<string, string>;
      const refused = await admin.call('POST /update_con_news', form({ news_title_th: 'ข่าว', ...given }));
      expect(refused.json(), JSON.stringify(nothing)).toMatchObject({ fields: { news_id: { code: 'required' } } });
    }
    expect((await admin.call('POST /delete_con_news', {})).json()).toMatchObject({ fields: { news_id: { code: 'required' } } });
    expect((await admin.call('POST /delete_con_news', { news_id: 'x' })).json()).toMatchObject({
      fields: { news_id: { code: 'not_number' } },
    });
  });

  test('with names made to poison objects does no harm', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', '__proto__[admin]']) {
      const body = form(prefix(`21${name.length % 10}`));
      body.append(name, 'x');
      const response = await admin.call('POST /prefixs', body);
      expect(response.statusCode, name).toBeLessThan(500);
      expect(({} as Record<string, unknown>).admin).toBeUndefined();
    }
    const json = await admin.call('POST /prefixs', '{"__proto__":{"role":"admin"},"prefix_code":"299"}', {
      'content-type': 'application/json',
    });
    expect(json.statusCode).toBe(400);
  });

  test('with ten thousand parts is refused', async () => {
    const body = new FormData();
    for (let n = 0; n < 10_000; n += 1) body.append(`f${n}`, '');
    expect((await admin.call('POST /prefixs', body)).statusCode).toBe(413);
  });

  test('with a file nobody asked for is refused, naming the part', async () => {
    const response = await admin.call('POST /prefixs', form({ ...prefix('220'), attachment: await picture() }));
    expect(response.json()).toMatchObject({ code: 'invalid', fields: { attachment: { code: 'unknown_field' } } });
  });

  test('with more album pictures than 20 is refused, and leaves nothing behind', async () => {
    const body = new FormData();
    body.set('news_id', '1');
    const one = await picture();
    for (let n = 0; n < 21; n += 1) body.append(`file${n}`, one, `${n}.png`);
    const response = await admin.call('POST /web_con_new_images', body);
    expect(response.json()).toMatchObject({ fields: { news_b_image: { code: 'file_count', params: { max: 20 } } } });
    expect(await t.app.db.storedFile.count({ where: { path: { startsWith: 'news-album/' } } })).toBe(0);
  });
});

describe('a content type', () => {
  test.each(['text/plain', 'application/json\ta', 'application/json garbage', 'application/xml', 'text/json'])(
    '%s is not taken for JSON',
    async (type) => {
      const response = await admin.call('POST /prefixs', JSON.stringify(prefix('230')), { 'content-type': type });
      expect([400, 415]).toContain(response.statusCode);
      expect(response.json().code).toMatch(/media_type|malformed|invalid/);
    },
  );

  test('broken JSON is one clear error', async () => {
    const response = await admin.call('POST /prefixs', '{"prefix_code":', { 'content-type': 'application/json' });
    expect(response.json()).toMatchObject({ statusCode: 400, code: 'malformed' });
  });

  test('a body over the limit is refused', async () => {
    const response = await admin.call('POST /prefixs', { ...prefix('231'), prefix_l_th: 'ก'.repeat(1_000_000) });
    expect(response.json()).toMatchObject({ statusCode: 413, code: 'too_large' });
  });
});

describe('words', () => {
  test('of an error are Thai, or English for who asks', async () => {
    const thai = await admin.call('POST /prefixs', { ...prefix('240'), prefix_s_th: '' });
    const english = await admin.call('POST /prefixs', { ...prefix('240'), prefix_s_th: '' }, { 'accept-language': 'en-GB,en;q=0.9' });
    expect(thai.json().fields.prefix_s_th.message).toBe('จำเป็นต้องระบุ (required)');
    expect(english.json().fields.prefix_s_th.message).toBe('Required');
  });

  test('of a prefix in use: the documented message, and its key', async () => {
    const person = await t.person();
    await admin.call('POST /prefixs', prefix('250'));
    await t.app.db.userInfo.create({ data: { user_name: person.user_name, prefix_code: '250' } });
    const response = await admin.call('POST /delete_prefixs', { prefix_code: '250' });
    // legacy clients read it from an answer, not from an error
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Relation', prefix_code: '250' }]);
    expect((await admin.call('GET /prefixs/250')).statusCode).toBe(200);
  });

  test('codes stay: a prefix cannot take another code', async () => {
    await admin.call('POST /prefixs', prefix('260'));
    const response = await admin.call('PUT /prefixs/260', { ...prefix('261') });
    expect(response.json()).toMatchObject({ code: 'invalid', fields: { prefix_code: { code: 'locked' } } });
  });

  test('Thai sorts with เ แ โ after their consonant', async () => {
    for (const [index, name] of ['ฮา', 'เก', 'กา', 'แก', 'ขา', 'ไก่', 'เขา'].entries()) {
      await admin.call('POST /prefixs', { ...prefix(String(900 + index)), prefix_l_th: name, prefix_type: 'Rank' });
    }
    const { rows } = (await admin.call('GET /prefixs?page=0&limit=50&field=prefix_l_th&sort=asc&prefix_type=Rank')).json();
    expect(rows.map((row: { prefix_l_th: string }) => row.prefix_l_th)).toEqual(['กา', 'เก', 'แก', 'ไก่', 'ขา', 'เขา', 'ฮา']);
  });
});
