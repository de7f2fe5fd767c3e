import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

/** What a source of DOIs may answer, by what is asked for. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '10.1234/good': (response) =>
    response.end(
      JSON.stringify({
        status: 'ok',
        message: { title: ['Tones of Songkhla'], author: [{ given: 'Ann', family: 'Lee' }], issued: { 'date-parts': [[2026, 5, 1]] } },
      }),
    ),
  '10.1002/(sici)1(1998)9:8<37::aid-x>3.0.co;2-o': (response) =>
    response.end(
      '{"message":{"title":["Tea &amp; <i>talk</i>"],"container-title":["A &amp; B"],"DOI":"10.1002/(SICI)1(1998)9:8&lt;37::AID-X&gt;3.0.CO;2-O","publisher-location":"Oxford, UK","issued":{"date-parts":[[null]]},"published-print":{"date-parts":[[1998]]}}}',
    ),
  '10.1234/list': (response) => response.end('{"message":[{"title":["x"]}]}'),
  '10.1234/word': (response) => response.end('{"message":"x"}'),
  '10.1234/array': (response) => response.end('[]'),
  '10.1234/null': (response) => response.end('null'),
  '10.1234/odd': (response) => response.end('{"message":{"title":{"a":1},"author":7,"issued":[]}}'),
  '10.1234/untitled': (response) => response.end('{"message":{}}'),
  '10.1234/unknown': (response) => response.writeHead(404).end('Resource not found.'),
  '10.1234/away': (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  '10.1234/near': (response) => response.writeHead(302, { location: '/works/10.1%2Fgood' }).end(),
  '10.1234/broken': (response) => response.end('<html>'),
  '10.1234/angry': (response) => response.writeHead(500).end(),
  '10.1234/silent': () => {},
  '10.1234/slow': (response) => {
    response.write('{');
  },
  '10.1234/endless': (response) => {
    const more = () => {
      if (!response.destroyed && response.write('x'.repeat(64_000))) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  },
};

/** What the registry of Thai DOIs answers, which is asked second. */
const dataCite: typeof answers = {
  '10.14456/thai': (response) =>
    response.end(
      JSON.stringify({
        data: {
          attributes: {
            doi: '10.14456/THAI',
            titles: [{ title: 'วรรณยุกต์สงขลา' }, { title: 'Tones of Songkhla' }],
            creators: [{ name: 'ใจดี, สมชาย' }],
            publicationYear: 2024,
          },
        },
      }),
    ),
  '10.1234/broken': (response) => response.end('{"data":{"attributes":{"titles":[{"title":"Found"}]}}}'),
  '10.1234/untitled': (response) => response.end('{"data":{"attributes":{"titles":"x"}}}'),
};

let source: Server;
const asked: string[] = [];
let t: TestApp;
let off: TestApp;
beforeAll(async () => {
  source = createServer((request, response) => {
    const [, which = '', doi = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
    asked.push(`${which} ${doi}`);
    const answer = which === 'dois' ? dataCite[doi] : answers[doi];
    (answer ?? answers['10.1234/unknown'])?.(response);
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
  t = await testApp({ doiLookupUrls: [`${base}/works/`, `${base}/dois/`] });
  off = await testApp();
});
afterAll(async () => {
  source.closeAllConnections();
  source.close();
  await t.close();
  await off.close();
});

const pages = { '/web/content_work': { view: 'Y', add: 'Y', own_only: 'Y' } } as const;
/** Eight seconds last one, until the test ends. */
function hurryTimers(): void {
  const real = setTimeout as (run: () => void, milliseconds?: number, ...more: unknown[]) => NodeJS.Timeout;
  const hurried: typeof real = (run, milliseconds, ...more) => real(run, milliseconds === 8_000 ? 1_000 : milliseconds, ...more);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried);
}
afterEach(() => vi.restoreAllMocks());
const lookUp = (by: Client, doi: string) => by.call(`GET /work_lookup?doi=${encodeURIComponent(doi)}`);

describe('looking up a DOI', () => {
  test('asks the addresses that are set, and answers fields of a work', async () => {
    const found = await lookUp(await t.person({ pages }), 'https://doi.org/10.1234/GOOD');
    expect(found.json()).toEqual({
      work_title_th: 'Tones of Songkhla',
      work_title_en: 'Tones of Songkhla',
      work_owner_name_th: 'Ann Lee',
      work_owner_name_en: 'Ann Lee',
      work_public_year: 2569,
      work_public_month_year: 'พฤษภาคม 2569',
      work_public_date: '2026-05-01',
    });
  });

  test('finds an old DOI with its angle brackets, and answers text without HTML', async () => {
    const found = await lookUp(await t.person({ pages }), 'https://doi.org/10.1002/(SICI)1(1998)9:8<37::AID-X>3.0.CO;2-O');
    expect(found.json()).toMatchObject({
      work_title_en: 'Tea & talk',
      work_public_title_en: 'A & B',
      work_public_year: 2541,
      work_public_province: 'Oxford',
      work_public_country: 'สหราชอาณาจักร',
      work_doi: '10.1002/(sici)1(1998)9:8<37::aid-x>3.0.co;2-o',
      work_h_url: 'https://doi.org/10.1002/(sici)1(1998)9:8%3C37::aid-x%3E3.0.co;2-o',
    });
  });

  test.each([
    ['10.1234/unknown', 404, 'lookup_unknown'],
    ['10.1234/untitled', 404, 'lookup_unknown'],
    ['10.1234/list', 404, 'lookup_unknown'],
    ['10.1234/word', 404, 'lookup_unknown'],
    ['10.1234/array', 404, 'lookup_unknown'],
    ['10.1234/null', 404, 'lookup_unknown'],
    ['10.1234/odd', 404, 'lookup_unknown'],
    ['10.1234/away', 502, 'lookup_failed'],
    ['10.1234/near', 502, 'lookup_failed'],
    ['10.1234/angry', 502, 'lookup_failed'],
    ['10.1234/endless', 502, 'lookup_failed'],
  ])('%s answers %i %s', async (doi, status, code) => {
    const answer = await lookUp(await t.person({ pages }), doi);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test.each(['10.1234/silent', '10.1234/slow'])('waits 8 seconds and no longer: %s', async (doi) => {
    hurryTimers();
    const answer = await lookUp(await t.person({ pages }), doi);
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'lookup_failed']);
  });

  test('goes on for everybody when a source has held up as many as run at once', async () => {
    hurryTimers();
    const people = await Promise.all(Array.from({ length: 6 }, () => t.person({ pages })));
    const slow = people.slice(1).map((person) => lookUp(person, '10.1234/slow'));
    expect((await lookUp(people[0] as Client, '10.1234/good')).statusCode).toBe(200);
    expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(502));
  });

  test('asks the second address for what the first does not know: Thai DOIs are registered elsewhere', async () => {
    const found = await lookUp(await t.person({ pages }), '10.14456/thai');
    expect(found.json()).toEqual({
      work_title_th: 'วรรณยุกต์สงขลา',
      work_title_en: 'Tones of Songkhla',
      work_owner_name_th: 'สมชาย ใจดี',
      work_public_year: 2567,
      work_public_month_year: '2567',
      work_doi: '10.14456/thai',
      work_h_url: 'https://doi.org/10.14456/thai',
    });
    expect(asked.slice(-2)).toEqual(['works 10.14456/thai', 'dois 10.14456/thai']);
  });

  test('takes what one address knows while the other is out of order', async () => {
    const found = await lookUp(await t.person({ pages }), '10.1234/broken');
    expect(found.json()).toMatchObject({ work_title_th: 'Found' });
  });

  test('one person has one look-up under way and one that waits', async () => {
    hurryTimers();
    const eager = await t.person({ pages });
    const found = await Promise.all(Array.from({ length: 4 }, () => lookUp(eager, '10.1234/silent')));
    expect(found.map((answer) => answer.json().code).sort()).toEqual([
      'lookup_failed',
      'lookup_failed',
      'lookup_under_way',
      'lookup_under_way',
    ]);
  });

  test('asks nobody for what is no DOI', async () => {
    const before = asked.length;
    const person = await t.person({ pages });
    for (const doi of ['http://127.0.0.1/', '../../secret', 'ก']) {
      expect((await lookUp(person, doi)).json()).toMatchObject({ code: 'invalid', fields: { doi: { code: 'doi' } } });
    }
    expect(asked).toHaveLength(before);
  });

  test('does not leave the addresses that are set, whatever the DOI says', async () => {
    await lookUp(await t.person({ pages }), '10.1234/../../x?y=1#z');
    expect(asked.slice(-2)).toEqual(['works 10.1234/../../x?y=1#z', 'dois 10.1234/../../x?y=1#z']);
  });

  test('is bounded for each person', async () => {
    const [eager, other] = [await t.person({ pages }), await t.person({ pages })];
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await lookUp(eager, '10.1234/good')).statusCode);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect((await lookUp(other, '10.1234/good')).statusCode).toBe(200);
  });

  test('needs the right to add works', async () => {
    expect((await lookUp(await t.person(), '10.1234/good')).statusCode).toBe(403);
    expect((await t.call('GET /work_lookup?doi=10.1234/good')).statusCode).toBe(401);
  });

  test('is off unless an address is set, and says so', async () => {
    const answer = await lookUp(await off.person({ pages }), '10.1234/good');
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      404,
      'lookup_off',
      'ระบบนี้ยังไม่เปิดการค้นหาด้วย DOI โปรดวางข้อความ BibTeX หรือ RIS แทน',
    ]);
  });
});
