import { once } from 'node:events';
import { statSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';
import { claimFiles } from '../storage/stored-files.ts';
import { filesBelow, picture } from '../storage/testing/test-files.ts';

let test: TestApp;
let somchai: Client;
let malee: Client;
let admin: Client;
beforeAll(async () => {
  test = await testApp();
  const pages = { '/web/content_upload': { add: 'Y' } } as const;
  somchai = await test.person({ user_name: 'somchai', pages });
  malee = await test.person({ user_name: 'malee' });
  admin = await test.person({ role: 'admin' });
});
afterAll(() => test.close());

const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(1000)}\n%%EOF`);

function form(content: Buffer | string, name: string, fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  data.set('file', new File([new Uint8Array(Buffer.from(content))], name));
  for (const [field, value] of Object.entries(fields)) data.set(field, value);
  return data;
}

const upload = (folder: string, content: Buffer | string, name: string, fields?: Record<string, string>) =>
  somchai.call(`POST /file/upload/${folder}`, form(content, name, fields));

describe('POST /file/upload/{folder}', () => {
  it.each(['users/avatar', 'users%2Favatar'])('accepts a picture for %s and returns a file item', async (folder) => {
    const answer = await upload(folder, await picture('png'), 'ฉัน.png');
    expect(answer.statusCode).toBe(200);
    const item = answer.json();
    expect(item).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'ฉัน.png',
      publicUrl: `/files/avatars/${item.id}.png`,
      new: true,
    });
    expect(item.sizeInBytes).toBeGreaterThan(0);
    expect((await test.call(`GET ${item.publicUrl}`)).statusCode).toBe(200);
    const row = await test.app.db.storedFile.findUniqueOrThrow({ where: { path: item.privateUrl } });
    expect(row).toMatchObject({ claimed: false, public: true, created_by: 'somchai', has_small: true });
  });

  it('uses the documented filename as a label, never as a path', async () => {
    const item = (await upload('public', pdf, 'a.pdf', { filename: '../../../แผน.html' })).json();
    expect(item.name).toBe('แผน.html');
    expect(item.publicUrl).toMatch(/^\/files\/public\/[0-9a-f]{32}\.pdf$/);
  });

  it.each(['nowhere', '..%2f..%2fetc', '__proto__', 'constructor', 'users%2Fother', 'news'])('refuses the folder %s', async (folder) => {
    expect((await upload(folder, pdf, 'a.pdf')).statusCode).toBe(404);
  });

  it('refuses a picture of 3 MB or more for an avatar, and other files', async () => {
    const big = await upload('users/avatar', Buffer.alloc(3_200_000), 'a.png');
    expect(big.statusCode).toBe(400);
    expect(big.json().fields.file).toMatchObject({ code: 'file_size', params: { mb: 3 } });
    const svg = await upload('users/avatar', '<svg onload=alert(1)>', 'a.png');
    expect(svg.json().fields.file).toMatchObject({ code: 'file_type' });
  });

  it('names the invalid field of the form', async () => {
    expect((await somchai.call('POST /file/upload/public', new FormData())).statusCode).toBe(400);
    const other = new FormData();
    other.set('evil', new File(['x'], 'x'));
    expect((await somchai.call('POST /file/upload/public', other)).json().fields).toHaveProperty('evil');
    expect((await somchai.call('POST /file/upload/public', { file: 'x' })).statusCode).toBeGreaterThanOrEqual(400);
    const two = form(pdf, 'a.pdf');
    two.append('file', new File(['%PDF-1.7'], 'b.pdf'));
    expect((await somchai.call('POST /file/upload/public', two)).statusCode).toBe(413);
  });

  it.each(['uploads', 'public', 'private'])('requires the right to the page of %s before a byte is stored', async (folder) => {
    const accept = vi.spyOn(test.app.files, 'accept');
    const pages = { '/web/content_upload': { view: 'Y', edit: 'Y' }, '/web/content_new': { add: 'Y' } } as const;
    for (const client of [malee, await test.person({ pages })]) {
      expect((await client.call(`POST /file/upload/${folder}`, form(pdf, 'a.pdf'))).statusCode).toBe(403);
    }
    // the right is checked again after the upload, which alone would be too late
    expect(accept).not.toHaveBeenCalled();
    accept.mockRestore();
    expect((await upload(folder, pdf, 'a.pdf')).statusCode).toBe(200);
  });

  it('accepts the picture of the own account from everybody', async () => {
    const answer = await malee.call('POST /file/upload/users%2Favatar', form(await picture('png'), 'a.png'));
    expect(answer.statusCode).toBe(200);
  });

  it('processes the picture of a person before the rest of another’s six', async () => {
    const photo = await picture('jpeg', 1600, 1100);
    const done: string[] = [];
    const send = async (sender: Client) => {
      expect((await sender.call('POST /file/upload/users%2Favatar', form(photo, 'a.jpg'))).statusCode).toBe(200);
      done.push(sender.user_name);
    };
    await Promise.all([...Array.from({ length: 6 }, () => send(somchai)), send(malee)]);
    expect(done.indexOf('malee')).toBeLessThan(5);
  });

  it('requires signing in', async () => {
    expect((await test.call('POST /file/upload/public', form(pdf, 'a.pdf'))).statusCode).toBe(401);
  });

  it('leaves neither object nor row when it is aborted', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const before = filesBelow(test.dataDirectory);
    const rows = await test.app.db.storedFile.count();
    const { port } = test.app.server.address() as AddressInfo;
    for (const sent of [100, 50_000, 900_000]) {
      const socket = connect(port, '127.0.0.1');
      const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
      socket.write(
        `POST /file/upload/public HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${somchai.token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n${head}`,
      );
      socket.write(Buffer.alloc(sent, '%PDF-1.7 '));
      await expect.poll(() => filesBelow(test.dataDirectory).length).toBe(before.length + 1);
      socket.destroy();
      await expect.poll(() => filesBelow(test.dataDirectory)).toEqual(before);
    }
    expect(await test.app.db.storedFile.count()).toBe(rows);
  });
});

describe('GET /file/download', () => {
  const download = (client: Pick<Client, 'call'>, key: string) => client.call(`GET /file/download?privateUrl=${encodeURIComponent(key)}`);

  it('returns a private file to its sender and to an admin only', async () => {
    const item = (await upload('private', pdf, 'เงินเดือน.pdf')).json();
    expect(item.publicUrl).toBe('');
    const mine = await download(somchai, item.privateUrl);
    expect(mine.statusCode).toBe(200);
    expect(mine.rawPayload.equals(pdf)).toBe(true);
    expect(mine.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(
        `attachment; filename="?????????.pdf"; filename*=UTF-8''${encodeURIComponent('เงินเดือน.pdf')}`,
      ),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await download(admin, item.privateUrl)).statusCode).toBe(200);
    expect((await download(malee, item.privateUrl)).statusCode).toBe(404);
    expect((await download(test, item.privateUrl)).statusCode).toBe(401);
    expect((await test.call(`GET /files/${item.privateUrl}`)).statusCode).toBe(404);
  });

  it('returns a text named like a program with the extension of a text', async () => {
    const item = (await upload('private', 'echo 1', 'a.txt', { filename: 'invoice.bat' })).json();
    const answer = await download(somchai, item.privateUrl);
    expect(answer.headers['content-disposition']).toBe('attachment; filename=invoice.bat.txt');
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  });

  it('returns a public file to everybody signed in', async () => {
    const item = (await upload('public', pdf, 'a.pdf')).json();
    expect((await download(malee, item.privateUrl)).statusCode).toBe(200);
  });

  it.each(['../development-secret', 'development-secret', '/etc/passwd', '%', "' OR 1=1 --"])('returns 404 for the key %j', async (key) => {
    expect((await download(admin, key)).statusCode).toBe(404);
  });

  it('refuses a key with NUL', async () => {
    expect((await download(admin, 'news/\0')).json()).toMatchObject({ statusCode: 400, fields: { privateUrl: { code: 'characters' } } });
    expect((await test.call('GET /files/news/00000000000000000000000000000000.png%00.html')).statusCode).toBe(400);
  });

  it('returns 404 when the object is missing', async () => {
    const item = (await upload('public', pdf, 'a.pdf')).json();
    await test.app.files.remove([item.privateUrl]);
    const answer = await download(somchai, item.privateUrl);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('GET /files/*', () => {
  const stored = async (content: Buffer | string, name: string): Promise<string> =>
    (await upload('public', content, name)).json().publicUrl;

  it('returns a picture or its small version, sandboxed and with revalidation', async () => {
    const address = await stored(await picture('jpeg'), 'a.jpg');
    const whole = await test.call(`GET ${address}`);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(whole.rawPayload.length),
      'cache-control': 'public, no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
      'content-disposition': expect.stringContaining('inline'),
      'x-content-type-options': 'nosniff',
    });
    const small = await test.call(`GET ${address}?size=small`);
    expect(small.headers['content-type']).toBe('image/webp');
    expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length);
    expect(small.headers.etag).not.toBe(whole.headers.etag);
  });

  it.each(['', '/', '/files', '/files/'])('accepts the storage base %j before an address', async (base) => {
    const address = await stored(pdf, 'a.pdf');
    const answer = await test.call(`GET ${base}${address}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
  });

  it('returns the original if there is no small version', async () => {
    expect((await test.call(`GET ${await stored(pdf, 'a.pdf')}?size=small`)).rawPayload.equals(pdf)).toBe(true);
  });

  it('returns 304 for a known etag, and HEAD without a body', async () => {
    const address = await stored(pdf, 'a.pdf');
    const { etag } = (await test.call(`GET ${address}`)).headers;
    const again = await test.call(`GET ${address}`, undefined, { 'if-none-match': `"other", W/${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
    const head = await test.call(`HEAD ${address}`);
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(pdf.length));
    expect(head.payload).toBe('');
  });

  it('returns ranges of a PDF file', async () => {
    const address = await stored(pdf, 'a.pdf');
    const part = await test.call(`GET ${address}`, undefined, { range: 'bytes=0-7' });
    expect(part.statusCode).toBe(206);
    expect(part.payload).toBe('%PDF-1.7');
    expect(part.headers).toMatchObject({ 'content-range': `bytes 0-7/${pdf.length}`, 'content-length': '8', 'accept-ranges': 'bytes' });
    const beyond = await test.call(`GET ${address}`, undefined, { range: 'bytes=99999-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${pdf.length}`);
    expect((await test.call(`GET ${address}`, undefined, { range: 'bytes=0-7', 'if-range': '"older"' })).statusCode).toBe(200);
  });

  it('returns other types as a download', async () => {
    const answer = await test.call(`GET ${await stored('ก,1\n', 'a.csv')}`);
    expect(answer.headers['content-disposition']).toBe('attachment; filename=a.csv');
    expect(answer.headers['content-type']).toMatch(/^text\/csv/);
  });

  it('names the file as its sender did, in every answer', async () => {
    const filename = '../แผน\u202e"; x=y\r\nปี ๒๕๖๙.pdf';
    const address = (await upload('public', pdf, 'a.pdf', { filename })).json().publicUrl;
    const named = `inline; filename="???\\"; x=y?? ????.pdf"; filename*=UTF-8''${encodeURIComponent('แผน"; x=yปี ๒๕๖๙.pdf')}`;
    for (const [call, headers, status] of [
      ['GET', {}, 200],
      ['HEAD', {}, 200],
      ['GET', { range: 'bytes=0-7' }, 206],
    ] as const) {
      const answer = await test.call(`${call} ${address}`, undefined, headers);
      expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([status, named]);
    }
  });

  it.each([
    'private/00000000000000000000000000000000.pdf',
    'news/00000000000000000000000000000000.png',
    '../development-secret',
    '%2e%2e/development-secret',
    '..%2fdevelopment-secret',
    '%252e%252e%252fdevelopment-secret',
    'news/..%2f..%2fdevelopment-secret',
    'news/CON',
    'news/',
    '',
    `news/${'a'.repeat(290)}.png`,
    `news/${'a'.repeat(9000)}.png`,
    'news/%E0%B8%81.png',
  ])('returns 404 for /files/%s', async (trick) => {
    const answer = await test.call(`GET /files/${trick}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ statusCode: 404, requestId: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

it('the first sweep after the start moves orphans to the trash', async () => {
  const started = await testApp({ orphanGraceMinutes: 0 });
  const rule = { kind: 'document', maxMegabytes: 1, folder: 'public', public: true } as const;
  const orphan = await started.app.files.accept('file', rule, Readable.from([pdf]), 'a.pdf');
  // the first sweep is delayed after the start
  const day = new Date().toISOString().slice(0, 10);
  await expect
    .poll(() => filesBelow(started.dataDirectory), { timeout: 20_000 })
    .toEqual(['development-secret', 'files/installation.json', `files/trash/${day}/${orphan.path}`]);
  // counted after the sweep
  await expect.poll(async () => (await started.app.metrics.sweptFiles.get()).values[0]?.value).toBe(1);
  await started.close();
});

describe('reading files', () => {
  it('has a separate rate limit', async () => {
    const limited = await testApp({ rateLimit: 2 });
    const statuses = async (url: string, times: number) =>
      (await Promise.all(Array.from({ length: times }, () => limited.call(`GET ${url}`)))).map((answer) => answer.statusCode);
    const missing = `/files/news/${'0'.repeat(32)}.png`;
    expect(await statuses(missing, 20)).toEqual(Array(20).fill(404));
    expect(await statuses(missing, 1)).toEqual([429]);
    expect(await statuses('/auth/options', 2)).toEqual([200, 200]);
    expect(await statuses('/auth/options', 1)).toEqual([429]);
    await limited.close();
  });

  it('is limited to 32 concurrent big answers per address, or network of IPv6', async () => {
    const server = await testApp({ trustProxy: ['loopback'] });
    const rule = { kind: 'document', maxMegabytes: 20, folder: 'public', public: true } as const;
    const content = Buffer.concat([pdf, Buffer.alloc(15_000_000, 1)]);
    const kept = await server.app.files.accept('file', rule, Readable.from([content]), 'a.pdf');
    await claimFiles(server.app.db, [kept], { claimed: true, createdBy: 'somchai' });
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const read = (host: number) => fetch(`${origin}/files/${kept.path}`, { headers: { 'x-forwarded-for': `2001:db8::${host}` } });
    // these read the headers only
    const readers = await Promise.all(Array.from({ length: 33 }, (_, n) => read(n)));
    expect(readers.map((reader) => reader.status).sort()).toEqual([...Array.from({ length: 32 }, () => 200), 429]);
    expect(readers.find((reader) => reader.status === 429)?.headers.get('retry-after')).toBe('5');
    await Promise.all(readers.map((reader) => reader.body?.cancel()));
    await expect.poll(async () => (await read(1)).status).toBe(200);
    server.app.server.closeAllConnections();
    await server.close();
  });

  it('sends a range of a big file without reading the bytes before it', async () => {
    const rule = { kind: 'document', maxMegabytes: 20, folder: 'public', public: true } as const;
    const content = Buffer.concat([pdf, Buffer.alloc(15_000_000, 1), Buffer.from('end')]);
    const kept = await test.app.files.accept('file', rule, Readable.from([content]), 'a.pdf');
    await claimFiles(test.app.db, [kept], { claimed: true, createdBy: 'somchai' });
    const opened = await test.app.files.open(kept.path);
    const part = await opened?.read({ start: content.length - 3, end: content.length - 1 });
    expect(part).toMatchObject({ start: content.length - 3 });
    part?.destroy();
    const answer = await test.call(`GET /files/${kept.path}`, undefined, { range: 'bytes=-3' });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
      206,
      'end',
      `bytes ${content.length - 3}-${content.length - 1}/${content.length}`,
    ]);
  });
});

describe('the uploads of one person', () => {
  const kilobyte = 1 / 1024;
  const pages = { '/web/content_upload': { view: 'Y', add: 'Y' } } as const;
  const refused = (code: string) => ({ code: 'invalid', fields: { file: { code } } });
  const stored = (dataDirectory: string) => filesBelow(dataDirectory).filter((file) => /^files\/[a-z]+\//.test(file));

  it('have a limit of unused files, also for concurrent calls; other people are not affected', async () => {
    const small = await testApp({ uploadUnusedMegabytes: 3 * kilobyte });
    const [one, other] = [await small.person({ pages }), await small.person({ pages })];
    const answers = await Promise.all(Array.from({ length: 8 }, () => one.call('POST /file/upload/public', form(pdf, 'a.pdf'))));
    expect(answers.filter((answer) => answer.statusCode === 200).length).toBeLessThanOrEqual(3);
    expect(stored(small.dataDirectory).length).toBeLessThanOrEqual(3);
    await one.call('POST /file/upload/public', form(pdf, 'a.pdf'));
    await one.call('POST /file/upload/public', form(pdf, 'a.pdf'));
    await one.call('POST /file/upload/public', form(pdf, 'a.pdf'));
    const answer = await one.call('POST /file/upload/public', form(pdf, 'a.pdf'));
    expect(answer.json()).toMatchObject(refused('file_quota_unused'));
    expect((await other.call('POST /file/upload/public', form(pdf, 'a.pdf'))).statusCode).toBe(200);
    await small.close();
  });

  const megabyte = 1_048_576;
  const boundary = { 'content-type': 'multipart/form-data; boundary=b' };

  /** Begins to send a file of a record; `send` continues, `end` finishes the form and answers the status and the error's code. */
  async function begin({ app }: TestApp, { token }: Client) {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const call = request({
      port,
      method: 'POST',
      path: '/uploads',
      headers: { ...boundary, authorization: `Bearer ${token}`, 'transfer-encoding': 'chunked' },
    });
    const answered = once(call, 'response').then(async ([response]) => {
      const body = (await json(response)) as { code?: string; fields?: { uploads_url?: { code: string } } }; // an error, or a record
      return `${response.statusCode} ${body.fields?.uploads_url?.code ?? body.code ?? ''}`.trim();
    });
    answered.catch(() => {}); // of an aborted call
    const part = (name: string, more = '') => `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
    call.write(`${part('uploads_title_th')}ก\r\n${part('uploads_url', '; filename="a.pdf"')}%PDF-1.7\n`);
    return {
      answered,
      abort: () => call.destroy(),
      send: (bytes: number) => new Promise((sent) => call.write(Buffer.alloc(bytes, 'x'), sent)),
      end: () => call.end('\r\n--b--\r\n') && answered,
    };
  }
  /** Sizes of the files that are being received. */
  const arriving = ({ dataDirectory }: TestApp) =>
    filesBelow(dataDirectory).flatMap((file) => (file.startsWith('staging/') ? [statSync(path.join(dataDirectory, file)).size] : []));
  const arrived = (server: TestApp) => arriving(server).reduce((sum, bytes) => sum + bytes, 0);

  it('count while they arrive: together they do not exceed the daily limit', async () => {
    const small = await testApp({ uploadDayMegabytes: 2 });
    const one = await small.person({ pages });
    const calls = await Promise.all(Array.from({ length: 6 }, () => begin(small, one)));
    for (const call of calls) await call.send(0.6 * megabyte);
    await expect.poll(() => arrived(small), { timeout: 20_000 }).toBeGreaterThan(1.5 * megabyte);
    const answers: string[] = [];
    for (const call of calls) answers.push(await call.end());
    expect(answers.sort()).toEqual(['201', '201', '201', ...Array(3).fill('400 file_quota_day')]);
    await expect.poll(() => small.app.uploadsUnderWay.size, { timeout: 20_000 }).toBe(0);
    await small.close();
  });

  it('are compared with what other instances have stored meanwhile', async () => {
    const small = await testApp({ uploadDayMegabytes: 1 });
    const one = await small.person({ pages });
    const call = await begin(small, one);
    await call.send(0.6 * megabyte);
    await expect.poll(() => arrived(small), { timeout: 20_000 }).toBeGreaterThan(0.5 * megabyte);
    const file = { path: `uploads/${'0'.repeat(32)}.pdf`, name: 'a.pdf', mime: 'application/pdf', bytes: 0.6 * megabyte };
    await claimFiles(small.app.db, [{ ...file, width: null, height: null, hasSmall: false, sha256: '', smallSha256: null }], {
      claimed: true,
      createdBy: one.user_name,
    });
    expect(await call.end()).toBe('400 file_quota_day');
    expect(stored(small.dataDirectory)).toEqual([]);
    await small.close();
  });

  it('are six at once; one more is asked to wait, and other people are not affected', async () => {
    const small = await testApp();
    const [one, other] = [await small.person({ pages }), await small.person({ pages })];
    const calls = await Promise.all(Array.from({ length: 6 }, () => begin(small, one)));
    await expect.poll(() => arriving(small).length, { timeout: 20_000 }).toBe(6);
    const send = (client: Client) => client.call('POST /uploads', form(pdf, 'a.pdf', { uploads_title_th: 'ก' }));
    const refused = await send(one);
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([429, 'upload_under_way', '5']);
    expect((await send(other)).statusCode).toBe(201);
    calls[0]?.abort();
    await expect.poll(() => arriving(small).length, { timeout: 20_000 }).toBe(5);
    expect((await send(one)).statusCode).toBe(201);
    for (const call of calls) call.abort();
    await expect.poll(() => small.app.uploadsUnderWay.size, { timeout: 20_000 }).toBe(0);
    await small.close();
  });

  it('have a daily limit, including files of records; a refused call leaves no file', async () => {
    const small = await testApp({ uploadDayMegabytes: 3 * kilobyte });
    const one = await small.person({ pages });
    const send = () => one.call('POST /uploads', form(pdf, 'a.pdf', { uploads_title_th: 'ก' }));
    for (const expected of [201, 201, 201, 400]) expect((await send()).statusCode).toBe(expected);
    expect((await send()).json()).toMatchObject(refused('file_quota_day'));
    expect(stored(small.dataDirectory)).toHaveLength(3);
    // older files do not count
    await small.app.db.storedFile.updateMany({ data: { created_at: new Date(Date.now() - 25 * 3_600_000) } });
    const answer = await send();
    expect(answer.statusCode).toBe(201);
    expect(answer.json().message).toBe(`บันทึกสำเร็จ! อัปโหลดไฟล์แล้ว รายการ ${answer.json().uploads_id}`);
    await small.close();
  });
});
