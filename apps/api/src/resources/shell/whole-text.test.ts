import { type FoundPlace, mostCounted, placesAnswer, searchAnswer } from '@faculty/contracts/shell/search';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { collectTexts } from '../../kit/search/collect-texts.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
});
afterAll(() => t.close());

const news = async (fields: object, by = admin): Promise<number> => {
  const body = { news_title_th: 'ข่าว', news_type_tag: 'N1', news_h_image_th: await picture(), ...fields };
  const made = await by.call('POST /web_con_news', form(body));
  expect(made.statusCode, made.body).toBe(201);
  return made.json().news_id;
};
const listed = async (q: string, more = '', by = admin) => {
  const answer = await by.call(`GET /web_con_news?page=0&limit=5&q=${encodeURIComponent(q)}${more}`);
  return (answer.json().rows as { news_id: number }[]).map(({ news_id }) => news_id);
};
const everywhere = async (q: string, by = admin) => searchAnswer.parse((await by.call(`GET /search?q=${encodeURIComponent(q)}`)).json());
const publicly = async (q: string, lang = 'th') => (await t.app.inject(`/public/v1/search?q=${encodeURIComponent(q)}&lang=${lang}`)).json();
const publicKeys = async (q: string) =>
  (await publicly(q)).groups.flatMap(({ hits }: { hits: { key: string }[] }) => hits.map(({ key }) => key));
const shown = (place: FoundPlace | null | undefined) => place?.map(({ text, found }) => (found ? `[${text}]` : text)).join('');

describe('the words of a text', () => {
  test('find news on the list, in everything and publicly, and tell where they stand', async () => {
    const id = await news({ news_content_th: '<p>ก่อนหน้า</p><p>ชวนเที่ยวงานตลาด<b>ย้อนยุค</b>ของคณะ</p>' });
    expect(await listed('ตลาดย้อนยุค')).toEqual([id]);
    const { kinds, complete } = await everywhere('ตลาดย้อนยุค');
    expect([complete, kinds.map(({ entity, count }) => [entity, count])]).toEqual([true, [['news', 1]]]);
    expect(shown(kinds[0]?.hits[0]?.place)).toBe('ชวนเที่ยวงาน[ตลาดย้อนยุค]ของคณะ');
    const { groups } = await publicly('ตลาดย้อนยุค');
    expect(groups).toMatchObject([{ kind: 'news', count: 1, hits: [{ key: String(id), picture: expect.stringMatching('^/files/') }] }]);
    expect(shown(groups[0].hits[0].place)).toBe('ชวนเที่ยวงาน[ตลาดย้อนยุค]ของคณะ');
    const places = placesAnswer.parse(
      (await admin.call(`GET /search/places?entity=news&q=${encodeURIComponent('ตลาดย้อนยุค')}&ids=${id}`)).json(),
    );
    expect(Object.keys(places.places)).toEqual([String(id)]);
  });

  test('come after those of titles; newer before older; a page follows another without repeating', async () => {
    const inText = [];
    for (let at = 0; at < 3; at += 1) inText.push(await news({ news_content_th: '<p>มหกรรมสุนทรียะ</p>' }));
    const inTitle = await news({ news_title_th: 'มหกรรมสุนทรียะ', order_seq: '0' });
    const later = await news({ news_content_th: '<p>มหกรรมสุนทรียะ</p>' });
    const order = [inTitle, later, ...inText.toReversed()];
    expect(await listed('มหกรรมสุนทรียะ')).toEqual(order);
    const pages = [];
    for (let page = 0; page < 3; page += 1)
      pages.push((await admin.call(`GET /web_con_news?page=${page}&limit=2&q=${encodeURIComponent('มหกรรมสุนทรียะ')}`)).json().rows);
    expect(pages.flat().map(({ news_id }) => news_id)).toEqual(order);
    const seen = [];
    for (let next: string | null = ''; next !== null; ) {
      const answer: { json(): { rows: { news_id: number }[]; count: number; next: string | null } } = await t.app.inject(
        `/public/v1/news?limit=2&q=${encodeURIComponent('มหกรรมสุนทรียะ')}&cursor=${next}`,
      );
      const { rows, count, next: further }: ReturnType<(typeof answer)['json']> = answer.json();
      expect(count).toBe(5);
      seen.push(...rows.map(({ news_id }) => news_id));
      next = further;
    }
    expect(seen).toEqual(order);
  });

  test('may stand in title, keyword and text together, in any order', async () => {
    const id = await news({ news_title_th: 'ปฐมนิเทศพิเศษ', news_tag: 'คำสำคัญเฉพาะ', news_content_th: '<p>หอประชุมใหญ่</p>' });
    expect(await listed('หอประชุมใหญ่ คำสำคัญเฉพาะ ปฐมนิเทศพิเศษ')).toEqual([id]);
  });

  test('are those of today: a changed text loses its old ones', async () => {
    const id = await news({ news_content_th: '<p>ถ้อยคำเดิม</p>' });
    await admin.call('POST /update_con_news', form({ news_id: String(id), news_content_th: '<p>ถ้อยคำใหม่เอี่ยม</p>' }));
    expect([await listed('ถ้อยคำเดิม'), await listed('ถ้อยคำใหม่เอี่ยม')]).toEqual([[], [id]]);
  });

  test.each([
    ['markup', '<p class="ลับสุดยอด">ก</p>'],
    ['hidden parts', '<p style="display:none">ลับสุดยอด</p>'],
    ['comments', '<!-- ลับสุดยอด --><p>ก</p>'],
  ])('are not %s', async (_, news_content_th) => {
    await news({ news_content_th });
    expect(await listed('ลับสุดยอด')).toEqual([]);
  });
});

describe('visitors do not find', () => {
  test.each([
    ['hidden', { active: 'N' }],
    ['future', { new_start_date: '2090-01-01' }],
    ['ended', { show_end_date: '2020-01-01' }],
  ])('%s news by their text', async (state, fields) => {
    const q = `เนื้อความ${state}`;
    const id = await news({ news_content_th: `<p>${q}</p>`, ...fields });
    expect([await listed(q), await publicKeys(q)]).toEqual([[id], []]);
    expect((await t.app.inject(`/public/v1/news?q=${encodeURIComponent(q)}`)).json()).toMatchObject({ rows: [], count: 0 });
  });

  test('deleted news', async () => {
    const id = await news({ news_content_th: '<p>เนื้อความที่ลบ</p>' });
    await admin.call('POST /delete_con_news', { news_id: id });
    expect([await listed('เนื้อความที่ลบ'), await publicKeys('เนื้อความที่ลบ')]).toEqual([[], []]);
  });

  test('English that is switched off, before and after its words are collected', async () => {
    const id = await news({
      news_title_en: 'Unreleased Zyzzyva',
      news_content_en: '<p>Draft xylograph</p>',
      switch_lang: 'N',
      news_content_th: '<p>ฉบับไทยล้วน</p>',
    });
    expect(await listed('xylograph zyzzyva')).toEqual([id]);
    for (const whole_text of [undefined, null]) {
      if (whole_text === null) await t.app.pool.query('UPDATE web_con_news SET whole_text = NULL WHERE news_id = $1', [id]);
      expect([await publicKeys('zyzzyva'), await publicKeys('xylograph')]).toEqual([[], []]);
    }
    expect((await publicly('ฉบับไทยล้วน')).complete).toBe(false);
    await collectTexts(t.app);
    expect(await publicly('ฉบับไทยล้วน')).toMatchObject({ complete: true, groups: [{ count: 1 }] });
    const shownNow = form({ news_id: String(id), switch_lang: 'Y', news_h_image_en: await picture() });
    expect((await admin.call('POST /update_con_news', shownNow)).statusCode).toBe(200);
    expect(await publicKeys('xylograph')).toEqual([String(id)]);
  });

  test('others’ records under own_only find neither row nor place', async () => {
    const own = await t.person({ pages: { '/web/content_new': { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y', own_only: 'Y' } } });
    const id = await news({ news_content_th: '<p>เฉพาะเจ้าของ</p>' });
    expect([await listed('เฉพาะเจ้าของ', '', own), (await everywhere('เฉพาะเจ้าของ', own)).kinds]).toEqual([[], []]);
    const places = await own.call(`GET /search/places?entity=news&q=${encodeURIComponent('เฉพาะเจ้าของ')}&ids=${id}`);
    expect(places.json().places).toEqual({});
    const stranger = await t.person();
    expect((await stranger.call(`GET /search/places?entity=news&q=a&ids=${id}`)).statusCode).toBe(403);
  });

  test('what was hidden or changed hands before this process has heard of it', async () => {
    const q = 'ยังไม่ได้ยิน';
    const own = await t.person({ pages: { '/web/content_new': { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y', own_only: 'Y' } } });
    const id = await news({ news_content_th: `<p>${q}</p>` }, own);
    expect([await listed(q, '', own), await publicKeys(q)]).toEqual([[id], [String(id)]]);
    const heard = vi.spyOn(t.app.changes, 'tableChanged').mockImplementation(() => {});
    await t.app.pool.query(`UPDATE web_con_news SET active = 'N', created_by = 'x' WHERE news_id = $1`, [id]);
    // an address that was not asked, so that no answer to it is kept
    const { rows } = (await t.app.inject(`/public/v1/news?limit=7&q=${encodeURIComponent(q)}`)).json();
    expect([await listed(q, '', own), rows]).toEqual([[], []]);
    heard.mockRestore();
    t.app.changes.tableChanged('web_con_news');
  });
});

test('records without collected words are found by their titles, and by their texts once they are collected', async () => {
  const id = await news({ news_title_th: 'หัวข้อก่อนรวบรวม', news_content_th: '<p>เนื้อหาก่อนรวบรวม</p>' });
  await t.app.pool.query('UPDATE web_con_news SET whole_text = NULL');
  expect([await listed('หัวข้อก่อนรวบรวม'), await listed('เนื้อหาก่อนรวบรวม'), (await everywhere('หัวข้อ')).complete]).toEqual([[id], [], false]);
  await collectTexts(t.app);
  expect([await listed('เนื้อหาก่อนรวบรวม'), (await everywhere('หัวข้อ')).complete]).toEqual([[id], true]);
});

test('counts so many exactly, then says that there are more', async () => {
  await t.app.pool.query(
    `INSERT INTO web_con_news (news_title_th, search_text, whole_text, order_seq, news_type_tag, created_by, updated_by, updated_at)
     SELECT 'มากมาย ' || n, 'มากมาย ' || n, 'มากมาย ' || n || ' พบบ่อย', n, '{N1}', 'x', 'x', now() FROM generate_series(1, $1::int) n`,
    [mostCounted + 20],
  );
  const answer = (await admin.call(`GET /web_con_news?page=70&limit=14&q=${encodeURIComponent('พบบ่อย')}`)).json();
  expect([answer.count, answer.rows.length]).toEqual([mostCounted + 1, 14]);
  expect(await listed('มากมาย พบบ่อย', '&field=news_id&sort=asc')).toHaveLength(5);
});

describe('other kinds are found by', () => {
  const finds = async (q: string, kind: string) =>
    (await publicly(q)).groups.find((group: { kind: string }) => group.kind === kind)?.count ?? 0;
  const document = { doc_type_tag: 'D1T1', doc_group_tag: 'D1', doc_year: 2569, status_link: 'N', doc_h_url: 'https://a.example/' };

  test('the text of a page, in the language of the reader', async () => {
    const page = { page_url: 'admission', page_title_th: 'การรับสมัคร', page_title_en: 'Admission', page_content_th: '<p>รอบแฟ้ม</p>' };
    await admin.call('POST /webConPages', { ...page, page_content_en: '<p>Apply by TCAS</p>', switch_lang: 'Y' });
    expect(shown((await publicly('tcas', 'en')).groups[0].hits[0].place)).toBe('Apply by [TCAS]');
  });

  test('the label of an option, also by its next name', async () => {
    const option = (await admin.call('POST /parameters', { parameter_name: 'DOC_GROUP', parameter_th: 'แบบฟอร์ม' })).json();
    const made = await admin.call('POST /web_con_docs', { ...document, doc_group_tag: option.parameter_value, doc_title_th: 'ใบคำร้อง' });
    expect([made.statusCode, await finds('แบบฟอร์ม ใบคำร้อง', 'doc')], made.body).toEqual([201, 1]);
    const renamed = await admin.call(`PUT /parameters/${option.parameter_id}`, { ...option, parameter_th: 'คำขอทุกชนิด' });
    expect(renamed.statusCode, renamed.body).toBe(200);
    await expect.poll(() => finds('คำขอทุกชนิด ใบคำร้อง', 'doc')).toBe(1);
  });

  test('what they are called: an MOU', async () => {
    const body = {
      ...document,
      doc_section: 'MOU',
      doc_title_th: 'ความร่วมมือกับห้องสมุด',
      doc_type_tag: 'D1T2',
      doc_content_th: 'ก',
      doc_h_image_th: await picture(),
    };
    const made = await admin.call('POST /web_con_docs', form({ ...body, doc_year: '2569' }));
    expect([made.statusCode, await finds('mou ห้องสมุด', 'mou'), await finds('mou ห้องสมุด', 'doc')]).toEqual([201, 1, 0]);
  });

  test.each(['ผศ.ดร.กมลวรรณ', 'อาจารย์กมลวรรณ', 'ดร.กมลวรรณ', 'ผศ.ดร.กมลวรรณ ปั้นทอง', 'ปั้นทอง ผศ.ดร. กมลวรรณ', 'กมลวรรณ อุบัติศึกษา'])(
    'a title, a name and expertise: %s',
    async (q) => {
      const user_name = 'kamonwan.p';
      if (!(await t.app.db.user.findUnique({ where: { user_name } }))) {
        await t.person({ user_name });
        await t.app.db.user.update({
          where: { user_name },
          data: { fname_th: 'กมลวรรณ', lname_th: 'ปั้นทอง', email_verified_at: new Date() },
        });
        await t.app.db.userInfo.upsert({
          where: { user_name },
          update: { info_expert_th: 'อุบัติศึกษา' },
          create: { user_name, info_expert_th: 'อุบัติศึกษา' } as never,
        });
      }
      expect(await finds(q, 'member')).toBe(1);
      expect((await everywhere(q)).kinds.map(({ entity, count }) => [entity, count])).toEqual([['member', 1]]);
    },
  );

  test('expertise, and tell where it stands to staff and visitors, with nothing that is private', async () => {
    await t.app.db.userInfo.update({ where: { user_name: 'kamonwan.p' }, data: { info_mobile: '0812345678' } });
    const place = 'อุบัติ[ศึกษา]';
    expect(shown((await publicly('ศึกษา กมลวรรณ')).groups[0].hits[0].place)).toBe(place);
    const { kinds } = await everywhere('ศึกษา กมลวรรณ');
    expect(kinds.map(({ hits }) => shown(hits[0]?.place))).toEqual([place]);
    expect((await everywhere('0812345678')).kinds).toEqual([]);
  });
});

test('every searched title of every kind is among its words', async () => {
  // what was found before all words were collected is found with them
  const tables = [...new Set(Array.from(t.app.texts.values(), ({ table }) => table))];
  for (const table of tables) {
    const { rows } = await t.app.pool.query(`SELECT search_text, whole_text FROM "${table}" WHERE updated_by <> 'x'`);
    for (const { search_text, whole_text } of rows)
      for (const line of (search_text as string).split('\n')) expect(whole_text, `${table}: ${line}`).toContain(line);
  }
});
