import { workReport } from '@faculty/contracts/works/work-report';
import type { Prisma } from '@faculty/prisma/client';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { parse } from 'content-disposition';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  partsOfSheet,
  readPages,
  readSheets,
  readZip,
  sheetOf,
  squeezed,
  tableOf,
  titlesIn,
} from '../../../../test/support/read-reports.ts';
import { type Client, type TestApp, testApp } from '../../../../test/test-app.ts';

let t: TestApp;
let reviewer: Client;
let lecturer: Client;
let other: Client;

const works = '/web/content_work';

const titles = [
  'จำนวนน้ำในลุ่มแม่น้ำปิง: ค่ำคืนและกำหนดการ ศาสตร์แห่งการอ่าน',
  '=HYPERLINK("http://evil.example","ดู")',
  '+66 ผลงาน',
  '-1 ผลงาน',
  '@SUM(A1)',
  'A Study of Thai–English (2565) & <b>bold</b> _x0041_',
  'ผู้ช่วยศาสตราจารย์ ดร.กิตติ์ธัญญ์ ปิ่นเกล้า '.repeat(9).trim(),
];

beforeAll(async () => {
  t = await testApp();
  await seedReference(t.app.db);
  const pages = { [works]: { view: 'Y', edit: 'Y' } } as const;
  const own = { [works]: { view: 'Y', own_only: 'Y' } } as const;
  reviewer = await t.person({ user_name: 'reviewer', pages });
  lecturer = await t.person({ user_name: 'lecturer', pages: own });
  other = await t.person({ user_name: 'other.person', pages: own });
  const stamps = { created_by: 'test', updated_by: 'test' };
  const work = (user_name: string, work_title_th: string, n: number): Prisma.WorkCreateManyInput => ({
    user_name,
    work_title_th,
    work_type: n % 2 ? 'W1' : 'W2',
    work_type_detail: 'L4',
    work_public_year: 2565 + (n % 3),
    work_public_date: n % 3 ? new Date(`2023-0${n + 1}-17T00:00:00Z`) : null,
    work_weight: n === 2 ? 33.33 : 50,
    status_check: n === 1 ? 'S' : 'W',
    ...stamps,
  });
  await t.app.db.work.createMany({
    data: [
      ...titles.map((title, n) => work('lecturer', title, n)),
      work('other.person', 'ผลงานของผู้อื่น', 1),
      { ...work('lecturer', 'ผลงานที่ยกเลิก', 1), active: 'N' },
    ],
  });
});
afterAll(() => t.close());

/** Of the day it came out: the field of the year may hold a volume. */
const yearOf = ({ work_public_date: day, work_public_year }: { work_public_date: Date | null; work_public_year: number }) =>
  day === null ? work_public_year : day.getUTCFullYear() + 543;

/** In the order of the report. */
async function storedWorks() {
  const stored = await t.app.db.work.findMany({ where: { user_name: 'lecturer', active: 'Y' } });
  return stored.sort((one, other) => yearOf(other) - yearOf(one) || other.work_id - one.work_id);
}

describe('the workbook', () => {
  test('holds what the database holds, row by row, in cells of their kind', async () => {
    const rows = await sheetOf(reviewer, 'GET /report/master_r_001/xlsx/lecturer');
    const stored = await storedWorks();
    expect(rows).toHaveLength(titles.length);
    expect(rows).toEqual(
      stored.map((work) =>
        expect.objectContaining({
          บทบาท: 'เจ้าของ',
          ประเภท: work.work_type === 'W1' ? 'บทความวิจัย' : 'บทความวิชาการ',
          ชื่อผลงาน: work.work_title_th,
          'ปีที่เผยแพร่ (พ.ศ.)': yearOf(work),
          'ปี พ.ศ. หรือเล่มที่': work.work_public_year,
          วันที่เผยแพร่: work.work_public_date,
          'สัดส่วน (%)': work.work_weight,
          สถานะ: work.status_check === 'S' ? 'ถูกต้อง' : 'รอตรวจ',
        }),
      ),
    );
  });

  test('calculates nothing of what people typed, is frozen, filtered and ready to print, and shows dates of the Buddhist era', async () => {
    const { rawPayload } = await reviewer.call('GET /report/master_r_001/xlsx/-');
    const parts = await readZip(rawPayload);
    const sheet = String(parts.get('xl/worksheets/sheet1.xml'));
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(sheet).toContain('<pane ySplit="4"');
    // of the table alone: the total stands apart from it
    const lastColumn = [...sheet.matchAll(/<c r="([A-Z]+)4"/g)].at(-1)?.[1];
    expect(sheet).toContain(`<autoFilter ref="A4:${lastColumn}${4 + titles.length + 1}"`);
    expect(sheet).toMatch(/<pageSetup [^>]*paperSize="9"[^>]*orientation="landscape"/);
    const workbook = String(parts.get('xl/workbook.xml'));
    // every printed page says what it is of, and has the columns of the printed document
    expect(workbook).toMatch(/_xlnm.Print_Titles[^>]*>[^<]*!\$1:\$4</);
    expect(workbook).toMatch(new RegExp(`_xlnm.Print_Area[^>]*>[^<]*!\\$A\\$1:\\$I\\$${4 + titles.length + 3}<`));
    expect(sheet).not.toContain('oddHeader');
    // long titles have the lines they need
    const heights = [...sheet.matchAll(/<row [^>]* ht="(\d+)/g)].map(([, height]) => Number(height));
    expect(Math.max(...heights)).toBeGreaterThan(100);
    const styles = String(parts.get('xl/styles.xml'));
    expect(styles).toContain('[$-107041E]d mmmm yyyy');
    // Excel shows the point of a format whose decimals may be missing
    expect(styles).not.toMatch(/formatCode="[^"]*[.]#/);
  });

  test('counts by type and year on a second sheet', async () => {
    const [, counted] = await readSheets((await reviewer.call('GET /report/master_r_001/xlsx/lecturer')).rawPayload);
    expect(counted?.name).toContain('สรุปตามประเภทและปี');
    // the year is that of the day it came out
    expect(partsOfSheet(counted?.rows ?? [])).toMatchObject({
      head: ['ประเภทผลงาน', 'ถูกต้อง 2566', 'ถูกต้องรวม', 'รอตรวจ', 'ไม่ถูกต้อง'],
      rows: [
        ['บทความวิจัย', 1, 1, 2, 0],
        ['บทความวิชาการ', 0, 0, 4, 0],
      ],
      total: ['รวม', 1, 1, 6, 0],
    });
  });

  test('of nothing says so', async () => {
    const rows = await sheetOf(reviewer, 'GET /report/master_r_001/xlsx/reviewer');
    expect(rows).toEqual([expect.objectContaining({ บทบาท: 'ไม่พบรายการตามเงื่อนไขที่เลือก' })]);
  });
});

describe('the document', () => {
  test('reads as what was written, row by row', async () => {
    const response = await reviewer.call('GET /report/master_r_001/pdf/lecturer');
    expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const named = parse(String(response.headers['content-disposition'])).parameters.filename;
    expect(named).toMatch(/^รายงานผลงานวิชาการ ทดสอบ lecturer \d{1,2} \S+ 25\d\d\.pdf$/);
    const text = (await readPages(response.rawPayload)).join('');
    const stored = await storedWorks();
    const places = stored.map(({ work_title_th }) => text.indexOf(squeezed(work_title_th)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const words of [
      'คณะศิลปศาสตร์',
      'บุคลากร: ทดสอบ lecturer',
      '17มี.ค.2566',
      'ถูกต้อง 1 · รอตรวจ 6 รายการ',
      '33.33',
      'ผู้รับรอง',
      'หน้า 1 จาก',
    ])
      expect(text).toContain(squeezed(words));
  });

  test('is tagged, of no other program and embeds its fonts', async () => {
    const bytes = (await reviewer.call('GET /report/master_r_001/pdf/-')).rawPayload.toString('latin1');
    const said = ['/MarkInfo', '/Lang (th-TH)', '/S /TH', '/BaseFont /Helvetica'].map((words) => bytes.includes(words));
    expect(said).toEqual([true, true, true, false]);
  });

  test('of nothing says so', async () => {
    const [page] = await readPages((await reviewer.call('GET /report/master_r_001/pdf/reviewer')).rawPayload);
    expect(page).toContain(squeezed('ไม่พบรายการตามเงื่อนไขที่เลือก'));
  });
});

describe('what is signed', () => {
  const stamps = { created_by: 'test', updated_by: 'test', work_type: 'W2', work_type_detail: 'L4', work_public_year: 2569 };
  let shared: number;
  beforeAll(async () => {
    await t.person({ user_name: 'signer' });
    const work = (work_title_th: string, status_check: 'S' | 'W' | 'C' | 'E', more: object = {}) => ({
      ...stamps,
      user_name: 'signer',
      work_title_th,
      status_check,
      work_public_date: new Date('2026-05-01'),
      ...more,
    });
    await t.app.db.work.createMany({
      data: [
        work('ถูกต้องหนึ่ง', 'S'),
        work('รอตรวจหนึ่ง', 'W'),
        work('ไม่ถูกต้องหนึ่ง', 'C'),
        work('ยกเลิกหนึ่ง', 'E'),
        work('ปีก่อน', 'S', { work_public_date: new Date('2025-09-30') }),
        work('ไม่มีวัน', 'S', { work_public_date: null }),
        work('เล่มที่สิบสอง', 'S', { work_public_date: null, work_public_year: 12 }),
      ],
    });
    const [row] = await t.app.db.work.createManyAndReturn({ data: [{ ...work('ร่วมกับผู้อื่น', 'S'), user_name: 'other.person' }] });
    shared = row?.work_id as number;
    await t.app.db.workAuthor.create({ data: { work_id: shared, user_name: 'signer', work_weight: 33.5 } });
  });
  afterAll(() => t.app.db.work.deleteMany({ where: { OR: [{ user_name: 'signer' }, { work_id: shared }] } }));

  test('holds what others keep with the person’s share, and neither cancelled works nor a total of rejected ones', async () => {
    const { rows, total } = await tableOf(reviewer, 'GET /report/master_r_001/xlsx/signer?start_date=2025-10-01&end_date=2026-09-30');
    expect(rows.map((row) => [row.ชื่อผลงาน, row.บทบาท, row['สัดส่วน (%)'], row.สถานะ])).toEqual([
      ['ร่วมกับผู้อื่น', 'ผู้ร่วมจัดทำ 33.5 %', 33.5, 'ถูกต้อง'],
      ['ไม่มีวัน', 'เจ้าของ', 100, 'ถูกต้อง'],
      ['ไม่ถูกต้องหนึ่ง', 'เจ้าของ', 100, 'ไม่ถูกต้อง'],
      ['รอตรวจหนึ่ง', 'เจ้าของ', 100, 'รอตรวจ'],
      ['ถูกต้องหนึ่ง', 'เจ้าของ', 100, 'ถูกต้อง'],
    ]);
    expect(Object.values(total)[0]).toBe('ถูกต้อง 3 · รอตรวจ 1 · ไม่ถูกต้อง 1 รายการ');
    const pdf = await reviewer.call('GET /report/master_r_001/pdf/signer?start_date=2025-10-01&end_date=2026-09-30');
    const text = (await readPages(pdf.rawPayload)).join('');
    for (const words of ['ปีงบประมาณ 2569', 'ถูกต้อง 3 · รอตรวจ 1 · ไม่ถูกต้อง 1 รายการ', 'ผู้ร่วมจัดทำ 33.5 %'])
      expect(text).toContain(squeezed(words));
    expect(text).not.toContain('ยกเลิกหนึ่ง');
    expect(parse(String(pdf.headers['content-disposition'])).parameters.filename).toBe('รายงานผลงานวิชาการ ทดสอบ signer ปีงบประมาณ 2569.pdf');
  });

  test.each([
    ['start_date=2025-09-30&end_date=2025-09-30', ['ปีก่อน']],
    ['start_date=2026-06-01&end_date=2027-05-31', ['ไม่มีวัน']],
    ['start_date=2026-07-02', []],
    ['end_date=2025-09-29', ['เล่มที่สิบสอง']],
    ['status_check=E', ['ยกเลิกหนึ่ง']],
  ])('is of a time, and of a state: %s', async (query, expected) => {
    expect((await titlesIn(reviewer, `GET /report/master_r_001/xlsx/signer?${query}`)).filter(Boolean)).toEqual(expected);
    const listed = (await reviewer.call(`GET /web_con_works?user_name=signer&${query}`)).json();
    expect(listed.map((row: { work_title_th: string }) => row.work_title_th)).toEqual(expected);
  });

  test('of everybody names each work once, with its owner', async () => {
    const rows = await sheetOf(reviewer, 'GET /report/master_r_001/xlsx/-?start_date=2025-10-01&end_date=2026-09-30');
    const found = rows.filter((row) => row.ชื่อผลงาน === 'ร่วมกับผู้อื่น');
    expect(found.map((row) => [row['ชื่อ-สกุล'], row['สัดส่วน (%)'], 'บทบาท' in row])).toEqual([['ทดสอบ other.person', 100, false]]);
  });

  test('of a time that ends before it starts is refused, naming it', async () => {
    const refused = await reviewer.call('GET /report/master_r_001/pdf/signer?start_date=2026-01-02&end_date=2026-01-01');
    expect(refused.json()).toMatchObject({ statusCode: 400, fields: { start_date: { code: 'start_after_end' } } });
  });
});

describe('whose records', () => {
  test('`-` is everybody one may see; cancelled records are in none', async () => {
    const all = await titlesIn(reviewer, 'GET /report/master_r_001/xlsx/-');
    expect(all).toContain('ผลงานของผู้อื่น');
    expect(all).not.toContain('ผลงานที่ยกเลิก');
    expect(all).toHaveLength(titles.length + 1);
  });

  test.each([
    ['GET /report/master_r_001/xlsx/other.person', 'ผลงานของผู้อื่น'],
    ['GET /report/master_r_001/xlsx/-', 'ผลงานของผู้อื่น'],
    ['GET /report/master_r_001/xlsx/nobody.here', 'ผลงานของผู้อื่น'],
  ])('who sees only their own gets those: %s', async (route, foreign) => {
    const mine = await titlesIn(lecturer, route);
    expect(mine).not.toContain(foreign);
    expect(mine).toHaveLength(titles.length);
    expect(await titlesIn(other, route)).toEqual([foreign]);
  });

  test('of a department and a level holds what the list filtered by them shows', async () => {
    const { up_department_id } = await t.app.db.department.create({ data: { up_department_name_th: 'ภาควิชาภาษาศาสตร์', order_seq: 9 } });
    const info = { user_name: 'other.person', up_department_id };
    await t.app.db.userInfo.upsert({ where: { user_name: 'other.person' }, create: info, update: info });
    await t.app.db.work.updateMany({ where: { work_title_th: 'ผลงานของผู้อื่น' }, data: { work_public_inter: 'ระดับนานาชาติ' } });
    const asked = `department=${up_department_id}&work_public_inter=${encodeURIComponent('ระดับนานาชาติ')}`;
    expect(await titlesIn(reviewer, `GET /report/master_r_001/xlsx/-?${asked}`)).toEqual(['ผลงานของผู้อื่น']);
    const [sheet] = await readSheets((await reviewer.call(`GET /report/master_r_001/xlsx/-?${asked}`)).rawPayload);
    expect(JSON.stringify(sheet)).toContain('หน่วยงาน: ภาควิชาภาษาศาสตร์');
  });

  test('without the right of the page there is no report, and without a session neither', async () => {
    const stranger = await t.person({ pages: { '/web/content_new': { super_admin: 'Y' } } });
    expect((await stranger.call('GET /report/master_r_001/xlsx/-')).statusCode).toBe(403);
    expect((await t.call(`GET /report/master_r_001/xlsx/-?token=${reviewer.token}`)).statusCode).toBe(401);
  });
});

describe('bad input', () => {
  test.each([
    ['GET /report/master_r_001/doc/-', 'extension', 'choice'],
    ['GET /report/master_r_001/xlsx/a%20b', 'user_name', 'user_name'],
    ['GET /report/master_r_001/xlsx/nobody.here', 'user_name', 'unknown_reference'],
    ['GET /report/master_r_001/xlsx/%00', 'user_name', 'user_name'],
    [`GET /report/master_r_001/xlsx/${'a'.repeat(26)}`, 'user_name', 'too_long'],
    ['GET /report/master_r_001/xlsx/-?status_check=X', 'status_check', 'choice'],
    ['GET /report/master_r_001/xlsx/-?work_type=a%20b', 'work_type', 'format'],
  ])('%s names %s: %s', async (route, field, code) => {
    const response = await reviewer.call(route);
    expect(response.json()).toMatchObject({ statusCode: 400, code: 'invalid', fields: { [field]: { code } } });
  });
});

test('more rows than anybody prints are asked to be narrowed down, before anything is drawn', async () => {
  const stamps = { created_by: 'test', updated_by: 'test' };
  const many = { user_name: 'reviewer', work_type: 'W9', work_type_detail: 'L4', work_title_th: 'งาน', work_public_year: 2569, ...stamps };
  await t.app.db.work.createMany({ data: Array.from({ length: 5_001 }, () => many) });
  const refused = await reviewer.call('GET /report/master_r_001/pdf/reviewer');
  expect(refused.json()).toMatchObject({ statusCode: 400, fields: { user_name: { code: 'report_rows', params: { max: 5_000 } } } });
});

test('its definition fits a sheet', () => {
  expect(workReport.table).toMatch(/^[^[\]:*?/\\]{1,31}$/);
  expect(new Set(workReport.columns.map(({ title }) => title)).size).toBe(workReport.columns.length);
});
