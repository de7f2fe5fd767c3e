import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchBounded } from './fetch-bounded.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let server: Server;
let address: string;
let answer: (response: ServerResponse) => void;
let asked: string[] = [];
let open = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    answer(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  asked = [];
});
afterEach(async () => {
  // no aborted request stays open
  await expect.poll(() => open, { timeout: 3_000 }).toBe(0);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const bounds = { milliseconds: 500, bytes: 100_000 };
const drip = (response: ServerResponse): void => {
  response.write('{');
  const more = setInterval(() => response.write(' '), 30);
  response.once('close', () => clearInterval(more));
};

test('reads a response of any status', async () => {
  answer = (response) => response.writeHead(404, { 'x-kind': 'none' }).end('nothing');
  const { status, headers, body } = await fetchBounded(address, bounds);
  expect([status, headers.get('x-kind'), String(body)]).toEqual([404, 'none', 'nothing']);
});

test('sends the given method and body', async () => {
  answer = (response) => response.end('{}');
  const { status } = await fetchBounded(new URL('/token', address), bounds, { method: 'POST', body: 'a=b' });
  expect([status, asked]).toEqual([200, ['/token']]);
});

const sources: [string, (response: ServerResponse) => void][] = [
  ['a source without an answer', () => {}],
  ['a source that stops after the headers', (response) => response.flushHeaders()],
  ['a source that sends slowly', drip],
];
test.each(sources)('aborts %s at the timeout, also during garbage collection', async (_what, source) => {
  answer = source;
  const collecting = setInterval(collectGarbage, 20);
  const began = performance.now();
  try {
    await expect(fetchBounded(address, bounds)).rejects.toThrow(/has not answered in full within 500 ms$/);
  } finally {
    clearInterval(collecting);
  }
  // the sources never end; collecting garbage every 20 ms on a busy machine takes most of this
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('stops reading at the size limit', async () => {
  answer = (response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(64_000)));
    };
    response.on('drain', more);
    more();
  };
  await expect(fetchBounded(address, bounds)).rejects.toThrow('longer than 100000 bytes');
});

test('refuses redirects, also to the same host', async () => {
  answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
  await expect(fetchBounded(address, bounds)).rejects.toThrow();
  expect(asked).toEqual(['/']);
});
