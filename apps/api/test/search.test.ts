import { foldForSearch } from '@faculty/contracts/kit/text/search-text';
import { member } from '@faculty/contracts/members/member';
import { prefix } from '@faculty/contracts/members/prefix';
import { userEdu } from '@faculty/contracts/members/user-edu';
import { news } from '@faculty/contracts/website/news';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from './forms.ts';
import { type Client, type TestApp, testApp } from './test-app.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin', user_name: 'zz.keeper' });
  const made = [
    await admin.call('POST /web_con_news', form({ ...(await newsBody('ทุนแลกเปลี่ยน น้ำใจ ปี 2569 (ประกาศ)')), news_tag: 'Exchange' })),
    await admin.call('POST /web_con_news', form(await newsBody('ปฏิทิน ๒๕๖๘ น้ำดื่ม'))),
    await admin.call('POST /prefixs', { prefix_code: '801', prefix_s_th: 'อ.พิเศษ', prefix_l_th: 'แม่ทัพภาคที่ ๔' }),
    await admin.call('POST /edu_levels', { edu_code: '901', edu_name_th: 'ปริญญาตรี' }),
  ];
  expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  // as it was stored before a save mended vowels
  const before = { news_title_th: 'ปฏิทิน ๒๕๖๘ นํ้าดื่ม' };
  expect((await t.app.db.news.updateMany({ where: { news_title_th: 'ปฏิทิน ๒๕๖๘ น้ำดื่ม' }, data: before })).count).toBe(1);
  await t.person({ user_name: 'kaew.j' });
  const names = { fname_th: 'เเก้ว', lname_th: 'อํานาจเจริญ', fname_en: 'Kaew', lname_en: 'Jaroen' };
  await t.app.db.user.update({ where: { user_name: 'kaew.j' }, data: names });
  const degree = { user_name: 'kaew.j', edu_code: '901', edu_year: '2560', edu_degree_th: 'อ.บ.', edu_degree_place_th: 'จุฬาฯ' };
  expect((await admin.call('POST /user_edus', degree)).statusCode).toBe(201);
});
afterAll(() => t.close());

const newsBody = async (news_title_th: string) => ({
  news_title_th,
  news_content_th: '<p>เนื้อหา</p>',
  news_type_tag: 'N1',
  news_h_image_th: await picture(),
});

describe('a search finds what people type', () => {
  const title = 'ทุนแลกเปลี่ยน น้ำใจ ปี 2569 (ประกาศ)';
  const people = { entity: member, shown: 'user_name' };
  test.each([
    ['words in any order', { entity: news, shown: 'news_title_th' }, 'ประกาศ ทุน', title],
    ['words of different columns', { entity: news, shown: 'news_title_th' }, 'EXCHANGE   ประกาศ', title],
    ['the other era', { entity: news, shown: 'news_title_th' }, 'ทุน 2026', title],
    ['Thai digits', { entity: news, shown: 'news_title_th' }, '๒๕๖๙', title],
    ['Arabic digits for Thai, in the other era', { entity: news, shown: 'news_title_th' }, '2025', 'ปฏิทิน ๒๕๖๘ นํ้าดื่ม'],
    ['two sara e', { entity: news, shown: 'news_title_th' }, 'เเลกเปลี่ยน', title],
    ['nikhahit and sara aa around a tone mark', { entity: news, shown: 'news_title_th' }, 'น\u0e4d\u0e49าใจ', title],
    ['what was stored so', { entity: news, shown: 'news_title_th' }, 'น้ำดื่ม', 'ปฏิทิน ๒๕๖๘ นํ้าดื่ม'],
    ['a code and a name', { entity: prefix, shown: 'prefix_code' }, '4 แม่ทัพ ๘๐๑', '801'],
    ['two sara e in a code table', { entity: prefix, shown: 'prefix_code' }, 'ภาค เเม่ทัพ', '801'],
    ['a name the other way round', people, 'อำนาจ แก้ว', 'kaew.j'],
    ['a title before it', people, 'ผศ.ดร. เจริญ kaew', 'kaew.j'],
    ['an address in capitals', people, 'KAEW.J', 'kaew.j'],
    ['a year of graduation in the other era', { entity: userEdu, shown: 'user_name' }, '2017 จุฬา', 'kaew.j'],
  ])('%s', async (_, { entity, shown }, q, found) => {
    const answer = await admin.call(`${entity.routes.list}?page=0&limit=5&q=${encodeURIComponent(q)}`);
    expect(answer.json().rows.map((row: Record<string, unknown>) => row[shown])).toEqual([found]);
  });

  test.each(['ประกาศ ปฏิทิน', 'ทุน 2568', '100%', 'ท_น', '\\'])('and nothing for %s', async (q) => {
    const answer = await admin.call(`${news.routes.list}?page=0&limit=5&q=${encodeURIComponent(q)}`);
    expect(answer.json()).toMatchObject({ count: 0 });
  });

  test.each([news, member, prefix])('what is nothing but unseen letters asks for nothing: $name', async ({ routes }) => {
    const answer = await admin.call(`${routes.list}?page=0&limit=5&q=${encodeURIComponent('\u200b')}`);
    expect(answer.json().rows.length, answer.body).toBeGreaterThan(0);
  });

  test('assignments by person and page', async () => {
    await admin.call('POST /roles', { role_master_full: 'web#/web/content_new', user_name: 'kaew.j', view: 'Y' });
    for (const q of ['ข่าว เเก้ว', 'NEWS jaroen', 'kaew.j']) {
      const answer = await admin.call(`GET /roles?page=0&limit=5&q=${encodeURIComponent(q)}`);
      expect(answer.json().rows, q).toMatchObject([{ user_name: 'kaew.j', role_page: '/web/content_new' }]);
    }
  });

  test('accounts, by all of their names or one of them, and the log', async () => {
    const calls = [`/users?page=0&limit=5&q=`, `/users?page=0&limit=5&fname_th=`];
    for (const call of calls) {
      const answer = await admin.call(`GET ${call}${encodeURIComponent('แก้ว')}`);
      expect(answer.json().rows, answer.body).toMatchObject([{ user_name: 'kaew.j' }]);
    }
    const log = await admin.call(`GET /audit_logs?page=0&limit=50&q=${encodeURIComponent('๘๐๑ KEEPER')}`);
    expect(log.json().rows, log.body).toMatchObject([{ entity: 'prefix', record_id: '801' }]);
  });
});

test('the database folds as we do', async () => {
  const texts = [
    ...[
      'เเก้ว',
      'น\u0e4d\u0e49า',
      'น\u0e49\u0e4dา',
      'ทำ',
      'ท\u0e48\u0e35',
      'ค\u0e48\u0e39',
      '๐๑๒๓๔๕๖๗๘๙',
      'เเเ',
      'ํํา',
      'ทุน\u200bการ\ufeff',
      'ศิลป\u00adศาสตร์',
      '\u202a02\u202c',
    ],
    ...['RÉSUMÉ', 'e\u0301', 'ΟΔΟΣ', 'İstanbul', 'ẞ', 'Å', '\u1e9b\u0323', '100%_\\', '', 'ﬁ', '\ud83d\ude00', "'; --"],
  ];
  const { rows } = await t.app.pool.query(
    'SELECT search_fold(text) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS t(text, at) ORDER BY at',
    [texts],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldForSearch));
});
