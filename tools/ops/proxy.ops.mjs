// What the shipped nginx answers by itself: while the product restarts, and to whoever calls a name that is not ours.
import http from 'node:http';
import https from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../lib/port.mjs';
import { webProxy } from './nginx.mjs';
import { makePlace } from './place.mjs';

const place = makePlace();
const backOffice = 'localhost';
const website = 'www.faculty.example';
let port;
let redirectPort;

beforeAll(async () => {
  const ports = [];
  while (ports.length < 4) ports.push(await freePort());
  [port, redirectPort] = ports;
  // nobody listens on the others
  webProxy(place, port, [ports[2]], { redirectPort, sites: [ports[3]] });
});
afterAll(() => place.end());

/** Status, headers and text of an answer; an error's code where there is none. */
function ask({ host, name = host, secure = true, accept = 'text/html', path = '/' }) {
  const options = { host: '127.0.0.1', path, headers: { host, accept }, servername: name, rejectUnauthorized: false, agent: false };
  return new Promise((resolve) => {
    const request = secure ? https.request({ ...options, port }) : http.request({ ...options, port: redirectPort });
    request.on('error', ({ code }) => resolve({ code }));
    request.on('response', async (response) => {
      const text = (await response.toArray()).join('');
      resolve({ status: response.statusCode, headers: response.headers, text });
    });
    request.end();
  });
}

test.each([
  ['the website', { host: website }],
  ['the back-office', { host: backOffice, path: '/web/news' }],
])('while %s restarts, people read why in both languages, and the page loads again by itself', async (_, call) => {
  const { status, headers, text } = await ask(call);
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '2', 'cache-control': 'no-store' });
  expect(text).toMatch(/<html lang="th">.*ไม่พร้อมให้บริการ.*lang="en".*not available/s);
  expect(text).toContain('http-equiv="refresh"');
});

test('while the back-office restarts, programs get the code of the product', async () => {
  const { status, headers, text } = await ask({ host: backOffice, accept: '*/*', path: '/web_con_news' });
  expect([status, headers['content-type']]).toEqual([503, 'application/json']);
  expect(JSON.parse(text)).toMatchObject({ statusCode: 503, code: 'unavailable' });
});

test('nobody gets a certificate or an answer by another name, by the address, or without a name', async () => {
  const noAnswer = { code: expect.stringMatching(/^(ECONNRESET|ERR_SSL|EPROTO)/) };
  expect(await ask({ host: 'elsewhere.example' })).toEqual(noAnswer);
  expect(await ask({ host: '203.0.113.7', name: '' })).toEqual(noAnswer);
  // with our name in the handshake and another in the call
  expect((await ask({ host: 'elsewhere.example', name: website })).status ?? 421).toBe(421);
  expect(await ask({ host: 'elsewhere.example', secure: false })).toEqual(noAnswer);
  expect(await ask({ host: website, secure: false, path: '/th?x=1' })).toMatchObject({
    status: 308,
    headers: { location: `https://${website}/th?x=1` },
  });
});
