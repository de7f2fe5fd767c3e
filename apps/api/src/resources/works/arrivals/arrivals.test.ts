import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WorkArrival } from '@faculty/contracts/works/work-arrival';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { madeWorks, measured } from '../../../../../../bench/matching/made-works.ts';
import { form } from '../../../../test/forms.ts';
import { sample } from '../../../../test/samples/works/work.ts';
import { type Client, type TestApp, testApp } from '../../../../test/test-app.ts';
import { askSources } from './ask-nightly.ts';
import { isSameWork } from './same-work.ts';

const key = 'key-of-openalex-7';
const malee = '0000-0002-1825-0097';
const somsak = '0000-0001-5109-3700';

/** As https://developers.openalex.org documents a work. */
const openAlexWork = (id: string, more: object = {}) => ({
  id: `https://openalex.org/${id}`,
  doi: `https://doi.org/10.1234/${id.toLowerCase()}`,
  title: `Tones of Songkhla ${id}`,
  type: 'article',
  publication_year: 2024,
  publication_date: '2024-03-15',
  biblio: { volume: '12', issue: '2', first_page: '33', last_page: '50' },
  primary_location: {
    source: { display_name: 'Journal of Tones', issn_l: '1234-5678', host_organization_name: 'Tone Press', type: 'journal' },
  },
  authorships: [{ raw_author_name: 'Malee Jaidee', author: { display_name: 'M. Jaidee', orcid: null }, institutions: [{ id: 'x' }] }],
  ...more,
});
const openAlexPage = (results: object[], next_cursor: string | null = null) =>
  JSON.stringify({ meta: { count: results.length, per_page: 50, next_cursor }, results, group_by: [] });
/** As https://info.orcid.org documents the works of API 3.0. */
const orcidWorks = (...works: { put: number; title: string; doi?: string; year?: string }[]) =>
  JSON.stringify({
    'last-modified-date': { value: 1 },
    group: works.map(({ put, title, doi, year = '2024' }) => ({
      'external-ids': { 'external-id': [] },
      'work-summary': [
        {
          'put-code': put,
          title: { title: { value: title }, subtitle: null, 'translated-title': null },
          'external-ids': {
            'external-id': doi ? [{ 'external-id-type': 'doi', 'external-id-value': doi, 'external-id-relationship': 'self' }] : [],
          },
          type: 'journal-article',
          'publication-date': { year: { value: year }, month: null, day: null },
          'journal-title': { value: 'Journal of Tones' },
        },
      ],
    })),
  });

let server: Server;
let t: TestApp;
let off: TestApp;
let answer: (path: string, response: ServerResponse, query: URLSearchParams) => void;
let asked: string[] = [];
let authorized: (string | undefined)[] = [];
let logged: string[] = [];
const pages = { '/web/content_work': { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' } } as const;

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://source');
    asked.push(request.url ?? '');
    authorized.push(request.headers.authorization);
    answer(url.pathname, response, url.searchParams);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const arrivalSources = { openalex: { url: `${base}/openalex`, key }, orcid: { url: `${base}/orcid/v3.0`, token: 'token-8' } };
  t = await testApp({ arrivalSources, logLevel: 'debug', logTo: { write: (line) => void logged.push(line) } });
  off = await testApp();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await t.close();
  await off.close();
});
beforeEach(async () => {
  await t.app.pool.query('TRUNCATE users, chores CASCADE');
  [asked, authorized, logged] = [[], [], []];
  answer = (path, response) => void response.end(path.startsWith('/openalex') ? openAlexPage([]) : orcidWorks());
});
afterEach(() => vi.restoreAllMocks());

const at = (day: number, hour = 19) => new Date(Date.UTC(2026, 10, day, hour, 30));
const ask = (now = at(1)) => askSources(t.app, { now, pace: 0 });
async function lecturer(user_name: string, info_orcid: string): Promise<Client> {
  const person = await t.person({ user_name, pages });
  await t.app.db.user.update({ where: { user_name }, data: { fname_en: user_name, lname_en: 'Jaidee' } });
  await t.app.db.userInfo.create({ data: { user_name, info_orcid } });
  return person;
}
const listOf = async (by: Client) => (await by.call('GET /work_arrivals')).json();
const refusedOnes = () => t.app.db.workArrival.findMany({ where: { state: 'refused' } });
const enter = async (by: Client, fields: Record<string, string>) => {
  const made = await by.call('POST /web_con_works', form({ ...(await sample.body(1, t)), ...fields }));
  expect(made.statusCode, made.body).toBe(201);
  return made.json().work_id as number;
};
const tells = (works: object[], orcid = orcidWorks()) => {
  answer = (path, response) => void response.end(path.startsWith('/openalex') ? openAlexPage(works) : orcid);
};

describe('asking at night', () => {
  test('reads all pages of OpenAlex and ORCID’s works, and keeps one of both once', async () => {
    const by = await lecturer('malee', malee);
    answer = (path, response, query) => {
      if (path !== '/openalex/works')
        return void response.end(
          orcidWorks({ put: 1, title: 'TONES of Songkhla: w1', doi: '10.1234/W1' }, { put: 2, title: 'Another one of ours', year: '2023' }),
        );
      return void response.end(
        query.get('cursor') === '*'
          ? openAlexPage([openAlexWork('W1')], 'next')
          : openAlexPage([openAlexWork('W2', { publication_date: '2024-01-01', doi: null })]),
      );
    };
    expect(await ask()).toEqual({ openalex: { asked: 1, arrived: 2 }, orcid: { asked: 1, arrived: 1 } });
    const { count, rows, asked: sources } = await listOf(by);
    expect([count, sources]).toEqual([3, ['openalex', 'orcid']]);
    expect(rows.map(({ fields, sources }: WorkArrival) => [fields.work_title_th, sources])).toEqual([
      ['Tones of Songkhla W2', ['openalex']],
      ['Tones of Songkhla W1', ['openalex', 'orcid']],
      ['Another one of ours', ['orcid']],
    ]);
    expect(rows[1]).toMatchObject({
      fields: {
        work_doi: '10.1234/w1',
        work_public_number: '33-50',
        work_public_no: 'Vol. 12 No. 2',
        work_public_date: '2024-03-15',
        work_owner_name_en: 'Malee Jaidee',
      },
    });
    // the first of January is a day that OpenAlex does not know
    expect(rows[0].fields).toMatchObject({ work_public_year: 2567, work_public_month_year: '2567' });
    expect(rows[0].fields).not.toHaveProperty('work_public_date');
    expect(new URL(asked[0] ?? '', 'http://x').searchParams.get('filter')).toBe(`author.orcid:${malee}`);
    expect(asked[2]).toBe(`/orcid/v3.0/${malee}/works`);
    expect(authorized[2]).toBe('Bearer token-8');
    expect(logged.join('')).not.toMatch(/key-of-openalex-7|token-8/);
  });

  test('asks about a person once a night, of those with an iD who may sign in, the longest not asked first', async () => {
    await lecturer('malee', malee);
    await lecturer('somsak', somsak);
    await lecturer('gone', '0000-0003-1415-9269');
    await t.app.db.user.update({ where: { user_name: 'gone' }, data: { disabled: true } });
    await t.person({ user_name: 'none' });
    await ask();
    expect(asked.filter((url) => url.startsWith('/orcid'))).toEqual([malee, somsak].map((id) => `/orcid/v3.0/${id}/works`));
    expect(await ask(at(1, 20))).toEqual({ openalex: { asked: 0, arrived: 0 }, orcid: { asked: 0, arrived: 0 } });
    expect(asked).toHaveLength(4);
    await ask(at(2));
    expect(asked).toHaveLength(8);
  });

  test('is done by one process an hour', async () => {
    await lecturer('malee', malee);
    const both = await Promise.all([ask(), ask()]);
    expect(both.filter((found) => found === null)).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  test('is off without settings, and says so', async () => {
    const by = await off.person({ pages });
    expect(await askSources(off.app, { now: at(1), pace: 0 })).toBe(null);
    expect((await by.call('GET /work_arrivals')).json()).toEqual({ asked: [], count: 0, rows: [] });
  });

  test('an unknown iD is no fault, and the next person is asked', async () => {
    await lecturer('malee', malee);
    await lecturer('somsak', somsak);
    answer = (_path, response) => void response.writeHead(404).end('{"error-code":9016}');
    expect(await ask()).toEqual({ openalex: { asked: 2, arrived: 0 }, orcid: { asked: 2, arrived: 0 } });
  });

  test('a waiting time that is told is kept, over nights', async () => {
    await lecturer('malee', malee);
    await lecturer('somsak', somsak);
    answer = (path, response) =>
      void (path.startsWith('/openalex') ? response.writeHead(429, { 'retry-after': '129600' }).end('{}') : response.end(orcidWorks()));
    expect(await ask()).toMatchObject({
      openalex: { asked: 1, problem: expect.stringMatching(/ answered 429$/), until: '2026-11-03T07:30:00.000Z' },
      orcid: { asked: 2 },
    });
    tells([openAlexWork('W1')]);
    expect(await ask(at(2))).toMatchObject({ openalex: { asked: 1, arrived: 0 } });
    // who was asked about comes last
    asked = [];
    expect(await ask(at(3))).toMatchObject({ openalex: { asked: 2, arrived: 2 } });
    expect(asked[0]).toContain(somsak);
  });

  const endless = (response: ServerResponse) => {
    const more = () => {
      if (!response.destroyed && response.write('x'.repeat(64_000))) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  };
  test.each<[string, (response: ServerResponse) => void]>([
    ['500', (response) => response.writeHead(500).end()],
    ['503', (response) => response.writeHead(503, { 'retry-after': 'soon' }).end()],
    ['401', (response) => response.writeHead(401).end(JSON.stringify({ error: `Bad key ${key}` }))],
    ['HTML', (response) => response.end(`<html>${key}</html>`)],
    ['other JSON', (response) => response.end('{"results":7}')],
    ['null', (response) => response.end('null')],
    ['huge', endless],
    ['slow', (response) => void response.write('{')],
    ['silent', () => {}],
    ['broken off', (response) => response.destroy()],
    [
      'a redirect into the house',
      (response) => response.writeHead(302, { location: `http://127.0.0.1:${(server.address() as AddressInfo).port}/inside` }).end(),
    ],
    [
      'a redirect to the cloud’s own address',
      (response) => response.writeHead(301, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    ],
  ])('%s ends the turn of that source for this night, and no other', async (_name, faulty) => {
    const real = setTimeout as (run: () => void, milliseconds?: number, ...more: unknown[]) => NodeJS.Timeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds?: number, ...more: unknown[]) =>
      real(run, milliseconds === 20_000 ? 1_000 : milliseconds, ...more)) as never);
    const by = await lecturer('malee', malee);
    await lecturer('somsak', somsak);
    answer = (path, response) =>
      path.startsWith('/openalex') ? faulty(response) : void response.end(orcidWorks({ put: 1, title: 'A work of one of us' }));
    expect(await ask()).toMatchObject({
      openalex: { asked: 1, arrived: 0, problem: expect.any(String), until: '2026-11-01T22:00:00.000Z' },
      orcid: { asked: 2, arrived: 2 },
    });
    expect(await ask(at(1, 20))).toMatchObject({ openalex: { asked: 1 }, orcid: { asked: 0 } });
    expect(asked.filter((url) => url.includes('inside'))).toEqual([]);
    expect((await listOf(by)).count).toBe(1);
    expect(logged.join('')).not.toContain(key);
  });

  test('odd fields of a work are left out, and odd works', async () => {
    const by = await lecturer('malee', malee);
    tells(
      [
        openAlexWork('W1', {
          biblio: null,
          authorships: [null, { raw_author_name: 7 }],
          primary_location: { source: null },
          publication_year: 'x',
          publication_date: null,
        }),
        { id: 7 },
        openAlexWork('W2', { title: null }),
      ],
      '{"group":[{"work-summary":[{"put-code":"x"}]},null,7]}',
    );
    expect(await ask()).toEqual({ openalex: { asked: 1, arrived: 1 }, orcid: { asked: 1, arrived: 0 } });
    expect((await listOf(by)).rows).toMatchObject([{ fields: { work_title_en: 'Tones of Songkhla W1' } }]);
    for (const name of ['work_public_year', 'work_owner_name_th', 'work_public_title_th'])
      expect((await listOf(by)).rows[0].fields).not.toHaveProperty(name);
  });
});

describe('what is here already', () => {
  test('is joined without a word where the source tells nothing more, and offered where it does', async () => {
    const by = await lecturer('malee', malee);
    const whole = await enter(by, { work_doi: '10.1234/w1', work_public_date: '2024-03-15', work_public_isbn: '1234-5678' });
    const lacking = await enter(by, {
      work_title_en: 'tones of <i>Songkhla</i>: W2',
      work_doi: '',
      work_public_date: '2023-12-30',
      work_owner_name_en: 'Mali Chaidi',
    });
    tells([openAlexWork('W1'), openAlexWork('W2')]);
    expect(await ask()).toMatchObject({ openalex: { arrived: 1 } });
    expect((await listOf(by)).rows).toMatchObject([
      { fields: { work_title_en: 'Tones of Songkhla W2' }, match: { work_id: lacking, work_title_en: expect.stringMatching(/./) } },
    ]);
    expect(await t.app.db.workArrival.findMany({ where: { state: 'joined' } })).toMatchObject([{ work_id: whole }]);
  });

  test('is found when the person has entered it meanwhile', async () => {
    const by = await lecturer('malee', malee);
    tells([openAlexWork('W1')]);
    await ask();
    await enter(by, { work_doi: '10.1234/w1', work_public_isbn: '1234-5678' });
    expect((await listOf(by)).count).toBe(1);
    await ask(at(2));
    expect((await listOf(by)).count).toBe(0);
  });

  test('of somebody else is not told: the form that is filled shows who has entered it', async () => {
    const by = await lecturer('malee', malee);
    const other = await t.person({ user_name: 'somsak', pages });
    await enter(other, { work_title_en: 'Tones of Songkhla W1', work_doi: '10.1234/w1', work_owner_name_en: 'Malee Jaidee, Somsak Lee' });
    tells([openAlexWork('W1')]);
    await ask();
    expect((await listOf(by)).rows).toMatchObject([{ match: null }]);
  });
});

describe('deciding', () => {
  test('refused is refused for good, whoever tells it again and under what number', async () => {
    const by = await lecturer('malee', malee);
    tells([openAlexWork('W1', { doi: null })]);
    await ask();
    const [{ arrival_id }] = (await listOf(by)).rows;
    expect((await by.call(`POST /work_arrivals/${arrival_id}`, { state: 'refused' })).statusCode).toBe(200);
    tells(
      [openAlexWork('W1', { title: 'Under another name' }), openAlexWork('W9', { title: 'Tones of Songkhla: W1', doi: null })],
      orcidWorks({ put: 5, title: 'tones of songkhla w1.', year: '2025' }),
    );
    await ask(at(2));
    expect((await listOf(by)).count).toBe(0);
    expect(await refusedOnes()).toMatchObject([{ arrival_id }]);
    await by.call(`POST /work_arrivals/${arrival_id}`, { state: 'new' });
    expect((await listOf(by)).rows).toMatchObject([{ sources: ['openalex', 'orcid'] }]);
    const where = { entity: 'work_arrival', record_id: String(arrival_id) };
    expect(await t.app.db.auditLog.findMany({ where, orderBy: { id: 'asc' }, select: { changes: true } })).toEqual([
      { changes: { state: ['new', 'refused'] } },
      { changes: { state: ['refused', 'new'] } },
    ]);
  });

  test('taken needs a work of the person’s own', async () => {
    const by = await lecturer('malee', malee);
    const other = await t.person({ user_name: 'somsak', pages });
    const [mine, theirs] = [await enter(by, {}), await enter(other, {})];
    tells([openAlexWork('W1')]);
    await ask();
    const [{ arrival_id }] = (await listOf(by)).rows;
    const decide = async (body: object) => (await by.call(`POST /work_arrivals/${arrival_id}`, body)).json();
    expect(await decide({ state: 'taken' })).toMatchObject({ fields: { work_id: { code: 'required' } } });
    expect(await decide({ state: 'joined' })).toMatchObject({ fields: { work_id: { code: 'required' } } });
    expect(await decide({ state: 'taken', work_id: theirs })).toMatchObject({ fields: { work_id: { code: 'unknown_reference' } } });
    expect(await decide({ state: 'sold' })).toMatchObject({ fields: { state: { code: 'choice' } } });
    expect(await decide({ state: 'taken', work_id: mine })).toEqual({ state: 'taken', work_id: mine });
  });

  test('nobody sees or decides what arrived for somebody else: neither who has own_only nor who sees all', async () => {
    const by = await lecturer('malee', malee);
    tells([openAlexWork('W1')]);
    await ask();
    const [{ arrival_id }] = (await listOf(by)).rows;
    const all = { '/web/content_work': { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } } as const;
    for (const other of [await t.person({ pages }), await t.person({ pages: all }), await t.person({ role: 'admin' })]) {
      expect((await listOf(other)).count).toBe(0);
      expect((await listOf(other)).rows).toEqual([]);
      expect((await other.call(`POST /work_arrivals/${arrival_id}`, { state: 'refused' })).statusCode).toBe(404);
    }
    expect((await (await t.person()).call('GET /work_arrivals')).statusCode).toBe(403);
    expect((await listOf(by)).rows).toMatchObject([{ arrival_id }]);
  });

  test('another iD forgets what was open, and nothing that was decided', async () => {
    const by = await lecturer('malee', malee);
    tells([openAlexWork('W1'), openAlexWork('W2')]);
    await ask();
    const [{ arrival_id }] = (await listOf(by)).rows;
    await by.call(`POST /work_arrivals/${arrival_id}`, { state: 'refused' });
    const names = { fname_th: 'มาลี', lname_th: 'ใจดี' };
    expect((await by.call('PUT /api/profile', { ...names, info_orcid: `https://orcid.org/${malee}` })).json().info_orcid).toBe(malee);
    expect((await listOf(by)).count).toBe(1);
    expect((await by.call('PUT /api/profile', { ...names, info_orcid: '0000-0002-1825-0098' })).json().fields).toMatchObject({
      info_orcid: { code: 'orcid' },
    });
    expect((await by.call('PUT /api/profile', { ...names, info_orcid: '' })).json().info_orcid).toBe('');
    expect([(await listOf(by)).count, (await refusedOnes()).length]).toEqual([0, 1]);
  });
});

test('a made set of works and their variants is matched: `npm run bench:matching` measures 300', () => {
  const { precision, recall, wrong } = measured(madeWorks(60), isSameWork);
  expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
  expect(recall, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});
