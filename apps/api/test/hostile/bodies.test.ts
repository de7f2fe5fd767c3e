import { once } from 'node:events';
import { connect } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Client, type TestApp, testApp } from '../test-app.ts';

let t: TestApp;
let admin: Client;
let port: number;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as { port: number }).port;
});
afterAll(() => t.close());

const boundary = 'x-boundary';
const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const part = (disposition: string, value: string) => `--${boundary}\r\ncontent-disposition: ${disposition}\r\n\r\n${value}\r\n`;
const named = (name: string, value: string) => part(`form-data; name="${name}"`, value);
const formOf = (...parts: string[]) => `${parts.join('')}--${boundary}--\r\n`;

/** Writes parts to a real socket for as long as the server takes them; answers the status and the bytes it took. */
function pour(path: string, piece: Buffer, pieces: number): Promise<{ status: number; taken: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let sent = 0;
    const end = () => {
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), taken: socket.bytesWritten });
      socket.destroy();
    };
    const write = () => {
      while (sent < pieces && answer === '') {
        sent += 1;
        if (!socket.write(piece)) return socket.once('drain', write);
      }
      return undefined;
    };
    socket.on('data', (chunk) => {
      answer += chunk;
      end();
    });
    socket.on('error', end);
    socket.on('close', end);
    const length = piece.length * pieces;
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${multipart['content-type']}\r\n${length > 0 ? 'transfer-encoding: chunked' : ''}\r\n\r\n`,
    );
    write();
  });
}

const chunked = (text: string) => Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);

describe('a form that never ends', () => {
  test.each([
    ['of text parts', named('token', 'a'.repeat(400_000))],
    ['of nothing but what stands between the parts', 'a'.repeat(400_000)],
  ])('%s: the server stops taking it near its limit, and its memory stays flat', async (_, text) => {
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 20);
    const poured = await Promise.all(Array.from({ length: 4 }, () => pour('/auth/session', chunked(text), 500)));
    clearInterval(watch);
    for (const { status, taken } of poured) {
      expect([0, 413]).toContain(status); // 0: cut off while still sending
      expect(taken).toBeLessThan(16_000_000); // what lay in the machine's own buffers included
    }
    expect((most - before) / 1_000_000).toBeLessThan(150);
    expect((await t.call('GET /livez')).statusCode).toBe(200);
  });

  test('is refused by its announced length before any of it is read', async () => {
    const response = await t.call('POST /auth/session', 'a', { ...multipart, 'content-length': '400000000' });
    expect(response.json()).toMatchObject({ statusCode: 413, code: 'too_large' });
  });
});

describe('a body of nobody', () => {
  test('is small on every public route and at unknown addresses', async () => {
    const open = t.app.routeList.filter(({ method, config }) => config.public && ['POST', 'PUT'].includes(method));
    expect(open.length).toBeGreaterThan(8);
    for (const { method, url } of [...open, { method: 'POST', url: '/no/such/address' }]) {
      const isKiosk = url.endsWith('/kept'); // sends up to fifty scans
      const response = await t.call(`${method} ${url}`, ' '.repeat(isKiosk ? 64_001 : 16_001), json);
      expect([response.statusCode, response.json().code], url).toEqual([413, 'too_large']);
    }
  });

  test('ends the call where it does not arrive within ten seconds, that of a person within half a minute', async () => {
    // a second lasts 20 ms
    const [now, interval] = [performance.now.bind(performance), setInterval];
    vi.spyOn(performance, 'now').mockImplementation(() => now() * 50);
    vi.spyOn(globalThis, 'setInterval').mockImplementation((run: () => void, wait = 0) => interval(run, wait / 50));
    const token = `authorization: Bearer ${admin.token}`;
    const calls = [
      ['/auth/signin/local', 'application/json'],
      ['/no/such/address', 'application/json'],
      ['/auth/signup', `${multipart['content-type']}`],
      ['/prefixs', `application/json\r\n${token}`],
      ['/web_con_news', `${multipart['content-type']}\r\n${token}`],
    ];
    await Promise.all(
      calls.map(async ([path, type]) => {
        const socket = connect(port, '127.0.0.1').on('error', () => {});
        socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 900\r\n\r\n`);
        socket.resume();
        await once(socket, 'close');
      }),
    );
    vi.restoreAllMocks();
  });
});

describe('text parts', () => {
  test('count together against the limit of the call, names too', async () => {
    const parts = Array.from({ length: 90 }, (_, n) => named(`field${n}`, 'a'.repeat(12_000)));
    const response = await t.call('POST /auth/session', formOf(...parts), multipart);
    expect(response.json()).toMatchObject({ statusCode: 413, code: 'too_large' });
  });

  test.each([
    ['without a name', formOf(part('form-data', 'a'))],
    ['with an empty name', formOf(named('', 'a'))],
    ['of another disposition', formOf(part('attachment; name="token"', 'a'))],
    [
      'of JSON that end too early',
      `--${boundary}\r\ncontent-disposition: form-data; name="token"\r\ncontent-type: application/json\r\n\r\n"a`,
    ],
    ['that end too early', `--${boundary}\r\ncontent-disposition: form-data; name="token"\r\n\r\na`],
    ['named like what every object has', formOf(named('__proto__', 'a'))],
    [
      'of a charset nobody knows',
      formOf(`--${boundary}\r\ncontent-disposition: form-data; name="token"\r\ncontent-type: text/plain; charset\r\n\r\na\r\n`),
    ],
    [
      'of broken JSON',
      formOf(`--${boundary}\r\ncontent-disposition: form-data; name="token"\r\ncontent-type: application/json\r\n\r\n{\r\n`),
    ],
    ['that are none', 'abc'],
  ])('%s are refused', async (_, body) => {
    const response = await t.call('POST /auth/session', body, multipart);
    expect(response.statusCode, response.body).toBe(400);
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="'])(
    'of type %s are refused',
    async (type) => {
      expect((await t.call('POST /auth/session', 'abc', { 'content-type': type })).statusCode).toBe(400);
    },
  );

  test('of JSON are read as such', async () => {
    const json = `--${boundary}\r\ncontent-disposition: form-data; name="prefix_code"\r\ncontent-type: application/json\r\n\r\n"701"\r\n`;
    const body = formOf(json, named('prefix_s_th', 'ดร.'), named('prefix_l_th', 'ดอกเตอร์'));
    expect((await admin.call('POST /prefixs', body, multipart)).json()).toMatchObject({ prefix_code: '701' });
  });
});

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const prefix = (code: string) => `prefix_code=${code}&prefix_s_th=%E0%B8%94%E0%B8%A3.&prefix_l_th=a`;

describe('a body', () => {
  test.each<[string, InjectOptions['payload'], Record<string, string>, number, string]>([
    ['of a text', '"abc"', json, 400, 'malformed'],
    ['of a list', '[{}]', json, 400, 'malformed'],
    ['of deep JSON', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, json, 400, 'malformed'],
    ['of many values', `{"a":[${'[],'.repeat(100_000)}[]]}`, json, 413, 'too_large'],
    ['of JSON in another encoding', Buffer.from('{"a":"\xa1\xd2"}', 'latin1'), json, 400, 'malformed'],
    ['of many fields', 'a&'.repeat(100_000), urlencoded, 413, 'too_large'],
    ["whose prototype is somebody's", '{"__proto__":{"a":1}}', json, 400, 'malformed'],
  ])('%s is refused', async (_, payload, headers, statusCode, code) => {
    expect((await admin.call('POST /prefixs', payload, headers)).json()).toMatchObject({ statusCode, code });
  });

  test('of bytes that are no text is refused, naming the field', async () => {
    const response = await admin.call('POST /prefixs', `${prefix('702')}&prefix_s_en=%a1%d2`, urlencoded);
    expect(response.json()).toMatchObject({ code: 'invalid', fields: { prefix_s_en: { code: 'characters' } } });
  });

  test('with a bare percent sign is taken as it stands', async () => {
    const response = await admin.call('POST /prefixs', `${prefix('703')}&prefix_s_en=100%`, urlencoded);
    expect(response.json()).toMatchObject({ prefix_s_en: '100%', prefix_s_th: 'ดร.' });
  });

  test('may be missing though its type is named: calls that take none answer as without', async () => {
    const person = await t.person();
    expect((await admin.call(`DELETE /users/${person.id}`, undefined, json)).statusCode).toBe(200);
    expect((await admin.call('GET /prefixs', undefined, json)).statusCode).toBe(200);
    expect((await admin.call('POST /auth/signout', undefined, urlencoded)).statusCode).toBe(204);
    admin = await t.person({ role: 'admin' });
    expect((await admin.call('POST /prefixs', undefined, json)).json().fields).toHaveProperty('prefix_code');
  });
});

describe('filters and paths', () => {
  test.each([
    ['GET /prefixs?q=%00', 'q'],
    ['GET /users?idRange=1,2147483648', 'idRange.1'],
    ['GET /users?id=2147483648', 'id'],
    ['GET /prefixs/%00', 'prefix_code'],
    ['GET /audit_logs?record_id=%00', 'record_id'],
    ['GET /audit_logs?from=0000-01-01', 'from'],
    ['GET /history/prefix/%00', 'record_id'],
    ['GET /api/profileCalendar?from=0000-01-01&to=0001-01-01', 'from'],
    ['GET /users?email=%00', 'email'],
  ])('%s is refused, naming %s', async (route, field) => {
    const response = await admin.call(route);
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json().fields).toHaveProperty(field);
  });
});
