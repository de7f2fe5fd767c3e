import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
  const stamps = { created_by: 'test', updated_by: 'test' };
  await t.app.db.prefix.createMany({
    data: Array.from({ length: 300 }, (_, number) => ({
      prefix_code: String(100 + number),
      prefix_s_th: 'ผศ.',
      prefix_l_th: `ผู้ช่วยศาสตราจารย์ ${number}`,
      prefix_type: 'Academic' as const,
      ...stamps,
    })),
  });
});
afterAll(() => t.close());

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a long answer travels as %s, and says the same', async (encoding, decompress) => {
  const plain = await admin.call('GET /prefixs');
  const packed = await admin.call('GET /prefixs', undefined, { 'accept-encoding': encoding });
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.headers.vary).toContain('accept-encoding');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
  expect(decompress(packed.rawPayload).toString()).toBe(plain.payload);
});

test('compresses a page of a list, which has its own serializer', async () => {
  const packed = await admin.call('GET /prefixs?page=0&limit=50', undefined, { 'accept-encoding': 'br' });
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString()).rows).toHaveLength(50);
});

test('does not compress a short answer or one for a client without support', async () => {
  const short = await admin.call('GET /prefixs/100', undefined, { 'accept-encoding': 'br, gzip' });
  expect(short.headers['content-encoding']).toBeUndefined();
  expect((await admin.call('GET /prefixs')).headers['content-encoding']).toBeUndefined();
});

test('does not decompress requests', async () => {
  const answer = await admin.call('POST /prefixs', '{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' });
  expect(answer.statusCode).toBe(400);
});
