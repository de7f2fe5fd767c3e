import type { ImportCheck, ImportChosen, ImportRow, ImportSources } from '@faculty/contracts/centre/list-import';
import ExcelJS from 'exceljs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSheets } from '../../../test/support/read-reports.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
  await t.app.db.department.create({ data: { up_department_name_th: 'คณะนิติศาสตร์' } });
  await t.app.db.department.create({ data: { up_department_name_th: 'คณะวิทยาศาสตร์' } });
});
afterAll(() => t.close());

const heads = ['รหัสนักศึกษา', 'บาร์โค้ด', 'คำนำหน้า', 'ชื่อ', 'นามสกุล', 'First name', 'Last name', 'คณะ', 'สาขาวิชา'];
const columns = ['user_name', 'user_code', 'prefix_title_th', 'fname_th', 'lname_th', 'fname_en', 'lname_en', 'job_title', 'field_title'];
/** As the heads say, and every row a student. */
const sources: ImportSources = {
  ...Object.fromEntries(columns.map((field, at) => [field, { column: heads[at] as string }])),
  user_type: { value: 'S' },
};
let made = 0;
/** A row of the registrar's list. */
function student(change: Partial<Record<'code' | 'barcode' | 'name' | 'department' | 'field', string>> = {}): string[] {
  made += 1;
  const {
    code = `69${String(made).padStart(6, '0')}`,
    barcode = code,
    name = 'สมชาย',
    department = 'คณะนิติศาสตร์',
    field = 'นิติศาสตร์',
  } = change;
  return [code, barcode, 'นาย', name, 'ใจดี', 'Somchai', 'Jaidee', department, field];
}
const csv = (...rows: string[][]) => [heads, ...rows].map((row) => row.join(',')).join('\n');

function sent(content: string | Buffer, fields: { sources?: ImportSources; plan?: string; chosen?: Partial<ImportChosen> } = {}): FormData {
  const data = new FormData();
  data.set('file', new Blob([content as never]), 'list.csv');
  if (fields.sources) data.set('sources', JSON.stringify(fields.sources));
  if (fields.chosen) data.set('chosen', JSON.stringify(fields.chosen));
  if (fields.plan !== undefined) data.set('plan', fields.plan);
  return data;
}
const read = async (content: string | Buffer, by = admin) => by.call('POST /import/lc_user/read', sent(content));
const check = async (content: string | Buffer, by = admin, change: ImportSources = {}) =>
  (await by.call('POST /import/lc_user/check', sent(content, { sources: { ...sources, ...change } }))).json() as ImportCheck;
const save = async (content: string | Buffer, plan: string, by = admin, change: ImportSources = {}) =>
  by.call('POST /import/lc_user/save', sent(content, { sources: { ...sources, ...change }, plan }));
const first = (of: ImportCheck) => of.rows[0] as ImportRow;
const wrongOf = (of: ImportCheck, row = 0) => Object.entries(of.rows[row]?.errors ?? {}).map(([field, { code }]) => `${field} ${code}`);
const stored = (user_name: string) => t.app.db.lcUser.findUnique({ where: { user_name } });

describe('the first look at a list', () => {
  test('finds its heads under the titles, and what they are likely to be', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('1-2569');
    sheet.addRows([['รายชื่อนักศึกษา ภาคเรียนที่ 1/2569'], [], ['ที่', ...heads], [1, ...student()], [2, ...student()]]);
    const answer = await read(Buffer.from(await book.xlsx.writeBuffer()));
    expect(answer.json()).toMatchObject({ sheet: '1-2569', head_row: 3, rows: 2, choices: { job_title: [{ name: 'คณะนิติศาสตร์' }, {}] } });
    expect(answer.json().suggested).toEqual(Object.fromEntries(columns.map((field, at) => [field, { column: heads[at] }])));
    expect(answer.json().columns[4]).toEqual({ head: 'ชื่อ', samples: ['สมชาย'] });
  });

  test('says how many digits a column of codes has, of which some have lost their zeros', async () => {
    const rows = ['10000001', '10000002', '10000003', '123456'].map((code) => student({ code }));
    expect((await read(csv(...rows))).json().suggested.user_name).toEqual({ column: 'รหัสนักศึกษา', digits: 8 });
  });

  test.each([
    ['nothing', '', 'file_required'],
    ['heads alone', heads.join(','), 'file_no_rows'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452ff', 'hex'), 'file_type'],
    ['more than five megabytes', Buffer.alloc(5_100_000, 'a'), 'file_size'],
    ['too many rows', csv(...Array.from({ length: 5_001 }, () => ['1', '2'])), 'file_rows'],
  ])('refuses %s by name', async (_, content, code) => {
    const answer = await read(content as string);
    expect([answer.statusCode, answer.json().fields?.file?.code]).toEqual([400, code]);
    expect(answer.json().fields.file.message).not.toBe('');
  });
});

describe('the dry run', () => {
  test('tells row by row what would be added, changed, left and refused, and changes nothing', async () => {
    const [old, same] = [student(), student()];
    const before = csv(old, same);
    await save(before, (await check(before)).plan);
    const changed = [...old.slice(0, 3), 'สมศักดิ์', ...old.slice(4)];
    const list = csv(changed, same, student(), student({ department: 'คณะที่ไม่มี' }), student({ code: 'กขค', barcode: '12' }));
    const count = await t.app.db.lcUser.count();
    const told = await check(list);
    expect(told.rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'change'],
      [3, 'same'],
      [4, 'add'],
      [5, 'refuse'],
      [6, 'refuse'],
    ]);
    expect(told).toMatchObject({ is_saved: false, counts: { add: 1, change: 1, same: 1, refuse: 2 } });
    expect(first(told).changes).toEqual({ fname_th: ['สมชาย', 'สมศักดิ์'] });
    expect(told.rows[2]?.changes).toMatchObject({ job_title: ['', 'คณะนิติศาสตร์'], user_type: ['', 'นักศึกษา'] });
    expect(wrongOf(told, 3)).toEqual(['job_title choice']);
    expect(told.rows[3]?.errors.job_title).toMatchObject({ given: 'คณะที่ไม่มี', message: 'โปรดเลือกจากตัวเลือกที่มี' });
    expect(wrongOf(told, 4)).toEqual(['user_name user_name', 'user_code barcode']);
    expect(await t.app.db.lcUser.count()).toBe(count);
  });

  test('takes Thai digits and capital letters for the codes they are', async () => {
    const [code] = student() as [string];
    const list = csv(
      student({ code: 'AB.12', barcode: '๔๔๔๔๑' }),
      student({ code: 'ab.12', barcode: '44442' }),
      student({ code, barcode: '44441' }),
    );
    const told = await check(list);
    expect(told.rows.map(({ outcome }) => outcome)).toEqual(['add', 'refuse', 'refuse']);
    expect([wrongOf(told, 1), wrongOf(told, 2)]).toEqual([['user_name import_twice'], ['user_code import_twice']]);
    expect(told.rows[1]?.errors.user_name?.message).toContain('2');
  });

  test('says what Excel has done to a code: digits lost, a date made of it, zeros taken away', async () => {
    const list = csv(student({ code: '00555001', barcode: '55550' }));
    await save(list, (await check(list)).plan);
    const told = await check(csv(student({ code: '6.91E+12' }), student({ code: '2026-05-01' }), student({ code: '555001' })));
    expect([0, 1, 2].map((row) => wrongOf(told, row)[0])).toEqual([
      'user_name import_shortened',
      'user_name import_date',
      'user_name import_zeros',
    ]);
    expect(told.rows[2]?.errors.user_name?.message).toContain('00555001');
    // with the number of digits said, it is that member
    const padded = await check(csv(student({ code: '555001', barcode: '55550' })), admin, {
      user_name: { column: 'รหัสนักศึกษา', digits: 8 },
    });
    expect(padded.rows.map(({ outcome }) => outcome)).toEqual(['same']);
  });

  test('refuses a barcode that another member has, and never gives it away', async () => {
    const taken = student();
    await save(csv(taken), (await check(csv(taken))).plan);
    expect(wrongOf(await check(csv(student({ barcode: taken[1] as string }))))).toEqual(['user_code duplicate']);
  });

  test('leaves what an empty cell, or no column, would say of a member who is there', async () => {
    const [code, barcode, ...rest] = student() as [string, string, ...string[]];
    await save(csv([code, barcode, ...rest]), (await check(csv([code, barcode, ...rest]))).plan);
    await t.app.db.lcUser.update({ where: { user_name: code }, data: { user_mobile: '089 1', disabled: true } });
    const told = await check(csv([code, barcode, '', '', '', '', '', '', '']));
    expect(told.rows.map(({ outcome }) => outcome)).toEqual(['same']);
  });

  test('names a column that the list does not have', async () => {
    const answer = await admin.call('POST /import/lc_user/check', sent(csv(student()), { sources: { user_name: { column: 'ไม่มี' } } }));
    expect([answer.statusCode, answer.json().fields]).toMatchObject([400, { user_name: { code: 'import_column' } }]);
    const broken = new FormData();
    broken.set('file', new Blob([csv(student())]), 'a.csv');
    broken.set('sources', '{"user_name":');
    expect((await admin.call('POST /import/lc_user/check', broken)).json().fields).toMatchObject({ sources: { code: 'format' } });
  });
});

describe('saving', () => {
  describe('is planned before its transaction, so that nobody waits for the planning', () => {
    /** Two members of whom a list leaves one and changes the other, and the plan of somebody who may do that. */
    async function planned() {
      const [left, changed] = [student(), student()];
      await save(csv(left, changed), (await check(csv(left, changed))).plan);
      const list = csv(left, [...changed.slice(0, 3), 'สมหญิง', ...changed.slice(4)]);
      const clerk = await t.person({ pages: { '/centre/lc_members': { view: 'Y', add: 'Y', edit: 'Y' } } });
      return { clerk, list, plan: (await check(list, clerk)).plan, left: left[0] as string, changed: changed[0] as string };
    }
    /** What happens between the planning and the saving. */
    function meanwhile(change: () => Promise<unknown>): void {
      const begin = t.app.db.$transaction.bind(t.app.db);
      vi.spyOn(t.app.db, '$transaction').mockImplementationOnce((async (work: never) => {
        await change();
        return begin(work);
      }) as never);
    }
    afterEach(() => void vi.restoreAllMocks());

    test('what others change meanwhile of whom the list leaves as they are stays', async () => {
      const { clerk, list, plan, left, changed } = await planned();
      meanwhile(() => t.app.db.lcUser.update({ where: { user_name: left }, data: { fname_th: 'สมปอง' } }));
      expect((await save(list, plan, clerk)).json()).toMatchObject({ is_saved: true, counts: { change: 1, same: 1 } });
      expect([(await stored(left))?.fname_th, (await stored(changed))?.fname_th]).toEqual(['สมปอง', 'สมหญิง']);
    });

    test('who may no longer edit meanwhile changes nobody, and is told', async () => {
      const { clerk, list, plan, changed } = await planned();
      meanwhile(() => t.app.db.role.updateMany({ where: { user_name: clerk.user_name }, data: { edit: 'N' } }));
      const told = (await save(list, plan, clerk)).json();
      expect(told).toMatchObject({ is_saved: false, counts: { change: 0, refuse: 2 } });
      expect((await stored(changed))?.fname_th).toBe('สมชาย');
    });
  });

  test('does what the dry run told, each record with its line in the audit, and remembers the columns', async () => {
    const [old, added, refused] = [student(), student(), student({ department: '?' })];
    await save(csv(old), (await check(csv(old))).plan);
    const list = csv([...old.slice(0, 3), 'สมศรี', ...old.slice(4)], added, refused);
    const { plan } = await check(list);
    const answer = await save(list, plan);
    expect(answer.json()).toMatchObject({ is_saved: true, counts: { add: 1, change: 1, refuse: 1 } });
    const after = await stored(old[0] as string);
    expect(after).toMatchObject({ fname_th: 'สมศรี', updated_by: admin.user_name });
    expect(after?.search_text).toContain('สมศรี');
    expect(await stored(added[0] as string)).toMatchObject({
      user_type: 'S',
      user_mobile: '-',
      created_by: admin.user_name,
      disabled: false,
    });
    expect(await stored(refused[0] as string)).toBeNull();
    const lines = await t.app.db.auditLog.findMany({
      where: { request_id: answer.headers['x-request-id'] as string },
      orderBy: { action: 'asc' },
    });
    expect(lines).toMatchObject([
      {
        action: 'add',
        entity: 'lc_user',
        record_title: 'สมชาย ใจดี',
        changes: { user_name: [null, added[0]], user_mobile: ['•••', '•••'] },
      },
      { action: 'edit', record_id: String(after?.user_id), changes: { fname_th: ['สมชาย', 'สมศรี'] } },
    ]);
    const other = csv(student()).replace('รหัสนักศึกษา', 'เลขที่ของทะเบียน');
    const mapped = { user_name: { column: 'เลขที่ของทะเบียน' } };
    await save(other, (await check(other, admin, mapped)).plan, admin, mapped);
    const { suggested } = (await read(other)).json();
    expect(suggested.user_name).toEqual({ column: 'เลขที่ของทะเบียน' });
    expect(suggested.user_type).toBeUndefined();
  });

  test('tells anew, and saves nothing, when something has changed since the dry run', async () => {
    const [old, added] = [student(), student()];
    await save(csv(old), (await check(csv(old))).plan);
    const list = csv([...old.slice(0, 3), 'ใหม่', ...old.slice(4)], added);
    const { plan } = await check(list);
    await t.app.db.lcUser.update({ where: { user_name: old[0] as string }, data: { fname_th: 'คนอื่นแก้' } });
    const refused = (await save(list, plan)).json() as ImportCheck;
    expect(refused).toMatchObject({ is_saved: false, counts: { change: 1, add: 1 } });
    expect(first(refused).changes.fname_th).toEqual(['คนอื่นแก้', 'ใหม่']);
    expect(await stored(added[0] as string)).toBeNull();
    expect((await save(list, refused.plan)).json().is_saved).toBe(true);
  });

  test('of two who press together, one saves and the other is told', async () => {
    const list = csv(...Array.from({ length: 40 }, () => student()));
    const { plan } = await check(list);
    const both = await Promise.all([save(list, plan), save(list, plan)]);
    expect(both.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(both.map((answer) => answer.json().is_saved).sort()).toEqual([false, true]);
  });

  test('of many rows goes in batches', async () => {
    const list = csv(...Array.from({ length: 600 }, () => student()));
    expect((await save(list, (await check(list)).plan)).json()).toMatchObject({ is_saved: true, counts: { add: 600 } });
    expect((await check(list)).counts).toMatchObject({ add: 0, change: 0, same: 600, refuse: 0 });
  });
});

describe('rights', () => {
  const page = '/centre/lc_members';
  test('who may only add is refused the rows that would change a member', async () => {
    const old = student();
    await save(csv(old), (await check(csv(old))).plan);
    const adder = await t.person({ pages: { [page]: { add: 'Y' } } });
    const told = await check(csv([...old.slice(0, 3), 'x', ...old.slice(4)], student()), adder);
    expect(told.rows.map(({ outcome }) => outcome)).toEqual(['refuse', 'add']);
    expect(wrongOf(told)).toEqual(['user_name import_may_not_edit']);
    const editor = await t.person({ pages: { [page]: { view: 'Y', edit: 'Y' } } });
    expect((await read(csv(student()), editor)).statusCode).toBe(403);
  });

  test('who sees only their own neither changes another’s member nor reads of them', async () => {
    const old = student();
    await save(csv(old), (await check(csv(old))).plan);
    const own = await t.person({ pages: { [page]: { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' } } });
    const told = await check(csv([...old.slice(0, 3), 'x', ...old.slice(4)]), own);
    expect([wrongOf(told), first(told).changes]).toEqual([['user_name duplicate'], {}]);
    const theirs = csv(student());
    expect((await save(theirs, (await check(theirs, own)).plan, own)).json().is_saved).toBe(true);
  });
});

describe('whole names in one column', () => {
  const wholeHeads = ['รหัสนักศึกษา', 'บาร์โค้ด', 'ชื่อ-สกุล', 'NAME-SURNAME', 'คณะ'];
  const list = (...rows: string[][]) => [wholeHeads, ...rows].map((row) => row.join(',')).join('\n');
  const row = (th: string, en: string) => {
    made += 1;
    return [`68${String(made).padStart(6, '0')}`, `68${String(made).padStart(6, '0')}`, th, en, 'คณะนิติศาสตร์'];
  };

  test('are known by their heads, and parted into title, first name and surname', async () => {
    const content = list(row('นายณัฐพล ก๊กใหญ่', 'Mr. Nattapon Kokyai'), row('น.ส.มะลิ ณ อยุธยา', 'MissMali Na Ayutthaya'));
    const { suggested, columns: told } = (await read(content)).json();
    expect(suggested).toMatchObject({
      prefix_title_th: { column: 'ชื่อ-สกุล', part: 'prefix' },
      fname_th: { column: 'ชื่อ-สกุล', part: 'first' },
      lname_en: { column: 'NAME-SURNAME', part: 'last' },
    });
    expect(told[2]).toMatchObject({ parts: { prefix: 'นาย', first: 'ณัฐพล', last: 'ก๊กใหญ่' } });
    const all = { ...suggested, user_type: { value: 'S' } };
    const answer = (await admin.call('POST /import/lc_user/check', sent(content, { sources: all }))).json() as ImportCheck;
    expect(answer.rows.map(({ outcome, title }) => [outcome, title])).toEqual([
      ['add', 'ณัฐพล ก๊กใหญ่'],
      ['add', 'มะลิ ณ อยุธยา'],
    ]);
    expect(answer.rows[1]?.changes).toMatchObject({
      prefix_title_th: ['', 'น.ส.'],
      prefix_title_en: ['', 'Miss'],
      fname_en: ['', 'Mali'],
      lname_en: ['', 'Na Ayutthaya'],
    });
    await admin.call('POST /import/lc_user/save', sent(content, { sources: all, plan: answer.plan }));
    expect((await read(content)).json().suggested.lname_th).toEqual({ column: 'ชื่อ-สกุล', part: 'last' });
  });

  test('an English title of a Thai name is pointed out', async () => {
    const told = await check(csv([...student().slice(0, 2), 'Mr.', 'สมชาย', 'ใจดี', 'Somchai', 'Jaidee', 'คณะนิติศาสตร์', '']));
    expect(first(told)).toMatchObject({ outcome: 'add', notes: { prefix_title_th: { code: 'import_not_thai' } } });
  });
});

test('heads of two lines are read as one, and the second is no record', async () => {
  const heads2 = [
    ['ที่', 'รหัสนักศึกษา', 'บาร์โค้ด', 'ภาษาไทย', '', '', 'ภาษาอังกฤษ', '', 'คณะ'],
    ['', '', '', 'คำนำหน้า', 'ชื่อ', 'สกุล', 'ชื่อ', 'นามสกุล', ''],
  ];
  const content = [['รายชื่อนักศึกษา'], ...heads2, ['1', '67000001', '67000001', 'นาย', 'สมชาย', 'ใจดี', 'Somchai', 'Jaidee', 'คณะนิติศาสตร์']]
    .map((row) => row.join(','))
    .join('\n');
  const { head_row, rows, suggested } = (await read(content)).json();
  expect([head_row, rows]).toEqual([2, 1]);
  expect(suggested).toMatchObject({
    fname_th: { column: 'ภาษาไทย ชื่อ' },
    lname_th: { column: 'ภาษาไทย สกุล' },
    fname_en: { column: 'ภาษาอังกฤษ ชื่อ' },
    lname_en: { column: 'ภาษาอังกฤษ นามสกุล' },
  });
  const data = sent(content, { sources: { ...suggested, user_type: { value: 'S' } } });
  data.set('head_row', '2');
  const told = (await admin.call('POST /import/lc_user/check', data)).json() as ImportCheck;
  expect(told.rows.map(({ row, outcome }) => [row, outcome])).toEqual([[4, 'add']]);
});

test('a value that the list calls otherwise is matched once, and remembered', async () => {
  const list = csv(student({ department: 'นิติ' }), student({ department: 'นิติ' }));
  expect((await check(list)).counts).toMatchObject({ refuse: 2 });
  const law = await t.app.db.department.findFirstOrThrow({ where: { up_department_name_th: 'คณะนิติศาสตร์' } });
  const matched = { job_title: { column: 'คณะ', matched: [{ text: 'นิติ', value: String(law.up_department_id) }] } };
  const told = await check(list, admin, matched);
  expect(told.counts).toMatchObject({ add: 2 });
  expect((await save(list, told.plan, admin, matched)).json()).toMatchObject({ is_saved: true });
  expect((await read(list)).json().suggested.job_title).toEqual(matched.job_title);
  // one that is not among the choices any more refuses again
  const gone = { job_title: { column: 'คณะ', matched: [{ text: 'นิติ', value: '999999' }] } };
  expect(wrongOf(await check(list, admin, gone))).toEqual(['job_title choice']);
});

describe('a code of somebody else', () => {
  const person = (code: string, name: string, surname: string, en: string) => {
    const [, , ...rest] = student({ name });
    return [code, code, 'นาย', name, surname, en, `${en}s`, ...rest.slice(5)];
  };
  const saveChosen = (content: string, plan: string, chosen: Partial<ImportChosen>) =>
    admin.call('POST /import/lc_user/save', sent(content, { sources, plan, chosen }));

  test('is asked about: nothing is replaced unless it is accepted', async () => {
    const old = person('66000001', 'สมชาย', 'ใจดี', 'Somchai');
    await save(csv(old), (await check(csv(old))).plan);
    const list = csv(person('66000001', 'มานะ', 'อดทน', 'Mana'));
    const told = await check(list);
    expect(first(told)).toMatchObject({ outcome: 'unsure', changes: { fname_th: ['สมชาย', 'มานะ'] } });
    expect(first(told).notes.user_name).toMatchObject({ code: 'import_other_person', message: expect.stringContaining('สมชาย ใจดี') });
    const answer = (await save(list, told.plan)).json();
    expect(answer).toMatchObject({ is_saved: true, done: { add: 0, change: 0, left: 1 } });
    expect((await stored('66000001'))?.fname_th).toBe('สมชาย');
    const accepted = await saveChosen(list, told.plan, { accepted: [2] });
    expect(accepted.json()).toMatchObject({ done: { change: 1, left: 0 } });
    expect((await stored('66000001'))?.fname_th).toBe('มานะ');
    // who has married has the same first name
    expect(first(await check(csv(person('66000001', 'มานะ', 'ใจงาม', 'Mana')))).outcome).toBe('change');
  });

  test('in three rows of one list: all are told, none wins, and one at most is accepted', async () => {
    const names = [
      ['สมชาย', 'ใจดี', 'Somchai'],
      ['มานะ', 'อดทน', 'Mana'],
      ['ปิติ', 'ยินดี', 'Piti'],
    ] as const;
    const list = csv(...names.map(([name, surname, en]) => person('66000002', name, surname, en)));
    const told = await check(list);
    expect(told.rows.map(({ outcome, notes }) => [outcome, notes.user_name?.code])).toEqual(Array(3).fill(['unsure', 'import_one_code']));
    expect(first(told).notes.user_name?.message).toContain('3, 4');
    const both = await saveChosen(list, told.plan, { accepted: [2, 4] });
    expect([both.statusCode, both.json().fields]).toMatchObject([400, { user_name: { code: 'import_twice' } }]);
    expect((await saveChosen(list, told.plan, { accepted: [3] })).json()).toMatchObject({ done: { add: 1, left: 2 } });
    expect((await stored('66000002'))?.fname_th).toBe('มานะ');
  });

  test('rows are left out by hand, and all that is left comes back as a file with its reasons', async () => {
    const [one, two, three] = [student(), student(), student({ department: '?' })] as [string[], string[], string[]];
    const list = csv(one, two, three);
    const { plan } = await check(list);
    expect((await saveChosen(list, plan, { left_out: [3] })).json()).toMatchObject({ done: { add: 1, left: 2 } });
    expect(await stored(two[0] as string)).toBeNull();
    const answer = await admin.call('POST /import/lc_user/left', sent(list, { sources, chosen: { left_out: [3] } }));
    const [sheet] = await readSheets(answer.rawPayload);
    expect(sheet?.rows).toEqual([
      [...heads, 'เหตุผลที่ไม่ได้นำเข้า'],
      [...two, 'ไม่ได้เลือกให้นำเข้า'],
      [...three, 'หน่วยงาน: โปรดเลือกจากตัวเลือกที่มี'],
    ]);
  });
});

test('the sample is a list that the import takes', async () => {
  const sample = await admin.call('GET /import/lc_user/sample');
  const { suggested } = (await read(sample.rawPayload)).json();
  const told = (await admin.call('POST /import/lc_user/check', sent(sample.rawPayload, { sources: suggested }))).json();
  expect(told.counts).toMatchObject({ add: 1, refuse: 0 });
  expect((await (await t.person()).call('GET /import/lc_user/sample')).statusCode).toBe(403);
});

describe('a record that may not be seen', () => {
  const page = '/centre/lc_members';
  const rights = [
    ['somebody else’s, to who sees only their own', { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' }],
    ['somebody else’s, to who adds only their own', { view: 'Y', add: 'Y', own_only: 'Y' }],
    ['to who may only add', { add: 'Y' }],
    ['to who may add and edit, and not view', { add: 'Y', edit: 'Y' }],
  ] as const;
  test.each(rights)('%s, is told by its code being taken, and by nothing else of it', async (_who, right) => {
    const secret = student({ code: `0${710_000 + made}`, barcode: `77${710_000 + made}`, name: 'พรทิพย์', field: 'สาขาลับ' });
    await save(csv(secret), (await check(csv(secret))).plan);
    const [code, barcode] = secret as [string, string];
    const other = await t.person({ pages: { [page]: right } });
    const asked = [
      // the code alone, the code with what is wrong, the barcode beside the code, the code without its zero
      [code, '', '', '', '', '', '', '', ''],
      [code, 'x', '', 'มานะ', 'อดทน', '', '', '?', ''],
      [code, barcode, 'นาย', 'มานะ', 'อดทน', 'Mana', 'Odton', 'คณะนิติศาสตร์', ''],
      [code.slice(1), `88${barcode}`, 'นาย', 'มานะ', 'อดทน', 'Mana', 'Odton', 'คณะนิติศาสตร์', ''],
    ];
    const answer = await other.call('POST /import/lc_user/check', sent(csv(...asked), { sources }));
    for (const word of ['พรทิพย์', 'ใจดี', 'สาขาลับ', 'Somchai']) expect(answer.body).not.toContain(word);
    const told = answer.json() as ImportCheck;
    expect(told.rows.map(({ outcome, title }) => [outcome, title])).toEqual([
      ['refuse', ''],
      ['refuse', 'มานะ อดทน'],
      ['refuse', 'มานะ อดทน'],
      ['add', 'มานะ อดทน'],
    ]);
    expect(told.rows.slice(0, 3).every(({ changes }) => Object.keys(changes).length === 0)).toBe(true);
    expect(wrongOf(told, 2)).toEqual([`user_name ${'edit' in right ? 'duplicate' : 'import_may_not_edit'}`]);
  });
});

test('the list leaves in the shape that the import takes, zeros and all', async () => {
  const zeros = student({ code: '00777001', barcode: '00777001' });
  await save(csv(zeros), (await check(csv(zeros))).plan);
  const answer = await admin.call('GET /import/lc_user/list?q=00777001');
  const [sheet] = await readSheets(answer.rawPayload);
  expect(sheet?.rows[0]?.slice(0, 4)).toEqual(['รหัสสมาชิก', 'บาร์โค้ด', 'คำนำหน้าชื่อ', 'ชื่อ']);
  expect(sheet?.rows[1]?.slice(0, 4)).toEqual(['00777001', '00777001', 'นาย', 'สมชาย']);
  const again = await read(answer.rawPayload);
  const told = (
    await admin.call('POST /import/lc_user/check', sent(answer.rawPayload, { sources: again.json().suggested }))
  ).json() as ImportCheck;
  expect(told.counts).toMatchObject({ add: 0, change: 0, same: 1, refuse: 0 });
});

test('a save that arrives twice under one key is made once, and answered alike', async () => {
  const list = csv(student(), student());
  const { plan } = await check(list);
  const send = (chosen: Partial<ImportChosen>) =>
    admin.call('POST /import/lc_user/save', sent(list, { sources, plan, chosen }), { 'idempotency-key': 'import-1' });
  const before = await t.app.db.auditLog.count();
  const firstAnswer = await send({});
  expect(firstAnswer.json()).toMatchObject({ is_saved: true, done: { add: 2 } });
  const again = await send({});
  expect([again.statusCode, again.body]).toEqual([200, firstAnswer.body]);
  expect(await t.app.db.auditLog.count()).toBe(before + 2);
  expect((await send({ left_out: [2] })).json()).toMatchObject({ statusCode: 422, code: 'key_reused' });
});
