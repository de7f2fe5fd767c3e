import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  const webDirectory = mkdtempSync(path.join(tmpdir(), 'faculty-web-'));
  mkdirSync(path.join(webDirectory, '.vite'));
  writeFileSync(path.join(webDirectory, 'index.html'), '<head>\n    <script src="/start.js"></script></head>');
  writeFileSync(
    path.join(webDirectory, '.vite/preloads.json'),
    JSON.stringify({ '/login': [], '/member/prefix': ['assets/prefix.js', 'assets/form.css'], '/web/content_new': [] }),
  );
  writeFileSync(path.join(webDirectory, 'start.js'), "document.title = '$&';\n");
  t = await testApp({ webDirectory });
});
afterAll(() => t.close());

const open = (address: string, headers = {}) => t.call(`GET ${address}`, undefined, { accept: 'text/html', ...headers });

test('a screen’s document has its first calls before the first script, and its preloads after it', async () => {
  const { payload, headers } = await open('/member/prefix?q=x');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const at = (text: string) => payload.indexOf(text);
  expect(at('<link rel="modulepreload" crossorigin href="/assets/prefix.js">')).toBeGreaterThan(0);
  expect(at('<link rel="stylesheet" crossorigin href="/assets/form.css">')).toBeGreaterThan(0);
  expect(at('&quot;/auth/me&quot;')).toBeGreaterThan(0);
  expect(at('&quot;/prefixs?page=0&amp;limit=15&quot;,&quot;onlyAt&quot;:&quot;&quot;')).toBeGreaterThan(0);
  expect(at('<script')).toBeGreaterThan(at('&quot;/auth/me&quot;'));
  expect(at('modulepreload')).toBeGreaterThan(at('<script'));
});

test.each(['GET', 'HEAD'])('%s / returns the page for any accept header, unlike an unknown path', async (method) => {
  expect((await t.call(`${method} /`, undefined, { accept: '*/*' })).statusCode).toBe(200);
  expect((await t.call(`${method} /nowhere`, undefined, { accept: '*/*' })).statusCode).toBe(404);
});

test('every document contains the sign-in options', async () => {
  const options = (await t.call('GET /auth/options')).json();
  for (const address of ['/login', '/member/prefix', '/nowhere']) {
    const [, content = ''] = (await open(address)).payload.match(/<meta name="first-answers" content="([^"]*)">/) ?? [];
    expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual([{ method: 'GET', address: '/auth/options', body: options }]);
  }
});

test('the first calls of a list include its options', async () => {
  const { payload } = await open('/web/content_new');
  for (const name of ['NEWS_TYPE', 'NEWS_STRATRGIC']) {
    expect(payload).toContain(
      `{&quot;method&quot;:&quot;POST&quot;,&quot;address&quot;:&quot;/combo_dc_param/WEB/${name}?retired=Y&quot;}`,
    );
  }
  expect((await open('/member/prefix')).payload).not.toContain('combo_dc_param');
});

test('the start script is inlined, and the policy allows only that one', async () => {
  const { payload, headers } = await open('/member/prefix');
  const [, script = ''] = payload.match(/<script>(.*?)<\/script>/s) ?? [];
  expect(script).toBe("document.title = '$&';\n");
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect((await t.call('GET /readyz')).headers['content-security-policy']).toContain("script-src 'self';");
});

test('public pages and unknown addresses get the plain document', async () => {
  for (const address of ['/login', '/nowhere', '/__proto__', '/constructor']) {
    const { payload, statusCode } = await open(address);
    expect([address, statusCode, payload.includes('first-calls')]).toEqual([address, 200, false]);
  }
});

test('a document with a known etag is not sent again', async () => {
  const { etag } = (await open('/member/prefix')).headers;
  expect((await open('/member/prefix', { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await open('/login', { 'if-none-match': etag })).statusCode).toBe(200);
});

test('a screen is cached for an hour, an unknown address is revalidated, and a URL with a token is not stored', async () => {
  const freshness = async (address: string) => (await open(address)).headers['cache-control'];
  for (const address of ['/login', '/member/prefix', '/member/prefix?q=x&page=2'])
    expect(await freshness(address)).toBe('private, max-age=3600');
  expect(await freshness('/nowhere')).toBe('no-cache');
  for (const address of ['/login?token=x', '/login?lang=th&token=x']) expect(await freshness(address)).toBe('no-store');
});
