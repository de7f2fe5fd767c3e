import { expect, test } from 'vitest';
import { testApp } from '../../../test/test-app.ts';
import { requestIdOf } from './request-headers.ts';

const made = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const given = '0123456789abcdef0123456789abcdef';

test('takes the id of the proxy, so that its log and ours can be joined', () => {
  expect(requestIdOf({ trustProxy: ['loopback'] })({ headers: { 'x-request-id': given } })).toBe(given);
});

test.each(['short', 'x'.repeat(65), 'a b c d e f g', 'line\nbreak1', '"quoted-id"', '<script>alert', ''])(
  'makes its own in place of %j',
  (id) => {
    expect(requestIdOf({ trustProxy: 1 })({ headers: { 'x-request-id': id } })).toMatch(made);
  },
);

test('ignores the header where no proxy is named, because anybody can send it', () => {
  expect(requestIdOf({ trustProxy: false })({ headers: { 'x-request-id': given } })).toMatch(made);
});

test('is in the answer, in the error and in the log line', async () => {
  const lines: string[] = [];
  const t = await testApp({ trustProxy: ['loopback'], logLevel: 'info', logTo: { write: (line: string) => void lines.push(line) } });
  const answer = await t.call('GET /users', undefined, { 'x-request-id': given });
  expect(answer.headers['x-request-id']).toBe(given);
  expect(answer.json().requestId).toBe(given);
  expect(lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'request completed')).toMatchObject({ reqId: given });
  await t.close();
});
