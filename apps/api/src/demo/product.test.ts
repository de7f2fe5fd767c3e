import { maxProducts, type Product, productBody, productRoutes } from '@faculty/contracts/demo/product';
import { sampleProducts } from '@faculty/contracts/demo/sample-products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';
import { tablesOf } from '../backup/database-rows.ts';
import { makeProductTable } from './product-table.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
});
afterAll(() => t.close());

const mug = { title: 'แก้วเก็บความเย็น', price: 259.5, rating: 4.5 };
const list = async (): Promise<Product[]> => (await admin.call(productRoutes.list)).json();
const at = (route: string, id: number | string) => route.replace(':id', String(id));
const made = async (body: object = mug): Promise<Product> => (await admin.call(productRoutes.create, body)).json();

test('a new server has the twelve samples, and says that they came from it', async () => {
  expect(await list()).toEqual(sampleProducts.map((sample) => ({ ...sample, api: true })));
  expect(sampleProducts).toHaveLength(12);
  for (const sample of sampleProducts) expect(productBody.parse(sample)).toMatchObject({ title: sample.title });
});

test('are created, read, changed by the fields that are given, and deleted, with the identifier in each answer', async () => {
  const created = await admin.call(productRoutes.create, { ...mug, img: '/files/news/2026/a-1.webp' });
  expect(created.statusCode).toBe(201);
  const { id } = created.json();
  const row = { ...mug, id, subtitle: '', img: '/files/news/2026/a-1.webp', select: false, api: true };
  expect(created.json()).toEqual(row);
  expect((await admin.call(at(productRoutes.read, id))).json()).toEqual(row);
  const changed = await admin.call(at(productRoutes.update, id), { id, subtitle: 'Thermos', rating: '๓.๕', select: 'true' });
  expect([changed.statusCode, changed.json()]).toEqual([200, { ...row, subtitle: 'Thermos', rating: 3.5, select: true }]);
  expect((await admin.call(at(productRoutes.remove, id))).json()).toEqual({ id });
  for (const route of [productRoutes.read, productRoutes.update, productRoutes.remove]) {
    const answer = await admin.call(at(route, id), route.startsWith('PUT') ? mug : undefined);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
});

test.each([
  ['rating', { ...mug, rating: '' }, 'required'],
  ['rating', { ...mug, rating: -0.1 }, 'too_small'],
  ['rating', { ...mug, rating: 5.1 }, 'too_big'],
  ['rating', { ...mug, rating: 'ดี' }, 'not_number'],
  ['img', { ...mug, img: 'javascript:alert(1)' }, 'format'],
  ['img', { ...mug, img: '//elsewhere.example/a.png' }, 'format'],
  ['img', { ...mug, img: '/files/../../secret' }, 'format'],
  ['img', { ...mug, img: 'toString' }, 'format'],
])('%s of %j is refused by name: %s', async (field, body, code) => {
  const before = await list();
  for (const route of [productRoutes.create, at(productRoutes.update, 1)]) {
    const answer = await admin.call(route, body);
    expect([answer.statusCode, Object.keys(answer.json().fields), answer.json().fields[field]?.code]).toEqual([400, [field], code]);
  }
  expect(await list()).toEqual(before);
});

test('each change is in the audit, what changed nothing is not', async () => {
  const { id } = await made();
  await admin.call(at(productRoutes.update, id), { rating: 1 });
  await admin.call(at(productRoutes.update, id), { rating: 1 });
  await admin.call(at(productRoutes.remove, id));
  const all = await t.app.db.auditLog.findMany({ where: { entity: 'product', record_id: String(id) }, orderBy: { id: 'asc' } });
  // a number that was the highest is given again
  const lines = all.slice(-3);
  expect(lines.map(({ action, record_title }) => [action, record_title])).toEqual(
    ['add', 'edit', 'delete'].map((action) => [action, mug.title]),
  );
  expect(Object.keys(lines[0]?.changes as object).sort()).toEqual(Object.keys(productBody.shape).sort());
  expect(lines[1]?.changes).toEqual({ rating: [4.5, 1] });
});

test('are the administrators’ alone', async () => {
  const staff = await t.person({ pages: { '/admin/users': { super_admin: 'Y' } } });
  for (const route of Object.values(productRoutes)) {
    expect((await t.call(at(route, 1))).statusCode).toBe(401);
    const answer = await staff.call(at(route, 1), route.startsWith('GET') ? undefined : { nonsense: true });
    expect([answer.statusCode, answer.json().code], route).toEqual([403, 'forbidden']);
  }
});

test('there are never more than 200, and what is refused says so', async () => {
  await t.app.pool.query(`INSERT INTO demo_products SELECT n, 'ชิ้น', '', 1, 1, 'pen', false FROM generate_series(1000, 1998) n LIMIT $1`, [
    maxProducts - 1 - (await list()).length,
  ]);
  const answers = await Promise.all([1, 2].map(() => admin.call(productRoutes.create, mug)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json().fields.products.code).toBe('too_many');
  await t.app.pool.query('DELETE FROM demo_products WHERE id > 12');
});

test('a start leaves what is there, several at once make it once, and an emptied table is filled again', async () => {
  const kept = await list();
  await makeProductTable(t.app.pool);
  expect(await list()).toEqual(kept);
  await t.app.pool.query('DROP TABLE demo_products');
  await Promise.all([1, 2, 3].map(() => makeProductTable(t.app.pool)));
  expect(await list()).toHaveLength(12);
  await t.app.pool.query('DELETE FROM demo_products');
  await makeProductTable(t.app.pool);
  expect(await list()).toHaveLength(12);
});

test('no backup takes them along: it could not be restored where the demo pages were taken out', async () => {
  const client = await t.app.pool.connect();
  expect(await tablesOf(client)).not.toContain('demo_products');
  client.release();
  const { rows } = await t.app.pool.query(`SELECT FROM pg_sequences WHERE sequencename LIKE 'demo%'`);
  expect(rows).toEqual([]);
});
