import { lcReports } from '@faculty/contracts/centre/lc-reports';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { PageKey } from '@faculty/contracts/pages';
import type { LcVisit } from '@faculty/prisma/client';
import { parse } from 'content-disposition';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partsOfSheet, readPages, readSheets, readZip, sheetOf, squeezed, tableOf } from '../../../../test/support/read-reports.ts';
import { type Client, type TestApp, testApp } from '../../../../test/test-app.ts';

const visitsPage = '/centre/lc_checkin_members';
const types = { U: 'บุคคลทั่วไป', E: 'บุคลากร', S: 'นักศึกษา' };
const codes = ['001', '002', '002_1', '003', '003_1', '004'];

let t: TestApp;
let viewer: Client;
let visits: (LcVisit & { name: string; code: string })[];
const departments = new Map<number, string>();

beforeAll(async () => {
  t = await testApp();
  viewer = await t.person({ pages: { [visitsPage]: { view: 'Y' } } });
  for (const up_department_name_th of ['คณะศิลปศาสตร์', 'คณะน้ำ & "ที่ดิน" <พิเศษ>', 'บุคคลภายนอก'])
    departments.set((await t.app.db.department.create({ data: { up_department_name_th } })).up_department_id, up_department_name_th);
  const ids = [...departments.keys()] as [number, number, number];
  const stamps = { created_by: 'system', updated_by: 'system' };
  const member = (n: number, user_type: 'U' | 'E' | 'S', job_title: number) => ({
    user_name: `lc.${n}`,
    user_code: `6610${n}`,
    prefix_title_th: 'น.ส.',
    fname_th: `น้ำฝน${n}`,
    lname_th: 'จำนงค์',
    fname_en: 'x',
    lname_en: 'x',
    user_type,
    job_title,
    ...stamps,
  });
  const data = [member(1, 'S', ids[0]), member(2, 'E', ids[0]), member(3, 'U', ids[2]), member(4, 'S', ids[1])];
  const members = await t.app.db.lcUser.createManyAndReturn({ data });
  const of = (n: number) => members[n] as (typeof members)[number];
  const visit = (n: number, time_in: string, time_out: string | null, ended: LcVisit['ended'] = time_out ? 'scan' : null, change = {}) => ({
    user_id: of(n).user_id,
    user_type: of(n).user_type,
    job_title: of(n).job_title,
    time_in: new Date(`${time_in}+07:00`),
    time_out: time_out && new Date(`${time_out}+07:00`),
    ended,
    ...stamps,
    ...change,
  });
  await t.app.db.lcVisit.createMany({
    data: [
      // the last second of October and the first of December are other months, by the clock of Bangkok
      visit(0, '2025-10-31T23:59:59', '2025-11-01T08:00:00'),
      visit(0, '2025-12-01T00:00:00', '2025-12-01T01:00:00'),
      visit(0, '2025-11-01T00:00:00', '2025-11-01T00:45:59'),
      visit(1, '2025-11-30T23:30:00', '2025-12-01T00:10:00', 'attendant', { reason: '=1+1 ลืมสแกนออก' }),
      visit(1, '2025-11-03T08:59:59', '2025-11-03T20:00:00', 'closing'),
      visit(0, '2025-11-03T09:00:00', '2025-11-03T10:30:00'),
      // a minute by the printed times, twenty seconds by the clock
      visit(2, '2025-11-03T09:15:50', '2025-11-03T09:16:10'),
      visit(3, '2025-11-04T13:00:00', '2025-11-04T14:00:00'),
      visit(3, '2025-11-05T13:00:00', '2025-11-05T14:00:00'),
      // when this one was still staff of another department
      visit(0, '2025-11-18T15:00:00', null, null, { user_type: 'E', job_title: ids[1] }),
    ],
  });
  const names = new Map(
    members.map(({ user_id, user_name, prefix_title_th, fname_th, lname_th }) => [
      user_id,
      { name: `${prefix_title_th}${fname_th} ${lname_th}`, code: user_name },
    ]),
  );
  await t.app.db.lcUser.delete({ where: { user_id: of(3).user_id } });
  const stored = await t.app.db.lcVisit.findMany({
    where: { time_in: { gte: new Date('2025-11-01T00:00:00+07:00'), lt: new Date('2025-12-01T00:00:00+07:00') } },
    orderBy: [{ time_in: 'asc' }, { id: 'asc' }],
  });
  visits = stored.map((row) => ({ ...row, ...((row.user_id && names.get(row.user_id)) || { name: 'สมาชิกที่ถูกลบแล้ว', code: '' }) }));
});
afterAll(() => t.close());

/** Bangkok's clock, in a date's UTC fields. */
const there = (moment: Date) => new Date(moment.getTime() + 7 * 3_600_000);
/** As the printed times tell it; none where nobody saw the end. */
const minutesOf = ({ time_in, time_out, ended }: LcVisit) =>
  time_out && ended !== 'closing' ? printed(time_out) - printed(time_in) : null;
/** A time alone, as of the day from which sheets count. */
const partOfDay = (moment: Date) => new Date(`1899-12-30T${there(moment).toISOString().slice(11, 16)}:00Z`);
const printed = (moment: Date) => Math.floor(moment.getTime() / 60_000);
const count = (of: (visit: (typeof visits)[number]) => boolean) => visits.filter(of).length;
const byType = (of: (visit: (typeof visits)[number]) => boolean) => ({
  นักศึกษา: count((visit) => of(visit) && visit.user_type === 'S'),
  บุคลากร: count((visit) => of(visit) && visit.user_type === 'E'),
  บุคคลทั่วไป: count((visit) => of(visit) && visit.user_type === 'U'),
  'รวม (ครั้ง)': count(of),
});
const sumOf = (rows: Record<string, unknown>[], title: string) => rows.reduce((sum, row) => sum + Number(row[title] ?? 0), 0);
/** The rows of a report without its totals, which are checked to be the sums of theirs. */
async function rowsOf(code: string, summed: string[]): Promise<Record<string, unknown>[]> {
  const { rows, total: totals } = await tableOf(viewer, `GET /report/lc_master_r_${code}/xlsx/2025/11`);
  expect(Object.values(totals)[0]).toBe(['003', '003_1'].includes(code) ? 'รวม' : `รวม ${rows.length} รายการ`);
  expect(summed.map((title) => totals[title])).toEqual(summed.map((title) => sumOf(rows, title)));
  return rows;
}
const counted = ['นักศึกษา', 'บุคลากร', 'บุคคลทั่วไป', 'รวม (ครั้ง)'];

describe('the workbooks hold what the database holds', () => {
  test('001: every visit of the month in its order, closed ones marked, deleted members without a name', async () => {
    const rows = await rowsOf('001', ['เวลาที่ใช้ (นาที)']);
    expect(rows).toEqual(
      visits.map((visit) => ({
        วันที่: new Date(there(visit.time_in).toISOString().slice(0, 10)),
        เวลาเข้า: partOfDay(visit.time_in),
        // on another day, with that day
        เวลาออก: visit.ended === 'attendant' ? new Date('2025-12-01T00:10:00Z') : visit.time_out && partOfDay(visit.time_out),
        'เวลาที่ใช้ (นาที)': minutesOf(visit),
        'ชื่อ-นามสกุล': visit.name,
        รหัสสมาชิก: visit.code || null,
        ประเภทสมาชิก: types[visit.user_type],
        หน่วยงาน: departments.get(visit.job_title),
        สิ้นสุดโดย: { scan: 'สแกนบัตร', attendant: 'เจ้าหน้าที่', closing: 'ปิดศูนย์', none: 'ยังอยู่ในศูนย์' }[visit.ended ?? 'none'],
        เหตุผล: visit.reason || null,
      })),
    );
    expect(rows.filter((row) => row['ชื่อ-นามสกุล'] === 'สมาชิกที่ถูกลบแล้ว')).toHaveLength(2);
  });

  test.each(['002', '002_1'])('%s: visits by department and type, as they were on that day', async (code) => {
    const rows = await rowsOf(code, counted);
    expect(rows).toHaveLength(3);
    for (const row of rows)
      expect(row).toEqual({ หน่วยงาน: row.หน่วยงาน, ...byType((visit) => departments.get(visit.job_title) === row.หน่วยงาน) });
    expect(rows.map((row) => row['รวม (ครั้ง)'])).toEqual([4, 3, 1]);
  });

  test('003: each day of the month, with and without visits', async () => {
    const rows = await rowsOf('003', counted);
    const names = ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์'];
    expect(rows).toEqual(
      Array.from({ length: 30 }, (_, at) => {
        const day = new Date(Date.UTC(2025, 10, at + 1));
        return { วันที่: day, วัน: names[day.getUTCDay()], ...byType(({ time_in }) => there(time_in).getUTCDate() === at + 1) };
      }),
    );
  });

  test('003_1: visits begun in each hour, by day of the week', async () => {
    const names = ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์', 'อาทิตย์'];
    const rows = await rowsOf('003_1', [...names, 'รวม (ครั้ง)']);
    expect(rows).toEqual(
      Array.from({ length: 24 }, (_, hour) => {
        const hh = String(hour).padStart(2, '0');
        const inHour = ({ time_in }: LcVisit) => there(time_in).getUTCHours() === hour;
        const cells = names.map((name, at) => [name, count((visit) => inHour(visit) && there(visit.time_in).getUTCDay() === (at + 1) % 7)]);
        return { ช่วงเวลาที่เข้า: `${hh}:00–${hh}:59 น.`, ...Object.fromEntries(cells), 'รวม (ครั้ง)': count(inHour) };
      }),
    );
  });

  test('004: each member with visits and time, the deleted ones together and last', async () => {
    const rows = await rowsOf('004', ['เข้าใช้ (ครั้ง)', 'เวลารวม (นาที)', 'ไม่ได้สแกนออก (ครั้ง)', 'ยังอยู่ในศูนย์ (ครั้ง)']);
    const ofName = (name: unknown) => visits.filter((visit) => visit.name === name);
    expect(rows.map((row) => row['ชื่อ-นามสกุล'])).toEqual(
      ['น.ส.น้ำฝน1 จำนงค์', 'น.ส.น้ำฝน2 จำนงค์', 'น.ส.น้ำฝน3 จำนงค์', 'สมาชิกที่ถูกลบแล้ว'].sort((a, b) => rank(a) - rank(b)),
    );
    for (const row of rows) {
      const own = ofName(row['ชื่อ-นามสกุล']);
      expect(row).toMatchObject({
        รหัสสมาชิก: own[0]?.code || null,
        'เข้าใช้ (ครั้ง)': own.length,
        'เวลารวม (นาที)': own.reduce((sum, visit) => sum + (minutesOf(visit) ?? 0), 0),
        'ไม่ได้สแกนออก (ครั้ง)': own.filter(({ ended }) => ended === 'closing').length,
        'ยังอยู่ในศูนย์ (ครั้ง)': own.filter(({ time_out }) => time_out === null).length,
      });
    }
    // of the latest visit
    expect(rows[0]).toMatchObject({ 'เข้าใช้ (ครั้ง)': 3, ประเภทสมาชิก: 'บุคลากร', หน่วยงาน: 'คณะน้ำ & "ที่ดิน" <พิเศษ>' });
    function rank(name: string) {
      return name === 'สมาชิกที่ถูกลบแล้ว' ? 1 : -ofName(name).length;
    }
  });
});

describe('the documents', () => {
  test.each([
    ['001', ['น.ส.น้ำฝน1จำนงค์', 'สมาชิกที่ถูกลบแล้ว', 'ปิดศูนย์', 'ยังอยู่ในศูนย์', 'รวม8รายการ']],
    ['002', ['คณะน้ำ&"ที่ดิน"<พิเศษ>', 'รวม3รายการ4318']],
    ['002_1', ['คณะน้ำ&"ที่ดิน"<พิเศษ>', 'จำนวนครั้งที่เข้าใช้ตามหน่วยงานและประเภทสมาชิก', 'รวม3รายการ4318']],
    ['003', ['3พ.ย.2568จันทร์', '30พ.ย.2568อาทิตย์', 'รวม4318']],
    ['003_1', ['09:00–09:59น.2', 'รวม32100118']],
    ['004', ['น.ส.น้ำฝน2จำนงค์', 'สมาชิกที่ถูกลบแล้ว', 'รวม4รายการ8']],
  ])('%s reads as what was counted', async (code, words) => {
    const response = await viewer.call(`GET /report/lc_master_r_${code}/pdf/2025/11`);
    expect(response.statusCode, response.body).toBe(200);
    const left = 'ไม่นับเวลา: ไม่ได้สแกนออก (สิ้นสุดเมื่อปิดศูนย์) 1 ครั้ง · ยังอยู่ในศูนย์ 1 ครั้ง';
    const text = (await readPages(response.rawPayload)).join('');
    const said = ['เดือนพฤศจิกายน พ.ศ. 2568', 'เข้าใช้ 8 ครั้ง · สมาชิก 3 คน', 'เวลารวม 4 ชั่วโมง 56 นาที จาก 6 ครั้งที่มีเวลาออก', left, ...words];
    expect(said.filter((each) => !text.includes(squeezed(each)))).toEqual([]);
  });
});

describe('the chart', () => {
  test('of the workbook is native: it draws the cells beside it, and knows their values', async () => {
    const { rawPayload } = await viewer.call('GET /report/lc_master_r_002_1/xlsx/2025/11');
    const parts = await readZip(rawPayload);
    const chart = String(parts.get('xl/charts/chart1.xml'));
    const [sheet] = await readSheets(rawPayload);
    const found = [
      ...chart.matchAll(/<c:tx><c:strRef><c:f>([^<]+)<.*?<c:cat>.*?<c:f>([^<]+)<.*?<c:val><c:numRef><c:f>([^<]+)<(.*?)<\/c:val>/g),
    ];
    const head = partsOfSheet(sheet?.rows ?? []).above.length + 2;
    const cells = (column: string) => (sheet?.rows ?? []).slice(head, head + 3).map((row) => row[column.charCodeAt(0) - 65]);
    expect(found.map(([, name, names, counts]) => [name, names, counts])).toEqual(
      ['B', 'C', 'D'].map((column) => [
        `'${sheet?.name}'!$${column}$${head}`,
        `'${sheet?.name}'!$A$${head + 1}:$A$${head + 3}`,
        `'${sheet?.name}'!$${column}$${head + 1}:$${column}$${head + 3}`,
      ]),
    );
    for (const [at, column] of ['B', 'C', 'D'].entries())
      expect([...(found[at]?.[4] ?? '').matchAll(/<c:v>(\d+)<\/c:v>/g)].map(([, value]) => Number(value))).toEqual(cells(column));
    expect(chart).toContain('<c:v>คณะน้ำ &amp; &quot;ที่ดิน&quot; &lt;พิเศษ&gt;</c:v>');
    // told apart without colours, and tied to the sheet
    expect(chart).toContain('<a:pattFill');
    expect(String(parts.get('xl/worksheets/sheet1.xml'))).toContain('<drawing ');
    expect(String(parts.get('[Content_Types].xml'))).toContain('/xl/charts/chart1.xml');
  });

  test('of the document is drawn in lines, without a picture, and says in words what it shows', async () => {
    const bytes = (await viewer.call('GET /report/lc_master_r_002_1/pdf/2025/11')).rawPayload;
    expect(bytes.includes('/Subtype /Image')).toBe(false);
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    await pdf.destroy();
    expect(tree).toContain('คณะศิลปศาสตร์: นักศึกษา 2, บุคลากร 2, บุคคลทั่วไป 0');
  });
});

describe.each(codes)('lc_master_r_%s', (code) => {
  test('is named after its month, says it in its first rows and is signed', async () => {
    const asked = async (format: string) => viewer.call(`GET /report/lc_master_r_${code}/${format}/2025/11`);
    const xlsx = await asked('xlsx');
    const title = lcReports.find(({ name }) => name === `lc_master_r_${code}`)?.title.th;
    expect(parse(String(xlsx.headers['content-disposition'])).parameters.filename).toBe(`${title} พ.ย. 2568.xlsx`);
    const [sheet] = await readSheets(xlsx.rawPayload);
    expect(sheet?.name.length).toBeLessThanOrEqual(31);
    expect(sheet?.name).toMatch(/ พ\.ย\. 2568$/);
    const { above } = partsOfSheet(sheet?.rows ?? []);
    expect(above.slice(0, 2).map(([words]) => words)).toEqual([title, 'เดือนพฤศจิกายน พ.ศ. 2568']);
    expect((await readPages((await asked('pdf')).rawPayload)).at(-1)).toContain('ผู้รับรอง');
  });

  test('of a month without visits says so, in both formats', async () => {
    const [sheet] = await readSheets((await viewer.call(`GET /report/lc_master_r_${code}/xlsx/2020/2`)).rawPayload);
    expect(partsOfSheet(sheet?.rows ?? []).rows[0]?.[0]).toBe('ไม่มีผู้เข้าใช้ในเดือนนี้');
    const [page] = await readPages((await viewer.call(`GET /report/lc_master_r_${code}/pdf/2020/2`)).rawPayload);
    expect(page).toContain(squeezed('เดือนกุมภาพันธ์ พ.ศ. 2563'));
    expect(page).toContain(squeezed('ไม่มีผู้เข้าใช้ในเดือนนี้'));
  });

  test.each([
    ['docx/2025/11', 'extension', 'choice'],
    ['xlsx/1456/11', 'year', 'too_small'],
    ['xlsx/10000/11', 'year', 'too_big'],
    ['xlsx/x/11', 'year', 'not_number'],
    ['xlsx/2025.5/11', 'year', 'wrong_type'],
    ['pdf/2025/0', 'month', 'too_small'],
    ['pdf/2025/13', 'month', 'too_big'],
    ['pdf/2025/%00', 'month', 'not_number'],
  ])('refuses %s, naming %s: %s', async (address, field, problem) => {
    const response = await viewer.call(`GET /report/lc_master_r_${code}/${address}`);
    expect(response.json()).toMatchObject({ statusCode: 400, code: 'invalid', fields: { [field]: { code: problem } } });
  });

  test.each<[string, PageKey | null, number]>([
    ['who sees the visits', visitsPage, 200],
    ['who sees the members, where the dialog stands too', '/centre/lc_members', 200],
    ['who sees another page', '/web/content_work', 403],
    ['nobody in particular', null, 401],
  ])('is for %s', async (_, page, status) => {
    const asking = page ? (await t.person({ pages: { [page]: { view: 'Y' } } })).call : t.call;
    expect((await asking(`GET /report/lc_master_r_${code}/xlsx/2025/11`)).statusCode).toBe(status);
  });

  test('of the first and the last documented year is made', async () => {
    for (const month of ['1457/1', '9456/12'])
      expect((await viewer.call(`GET /report/lc_master_r_${code}/xlsx/${month}`)).statusCode).toBe(200);
  });
});

test('of days that are still to come nothing is counted', async () => {
  const [today = '', month = ''] = [todayInBangkok(), todayInBangkok().slice(0, 7)];
  const { user_id, user_type, job_title } = visits[0] as LcVisit;
  const time_in = new Date(`${today}T00:00:00+07:00`);
  const made = await t.app.db.lcVisit.create({
    data: { user_id, user_type, job_title, time_in, time_out: time_in, ended: 'scan', created_by: 'system', updated_by: 'system' },
  });
  const rows = await sheetOf(viewer, `GET /report/lc_master_r_003/xlsx/${month.replace('-', '/')}`);
  await t.app.db.lcVisit.delete({ where: { id: made.id } });
  expect(rows.map((row) => [row.วันที่, row['รวม (ครั้ง)']])).toEqual(
    rows.map(({ วันที่: day }) => {
      const text = (day as Date).toISOString().slice(0, 10);
      return [day, text > today ? null : Number(text === today)];
    }),
  );
});

test('who sees only their own gets the visits they entered, unless another page shows them all', async () => {
  const own = { view: 'Y', own_only: 'Y' } as const;
  const attendant = await t.person({ user_name: 'attendant', pages: { [visitsPage]: own } });
  const [first] = visits;
  await t.app.db.lcVisit.update({ where: { id: first?.id as number }, data: { created_by: 'attendant' } });
  const rows = async (client: Client) => (await sheetOf(client, 'GET /report/lc_master_r_001/xlsx/2025/11')).length;
  expect(await rows(attendant)).toBe(1);
  expect(await rows(await t.person({ pages: { [visitsPage]: own, '/centre/lc_members': { view: 'Y' } } }))).toBe(visits.length);
});

test('their definitions fit sheets, and are the documented six', () => {
  expect(lcReports.map(({ name }) => name)).toEqual(codes.map((code) => `lc_master_r_${code}`));
});

describe('the overview', () => {
  test('tells what the reports tell', async () => {
    const answer = (await viewer.call('GET /report/lc_overview/2025/11')).json();
    expect(answer).toMatchObject({ visits: visits.length, people: 3, timed: 6, closed: 1, inside: 1, visits_before: 1, latest: '2025-12' });
    expect(answer.minutes).toBe(visits.reduce((sum, visit) => sum + (minutesOf(visit) ?? 0), 0));
    const all = (rows: { all: number }[]) => rows.reduce((sum, row) => sum + row.all, 0);
    expect([all(answer.departments), all(answer.days), answer.days.length]).toEqual([visits.length, visits.length, 30]);
    expect(answer.hours.flatMap(({ weekdays }: { weekdays: number[] }) => weekdays).reduce((a: number, b: number) => a + b)).toBe(
      visits.length,
    );
  });

  test('of a Buddhist year is that of its Gregorian one', async () => {
    const overview = async (year: number) => (await viewer.call(`GET /report/lc_overview/${year}/11`)).json();
    expect(await overview(2568)).toEqual(await overview(2025));
    const sheets = [2568, 2025].map((year) => sheetOf(viewer, `GET /report/lc_master_r_001/xlsx/${year}/11`));
    expect(await sheets[0]).toEqual(await sheets[1]);
  });

  test('of a month without visits is empty, and names the latest that has some', async () => {
    const answer = (await viewer.call('GET /report/lc_overview/2019/3')).json();
    expect(answer).toMatchObject({ visits: 0, departments: [], days: [], hours: [], latest: '2025-12' });
    const refused = (await viewer.call('GET /report/lc_overview/2019/13')).json();
    expect(refused).toMatchObject({ statusCode: 400, fields: { month: { code: 'too_big' } } });
    expect((await (await t.person()).call('GET /report/lc_overview/2019/3')).statusCode).toBe(403);
  });
});
