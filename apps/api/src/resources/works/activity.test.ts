import { activity } from '@faculty/contracts/works/activity';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let staff: Client;
/** Keep their own activities. */
let malee: Client;
let somchai: Client;
const page = activity.page;
beforeAll(async () => {
  t = await testApp();
  const all = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;
  const own = { ...all, own_only: 'Y' } as const;
  const bin = { '/web/bin': { view: 'Y' } } as const;
  staff = await t.person({ user_name: 'staff', pages: { [page]: all, ...bin } });
  malee = await t.person({ user_name: 'malee', pages: { [page]: own, ...bin } });
  somchai = await t.person({ user_name: 'somchai', pages: { [page]: own, ...bin } });
});
afterAll(() => t.close());

const fields = {
  activity_type: 'A2',
  activity_date: '2026-11-20',
  activity_title_th: 'อบรมการเขียน',
  activity_title_en: 'Writing workshop',
  activity_agency_title: 'คณะศิลปศาสตร์',
  activity_place_title: 'ห้อง 401',
};
const make = async (by: Client, more: Record<string, string> = {}) =>
  by.call('POST /web_con_activitys', form({ ...fields, activity_h_file: await picture(), ...more }));
const made = async (by: Client, more: Record<string, string> = {}) => (await make(by, more)).json();
const update = (by: Client, body: object) => by.call('POST /update_con_activitys', body);
const people = async (by: Client, activity_id: number) => (await by.call('POST /get_web_con_activitys_user', { activity_id })).json();

describe('an activity', () => {
  test('starts as documented, and belongs to who adds it', async () => {
    const row = await made(staff);
    expect(row).toMatchObject({
      user_name: 'staff',
      activity_level: 'L4',
      status_check: 'W',
      green_office: 'N',
      remark: '-',
      status_link: 'Y',
      active: 'Y',
    });
    const { activity_type: _, ...withoutType } = fields;
    const answer = await staff.call('POST /web_con_activitys', form({ ...withoutType, activity_h_file: await picture() }));
    expect(answer.json()).toMatchObject({ activity_type: 'A2' });
  });

  test('is listed from one day to another, both included', async () => {
    for (const day of ['2031-01-01', '2031-01-02', '2031-01-03']) await made(staff, { activity_date: day });
    const days = async (query: string) =>
      (await staff.call(`GET /web_con_activitys?${query}`)).json().map((row: { activity_date: string }) => row.activity_date);
    expect(await days('start_date=2031-01-01&end_date=2031-01-02')).toEqual(['2031-01-02', '2031-01-01']);
    expect(await days('start_date=2031-01-02')).toEqual(['2031-01-03', '2031-01-02']);
    expect(await days('start_date=2031-01-03&end_date=2031-01-01')).toEqual([]);
    expect((await staff.call('GET /web_con_activitys?start_date=20/11/2569')).json()).toMatchObject({
      fields: { start_date: { code: 'date' } },
    });
  });

  test('takes a moment for a day, in the record and in the filter: its day in Bangkok', async () => {
    const moment = '2032-02-01T17:30:00.000Z';
    expect(await made(staff, { activity_date: moment })).toMatchObject({ activity_date: '2032-02-02' });
    const found = (await staff.call(`GET /web_con_activitys?start_date=${moment}&end_date=2032-02-02T00:00:00%2B07:00`)).json();
    expect(found).toMatchObject([{ activity_date: '2032-02-02' }]);
  });

  test('has an address or a file; `#` is the documented word for none', async () => {
    const byAddress = (activity_h_url: string) => staff.call('POST /web_con_activitys', { ...fields, status_link: 'N', activity_h_url });
    for (const none of ['', '#'])
      expect((await byAddress(none)).json()).toMatchObject({ fields: { activity_h_url: { code: 'required' } } });
    expect((await byAddress('https://example.org/1')).statusCode).toBe(201);
  });
});

describe('who took part', () => {
  test('is kept of a faculty activity, in any form of a list, each person once', async () => {
    for (const checkbox_select of ['somchai,malee', '["somchai","malee"]', 'malee, somchai,malee']) {
      const { activity_id } = await made(staff, { activity_type: 'A1', checkbox_select });
      expect(await people(staff, activity_id)).toEqual([{ user_name: 'malee' }, { user_name: 'somchai' }]);
    }
  });

  test('stays when an update does not say, goes when it is emptied, and with the type', async () => {
    const { activity_id } = await made(staff, { activity_type: 'A1', checkbox_select: 'malee,somchai' });
    expect((await update(staff, { activity_id, remark: 'สองวัน' })).json().checkbox_select).toEqual(['malee', 'somchai']);
    expect((await update(staff, { activity_id, checkbox_select: ['malee'] })).json()).toMatchObject({ people_count: 1 });
    expect((await update(staff, { activity_id, checkbox_select: [] })).json().checkbox_select).toEqual([]);
    await update(staff, { activity_id, checkbox_select: ['malee'] });
    expect((await update(staff, { activity_id, activity_type: 'A2' })).json().checkbox_select).toEqual([]);
  });

  test('is told in the history', async () => {
    const { activity_id } = await made(staff, { activity_type: 'A1', checkbox_select: 'malee' });
    await update(staff, { activity_id, checkbox_select: 'malee,somchai' });
    const { rows } = (await staff.call(`GET /history/activity/${activity_id}`)).json();
    expect(rows[0].changes.checkbox_select).toEqual([['malee'], ['malee', 'somchai']]);
  });

  test('comes back from the bin with it', async () => {
    const { activity_id } = await made(staff, { activity_type: 'A1', checkbox_select: 'malee,somchai' });
    await staff.call('POST /delete_con_activitys', { activity_id });
    expect(await t.app.db.activityUser.count({ where: { activity_id } })).toBe(0);
    const { rows } = (await staff.call('GET /bin')).json();
    const { binned_id } = rows.find(({ record_id }: { record_id: string }) => record_id === String(activity_id));
    await staff.call(`POST /bin/${binned_id}/restore`);
    expect(await people(staff, activity_id)).toEqual([{ user_name: 'malee' }, { user_name: 'somchai' }]);
  });

  test('can be hundreds, in one statement', async () => {
    const names = Array.from({ length: 300 }, (_, n) => `guest.${n}`);
    await t.app.db.user.createMany({
      data: names.map((user_name) => ({ user_name, email: `${user_name}@faculty.example`, fname_th: user_name, lname_th: '' })),
    });
    const { activity_id } = await made(staff, { activity_type: 'A1', checkbox_select: names.join(',') });
    expect(await people(staff, activity_id)).toHaveLength(300);
  });

  test('finds an activity by any of them, and by its owner', async () => {
    const { activity_id } = await made(staff, { activity_type: 'A1', checkbox_select: 'somchai' });
    for (const user_name of ['somchai', 'staff']) {
      const rows = (await staff.call(`GET /web_con_activitys?user_name=${user_name}`)).json();
      expect(rows.map((row: { activity_id: number }) => row.activity_id)).toContain(activity_id);
    }
  });
});

interface Listed {
  activity_id: number;
  user_name: string;
  person_part: string | null;
  activity_h_file: string | null;
}

describe('own_only', () => {
  interface Other {
    activity_id: number;
    file: string;
    line: string;
    binned_id: number;
  }
  let other: Other;
  let mine: Other;
  beforeAll(async () => {
    const prepared = async (by: Client): Promise<Other> => {
      // the other took part: they see it, and it is not theirs
      const { activity_id, activity_h_file } = await made(staff, {
        activity_type: 'A1',
        user_name: by.user_name,
        checkbox_select: 'malee,somchai',
      });
      await update(by, { activity_id, remark: 'แก้ไขแล้ว' });
      const line = await t.app.db.auditLog.findFirstOrThrow({
        where: { record_id: String(activity_id), action: 'edit', entity: 'activity' },
      });
      const gone = await made(by);
      await by.call('POST /delete_con_activitys', { activity_id: gone.activity_id });
      const { binned_id } = await t.app.db.binned.findFirstOrThrow({ where: { record_id: String(gone.activity_id) } });
      return { activity_id, file: activity_h_file, line: String(line.id), binned_id };
    };
    [mine, other] = [await prepared(malee), await prepared(somchai)];
  });

  type Call = [what: string, route: (of: Other) => string, body?: (of: Other) => object];
  const path = ({ file }: Other) => file.replace('/files/', '');
  const calls: Call[] = [
    ['changes', () => 'POST /update_con_activitys', ({ activity_id }) => ({ activity_id, remark: 'x' })],
    ['reads the history', ({ activity_id }) => `GET /history/activity/${activity_id}`],
    ['reads the texts of an edit', ({ activity_id, line }) => `GET /history/activity/${activity_id}/${line}/texts`],
    ['reads an earlier version', ({ activity_id, line }) => `GET /history/activity/${activity_id}/${line}/version`],
    ['opens the file', ({ file }) => `GET ${file}`],
    ['opens the small file', ({ file }) => `GET ${file}?size=small`],
    ['downloads the file', (of) => `GET /file/download?privateUrl=${encodeURIComponent(path(of))}`],
    ['restores', ({ binned_id }) => `POST /bin/${binned_id}/restore`],
    ['deletes', () => 'POST /delete_con_activitys', ({ activity_id }) => ({ activity_id })],
  ];

  test.each(calls)('%s their own records alone', async (_what, route, body) => {
    const answer = async (of: Other): Promise<LightMyRequestResponse> => malee.call(route(of), body?.(of));
    const refused = await answer(other);
    expect([refused.statusCode, refused.json().code], refused.body).toEqual([404, 'not_found']);
    expect((await answer(mine)).statusCode).toBe(200);
  });

  test('reads what names them, without its file, and nothing that does not', async () => {
    const { activity_id } = other;
    expect((await malee.call(`GET /web_con_activitys/${activity_id}`)).json()).toMatchObject({
      user_name: 'somchai',
      activity_h_file: null,
      checkbox_select: ['malee', 'somchai'],
    });
    expect(await people(malee, activity_id)).toEqual([{ user_name: 'malee' }, { user_name: 'somchai' }]);
    const foreign = await made(somchai, { activity_type: 'A1', checkbox_select: 'somchai,staff' });
    expect((await malee.call(`GET /web_con_activitys/${foreign.activity_id}`)).statusCode).toBe(404);
    expect(await people(malee, foreign.activity_id)).toMatchObject({ code: 'not_found' });
  });

  test('leaves the others’ records as they were', async () => {
    expect(await t.app.db.activity.findUnique({ where: { activity_id: other.activity_id } })).toMatchObject({ remark: 'แก้ไขแล้ว' });
    expect(await t.app.db.binned.count({ where: { binned_id: other.binned_id } })).toBe(1);
  });

  test.each(['', '?user_name=somchai', '?user_name=malee,somchai', '?q=อบรม', '?page=0&limit=50', '?field=full_name_th&sort=desc'])(
    'lists theirs, and those that name them, marked and without their files: %s',
    async (query) => {
      const answer = (await malee.call(`GET /web_con_activitys${query}`)).json();
      const rows: Listed[] = Array.isArray(answer) ? answer : answer.rows;
      for (const { activity_id, user_name, person_part, activity_h_file } of rows) {
        expect(person_part).toBe(user_name === 'malee' ? 'owner' : 'participant');
        if (user_name === 'malee') continue;
        expect(activity_h_file).toBeNull();
        expect(await t.app.db.activityUser.count({ where: { activity_id, user_name: 'malee' } })).toBe(1);
      }
      if (query === '') expect(rows.map(({ activity_id }) => activity_id)).toContain(other.activity_id);
    },
  );

  test('offers oneself alone as owner, and shows one’s own bin', async () => {
    const combo = await malee.call('POST /combo/usersActiveOwn', form({ role_group: 'web1', role_page: page, check_role: '' }));
    expect(combo.json()).toMatchObject([{ user_name: 'malee' }]);
    const { rows } = (await malee.call('GET /bin?limit=100')).json();
    expect(rows.filter((row: { deleted_by: string }) => row.deleted_by !== 'malee')).toEqual([]);
  });

  test.each(['somchai', 'malee,somchai', '["somchai"]'])('makes none for %s, and gives none away', async (user_name) => {
    const refusal = { code: 'invalid', fields: { user_name: { code: expect.stringMatching(/^(own_only|unknown_reference)$/) } } };
    expect((await make(malee, { user_name })).json()).toMatchObject(refusal);
    const { activity_id } = await made(malee);
    expect((await update(malee, { activity_id, user_name })).json()).toMatchObject(refusal);
    expect(await t.app.db.activity.findUnique({ where: { activity_id } })).toMatchObject({ user_name: 'malee' });
  });

  test('takes no owner from a file part', async () => {
    const body = form({ ...fields, activity_h_file: await picture(), user_name: new Blob(['somchai'], { type: 'text/plain' }) });
    const answer = await malee.call('POST /web_con_activitys', body);
    if (answer.statusCode === 201) expect(answer.json()).toMatchObject({ user_name: 'malee' });
    else expect(answer.statusCode).toBe(400);
  });
});

test('the file of an activity is for those who may view it, and in the bin for nobody', async () => {
  const stranger = await t.person();
  const { activity_id, activity_h_file } = await made(malee);
  const status = async (by: Pick<Client, 'call'>) => (await by.call(`GET ${activity_h_file}`)).statusCode;
  expect([await status(t), await status(stranger), await status(staff), await status(malee)]).toEqual([401, 403, 200, 200]);
  await malee.call('POST /delete_con_activitys', { activity_id });
  expect([await status(staff), await status(malee)]).toEqual([404, 404]);
});
