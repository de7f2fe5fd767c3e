import { activity } from '@faculty/contracts/works/activity';
import { work } from '@faculty/contracts/works/work';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form } from '../../../test/forms.ts';
import { sample as activitySample } from '../../../test/samples/works/activity.ts';
import { sample as workSample } from '../../../test/samples/works/work.ts';
import { readPages, readSheets, readZip } from '../../../test/support/read-reports.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

/** Stands in what another person keeps, and nowhere else. */
const secret = 'zqsecret7';
const all = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;
const own = { ...all, own_only: 'Y' } as const;
const beside = { '/web/bin': all, '/web/review': { view: 'Y' } } as const;

let t: TestApp;
let reviewer: Client;
let malee: Client;
/** What fills the places of an address, for a record of each kind and for one in the bin. */
let places: Record<string, string>[];
let kept: unknown;

beforeAll(async () => {
  t = await testApp();
  const pages = (right: typeof all | typeof own) => ({ [work.page]: right, [activity.page]: right, ...beside });
  reviewer = await t.person({ user_name: 'reviewer', pages: pages(all) });
  malee = await t.person({ user_name: 'malee', pages: pages(own) });
  const somsak = await t.person({ user_name: 'somsak', pages: pages(own) });
  const hidden = { work_title_th: `ผลงาน ${secret}`, work_public_date: '2026-05-01' };
  const make = async (route: string, body: Record<string, string | Blob>) => (await somsak.call(route, form(body))).json();
  const made = async (n: number) => [
    await make('POST /web_con_works', { ...(await workSample.body(n, t)), ...hidden }),
    await make('POST /web_con_activitys', {
      ...(await activitySample.body(n, t)),
      activity_title_th: `กิจกรรม ${secret}`,
      activity_date: '2026-05-01',
      checkbox_select: 'somsak',
    }),
  ];
  const [one, other] = await made(1);
  const [gone] = await made(2);
  await somsak.call('POST /update_con_works', { work_id: one.work_id, work_public_place: `${secret} ใหม่` });
  await somsak.call('POST /update_con_activitys', { activity_id: other.activity_id, remark: `${secret} ใหม่` });
  await somsak.call('POST /delete_con_works', { work_id: gone.work_id });
  const { binned_id } = await t.app.db.binned.findFirstOrThrow();
  const line = async (entity: string) => String((await t.app.db.auditLog.findFirstOrThrow({ where: { entity, action: 'edit' } })).id);
  const placesOf = async (entity: string, id: number, file: string, extension: string, user_name: string) => ({
    entity,
    extension,
    format: 'pdf',
    user_name,
    binned_id: String(binned_id),
    file: file.replace('/files/', ''),
    line: await line(entity),
    id: String(id),
  });
  places = [
    await placesOf('work', one.work_id, one.work_h_file, 'xlsx', 'somsak'),
    await placesOf('activity', other.activity_id, other.activity_h_file, 'pdf', '-'),
    await placesOf('work', gone.work_id, gone.work_h_file, 'xlsx', 'somsak,malee'),
  ];
  kept = await stored();
});
afterAll(() => t.close());

const stored = async () => [await t.app.db.work.findMany(), await t.app.db.activity.findMany(), await t.app.db.binned.findMany()];

/** An address with its places filled in: identifiers are the other person's. */
function filled(url: string, place: Record<string, string>): string {
  const path = url.replace(/:(\w+)|\*/g, (_all, name: string | undefined) =>
    encodeURIComponent(name === undefined ? (place.file ?? '') : (place[name] ?? (/line|audit/.test(name) ? place.line : place.id) ?? '1')),
  );
  return path.replaceAll('%2F', '/');
}

const asked = (place: Record<string, string>) => ({
  page: '0',
  limit: '5',
  user_name: place.user_name,
  username: place.user_name,
  extension: place.extension,
  kind: 'fiscal',
  year: '2569',
  from: '2026-01-01',
  to: '2026-12-31',
  privateUrl: place.file,
});

async function textOf(response: LightMyRequestResponse): Promise<string> {
  const type = String(response.headers['content-type']);
  if (type.includes('spreadsheetml')) return JSON.stringify(await readSheets(response.rawPayload));
  if (type.includes('pdf')) return (await readPages(response.rawPayload)).join('');
  if (!type.includes('zip')) return response.body;
  const files = await readZip(response.rawPayload);
  return [...files.keys()].join();
}

/** Every route a signed-in person may reach, asked for another's records in every way there is: those whose answers told the secret. */
async function tellingRoutes(by: Client): Promise<string[]> {
  const telling = new Set<string>();
  const open = t.app.routeList.filter(
    ({ method, config, url }) => !['HEAD', 'OPTIONS'].includes(method) && (!config.public || /^\/files\/\*$|^\/file\/download/.test(url)),
  );
  // what only asks comes first: who may, deletes in the end what it asked about
  const routes = open.toSorted((one, other) => Number(other.method === 'GET') - Number(one.method === 'GET'));
  for (const { method, url } of routes) {
    // ending one's own session tells nothing, and ends the trial
    if (url.startsWith('/auth/')) continue;
    for (const place of places) {
      const address = filled(url, place);
      const body = { ...asked(place), work_id: place.id, activity_id: place.id, id: place.id, role_page: activity.page, title_th: secret };
      const queries = [
        new URLSearchParams(asked(place) as Record<string, string>),
        new URLSearchParams({ ...asked(place), q: secret } as Record<string, string>),
      ];
      for (const query of method === 'GET' ? queries : ['']) {
        const response = await by.call(`${method} ${address}${query === '' ? '' : `?${query}`}`, method === 'GET' ? undefined : body);
        expect(response.statusCode, `${method} ${address}`).toBeLessThan(500);
        expect(response.statusCode, `${method} ${address}`).not.toBe(401);
        if ((await textOf(response)).includes(secret) || (response.statusCode === 200 && /^\/files\/\*$|^\/file\/download/.test(url)))
          telling.add(`${method} ${url}`);
      }
    }
  }
  return [...telling].sort();
}

test('with own_only no route there is tells another’s work or activity, nor changes one', async () => {
  expect(await tellingRoutes(malee)).toEqual([]);
  expect(await stored()).toEqual(kept);
});

test('whom a record names reads it, and neither its file nor its history, and changes nothing', async () => {
  await t.app.db.workAuthor.createMany({
    data: (await t.app.db.work.findMany()).map(({ work_id }) => ({ work_id, user_name: 'malee', work_weight: 30 })),
  });
  await t.app.db.activityUser.createMany({
    data: (await t.app.db.activity.findMany()).map(({ activity_id }) => ({ activity_id, user_name: 'malee' })),
  });
  expect(await tellingRoutes(malee)).toEqual([
    'GET /api/cv',
    'GET /api/profileCalendar',
    'GET /api/profileCoAuthorships',
    'GET /api/profileSharedWorks',
    'GET /publications',
    'GET /report/cv/:format',
    'GET /report/master_r_001/:extension/:user_name',
    'GET /report/master_r_002',
    'GET /report/publications/:format',
    'GET /search',
    'GET /web_con_activitys',
    'GET /web_con_activitys/:activity_id',
    'GET /web_con_works',
    'GET /web_con_works/:work_id',
  ]);
  expect(await stored()).toEqual(kept);
});

test('the same questions tell them to who sees all, so that they are questions', async () => {
  expect(await tellingRoutes(reviewer)).toEqual([
    'GET /api/dashboard',
    'GET /bin',
    'GET /file/download',
    'GET /files/*',
    'GET /history/:entity/:record_id',
    'GET /publications',
    'GET /report/master_r_001/:extension/:user_name',
    'GET /report/master_r_002',
    'GET /report/missing',
    'GET /report/publications/:format',
    'GET /report/quality_pack',
    'GET /reviews',
    'GET /search',
    'GET /web_con_activitys',
    'GET /web_con_activitys/:activity_id',
    'GET /web_con_works',
    'GET /web_con_works/:work_id',
    'POST /update_con_activitys',
    'POST /update_con_works',
  ]);
});

test('the number of records that are one’s own is counted anew when one becomes a co-author', async () => {
  const nok = await t.person({ user_name: 'nok', pages: { [work.page]: own } });
  const count = async () => (await nok.call('GET /web_con_works?page=0&limit=5')).json().count;
  await t.app.changes.flush();
  expect(await count()).toBe(0);
  const { work_id } = await t.app.db.work.findFirstOrThrow();
  await t.app.db.workAuthor.create({ data: { work_id, user_name: 'nok', work_weight: 10 } });
  await t.app.changes.flush();
  expect(await count()).toBe(1);
});
