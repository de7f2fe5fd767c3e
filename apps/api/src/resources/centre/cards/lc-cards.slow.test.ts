import { barcode } from '@faculty/contracts/centre/lc-user';
import { keyPage } from '@faculty/contracts/centre/temp-key';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../../../../test/forms.ts';
import { type CardPage, readCards, scanned } from '../../../../test/support/read-cards.ts';
import { readPages, squeezed } from '../../../../test/support/read-reports.ts';
import { type Client, type TestApp, testApp } from '../../../../test/test-app.ts';
import { placeOf } from '../../../kit/reports/cards/write-cards.ts';

const page = '/centre/lc_members';
let t: TestApp;
let desk: Client;
let department: number;

/** Of every length a barcode may have, odd and even, with zeros before it. */
const codes = [
  '123',
  '0042',
  '66101',
  '661234',
  '0000000',
  '88500001',
  '123456789',
  '9876543210',
  '01234567890',
  '885000012345',
  '1234567890123',
];
const longest = ['99999999999999', '000000000000001'];

beforeAll(async () => {
  t = await testApp();
  desk = await t.person({ user_name: 'desk', pages: { [page]: { view: 'Y', add: 'Y' } } });
  department = (await t.app.db.department.create({ data: { up_department_name_th: 'คณะศิลปศาสตร์' } })).up_department_id;
  const [first, ...others] = [...codes, ...longest];
  const { search_text: _, ...body } = member(0, first as string);
  const withPicture = { ...body, job_title: String(department), avatarFile: await picture() };
  const made = await desk.call('POST /mem_lc_users', form(withPicture));
  expect(made.statusCode, made.body).toBe(201);
  const data = others.map((code, n) => ({ ...member(n + 1, code), user_type: 'S' as const, created_by: 'other', updated_by: 'other' }));
  await t.app.db.lcUser.createMany({ data });
  await t.app.db.lcUser.create({
    data: { ...member(90, '555555'), user_type: 'U', disabled: true, created_by: 'other', updated_by: 'other' },
  });
});
afterAll(() => t.close());

const member = (n: number, user_code: string) => ({
  user_name: `card.${String(n).padStart(2, '0')}`,
  user_code,
  prefix_title_th: 'น.ส.',
  fname_th: `น้ำค้าง${n}`,
  lname_th: 'ก้องเกียรติกำจร',
  fname_en: 'Namkhang',
  lname_en: 'Kongkiatkamjorn',
  user_type: 'S',
  job_title: department,
  search_text: `card.${n} น้ำค้าง`,
});

const cards = (query: string) => desk.call(`GET /mem_lc_cards?${query}`);

describe('the barcodes of the printed cards', () => {
  test('on sheets are read back, card by card, in the order of the member codes; the cancelled have none', async () => {
    const response = await cards('layout=sheet');
    expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const [first, second, ...none] = await readCards(response.rawPayload);
    expect(none).toEqual([]);
    const read = [
      ...Array.from({ length: 10 }, (_, at) => scanned(first as CardPage, placeOf(at))),
      ...[0, 1, 2].map((at) => scanned(second as CardPage, placeOf(at))),
    ];
    expect(read).toEqual([...codes, ...longest]);
    expect(() => scanned(second as CardPage, placeOf(3))).toThrow();
  });

  test('on pages of a card’s size are read back, and the kiosk lets that member in', async () => {
    const [one] = await t.app.db.lcUser.findMany({ where: { user_code: '1234567890123' } });
    const pages = await readCards((await cards(`layout=card&user_id=${one?.user_id}`)).rawPayload);
    expect(pages).toHaveLength(1);
    const code = scanned(pages[0] as CardPage, { x: 0, y: 0 });
    expect(barcode.parse(code)).toBe('1234567890123');
    const admin = await t.person({ role: 'admin' });
    const { key_code } = (await admin.call('POST /update_temp_key', { page_code: keyPage })).json();
    expect((await t.call(`POST /checkin/${key_code}`, { user_code: code })).json()).toMatchObject({
      outcome: 'in',
      name_th: 'น.ส.น้ำค้าง10 ก้องเกียรติกำจร',
    });
  });
});

test('a card says who it is of, and shows the picture', async () => {
  const [one] = await t.app.db.lcUser.findMany({ where: { user_name: 'card.00' } });
  const bytes = (await cards(`user_id=${one?.user_id}`)).rawPayload;
  const [text] = await readPages(bytes);
  for (const words of [
    'บัตรสมาชิกศูนย์ภาษา',
    'น.ส.น้ำค้าง0 ก้องเกียรติกำจร',
    'Namkhang Kongkiatkamjorn',
    'นักศึกษา · คณะศิลปศาสตร์',
    'รหัสสมาชิก card.00',
    '123',
  ])
    expect(text).toContain(squeezed(words));
  expect(bytes.includes('/Subtype /Image')).toBe(true);
  expect((await cards('user_type=S&q=card.1')).rawPayload.includes('/Subtype /Image')).toBe(false);
});

test('who sees only their own gets the cards of those they entered', async () => {
  const own = await t.person({ user_name: 'other', pages: { [page]: { view: 'Y', own_only: 'Y' } } });
  const text = (await readPages((await own.call('GET /mem_lc_cards')).rawPayload)).join('');
  expect([text.includes('card.01'), text.includes('card.00')]).toEqual([true, false]);
});

test.each([
  ['user_id=0', 'user_id.0', 'too_small'],
  ['user_id=x', 'user_id.0', 'not_number'],
  [`user_id=${'1,'.repeat(201)}`, 'user_id', 'too_many'],
  ['user_id=2147483647', 'user_id', 'unknown_reference'],
  ['q=nobody.at.all', 'user_id', 'unknown_reference'],
  ['user_type=X', 'user_type', 'choice'],
  ['job_title=x', 'job_title', 'not_number'],
  ['layout=poster', 'layout', 'choice'],
  ['part=0', 'part', 'too_small'],
])('refuses %s, naming %s: %s', async (query, field, code) => {
  expect((await cards(query)).json()).toMatchObject({ statusCode: 400, code: 'invalid', fields: { [field]: { code } } });
});

test('needs the right of the members’ page', async () => {
  const stranger = await t.person({ pages: { '/centre/lc_checkin_members': { view: 'Y' } } });
  expect([(await stranger.call('GET /mem_lc_cards')).statusCode, (await t.call('GET /mem_lc_cards')).statusCode]).toEqual([403, 401]);
});

test('more than the most are asked to be narrowed down', async () => {
  const data = Array.from({ length: 190 }, (_, n) => ({
    ...member(100 + n, `7${100_000 + n}`),
    user_type: 'E' as const,
    created_by: 'x',
    updated_by: 'x',
  }));
  await t.app.db.lcUser.createMany({ data });
  expect((await cards('')).json()).toMatchObject({ statusCode: 400, fields: { user_id: { code: 'too_many', params: { max: 200 } } } });
  expect((await cards('user_type=E')).statusCode).toBe(200);
});

test('more than the most come in portions, each member once', async () => {
  const count = await t.app.db.lcUser.count({ where: { disabled: false } });
  expect(count).toBeGreaterThan(200);
  const codesOf = async (part: number) => {
    const response = await cards(`part=${part}&layout=card`);
    expect(decodeURIComponent(String(response.headers['content-disposition']))).toContain(`ชุดที่ ${part}`);
    return (await readPages(response.rawPayload)).map((text) => /รหัสสมาชิกcard\.\d+/.exec(squeezed(text))?.[0]);
  };
  const [one, two] = [await codesOf(1), await codesOf(2)];
  expect([one.length, two.length]).toEqual([200, count - 200]);
  expect(new Set([...one, ...two]).size).toBe(count);
  expect((await cards('part=3')).json()).toMatchObject({ fields: { user_id: { code: 'unknown_reference' } } });
});

test('of the members added on one day only those are drawn and listed', async () => {
  await t.app.db.lcUser.updateMany({ data: { created_at: new Date('2026-03-02T16:59:59Z') } });
  const added = await t.app.db.lcUser.create({
    data: {
      ...member(91, '777777'),
      user_type: 'S',
      created_by: 'other',
      updated_by: 'other',
      created_at: new Date('2026-03-02T17:00:00Z'),
    },
  });
  const listed = (await desk.call('GET /mem_lc_users?page=0&limit=5&added_on=2026-03-03')).json();
  expect(listed).toMatchObject({ count: 1, rows: [{ user_id: added.user_id }] });
  const answer = await desk.call('GET /mem_lc_cards?added_on=2026-03-03');
  expect(answer.statusCode).toBe(200);
  expect((await desk.call('GET /mem_lc_cards?added_on=2026-03-04')).statusCode).toBe(400);
});
