import { inBangkok } from '@faculty/contracts/kit/dates/today';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form } from '../../../../test/forms.ts';
import { sample } from '../../../../test/samples/works/work.ts';
import { partsOfSheet, readSheets, readZip } from '../../../../test/support/read-reports.ts';
import { type Client, type TestApp, testApp } from '../../../../test/test-app.ts';
import { namePart } from '../../../kit/people/person-name.ts';

let t: TestApp;
let reviewer: Client;
let lecturer: Client;
let onlyWorks: Client;
let workId: number;
const works = '/web/content_work';
const activities = '/web/content_activity';
const badTitle = 'CON: ../ผลงาน <ใหม่>? "น้ำ" | a\\b. ';

beforeAll(async () => {
  t = await testApp();
  await seedReference(t.app.db);
  reviewer = await t.person({ user_name: 'reviewer', pages: { [works]: { super_admin: 'Y' }, [activities]: { super_admin: 'Y' } } });
  onlyWorks = await t.person({ user_name: 'only.works', pages: { [works]: { view: 'Y' } } });
  const own = { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' } as const;
  lecturer = await t.person({ user_name: 'lecturer', pages: { [works]: own, [activities]: own } });
  const body = {
    ...(await sample.body(1, t)),
    work_title_th: badTitle,
    user_name: 'lecturer',
    work_weight: '60',
    work_public_date: '2026-05-01',
  };
  workId = (await lecturer.call('POST /web_con_works', form(body))).json().work_id;
  await t.app.db.workAuthor.create({ data: { work_id: workId, user_name: 'reviewer', work_weight: 40 } });
  const stamps = { created_by: 'test', updated_by: 'test' };
  const work = { work_type: 'W2', work_type_detail: 'L4', work_public_year: 2569, ...stamps };
  await t.app.db.work.createMany({
    data: [
      // without a day: of the year it names
      {
        ...work,
        user_name: 'only.works',
        work_title_th: 'ไม่มีวันที่',
        work_title_en: 'No day',
        status_check: 'S',
        work_h_url: 'https://a.example',
        status_link: 'N',
      },
      { ...work, user_name: 'only.works', work_title_th: 'ไม่มีอะไรเลย', status_link: 'N', status_check: 'C' },
      { ...work, user_name: 'lecturer', work_title_th: 'ปีก่อน', work_public_date: new Date('2025-09-30') },
      { ...work, user_name: 'lecturer', work_title_th: 'ยกเลิกโดยผู้ตรวจ', status_check: 'E' },
      { ...work, user_name: 'lecturer', work_title_th: 'เลิกใช้', active: 'N' },
    ],
  });
  for (const [user_name, up_department_name_th] of [
    ['lecturer', 'ภาควิชาภาษาไทย'],
    ['reviewer', 'ภาควิชาภาษาอังกฤษ'],
  ] as const) {
    const { up_department_id } = await t.app.db.department.create({ data: { up_department_name_th, order_seq: 1 } });
    await t.app.db.userInfo.upsert({ where: { user_name }, create: { user_name, up_department_id }, update: { up_department_id } });
  }
  const { activity_id } = await t.app.db.activity.create({
    data: { user_name: 'lecturer', activity_type: 'A1', activity_title_th: 'ประชุม', activity_date: new Date('2026-09-30'), ...stamps },
  });
  await t.app.db.activity.create({
    data: {
      user_name: 'lecturer',
      activity_type: 'A2',
      activity_title_th: 'ซ้ำ',
      activity_date: new Date('2026-09-30'),
      status_check: 'E',
      ...stamps,
    },
  });
  await t.app.db.activityUser.createMany({ data: ['lecturer', 'reviewer'].map((user_name) => ({ activity_id, user_name })) });
});
afterAll(() => t.close());

const pack = 'GET /report/quality_pack?kind=fiscal&year=2569';

describe('the pack of a year', () => {
  test('holds the counts, the lists and the evidence, named as Windows takes it', async () => {
    const response = await reviewer.call(pack);
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
    expect(decodeURIComponent(String(response.headers['content-disposition']))).toContain('ประกันคุณภาพ ปีงบประมาณ 2569.zip');
    const files = await readZip(response.rawPayload);
    const evidence = `หลักฐาน/ผลงาน/${String(workId).padStart(6, '0')} CON .. ผลงาน ใหม่ น้ำ a b.png`;
    expect([...files.keys()]).toEqual(['สรุป ปีงบประมาณ 2569.xlsx', evidence, 'ไฟล์ที่ไม่พบ.txt']);
    expect(files.get(evidence)?.subarray(1, 4).toString()).toBe('PNG');
    const sheets = await readSheets(files.get('สรุป ปีงบประมาณ 2569.xlsx') as Buffer);
    // the summary tables follow
    expect(sheets.slice(0, 6).map(({ name }) => name)).toEqual([
      'สรุปตามหน่วยงานและประเภท',
      'สรุปรายบุคคล ปีงบประมาณ 2569',
      'ผลงานวิชาการ ปีงบประมาณ 2569',
      'กิจกรรม ปีงบประมาณ 2569',
      'ผู้จัดทำและผู้เข้าร่วม',
      'สิ่งที่ยังขาด ปีงบประมาณ 2569',
    ]);
    const [byType, byPerson, listed, , parts, missing] = sheets.map(({ rows }) => partsOfSheet(rows));
    // what is correct, what waits and what is not correct stand apart; cancelled ones nowhere
    expect(byType?.rows).toEqual([
      ['ผลงาน', 'ภาควิชาภาษาไทย', 'บทความวิจัย', 0, 1, 0],
      ['ผลงาน', 'ไม่ระบุหน่วยงาน', 'บทความวิชาการ', 1, 0, 1],
      ['กิจกรรม', 'ภาควิชาภาษาไทย', 'กิจกรรมของคณะ (ลงชื่อบุคลากรที่เข้าร่วม)', 0, 1, 0],
    ]);
    expect(byType?.total).toEqual(['รวม 3 รายการ', null, null, 1, 2, 1]);
    expect(byPerson?.rows).toEqual([
      ['ทดสอบ lecturer', 'ภาควิชาภาษาไทย', null, 0, 0, 1, 0, 0, 1, 0],
      ['ทดสอบ only.works', 'ไม่ระบุหน่วยงาน', null, 1, 1, 0, 1, 0, 0, 0],
      ['ทดสอบ reviewer', 'ภาควิชาภาษาอังกฤษ', null, 0, 0, 1, 0, 0, 1, 0],
    ]);
    expect(listed?.rows.find(([id]) => id === workId)).toContain(evidence);
    expect(listed?.total?.[0]).toBe('ถูกต้อง 1 · รอตรวจ 1 · ไม่ถูกต้อง 1 รายการ');
    // the figures of the people, record by record
    expect(parts?.rows.map(([name, , , title, , part, share, state]) => [name, title, part, share, state])).toEqual([
      ['ทดสอบ lecturer', badTitle.trim(), 'เจ้าของ', 60, 'รอตรวจ'],
      ['ทดสอบ lecturer', 'ประชุม', 'เจ้าของ', null, 'รอตรวจ'],
      ['ทดสอบ only.works', 'ไม่มีวันที่', 'เจ้าของ', 100, 'ถูกต้อง'],
      ['ทดสอบ only.works', 'ไม่มีอะไรเลย', 'เจ้าของ', 100, 'ไม่ถูกต้อง'],
      ['ทดสอบ reviewer', badTitle.trim(), 'ผู้ร่วมจัดทำ 40 %', 40, 'รอตรวจ'],
      ['ทดสอบ reviewer', 'ประชุม', 'ผู้เข้าร่วม', null, 'รอตรวจ'],
    ]);
    expect(missing?.rows.map(([name, , , title, lacks]) => [name, title, lacks])).toEqual([
      ['ทดสอบ lecturer', badTitle.trim(), 'รอตรวจ'],
      ['ทดสอบ lecturer', 'ประชุม', 'ไม่มีหลักฐาน, ไม่มีชื่อภาษาอังกฤษ, รอตรวจ'],
      ['ทดสอบ only.works', 'ไม่มีอะไรเลย', 'ไม่มีหลักฐาน, ไม่มีชื่อภาษาอังกฤษ, ต้องแก้ไข'],
    ]);
  });

  test('counts for people what was found correct, each with their share', async () => {
    await t.app.db.work.update({ where: { work_id: workId }, data: { status_check: 'S' } });
    const files = await readZip((await reviewer.call(pack)).rawPayload);
    await t.app.db.work.update({ where: { work_id: workId }, data: { status_check: 'W' } });
    const [, byPerson] = await readSheets([...files.values()][0] as Buffer);
    const { rows, total } = partsOfSheet(byPerson?.rows ?? []);
    expect(rows.map(([name, , , works, share]) => [name, works, share])).toEqual([
      ['ทดสอบ lecturer', 1, 0.6],
      ['ทดสอบ only.works', 1, 1],
      ['ทดสอบ reviewer', 1, 0.4],
    ]);
    expect(total?.[4]).toBe(2);
  });

  test('has the times of Bangkok on its files, wherever the server stands', async () => {
    const { rawPayload } = await reviewer.call(pack);
    const [hours, minutes] = inBangkok(new Date()).slice(11).split(':').map(Number);
    const written = rawPayload.readUInt16LE(rawPayload.indexOf('PK\x03\x04') + 10);
    const zipMinutes = (written >> 11) * 60 + ((written >> 5) & 63);
    const now = (hours ?? 0) * 60 + (minutes ?? 0);
    // whatever a minute it was made in
    expect((now - zipMinutes + 1440) % 1440).toBeLessThan(5);
  });

  test('holds what the person may see of everybody, and is refused to who sees only their own', async () => {
    const files = await readZip((await onlyWorks.call(pack)).rawPayload);
    const [workbook] = files.values();
    expect((await readSheets(workbook as Buffer)).map(({ name }) => name)).not.toContain('กิจกรรม ปีงบประมาณ 2569');
    expect((await lecturer.call(pack)).statusCode).toBe(403);
    expect((await t.call(pack)).statusCode).toBe(401);
  });

  test('of a year without anything is whole', async () => {
    const files = await readZip((await reviewer.call('GET /report/quality_pack?kind=academic&year=2600')).rawPayload);
    expect([...files.keys()]).toEqual(['สรุป ปีการศึกษา 2600.xlsx', 'ไฟล์ที่ไม่พบ.txt']);
  });

  test('names the file that has gone from the store', async () => {
    const { work_h_file } = await t.app.db.work.findUniqueOrThrow({ where: { work_id: workId } });
    await t.app.files.remove([work_h_file as string]);
    const files = await readZip((await reviewer.call(pack)).rawPayload);
    expect(String(files.get('ไฟล์ที่ไม่พบ.txt'))).toContain(`หลักฐาน/ผลงาน/${String(workId).padStart(6, '0')}`);
  });
});

describe('what is missing', () => {
  const missing = async (client: Client, more = '') =>
    (await client.call(`GET /report/missing?kind=fiscal&year=๒๕๖๙${more}`)).json() as {
      rows: { title_th: string; lacks: string[]; department_th: string }[];
      count: number;
    };

  test('is told of each record in use of the year, by person', async () => {
    const { rows, count } = await missing(reviewer);
    expect(count).toBe(3);
    expect(rows.map(({ title_th, lacks }) => [title_th, lacks])).toEqual([
      [badTitle.trim(), ['review']],
      ['ประชุม', ['file', 'title_en', 'review']],
      ['ไม่มีอะไรเลย', ['file', 'title_en', 'correction']],
    ]);
    expect((await missing(reviewer, '&limit=1&page=1')).rows).toEqual([rows[1]]);
    expect(rows.map(({ department_th }) => department_th)).toEqual(['ภาควิชาภาษาไทย', 'ภาควิชาภาษาไทย', '']);
    expect(await missing(reviewer, '&page=9')).toEqual({ rows: [], count: 3 });
    // what only waits for its review is nothing that its owner can do
    expect(await missing(reviewer, '&to_do=Y')).toMatchObject({ rows: rows.slice(1), count: 2 });
  });

  test.each(['', '&user_name=only.works', '&user_name=-'])('of their own alone to who sees only their own: %s', async (whose) => {
    const { rows } = await missing(lecturer, whose);
    expect(rows.map(({ title_th }) => title_th)).toEqual([badTitle.trim(), 'ประชุม']);
  });

  test('of one person, and of the page one may see', async () => {
    expect((await missing(reviewer, '&user_name=only.works')).rows.map(({ title_th }) => title_th)).toEqual(['ไม่มีอะไรเลย']);
    expect((await missing(onlyWorks)).rows.map(({ title_th }) => title_th)).toEqual([badTitle.trim(), 'ไม่มีอะไรเลย']);
  });
});

describe('bad input', () => {
  test.each([
    ['quality_pack', '', 'year', 'required'],
    ['quality_pack', 'year=2569&kind=lunar', 'kind', 'choice'],
    ['quality_pack', 'year=2026', 'year', 'too_small'],
    ['quality_pack', 'year=2701', 'year', 'too_big'],
    ['missing', 'year=25x', 'year', 'not_number'],
    ['missing', 'year=2569&user_name=a%20b', 'user_name', 'user_name'],
    ['missing', 'year=2569&limit=101', 'limit', 'too_big'],
    ['missing', 'year=2569&page=-1', 'page', 'too_small'],
  ])('%s?%s names %s: %s', async (call, query, field, code) => {
    expect((await reviewer.call(`GET /report/${call}?${query}`)).json()).toMatchObject({ statusCode: 400, fields: { [field]: { code } } });
  });
});

test.each([
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['..', ''],
  ['  จบด้วยจุด...  ', 'จบด้วยจุด'],
  ['\u202egpj.exe\u0000', 'gpj.exe'],
  ['น้ำ'.repeat(200), 'น้ำ'.repeat(17)],
])('%# is written as Windows takes it', (title, name) => expect(namePart(title)).toBe(name));
