import { gridText } from '@faculty/contracts/website/person-grid';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueToken } from '../src/auth/local/one-time-tokens.ts';
import { hashPassword } from '../src/auth/local/passwords.ts';
import { builtCalls, callsNotBuilt, type DocumentedRecord, documentedCalls, documentedRecords } from './documented-calls.ts';
import { form, picture } from './forms.ts';
import { type Client, type TestApp, testApp } from './test-app.ts';

type Row = Record<string, unknown>;

/** How a kind of record is made and changed, as the documents and the legacy forms send it. */
interface Sample {
  /** Several in one call: a form of this body, and what of it comes back. */
  body(n: number): Promise<Record<string, unknown>>;
  isForm?: boolean;
  create?: string;
  update: string;
  remove: string;
  change: Record<string, unknown>;
  /** As the documents wrap it; flat otherwise. */
  wrap?(body: Row): Row;
}

let t: TestApp;
let admin: Client;
let newsIds: unknown[];
const codes = ['901', '902', '903'];
const degree = { edu_degree_th: 'อ.บ.', edu_degree_place_th: 'มหาวิทยาลัย' };

const samples: Record<string, Sample> = {
  'GET /users': {
    body: async (n) => ({ email: `account.${n}@faculty.example`, fname_th: `บัญชี ${n}`, role: n % 2 ? 'user' : 'admin' }),
    wrap: (data) => ({ data }),
    update: 'PUT /users/{id}',
    remove: 'DELETE /users/{id}',
    change: { fname_th: 'ชื่อใหม่' },
  },
  'GET /prefixs': {
    body: async (n) => ({ prefix_code: `80${n}`, prefix_s_th: 'ย่อ', prefix_l_th: 'เต็ม', prefix_type: n % 2 ? 'Academic' : 'Rank' }),
    update: 'PUT /prefixs/{prefix_code}',
    remove: 'POST /delete_prefixs',
    change: { prefix_l_th: 'ใหม่' },
  },
  'GET /job_positions': {
    body: async (n) => ({ job_position_code: `80${n}`, job_position_s_th: 'ย่อ', job_position_l_th: 'เต็ม' }),
    update: 'PUT /job_positions/{job_position_code}',
    remove: 'POST /delete_job_positions',
    change: { job_position_l_th: 'ใหม่' },
  },
  'GET /edu_levels': {
    body: async (n) => ({ edu_code: `80${n}`, edu_name_th: 'ระดับ' }),
    update: 'PUT /edu_levels/{edu_code}',
    remove: 'POST /delete_edu_levels',
    change: { edu_name_th: 'ใหม่' },
  },
  'GET /mem_users': {
    body: async (n) => ({
      user_name: `member.${n}`,
      email: `member.${n}@faculty.example`,
      fname_th: 'สมชาย',
      lname_th: 'ใจดี',
      info_email: 'somchai@public.example',
      file: await picture(),
    }),
    isForm: true,
    update: 'POST /update_mem_users',
    remove: 'POST /delete_mem_users',
    change: { info_room: '4201' },
  },
  'GET /user_edus': {
    body: async (n) => ({ user_name: `graduate.${n % 2}`, edu_code: codes[n % 3], edu_year: 2550 + n, ...degree }),
    update: 'PUT /user_edus/{edu_id}',
    remove: 'POST /delete_user_edus',
    change: { edu_degree_en: 'B.A.' },
  },
  'GET /roles': {
    body: async (n) => ({
      role_master_full: ['web#/web/content_new', 'member#/member/prefix', 'web#/web/content_upload'][n % 3],
      user_name: `graduate.${n % 2}`,
      view: 'Y',
    }),
    update: 'PUT /roles/{role_id}',
    remove: 'POST /delete_roles',
    change: { remark: 'ช่วยงาน' },
  },
  'GET /uploads': {
    body: async (n) => ({ uploads_id: '', uploads_title_th: `ไฟล์ ${n}`, file: await picture() }),
    isForm: true,
    update: 'POST /uploads',
    remove: 'POST /delete_uploads',
    change: { uploads_title_th: 'ชื่อใหม่' },
  },
  'GET /web_con_news': {
    body: async (n) => ({
      order_seq: 'AUTO',
      news_title_th: `ข่าว ${n}`,
      news_type_tag: n % 2 ? 'N1,N2' : 'N3',
      news_stratrgic_tag: `S${(n % 2) + 1}`,
      news_sdgs: 'SDGs1,SDGs4',
      news_h_image_th: await picture(),
    }),
    isForm: true,
    update: 'POST /update_con_news',
    remove: 'POST /delete_con_news',
    change: { news_title_th: 'หัวข้อใหม่' },
  },
  'GET /web_con_group_items': {
    body: async (n) => ({
      ...placeOf(n),
      group_item_index: '-',
      group_item_year: 2569,
      group_item_title_th: `เอกสาร ${n}`,
      status_link: 'N',
      group_item_h_url: 'https://example.org/policy',
      order_seq: 'AUTO',
      avatarFile: await picture(),
    }),
    isForm: true,
    update: 'POST /update_con_group_items',
    remove: 'POST /delete_con_group_items',
    change: { group_item_title_th: 'ชื่อใหม่' },
  },
  'GET /web_con_activitys': {
    body: async (n) => ({
      ...(await ownerOf(n)),
      activity_type: `A${n}`,
      activity_date: `2026-11-0${n}`,
      activity_level: 'L4',
      activity_title_th: `กิจกรรม ${n}`,
      activity_title_en: `Activity ${n}`,
      activity_agency_title: 'คณะศิลปศาสตร์',
      activity_place_title: 'ห้องประชุม 401',
      remark: '-',
      checkbox_select: n === 1 ? `owner.1` : '',
      status_link: 'Y',
      avatarFileFi: await picture(),
      status_check: n === 1 ? 'W' : 'S',
      green_office: 'N',
      active: 'Y',
    }),
    isForm: true,
    update: 'POST /update_con_activitys',
    remove: 'POST /delete_con_activitys',
    change: { activity_title_th: 'ชื่อใหม่' },
  },
  'GET /webConPages': {
    body: async (n) => ({ page_url: `page_${n}`, page_title_th: `หน้า ${n}`, page_content_th: '<p>เนื้อหา</p>', switch_lang: 'N' }),
    update: 'PUT /webConPages/{pages_id}',
    remove: 'POST /delete_webConPages',
    change: { page_title_th: 'ชื่อใหม่' },
  },
  'GET /web_con_article_pages': {
    body: async (n) => ({
      article_page_url: `article_page_${n}`,
      article_page_group_tag: n % 2 ? 'A1' : 'A2',
      article_page_type_tag: n % 2 ? 'A1T1,A1T2' : 'A2T3',
      article_page_title_th: `บทความ ${n}`,
      article_page_content_th: '<p>เนื้อหา</p>',
      status_link: 'Y',
      article_page_h_url: '#',
      avatarFile: await picture(),
      avatarFileFi: await picture('#102030'),
    }),
    isForm: true,
    update: 'POST /update_con_article_pages',
    remove: 'POST /delete_con_article_pages',
    change: { article_page_title_th: 'ชื่อใหม่' },
  },
  'GET /web_con_links': {
    body: async (n) => ({
      order_seq: 'AUTO',
      links_group_tag: `D${(n % 2) + 1}`,
      links_type_tag: n % 2 ? 'D2T1,D2T2' : 'D1T1',
      links_title_th: `ลิงก์ ${n}`,
      links_desc_th: 'คำอธิบาย',
      links_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      links_url_manual: '#',
      status_cover: 'Y',
      links_h_image_th: await picture(),
    }),
    isForm: true,
    update: 'POST /update_con_links',
    remove: 'POST /delete_con_links',
    change: { links_title_th: 'ชื่อใหม่' },
  },
  'GET /web_con_new_images': {
    body: async (n) => ({ news_id: newsIds[n % 2], file_length: 1, file0: await picture() }),
    isForm: true,
    update: 'PUT /web_con_new_images/{news_image_id}',
    remove: 'POST /delete_web_con_new_images',
    change: { order_seq: '2.5' },
  },
  'GET /webConPersons': {
    body: async (n) => ({
      persons_url: `people_${n}`,
      persons_title_th: `บุคลากร ${n}`,
      persons_title_en: `People ${n}`,
      persons_objects: gridText([{ row_number: 1, column_number: 3, user_name: 'graduate.0', position_th: 'คณบดี', position_en: 'Dean' }]),
    }),
    update: 'PUT /webConPersons/{persons_id}',
    remove: 'POST /delete_webConPersons',
    change: { persons_title_th: 'ผู้บริหาร' },
  },
  'GET /web_con_direct_deans': {
    body: async (n) => ({
      user_name: `graduate.${n % 2}`,
      direct_dean_position_th: `คณบดี ${n}`,
      direct_dean_position_en: `Dean ${n}`,
      direct_dean_start_date: `201${n % 10}-10-01`,
      direct_dean_end_date: '2024-09-30',
      direct_dean_status_now: n % 2 ? 'N' : 'Y',
      avatarFile: await picture(),
    }),
    isForm: true,
    update: 'POST /update_con_direct_deans',
    remove: 'POST /delete_con_direct_deans',
    change: { direct_dean_position_en: 'Acting Dean' },
  },
  'GET /web_con_direct_dean_lists': {
    body: async (n) => ({
      user_name: `graduate.${n % 2}`,
      direct_dean_list_type: ['T1', 'T2', 'T3'][n % 3],
      direct_dean_list_title_th: `รายการ ${n}`,
      direct_dean_list_title_en: `Entry ${n}`,
      order_seq: 'AUTO',
    }),
    update: 'PUT /web_con_direct_dean_lists/{direct_dean_list_id}',
    remove: 'POST /delete_web_con_direct_dean_lists',
    change: { direct_dean_list_title_en: 'Another entry' },
  },
  'GET /mem_lc_users': {
    body: async (n) => ({
      user_name: `lc.${n}`,
      user_code: `69000${n}`,
      prefix_title_th: 'นาย',
      prefix_title_en: 'Mr.',
      fname_th: `สมาชิก ${n}`,
      fname_en: 'Member',
      lname_th: 'ศูนย์ภาษา',
      lname_en: 'Of the centre',
      user_type: ['U', 'E', 'S'][n % 3],
      field_title: '-',
      job_title: departments[n % 2],
      user_mobile: '-',
      user_email: '-',
      disabled: n % 2 ? 'Y' : '1',
      avatarFile: await picture(),
    }),
    isForm: true,
    update: 'POST /update_mem_lc_users',
    remove: 'POST /delete_mem_lc_users',
    change: { lname_th: 'นามสกุลใหม่' },
  },
  'GET /mem_lc_checkin_users': {
    body: async (n) => {
      const visitor = { ...(await samples['GET /mem_lc_users']?.body(n)), user_name: `visitor.${n}`, user_code: `6800${n}` };
      const { user_id } = (
        await admin.call('POST /mem_lc_users', encoded({ ...(samples['GET /mem_lc_users'] as Sample) }, visitor))
      ).json();
      return { user_id, time_in: `2025-11-2${n % 3}T03:00:00.000Z`, time_out: `2025-11-2${n % 3}T04:30:00.000Z`, reason: 'ลืมสแกน' };
    },
    update: 'POST /update_mem_lc_checkin_users',
    remove: 'POST /delete_mem_lc_checkin_users',
    change: { reason: 'แก้ไขเวลา' },
  },
  'GET /web_con_docs': {
    body: async (n) => ({
      doc_section: n % 2 ? 'DOC' : 'MOU',
      doc_group_tag: n % 2 ? 'D4' : 'D1',
      doc_type_tag: n % 2 ? 'D4T1,D4T2' : 'D1T1',
      doc_index: '-',
      doc_year: 2569,
      doct_date: '2026-11-21T17:30:00.000Z',
      doc_title_th: `เอกสาร ${n}`,
      doc_content_th: 'สถานทูต',
      doc_h_url: '#',
      expire: 'N',
      avatarFile: await picture(),
      avatarFileFi: await picture('#101010'),
    }),
    isForm: true,
    update: 'POST /update_con_docs',
    remove: 'POST /delete_con_docs',
    change: { doc_title_th: 'ชื่อใหม่', doc_year: '2570' },
  },
  'GET /web_con_works': {
    body: async (n) => ({
      user_name: `graduate.${n % 2}`,
      work_type: n % 2 ? 'W1' : 'W3',
      work_type_detail: n % 2 ? 'L4' : 'L6',
      work_public_type: 'ตีพิมพ์',
      work_public_inter: 'ระดับชาติ',
      work_public_base: '-',
      work_owner_name_th: 'สมชาย',
      work_owner_name_en: 'Somchai',
      work_title_th: `ผลงาน ${n}`,
      work_title_en: `Work ${n}`,
      work_public_title_th: 'วารสาร',
      work_public_title_en: 'Journal',
      work_weight: 100,
      work_public_year: 2569,
      work_public_no: '1',
      work_public_number: '1-9',
      work_public_date: '2026-11-21T17:30:00.000Z',
      work_public_month_year: 'พฤศจิกายน 2569',
      work_public_place: '-',
      work_public_province: '-',
      work_public_country: 'ไทย',
      work_h_url: '#',
      status_check: n % 2 ? 'W' : 'S',
      avatarFileFi: await picture(),
    }),
    isForm: true,
    update: 'POST /update_con_works',
    remove: 'POST /delete_con_works',
    change: { work_title_th: 'ชื่อใหม่', work_weight: '50' },
  },
};

let departments: number[];

/** Two sub-headings of different categories, as the lookups offer them. */
let places: Row[];
const placeOf = (n: number) => places[n % 2] as Row;

beforeAll(async () => {
  t = await testApp({ signInLimit: 1000 });
  await seedReference(t.app.db);
  const subs = await t.app.db.groupSubB.findMany({ orderBy: { group_sub_b_id: 'asc' }, include: { subA: true } });
  places = [subs.at(0), subs.at(-1)].map((sub) => ({
    group_master_id: sub?.subA.group_master_id,
    group_sub_a_id: sub?.group_sub_a_id,
    group_sub_b_id: sub?.group_sub_b_id,
  }));
  departments = (await t.app.db.department.findMany({ take: 2, orderBy: { up_department_id: 'asc' } })).map((one) => one.up_department_id);
  admin = await t.person({ role: 'admin' });
  for (const n of [0, 1]) await t.person({ user_name: `graduate.${n}` });
  for (const [n, edu_code] of codes.entries()) await admin.call('POST /edu_levels', { edu_code, edu_name_th: 'ระดับ', order_seq: `${n}.5` });
  const news = [await make('GET /web_con_news', 90), await make('GET /web_con_news', 91)];
  newsIds = news.map(({ news_id }) => news_id);
});
afterAll(() => t.close());

/** Somebody whose record it is. */
async function ownerOf(n: number): Promise<{ user_name: string }> {
  const user_name = `owner.${n}`;
  if ((await t.app.db.user.count({ where: { user_name } })) === 0) await t.person({ user_name });
  return { user_name };
}

const _recordOf = (list: string) => documentedRecords.find((record) => record.list === list) as DocumentedRecord;
const encoded = ({ isForm, wrap = (body: Row) => body }: Sample, body: Row) =>
  isForm
    ? form(Object.fromEntries(Object.entries(body).map(([key, value]) => [key, value instanceof Blob ? value : String(value)])))
    : wrap(body);

async function make(list: string, n: number): Promise<Row> {
  const sample = samples[list] as Sample;
  const made = await admin.call(list.replace('GET', 'POST'), encoded(sample, await sample.body(n)));
  expect(made.statusCode, made.body).toBeGreaterThanOrEqual(200);
  expect(made.statusCode, made.body).toBeLessThan(300);
  return [made.json()].flat()[0];
}

/** The call with its record's key in its path, or else in its body. */
function calling(route: string, key: string, row: Row, body: Row): [route: string, body: Row] {
  return route.includes(`{${key}}`) ? [route.replace(`{${key}}`, String(row[key])), body] : [route, { [key]: row[key], ...body }];
}

const rowsOf = (answer: Row[] | { rows: Row[] }): Row[] => (Array.isArray(answer) ? answer : answer.rows);

describe('the list of documented calls', () => {
  test('has 162 calls, 157 of them the product’s', () => expect([documentedCalls.length, builtCalls.length]).toEqual([162, 157]));

  test('is made in full below', () => {
    const made = [...documentedRecords.flatMap(callsOf), ...Object.keys(others)];
    expect([...new Set(made)].sort()).toEqual([...new Set(builtCalls)].sort());
  });

  test.each(callsNotBuilt)('%s is not built: 404', async (call) => {
    const [method, path] = call.split(' ') as [string, string];
    for (const body of method === 'GET' ? [undefined] : [{}, form({ file: await picture() })]) {
      const answer = await admin.call(`${method} ${path.replace(/\{[^}]+\}/g, '1')}`, body);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'no_such_path']);
    }
  });

  test('stands in the API document, save what is no JSON call', async () => {
    const { paths } = (await t.call('GET /api-docs/json')).json<{ paths: Record<string, Record<string, unknown>> }>();
    const inDocument = new Set(
      Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)),
    );
    // the same call as /file/upload/{folder}, for a folder with a slash
    inDocument.add('POST /file/upload/{folder}/{subfolder}');
    const hidden = t.app.routeList.filter(
      ({ method, url }) =>
        method !== 'HEAD' &&
        method !== 'OPTIONS' &&
        !url.startsWith('/api-docs') &&
        !url.includes('*') &&
        !inDocument.has(`${method} ${url.replace(/:(\w+)/g, '{$1}')}`),
    );
    expect(hidden.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  });
});

const callsOf = ({ list, key }: DocumentedRecord) => {
  const { update, remove } = samples[list] as Sample;
  return [list, `${list}/{${key}}`, list.replace('GET', 'POST'), update, remove];
};

describe.each(documentedRecords)('$list', ({ list, key, fields, heavy, order, filters }) => {
  const sample = samples[list] as Sample;
  let rows: Row[];
  beforeAll(async () => {
    rows = [await make(list, 1), await make(list, 2), await make(list, 3)];
  });

  test('answers the documented fields, in the documented order', async () => {
    const all = rowsOf((await admin.call(list)).json());
    expect(all.length).toBeGreaterThanOrEqual(3);
    for (const row of all) expect(Object.keys(row)).toEqual(expect.arrayContaining(fields));
    for (const field of heavy) expect(all[0]).not.toHaveProperty(field);
    expect(all.map((row) => row[key])).toEqual([...all].sort(by(order)).map((row) => row[key]));
  });

  test.each(filters)('filters by %s', async (filter) => {
    const all = rowsOf((await admin.call(list)).json());
    const value = String(rows[0]?.[filter]).split(',')[0] as string;
    const kept = rowsOf((await admin.call(`${list}?${filter}=${encodeURIComponent(value)}`)).json());
    const holds = (row: Row) => String(row[filter]).split(',').includes(value);
    expect(kept.map((row) => row[key])).toEqual(all.filter(holds).map((row) => row[key]));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(all.length);
  });

  test('answers one record with every documented field', async () => {
    const one = (await admin.call(`${list}/${rows[0]?.[key]}`)).json();
    expect(Object.keys(one)).toEqual(expect.arrayContaining([...fields, ...heavy]));
    expect(one[key]).toEqual(rows[0]?.[key]);
  });

  test('creates, changes and deletes, with the identifier in each answer', async () => {
    const made = await make(list, 4);
    const updated = await admin.call(...send(calling(sample.update, key, made, sample.change)));
    expect([updated.statusCode, updated.json()[key]], updated.body).toEqual([200, made[key]]);
    const read = (await admin.call(`${list}/${made[key]}`)).json();
    for (const [field, value] of Object.entries(sample.change)) expect(String(read[field])).toBe(value);
    const removed = await admin.call(...calling(sample.remove, key, made, {}));
    expect([removed.statusCode, removed.json()[key], removed.json().message === 'Relation'], removed.body).toEqual([200, made[key], false]);
    expect((await admin.call(`${list}/${made[key]}`)).statusCode).toBe(404);
  });

  const send = ([route, body]: [string, Row]): [string, unknown] => [route, encoded(sample, body)];
});

/** Compares rows as an order says; rows it says nothing about stay as they are. */
function by(order: DocumentedRecord['order']) {
  return (a: Row, b: Row): number => {
    for (const [field, sort] of order) {
      const [left, right] = [a[field], b[field]] as [string, string];
      if (left !== right) return (left < right ? -1 : 1) * (sort === 'asc' ? 1 : -1);
    }
    return 0;
  };
}

const keysOf = async (answer: Promise<{ statusCode: number; body: string; json(): unknown }>, ...keys: string[]) => {
  const { statusCode, body, json } = await answer;
  expect(statusCode, body).toBe(200);
  const list = json() as Row[];
  expect(list.length, body).toBeGreaterThan(0);
  for (const row of list) expect(Object.keys(row)).toEqual(expect.arrayContaining(keys));
  return list;
};
const options = (path: string, name: string | RegExp) => async () => {
  const list = await keysOf(admin.call(`POST ${path}`), 'parameter_value', 'parameter_th', 'parameter_name');
  for (const { parameter_name } of list) expect(parameter_name).toMatch(typeof name === 'string' ? new RegExp(`^${name}$`) : name);
  expect(new Set(list.map((row) => `${row.parameter_name} ${row.parameter_value}`)).size).toBe(list.length);
};
const own = { role_group: 'member', role_page: '/member/role', check_role: '' };
const account = async (user_name: string) => {
  const { id } = await t.person({ user_name });
  await t.app.db.user.update({ where: { id }, data: { password_hash: await hashPassword('secret one') } });
  return { id, email: `${user_name}@faculty.example`, password: 'secret one' };
};
const ok = async (answer: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return body;
};

/** The other built calls, each with its documented body and answer. */
/** A report begins as a file of its format does. */
async function inBothFormats(address: (extension: string) => string): Promise<void> {
  const [workbook, document] = [await admin.call(`GET ${address('xlsx')}`), await admin.call(`GET ${address('pdf')}`)];
  expect([workbook, document].map(({ rawPayload }) => String(rawPayload.subarray(0, 2)))).toEqual(['PK', '%P']);
}

const others: Record<string, () => Promise<unknown>> = {
  'GET /auth/signin/{provider}': async () => {
    const answer = await t.call('GET /auth/signin/microsoft');
    expect([answer.statusCode, String(answer.headers.location).length > 0]).toEqual([302, true]);
  },
  'POST /auth/signin/local': async () => {
    const { email, password } = await account('signs.in');
    const token = await ok(t.call('POST /auth/signin/local', { email, password }));
    expect((await t.call('GET /auth/me', undefined, { authorization: `Bearer ${token}` })).json()).toMatchObject({ email });
  },
  'POST /auth/signup': () => ok(t.call('POST /auth/signup', { email: 'new.one@faculty.example', password: 'secret one' })),
  'PUT /auth/verify-email': async () => {
    const { id } = await account('verifies');
    await ok(t.call('PUT /auth/verify-email', { token: await issueToken(t.app.db, 'verify_email', id) }));
  },
  'POST /auth/send-password-reset-email': async () =>
    ok(t.call('POST /auth/send-password-reset-email', { email: 'nobody@faculty.example' })),
  'PUT /auth/password-reset': async () => {
    const { id, email } = await account('resets');
    await ok(t.call('PUT /auth/password-reset', { password: 'secret two', token: await issueToken(t.app.db, 'password_reset', id) }));
    await ok(t.call('POST /auth/signin/local', { email, password: 'secret two' }));
  },
  'PUT /auth/password-update': async () => {
    const { email, password } = await account('updates');
    const authorization = `Bearer ${await ok(t.call('POST /auth/signin/local', { email, password }))}`;
    await ok(t.call('PUT /auth/password-update', { currentPassword: password, newPassword: 'secret two' }, { authorization }));
    await ok(t.call('POST /auth/signin/local', { email, password: 'secret two' }));
  },
  'GET /report/master_r_001/{xlsx|pdf}/{user_name}': () =>
    inBothFormats((extension) => `/report/master_r_001/${extension}/${admin.user_name}`),
  'GET /report/master_r_002': () =>
    inBothFormats((extension) => `/report/master_r_002?username=&extension=${extension}&activity_type=&start_date=2026-01-01&end_date=`),
  ...Object.fromEntries(
    ['001', '002', '002_1', '003', '003_1', '004'].map((code) => [
      `GET /report/lc_master_r_${code}/{xlsx|pdf}/{year}/{month}`,
      () => inBothFormats((extension) => `/report/lc_master_r_${code}/${extension}/2026/11`),
    ]),
  ),
  'GET /auth/me': async () => expect((await admin.call('GET /auth/me')).json()).toMatchObject({ id: admin.id, role: 'admin' }),
  'POST /api/getRoleUserWeb': async () => {
    const body = form({ role_group: 'web', role_page: '/web/content_new_image' });
    await keysOf(admin.call('POST /api/getRoleUserWeb', body), 'role_page', 'role_icon', 'role_title');
    const denied = await t.person();
    expect((await denied.call('POST /api/getRoleUserWeb', body)).json()).toEqual([]);
  },
  'GET /api/getProfileData': () =>
    keysOf(admin.call('GET /api/getProfileData'), 'id', 'fname_th', 'email', 'role', 'avatar', 'user_platform_reg'),
  'GET /api/getProfileDataConWork': async () => {
    const { user_name, call } = await t.person();
    const work = { work_type: 'W1', work_type_detail: 'x', work_title_th: 'x', work_public_year: 2569, created_by: 'x', updated_by: 'x' };
    await t.app.db.work.create({ data: { ...work, user_name } });
    await keysOf(call('GET /api/getProfileDataConWork'), 'item', 'parameter_th');
  },
  'POST /file/upload/{folder}': async () => {
    const item = JSON.parse(await ok(admin.call('POST /file/upload/public', form({ file: await picture(), filename: 'x.png' }))));
    expect(Object.keys(item)).toEqual(expect.arrayContaining(['id', 'name', 'sizeInBytes', 'privateUrl', 'publicUrl']));
  },
  'GET /file/download': async () => {
    const item = JSON.parse(await ok(admin.call('POST /file/upload/private', form({ file: await picture(), filename: 'x.png' }))));
    await ok(admin.call(`GET /file/download?privateUrl=${item.privateUrl}`));
  },
  'POST /combo/dcRoleMasterActive': async () => {
    const pages = await keysOf(admin.call('POST /combo/dcRoleMasterActive'), 'role_title', 'role_master_full');
    expect(pages.map((page) => page.role_master_full)).toContain('web#/web/content_new_image');
  },
  'POST /combo/usersActiveOwn': () => keysOf(admin.call('POST /combo/usersActiveOwn', form(own)), 'user_name', 'full_name_th'),
  'POST /combo/usersActive': () =>
    keysOf(admin.call('POST /combo/usersActive'), 'user_name', 'full_name_th', 'fname_th', 'lname_th', 'avatarFile'),
  'POST /combo/dceducationsActive': () => keysOf(admin.call('POST /combo/dceducationsActive'), 'edu_code', 'edu_name_th', 'order_seq'),
  'POST /combo/dcprefixsActive': () => keysOf(admin.call('POST /combo/dcprefixsActive'), 'prefix_code', 'prefix_s_th'),
  'POST /combo/dcjobpositionsActiveD': () =>
    keysOf(admin.call('POST /combo/dcjobpositionsActiveD'), 'job_position_code', 'job_position_l_th'),
  'POST /combo/dcjobpositionsActiveA': () =>
    keysOf(admin.call('POST /combo/dcjobpositionsActiveA'), 'job_position_code', 'job_position_l_th'),
  'POST /combo/dcUpDepartmentActive': () =>
    keysOf(admin.call('POST /combo/dcUpDepartmentActive'), 'up_department_id', 'up_department_name_th'),
  'POST /update_temp_key': async () => {
    const key = (await admin.call('POST /update_temp_key', form({ page_code: 'lc_room_checkin' }))).json();
    expect(Object.keys(key)).toEqual(expect.arrayContaining(['key_code', 'key_end_at']));
  },
  'POST /get_temp_key': async () => {
    await admin.call('POST /update_temp_key', form({ page_code: 'lc_room_checkin' }));
    await keysOf(admin.call('POST /get_temp_key', form({ page_code: 'lc_room_checkin' })), 'key_code', 'key_end_at');
  },
  'POST /combo_dc_group_master/green-unit': () =>
    keysOf(admin.call('POST /combo_dc_group_master/green-unit'), 'group_master_id', 'group_master_name_th', 'group_master_title_th'),
  'POST /combo_dc_group_sub_a/all': () =>
    keysOf(admin.call('POST /combo_dc_group_sub_a/all'), 'group_sub_a_id', 'group_sub_a_index', 'group_sub_a_title_th', 'group_master_id'),
  'POST /combo_dc_group_sub_b/all': () =>
    keysOf(admin.call('POST /combo_dc_group_sub_b/all'), 'group_sub_b_id', 'group_sub_b_title_th', 'group_sub_a_id'),
  'POST /get_web_con_activitys_user': async () => {
    const { activity_id } = await make('GET /web_con_activitys', 1);
    expect(await keysOf(admin.call('POST /get_web_con_activitys_user', form({ activity_id: String(activity_id) })), 'user_name')).toEqual([
      { user_name: 'owner.1' },
    ]);
  },
  ...Object.fromEntries(
    [
      'NEWS_STRATRGIC',
      'NEWS_TYPE',
      'DOC_GROUP',
      'DOC_GROUP_MOU',
      'WORKS_TYPE',
      'WORKS_TYPE_DETAIL',
      'ARTICLE_PAGE_GROUP',
      'LINK_GROUP',
      'ACTIVITYS_TYPE',
    ].map((name) => [`POST /combo_dc_param/WEB/${name}`, options(`/combo_dc_param/WEB/${name}`, name)]),
  ),
  'POST /combo_dc_param/WEB/LINK_TYPE_UNIT_{group}': options('/combo_dc_param/WEB/LINK_TYPE_UNIT_D1', 'LINK_TYPE_UNIT_D1'),
  ...Object.fromEntries(
    ['DOC_TYPE_UNIT_', 'DOC_MOU_TYPE_UNIT_', 'ARTICLE_PAGE_TYPE_UNIT_'].map((prefix) => [
      `POST /combo_dc_param_like/WEB/${prefix}`,
      // the prefix is the reader's to take off
      options(`/combo_dc_param_like/WEB/${prefix}`, new RegExp(`^${prefix}[A-Z]\\d+$`)),
    ]),
  ),
};

describe('the other built calls', () => {
  test.each(Object.keys(others))('%s answers as documented', async (call) => {
    await others[call]?.();
  });
});
