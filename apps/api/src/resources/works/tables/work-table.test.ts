import { shippedTables, type TableFigures } from '@faculty/contracts/works/work-table';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partsOfSheet, readSheets, readZip } from '../../../../test/support/read-reports.ts';
import { type Client, type TestApp, testApp } from '../../../../test/test-app.ts';

let t: TestApp;
let officer: Client;
let lecturer: Client;
let thai: number;
const [works, activities, tables] = ['/web/content_work', '/web/content_activity', '/web/work_table'] as const;
const stamps = { created_by: 'test', updated_by: 'test' };

beforeAll(async () => {
  t = await testApp();
  await seedReference(t.app.db);
  const all = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;
  officer = await t.person({ user_name: 'officer', pages: { [works]: all, [activities]: all, [tables]: all } });
  lecturer = await t.person({ user_name: 'lecturer', pages: { [works]: { ...all, own_only: 'Y' }, [tables]: all } });
  await t.person({ user_name: 'other' });
  thai = (await t.app.db.department.create({ data: { up_department_name_th: 'ภาษาไทย', up_department_name_en: 'Thai', order_seq: 1 } }))
    .up_department_id;
  const english = (await t.app.db.department.create({ data: { up_department_name_th: 'ภาษาอังกฤษ', order_seq: 2 } })).up_department_id;
  for (const [user_name, up_department_id] of [
    ['lecturer', thai],
    ['other', english],
  ] as const)
    await t.app.db.userInfo.upsert({ where: { user_name }, create: { user_name, up_department_id }, update: { up_department_id } });
  const work = {
    work_type: 'W1',
    work_type_detail: 'L4',
    work_public_inter: 'ระดับชาติ',
    work_title_th: 'ก',
    work_public_year: 12,
    status_check: 'S',
    ...stamps,
  } as const;
  const day = (text: string) => ({ work_public_date: new Date(text) });
  const made = await t.app.db.work.createManyAndReturn({
    data: [
      // fiscal 2569, academic 2568, calendar 2568
      { ...work, user_name: 'lecturer', work_weight: 60, ...day('2025-10-01') },
      { ...work, user_name: 'lecturer', ...day('2025-09-30'), work_type: 'W2', work_type_detail: 'L5', work_public_inter: 'ระดับนานาชาติ' },
      { ...work, user_name: 'other', ...day('2026-06-01'), status_check: 'W', work_type_detail: 'L3' },
      // by its year, which is as 1 July
      { ...work, user_name: 'officer', work_public_year: 2569 },
      // a volume, and no day: nobody knows when
      { ...work, user_name: 'officer', work_public_inter: '', work_type_detail: 'L8' },
      { ...work, user_name: 'lecturer', ...day('2026-01-01'), status_check: 'E' },
      { ...work, user_name: 'lecturer', ...day('2026-01-01'), active: 'N' },
    ],
  });
  await t.app.db.workAuthor.create({ data: { work_id: made[0]?.work_id ?? 0, user_name: 'other', work_weight: 40 } });
  const level = async (parameter_value: string, weights: { from_year: number; weight: number }[]) => {
    const { parameter_id } = await t.app.db.parameter.findFirstOrThrow({ where: { parameter_name: 'WORKS_TYPE_DETAIL', parameter_value } });
    await t.app.db.optionWeight.createMany({ data: weights.map((each) => ({ parameter_id, ...each })) });
  };
  await level('L4', [
    { from_year: 2560, weight: 0.8 },
    { from_year: 2569, weight: 0.9 },
  ]);
  await level('L5', [{ from_year: 2560, weight: 1 }]);
  await level('L3', [{ from_year: 2570, weight: 0.6 }]);
  const { activity_id } = await t.app.db.activity.create({
    data: {
      user_name: 'officer',
      activity_type: 'A1',
      activity_level: 'L2',
      activity_title_th: 'ประชุม',
      activity_date: new Date('2026-05-01'),
      ...stamps,
    },
  });
  await t.app.db.activityUser.createMany({ data: ['officer', 'other'].map((user_name) => ({ activity_id, user_name })) });
});
afterAll(() => t.close());

const base = { kind: 'works', rows: 'type', columns: 'year', span: 'all' };
const address = (asked: object) => `?${new URLSearchParams({ ...base, ...asked } as Record<string, string>)}`;
const figuresOf = async (asked: object, by = officer) => {
  const response = await by.call(`GET /work_tables/figures${address(asked)}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<TableFigures>();
};
/** Row name → what its cells hold, the total last. */
const shown = ({ rows, cells, columns }: TableFigures) => ({
  columns: columns.map(({ th }) => th),
  ...Object.fromEntries(
    [...rows.map(({ th }) => th), 'รวม'].map((name, at) => [
      name,
      cells[at]?.map((cell) => cell && (cell.missing > 0 ? [cell.value, cell.missing] : cell.value)),
    ]),
  ),
});

describe('a summary table', () => {
  test('counts what is in use and not cancelled, by type and the year of each kind; a year that nobody knows is a column', async () => {
    expect(shown(await figuresOf({}))).toEqual({
      columns: ['2568', '2569', 'ไม่ทราบปี'],
      บทความวิจัย: [null, 3, 1, 4],
      บทความวิชาการ: [1, null, null, 1],
      รวม: [1, 3, 1, 5],
    });
    expect(shown(await figuresOf({ years: 'academic' }))).toMatchObject({ columns: ['2568', '2569', 'ไม่ทราบปี'], รวม: [2, 2, 1, 5] });
    expect(shown(await figuresOf({ years: 'calendar' }))).toMatchObject({ columns: ['2568', '2569', 'ไม่ทราบปี'], รวม: [2, 2, 1, 5] });
  });

  test('has a row for what is not stated, and a year without a record', async () => {
    expect(shown(await figuresOf({ rows: 'department', span: '3', last: 2569 }))).toEqual({
      columns: ['2567', '2568', '2569'],
      ภาษาไทย: [null, 1, 1, 2],
      ภาษาอังกฤษ: [null, null, 1, 1],
      ไม่ระบุ: [null, null, 1, 1],
      รวม: [null, 1, 3, 4],
    });
    expect(shown(await figuresOf({ rows: 'level', columns: 'state' }))).toEqual({
      columns: ['รอตรวจ', 'ถูกต้อง'],
      ระดับชาติ: [1, 2, 3],
      ระดับนานาชาติ: [null, 1, 1],
      ไม่ระบุ: [null, 1, 1],
      รวม: [1, 4, 5],
    });
  });

  test('counts a work for each who took part, and once in the totals', async () => {
    expect(shown(await figuresOf({ rows: 'person', columns: 'none', span: '1', last: 2569 }))).toEqual({
      columns: [],
      'ทดสอบ lecturer': [1],
      'ทดสอบ officer': [1],
      'ทดสอบ other': [2],
      รวม: [3],
    });
    expect(shown(await figuresOf({ rows: 'department', columns: 'none', measure: 'shares', span: '1', last: 2569 }))).toEqual({
      columns: [],
      ภาษาไทย: [0.6],
      ภาษาอังกฤษ: [1.4],
      ไม่ระบุ: [1],
      รวม: [3],
    });
    expect(shown(await figuresOf({ kind: 'activities', rows: 'person', columns: 'level' }))).toEqual({
      columns: ['ชาติ'],
      'ทดสอบ officer': [1, 1],
      'ทดสอบ other': [1, 1],
      รวม: [1, 1],
    });
  });

  test('sums up the weights of each year, and says how many works have none', async () => {
    expect(shown(await figuresOf({ rows: 'quality', columns: 'none', measure: 'weights' }))).toEqual({
      columns: [],
      // of 2570 on
      'วารสารในฐานข้อมูล TCI กลุ่มที่ 2 (ค่าน้ำหนัก 0.60)': [[0, 1]],
      // 2568: 0.8, 2569: 0.9
      'วารสารในฐานข้อมูล TCI กลุ่มที่ 1 (ค่าน้ำหนัก 0.80)': [1.7],
      'วารสารระดับนานาชาติในฐานข้อมูลตามประกาศ ก.พ.อ. (ค่าน้ำหนัก 1.00)': [1],
      'อื่น ๆ': [[0, 1]],
      รวม: [[2.7, 2]],
    });
  });

  test('has in every total as many as the list with the same filter', async () => {
    const count = async (filter: object) =>
      (await officer.call(`GET /web_con_works?${new URLSearchParams({ page: '0', limit: '5', counted: 'Y', ...filter })}`)).json().count;
    const total = async (asked: object) => (await figuresOf(asked)).cells.at(-1)?.at(-1)?.value;
    for (const [asked, filter] of [
      [{}, {}],
      [{ department: thai }, { department: String(thai) }],
      [{ department: thai, rows: 'person' }, { department: String(thai) }],
      [{ type: 'W2' }, { work_type: 'W2' }],
      [{ checked: 'Y' }, { status_check: 'S' }],
      [
        { span: '1', last: 2569 },
        { start_date: '2025-10-01', end_date: '2026-09-30' },
      ],
      [
        { span: '1', last: 2569, rows: 'person' },
        { start_date: '2025-10-01', end_date: '2026-09-30' },
      ],
    ]) {
      expect(await total(asked as object), JSON.stringify(asked)).toBe(await count(filter as object));
      expect(await count(filter as object)).toBeGreaterThan(0);
    }
  });

  test('refuses what it cannot count, naming the field', async () => {
    const fieldsOf = async (asked: object) => Object.keys((await officer.call(`GET /work_tables/figures${address(asked)}`)).json().fields);
    expect(await fieldsOf({ columns: 'type' })).toEqual(['columns']);
    expect(await fieldsOf({ kind: 'activities', rows: 'quality', measure: 'weights' })).toEqual(['rows', 'measure']);
    expect(await fieldsOf({ measure: 'nobody' })).toEqual(['rows', 'columns']);
    expect(await fieldsOf({ measure: 'nobody', rows: 'department', columns: 'person' })).toEqual(['columns']);
    expect(await fieldsOf({ span: '2' })).toEqual(['span']);
  });

  test('is refused where there are more rows than anybody reads', async () => {
    const people = Array.from({ length: 1_001 }, (_, at) => `many.${at}`);
    await t.app.db.user.createMany({
      data: people.map((user_name) => ({ user_name, email: `${user_name}@faculty.example`, fname_th: 'หลายคน', lname_th: user_name })),
    });
    const work = { work_type: 'W9', work_type_detail: 'L1', work_title_th: 'ข', work_public_year: 2569, ...stamps };
    await t.app.db.work.createMany({ data: people.map((user_name) => ({ user_name, ...work })) });
    const refused = await officer.call(`GET /work_tables/figures${address({ rows: 'person', columns: 'none', type: 'W9' })}`);
    expect(refused.json().fields).toMatchObject({ rows: { code: 'table_size', params: { max: 1_000 } } });
    await t.app.db.work.deleteMany({ where: { user_name: 'many.0' } });
    const { rows, cells } = await figuresOf({ rows: 'person', columns: 'none', type: 'W9' });
    expect([rows.length, cells.at(-1)?.[0]?.value]).toEqual([1_000, 1_000]);
    await t.app.db.work.deleteMany({ where: { work_type: 'W9' } });
    await t.app.db.user.deleteMany({ where: { user_name: { in: people } } });
  });
});

describe('who may see it', () => {
  test('is who may view the records; under own_only one’s own', async () => {
    const withoutWorks = await t.person({ pages: { [tables]: { view: 'Y' } } });
    expect((await withoutWorks.call(`GET /work_tables/figures${address({})}`)).statusCode).toBe(403);
    expect((await withoutWorks.call(`GET /report/work_table${address({})}`)).statusCode).toBe(403);
    expect(shown(await figuresOf({ rows: 'person', columns: 'none' }, lecturer))).toEqual({ columns: [], 'ทดสอบ lecturer': [2], รวม: [2] });
    expect(shown(await figuresOf({ columns: 'none' }, lecturer))).toMatchObject({ รวม: [2] });
    const limited = await t.person({ user_name: 'limited', pages: { [works]: { view: 'Y' }, [tables]: { view: 'Y', own_only: 'Y' } } });
    expect((await figuresOf({}, limited)).rows).toEqual([]);
    expect(shown(await figuresOf({ rows: 'person', columns: 'none', measure: 'nobody', span: '1', last: 2567 }, lecturer))).toEqual({
      columns: [],
      'ทดสอบ lecturer': [1],
      รวม: [1],
    });
  });
});

describe('who has none', () => {
  test('is each member in use who neither owns nor takes part in a record of the year', async () => {
    await t.person({ user_name: 'gone' });
    await t.app.db.user.update({ where: { user_name: 'gone' }, data: { disabled: true } });
    const none = (asked: object) => figuresOf({ measure: 'nobody', span: '1', rows: 'person', columns: 'department', ...asked });
    const { columns, ...people } = shown(await none({ last: 2568 })) as Record<string, unknown[]>;
    expect(columns).toEqual(['ภาษาอังกฤษ', 'ไม่ระบุ']);
    expect(people).toMatchObject({ 'ทดสอบ other': [1, null, 1], 'ทดสอบ officer': [null, 1, 1] });
    expect(Object.keys(people)).not.toContain('ทดสอบ lecturer');
    expect(Object.keys(people)).not.toContain('ทดสอบ gone');
    const byDepartment = shown(await none({ last: 2568, rows: 'department', columns: 'none' })) as Record<string, unknown[]>;
    expect(byDepartment).toMatchObject({ ภาษาอังกฤษ: [1], รวม: [Object.keys(people).length - 1] });
    expect(shown(await none({ kind: 'activities', last: 2569, department: thai }))).toEqual({
      columns: ['ภาษาไทย'],
      'ทดสอบ lecturer': [1, 1],
      รวม: [1, 1],
    });
  });
});

describe('a table as a file', () => {
  test('who has none is a list of people with their departments, counted once', async () => {
    const asked = { measure: 'nobody', rows: 'person', columns: 'department', span: '1', last: 2568 };
    const { rows: people } = await figuresOf(asked);
    expect(people.find(({ key }) => key === 'other')?.member_id).toBe(
      (await t.app.db.user.findUniqueOrThrow({ where: { user_name: 'other' } })).id,
    );
    const [sheet] = await readSheets((await officer.call(`GET /report/work_table${address(asked)}`)).rawPayload);
    const { head, rows, total } = partsOfSheet(sheet?.rows ?? []);
    expect(head).toEqual(['บุคลากร', 'หน่วยงาน']);
    expect(rows).toContainEqual(['ทดสอบ other', 'ภาษาอังกฤษ']);
    expect(rows).toContainEqual(['ทดสอบ officer', 'ไม่ระบุ']);
    expect(rows).toHaveLength(people.length);
    expect(total?.[0]).toBe(`รวม ${people.length} รายการ`);
  });

  test('is a workbook with the table and the works without a weight', async () => {
    const asked = {
      rows: 'quality',
      columns: 'none',
      measure: 'weights',
      span: '3',
      last: 2569,
      name: 'น้ำหนัก',
    };
    const response = await officer.call(`GET /report/work_table${address(asked)}`);
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
    expect(decodeURIComponent(String(response.headers['content-disposition']))).toContain('ตารางสรุปผลงานและกิจกรรม น้ำหนัก.xlsx');
    const [sheet] = await readSheets(response.rawPayload);
    const { head, rows, total } = partsOfSheet(sheet?.rows ?? []);
    expect(head).toEqual(['ระดับคุณภาพ', 'รวม', 'ไม่มีค่าน้ำหนัก (ชิ้น)']);
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      [null, 1],
      [1.7, 0],
      [1, 0],
    ]);
    expect(total).toEqual(['รวม', 2.7, 1]);
    expect(JSON.stringify(sheet?.rows.slice(0, 4))).toContain('ปีงบประมาณ 2567–2569');
  });

  test('by person has totals that count a work once', async () => {
    const asked = { rows: 'person', span: '1', last: 2569 };
    const [sheet] = await readSheets((await officer.call(`GET /report/work_table${address(asked)}`)).rawPayload);
    expect(partsOfSheet(sheet?.rows ?? []).rows.map((row) => row.at(-1))).toEqual([1, 1, 2, 3]);
  });

  test('that who may edit tables has saved for everybody is in the quality pack of a year', async () => {
    const save = (by: Client, name: string, shared: string) =>
      by.call('POST /saved_views', { page: tables, name, query: 'kind=works&rows=person&columns=year&span=all&density=cosy', shared });
    const viewer = await t.person({ pages: { [tables]: { view: 'Y' } } });
    expect((await save(officer, 'ตามคน', 'Y')).statusCode).toBe(201);
    await save(officer, 'ของตน', 'N');
    await save(officer, 'ของผู้แก้ไข', 'E');
    await save(viewer, 'ของผู้ดู', 'Y');
    const files = await readZip((await officer.call('GET /report/quality_pack?kind=fiscal&year=2569')).rawPayload);
    const sheets = await readSheets([...files.values()][0] as Buffer);
    const names = sheets.map(({ name }) => name);
    expect(names.filter((name) => /^\d/.test(name))).toHaveLength(shippedTables.length + 1);
    const own = sheets.find(({ name }) => name.startsWith('6 ตามคน'));
    expect(partsOfSheet(own?.rows ?? []).rows).toEqual([
      ['ทดสอบ lecturer', 1, 1],
      ['ทดสอบ officer', 1, 1],
      ['ทดสอบ other', 2, 2],
      ['รวม', 3, 3],
    ]);
    expect(names.filter((name) => name.includes('ผู้ที่ยังไม่มี'))).toHaveLength(2);
  });
});
