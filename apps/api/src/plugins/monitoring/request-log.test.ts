import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let somchai: Client;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  t = await testApp({ logLevel: 'info', logTo: { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) } });
  somchai = await t.person({ user_name: 'somchai', pages: { '/member/prefix': { view: 'Y' } } });
});
afterAll(() => t.close());

const completed = () => lines.filter((line) => line.msg === 'request completed');

test('logs one line with person, route and status', async () => {
  lines.length = 0;
  const answer = await somchai.call('GET /prefixs?page=0&limit=5&q=secret-word');
  expect(answer.statusCode).toBe(200);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    msg: 'request completed',
    method: 'GET',
    route: '/prefixs',
    status: 200,
    ms: expect.any(Number),
    user_name: 'somchai',
    reqId: answer.headers['x-request-id'],
  });
  expect(JSON.stringify(lines)).not.toContain('secret-word');
});

test('logs neither the key of the kiosk nor a token', async () => {
  lines.length = 0;
  const key = 'ABCDEFGHJKMNPQRSTUVWXYZ2';
  await t.call(`GET /checkin/${key}/state`);
  await t.call(`POST /checkin/${key}`, { user_code: '123' });
  await t.call(`GET /checkin/${key}/there-is-no-such-path`);
  await t.call('GET /login?token=secret-token');
  expect(completed()).toHaveLength(4);
  expect(completed()[0]).toMatchObject({ route: '/checkin/:key/state', user_name: null });
  expect(completed()[2]).toMatchObject({ route: null, status: 404 });
  expect(JSON.stringify(lines)).not.toContain(key);
  expect(JSON.stringify(lines)).not.toContain('secret-token');
});

test('does not log health checks', async () => {
  lines.length = 0;
  await t.call('GET /livez');
  expect(lines).toEqual([]);
});
