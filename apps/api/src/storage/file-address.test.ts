import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';
import { filesBelow } from './testing/test-files.ts';

let t: TestApp;
let staff: Client;
const everything = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;
beforeAll(async () => {
  // with the default grace: the sweep that follows the start would take an upload before its record is committed
  t = await testApp();
  staff = await t.person({
    role: 'admin',
    pages: { '/web/content_upload': everything, '/web/bin': everything },
  });
});
afterAll(() => t.close());

interface Upload {
  uploads_id: number;
  uploads_url: string;
  uploads_extension: string;
  updated_at: string;
}
const pdf = (words: string) => new Blob([`%PDF-1.7\n${words.padEnd(600, 'x')}\n%%EOF`]);
const save = (fields: Record<string, string | Blob>, name = 'แบบฟอร์ม.pdf') => {
  const data = form({ uploads_title_th: 'แบบฟอร์ม', ...fields });
  if (fields.uploads_url instanceof Blob) data.set('uploads_url', fields.uploads_url, name);
  return staff.call('POST /uploads', data);
};
async function add(words = 'ฉบับแรก'): Promise<Upload> {
  const answer = await save({ uploads_url: pdf(words) });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Upload>();
}
const replace = async ({ uploads_id }: Upload, content: Blob, name?: string) =>
  (await save({ uploads_id: String(uploads_id), uploads_url: content }, name)).json<Upload>();
const get = (address: string, headers?: Record<string, string>) => t.call(`GET ${address}`, undefined, headers);
const words = async (address: string) => (await get(address)).payload.split('\n')[1]?.replace(/x+$/, '');
const pathOf = (address: string) => address.replace('/files/', '');
const objects = () => filesBelow(t.dataDirectory).filter((file) => file.startsWith('files/uploads/'));
const binned = async ({ uploads_id }: Upload) =>
  (await t.app.db.binned.findFirstOrThrow({ where: { entity: 'upload', record_id: String(uploads_id) } })).binned_id;

describe('a replaced file', () => {
  test('is served in its new version under its address, also to a browser that has cached the old one', async () => {
    const row = await add();
    const first = await get(row.uploads_url);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await get(row.uploads_url, known)).statusCode).toBe(304);
    for (const version of ['ฉบับที่สอง', 'ฉบับที่สาม']) {
      expect(await replace(row, pdf(version))).toMatchObject({ uploads_url: row.uploads_url });
      expect(await words(row.uploads_url)).toBe(version);
    }
    const again = await get(row.uploads_url, known);
    expect([again.statusCode, again.headers.etag === first.headers.etag]).toEqual([200, false]);
  });

  test('of another type is served with its type under the old and the new extension', async () => {
    const row = await add();
    const replaced = await replace(row, await picture(), 'ผัง.png');
    expect(replaced).toMatchObject({ uploads_url: row.uploads_url.replace('.pdf', '.png'), uploads_extension: 'png' });
    for (const address of [row.uploads_url, replaced.uploads_url]) {
      const answer = await get(address);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': expect.stringMatching(/^inline.*\.png$/),
      });
      expect((await get(`${address}?size=small`)).headers['content-type']).toBe('image/webp');
    }
    const back = await replace(replaced, pdf('อีกครั้ง'));
    expect(back.uploads_url).toBe(row.uploads_url);
    for (const address of [row.uploads_url, replaced.uploads_url]) expect(await words(address)).toBe('อีกครั้ง');
    const download = await staff.call(`GET /file/download?privateUrl=${pathOf(replaced.uploads_url)}`);
    expect(download.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': expect.stringContaining('.pdf') });
  });

  test('has one object without its own address, and no orphans', async () => {
    const before = objects().length;
    const row = await add();
    for (const version of ['2', '3', '4']) await replace(row, pdf(version));
    await expect.poll(() => objects().length).toBe(before + 1);
    const [content] = await t.app.db.storedFile.findMany({ where: { content_of: pathOf(row.uploads_url) } });
    expect((await get(`/files/${content?.path}`)).statusCode).toBe(404);
    expect((await staff.call(`GET /file/download?privateUrl=${content?.path}`)).statusCode).toBe(404);
    expect(await t.app.files.sweep(t.app.db, 0)).toMatchObject({ moved: [], restored: 0 });
    expect(await words(row.uploads_url)).toBe('4');
    const { _sum } = await t.app.db.storedFile.aggregate({ where: { name: 'แบบฟอร์ม.pdf' }, _sum: { bytes: true } });
    const files = await t.app.db.storedFile.findMany({ where: { name: 'แบบฟอร์ม.pdf', content_of: null } });
    expect(_sum.bytes).toBe(files.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  test('has its old object removed by the sweep if that failed after the commit', async () => {
    const row = await add();
    const { remove } = t.app.files;
    t.app.files.remove = async () => {
      throw new Error('the store is away');
    };
    await replace(row, pdf('2'));
    t.app.files.remove = remove;
    expect(objects()).toContain(`files/${pathOf(row.uploads_url)}`);
    expect((await t.app.files.sweep(t.app.db, 0)).moved).toEqual([pathOf(row.uploads_url)]);
    // later sweeps do not remove the file itself
    expect(await t.app.files.sweep(t.app.db, 0)).toMatchObject({ moved: [], restored: 0 });
    expect(objects()).not.toContain(`files/${pathOf(row.uploads_url)}`);
    expect(await words(row.uploads_url)).toBe('2');
  });

  test('is not public in the bin, and is restored or deleted with its record', async () => {
    const row = await add();
    await replace(row, pdf('2'));
    const remove = () => staff.call('POST /delete_uploads', { uploads_id: row.uploads_id });
    await remove();
    expect((await get(row.uploads_url)).statusCode).toBe(404);
    expect((await get(row.uploads_url.replace('.pdf', '.png'))).statusCode).toBe(404);
    await t.app.files.sweep(t.app.db, 0);
    expect((await staff.call(`POST /bin/${await binned(row)}/restore`)).statusCode).toBe(200);
    expect(await words(row.uploads_url)).toBe('2');
    await remove();
    const before = objects().length;
    expect((await staff.call(`DELETE /bin/${await binned(row)}`)).statusCode).toBe(200);
    expect(objects().length).toBe(before - 1);
    expect(
      await t.app.db.storedFile.count({ where: { OR: [{ path: pathOf(row.uploads_url) }, { content_of: pathOf(row.uploads_url) }] } }),
    ).toBe(0);
  });

  test('is saved by the first of two concurrent saves; the second leaves no file', async () => {
    const row = await add();
    const before = objects().length;
    const versions = ['ก', 'ข', 'ค', 'ง'];
    const answers = await Promise.all(
      versions.map((version) => save({ uploads_id: String(row.uploads_id), updated_at: row.updated_at, uploads_url: pdf(version) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await words(row.uploads_url)).toBe(versions[answers.findIndex(({ statusCode }) => statusCode === 200)]);
    await expect.poll(() => objects().length).toBe(before);
  });

  test('is listed in the history with both names', async () => {
    const row = await add();
    await replace(row, pdf('2'), 'แบบฟอร์ม ๒.pdf');
    const [line] = await t.app.db.auditLog.findMany({
      where: { entity: 'upload', record_id: String(row.uploads_id), action: 'edit' },
    });
    expect(line?.changes).toMatchObject({ uploads_url: [{ name: 'แบบฟอร์ม.pdf' }, { name: 'แบบฟอร์ม ๒.pdf' }] });
  });
});
