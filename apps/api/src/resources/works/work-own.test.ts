import { work } from '@faculty/contracts/works/work';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { sample } from '../../../test/samples/works/work.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

const page = work.page;
const all = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;

let t: TestApp;
let reviewer: Client;
let malee: Client;
let somsak: Client;
beforeAll(async () => {
  t = await testApp();
  reviewer = await t.person({ user_name: 'reviewer', pages: { [page]: all } });
  malee = await t.person({ user_name: 'malee', pages: { [page]: { ...all, own_only: 'Y' }, '/web/bin': { view: 'Y' } } });
  somsak = await t.person({ user_name: 'somsak', pages: { [page]: { ...all, own_only: 'Y' } } });
});
afterAll(() => t.close());

type Row = Record<string, unknown> & { work_id: number; work_h_file: string };
let n = 0;
async function make(by: Client, changes: Record<string, string | Blob> = {}): Promise<Row> {
  n += 1;
  const made = await by.call('POST /web_con_works', form({ ...(await sample.body(n, t)), ...changes }));
  expect(made.statusCode, made.body).toBe(201);
  return made.json();
}
const ids = (answer: { json(): unknown }) => (answer.json() as Row[]).map(({ work_id }) => work_id);

describe('with own_only, somebody else’s work', () => {
  let theirs: Row;
  let mine: Row;
  beforeAll(async () => {
    theirs = await make(somsak, { work_title_th: 'ความลับของสมศักดิ์', work_doi: '10.1234/somsak.1' });
    mine = await make(malee);
  });

  const reads: [what: string, route: () => string][] = [
    ['the record', () => `GET /web_con_works/${theirs.work_id}`],
    ['its history', () => `GET /history/work/${theirs.work_id}`],
    ['its file', () => `GET ${theirs.work_h_file}`],
    ['its file, small', () => `GET ${theirs.work_h_file}?size=small`],
    [
      'its file by the download call',
      () => `GET /file/download?privateUrl=${encodeURIComponent(theirs.work_h_file.replace('/files/', ''))}`,
    ],
  ];
  test.each(reads)('is not there: %s', async (_what, route) => {
    expect((await malee.call(route())).statusCode, route()).toBe(404);
    expect((await somsak.call(route())).statusCode, route()).toBe(200);
    expect((await reviewer.call(route())).statusCode, route()).toBe(200);
  });

  test.each([
    ['all', ''],
    ['a page of them', '?page=0&limit=50'],
    ['asked for by name', '?user_name=somsak'],
    ['searched for', `?q=${encodeURIComponent('ความลับของสมศักดิ์')}`],
    ['of a state', '?status_check=W'],
    ['of a type', '?work_type=W1'],
    ['in another order', '?page=0&limit=50&field=full_name_th&sort=desc'],
  ])('is in no list: %s', async (_what, query) => {
    const answer = (await malee.call(`GET /web_con_works${query}`)).json();
    const rows = (Array.isArray(answer) ? answer : answer.rows) as Row[];
    expect(rows.map(({ user_name }) => user_name).filter((name) => name !== 'malee')).toEqual([]);
    if (!Array.isArray(answer)) expect(answer.count).toBe(rows.length);
  });

  test('is not changed, by whatever the body says', async () => {
    for (const changes of [{}, { user_name: 'malee' }, { user_name: 'somsak' }]) {
      const body = { work_id: theirs.work_id, work_title_th: 'ยึดแล้ว', ...changes };
      expect((await malee.call('POST /update_con_works', body)).statusCode).toBe(404);
      const asForm = form({ ...changes, work_id: String(theirs.work_id), work_h_file: await picture('#ff0000') });
      expect((await malee.call('POST /update_con_works', asForm)).statusCode).toBe(404);
    }
    expect((await somsak.call(`GET /web_con_works/${theirs.work_id}`)).json()).toMatchObject({
      work_title_th: 'ความลับของสมศักดิ์',
      work_h_file: theirs.work_h_file,
    });
  });

  test('is not deleted', async () => {
    expect((await malee.call('POST /delete_con_works', { work_id: theirs.work_id })).statusCode).toBe(404);
    expect(ids(await somsak.call('GET /web_con_works'))).toContain(theirs.work_id);
  });

  test.each(['somsak', 'reviewer', 'somsak,malee', 'malee,somsak', 'nobody.here'])('is not made in the name of %s', async (user_name) => {
    const refused = await malee.call('POST /web_con_works', form({ ...(await sample.body(90, t)), user_name }));
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual(['user_name']);
  });

  test.each(['somsak', 'reviewer', ''])('is not made by giving one’s own away to “%s”', async (user_name) => {
    const refused = await malee.call('POST /update_con_works', { work_id: mine.work_id, user_name });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual(['user_name']);
    expect((await malee.call(`GET /web_con_works/${mine.work_id}`)).json()).toMatchObject({ user_name: 'malee' });
  });

  test('does not come by its file: the name of another’s file is no file of one’s own', async () => {
    const body = { work_id: mine.work_id, work_h_file: theirs.work_h_file };
    expect((await malee.call('POST /update_con_works', body)).json()).toMatchObject({ work_h_file: mine.work_h_file });
  });

  test('is seen by its co-author without its file, and not changed', async () => {
    const shared = await make(somsak, { work_authors: '[{"user_name":"malee","work_weight":40}]' });
    const { work_id } = shared;
    expect((await malee.call(`GET /web_con_works/${work_id}`)).json()).toMatchObject({ work_id, user_name: 'somsak', work_h_file: null });
    expect((await malee.call(`GET ${shared.work_h_file}`)).statusCode).toBe(404);
    expect((await malee.call(`GET /history/work/${work_id}`)).statusCode).toBe(404);
    expect((await malee.call('POST /update_con_works', { work_id, work_title_th: 'ยึดแล้ว' })).statusCode).toBe(404);
    expect((await malee.call('POST /delete_con_works', { work_id })).statusCode).toBe(404);
  });

  test('stands in the list of its co-author, marked as such', async () => {
    const { work_id } = await make(somsak, { work_authors: '[{"user_name":"malee","work_weight":40}]' });
    const inList = async (by: Client, query = '') => {
      const rows = (await by.call(`GET /web_con_works${query}`)).json() as Row[];
      const row = rows.find((each) => each.work_id === work_id);
      return row && [row.person_part, row.person_share, row.work_h_file === null];
    };
    expect(await inList(malee)).toEqual(['participant', 40, true]);
    // however they filter, it is their own part
    expect(await inList(malee, '?user_name=malee')).toEqual(['participant', 40, true]);
    expect(await inList(somsak)).toEqual(['owner', 60, false]);
    // of everybody, the part is that of the person asked for
    expect(await inList(reviewer)).toEqual([null, null, false]);
    expect(await inList(reviewer, '?user_name=malee')).toEqual(['participant', 40, false]);
    expect(await inList(reviewer, '?user_name=reviewer')).toBeUndefined();
    const page = (await malee.call('GET /web_con_works?page=0&limit=500')).json();
    expect(page.rows.map((row: Row) => row.work_id)).toContain(work_id);
    expect(page.count).toBe(page.rows.length);
  });

  test('is not restored from the bin', async () => {
    const gone = await make(somsak);
    await somsak.call('POST /delete_con_works', { work_id: gone.work_id });
    const bin = (await malee.call('GET /bin?page=0&limit=50')).json();
    expect(JSON.stringify(bin)).not.toContain(`"${gone.work_id}"`);
    const binned = await t.app.db.binned.findFirstOrThrow({ where: { entity: 'work', record_id: String(gone.work_id) } });
    expect((await malee.call(`POST /bin/${binned.binned_id}/restore`)).statusCode).toBe(404);
    expect((await malee.call(`GET ${gone.work_h_file}`)).statusCode).toBe(404);
  });
});

test('the people to choose from are oneself, under own_only', async () => {
  const people = async (by: Client) =>
    (await by.call('POST /combo/usersActiveOwn', { role_group: 'web1', role_page: page, check_role: '' }))
      .json()
      .map((person: { user_name: string }) => person.user_name);
  expect(await people(malee)).toEqual(['malee']);
  expect(await people(reviewer)).toEqual(expect.arrayContaining(['malee', 'somsak', 'reviewer']));
});

test('without the page nothing of it is there, nor for nobody', async () => {
  const stranger = await t.person({ user_name: 'stranger' });
  const made = await make(malee);
  const calls: [string, unknown?][] = [
    ['GET /web_con_works'],
    [`GET /web_con_works/${made.work_id}`],
    [`GET ${made.work_h_file}`],
    ['POST /web_con_works', {}],
    ['POST /update_con_works', { work_id: made.work_id }],
    ['POST /delete_con_works', { work_id: made.work_id }],
    ['POST /combo/usersActiveOwn', { role_page: page }],
  ];
  for (const [route, body] of calls) {
    expect((await stranger.call(route, body)).statusCode, route).toBe(403);
    expect((await t.call(route, body)).statusCode, route).toBe(401);
  }
});

test('an own work waits for its review again, and a reviewer may give it to somebody else', async () => {
  const made = await make(malee, { status_check: 'S' });
  expect(made).toMatchObject({ status_check: 'W', user_name: 'malee' });
  const given = await reviewer.call('POST /update_con_works', { work_id: made.work_id, user_name: 'somsak', status_check: 'S' });
  expect(given.json()).toMatchObject({ status_check: 'S', user_name: 'somsak' });
  // with its file
  expect((await malee.call(`GET ${made.work_h_file}`)).statusCode).toBe(404);
  expect((await somsak.call(`GET ${made.work_h_file}`)).statusCode).toBe(200);
});

test('the year of a work may be a volume; what needs a year takes it from the day', async () => {
  const person = await t.person({ user_name: 'volumes', pages: { [page]: { ...all, own_only: 'Y' } } });
  const made = await make(person, { work_public_year: '๑๒', work_public_date: '2026-05-01' });
  expect(made).toMatchObject({ work_public_year: 12, NumYear: 2569, MNumYear: '05/2569' });
  expect((await person.call('GET /api/dashboard')).json().works).toEqual([{ year: 2569, status_check: 'W', count: 1 }]);
  const alike = await person.call(`GET /works_alike?year=2569&title_th=${encodeURIComponent(String(made.work_title_th))}`);
  expect(alike.json()).toEqual(expect.arrayContaining([expect.objectContaining({ work_id: made.work_id, year: 2569 })]));
});

test('with own_only, the history of a work that was given away is its new owner’s, also once it is deleted', async () => {
  const { work_id } = await make(malee);
  const given = await reviewer.call('POST /update_con_works', { work_id, user_name: 'somsak', work_title_th: 'ของสมศักดิ์แล้ว' });
  expect(given.statusCode, given.body).toBe(200);
  const statuses = async () =>
    Promise.all([malee, somsak, reviewer].map(async (by) => (await by.call(`GET /history/work/${work_id}`)).statusCode));
  expect(await statuses()).toEqual([404, 200, 200]);
  expect((await somsak.call('POST /delete_con_works', { work_id })).statusCode).toBe(200);
  expect(await statuses()).toEqual([404, 200, 200]);
  await t.app.db.binned.deleteMany({ where: { entity: 'work', record_id: String(work_id) } });
  expect(await statuses()).toEqual([404, 404, 200]);
});
