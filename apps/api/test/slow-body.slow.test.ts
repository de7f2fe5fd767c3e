import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/auth/local/passwords.ts';
import { endSessionsOf } from '../src/auth/sessions/sessions.ts';
import { picture } from './forms.ts';
import { type Client, type TestApp, testApp } from './test-app.ts';

let t: TestApp;
let admin: Client;
let port: number;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as AddressInfo).port;
});
afterAll(() => t.close());

const pages = {
  '/member/prefix': { super_admin: 'Y' },
  '/admin/users': { super_admin: 'Y' },
  '/web/content_upload': { super_admin: 'Y' },
} as const;
const prefix = (code: string) => ({ prefix_code: code, prefix_s_th: 'อ.', prefix_l_th: 'อาจารย์' });

/** Sends the head and half of the body, lets something happen, and sends the rest. Answers the status and the error's code. */
async function slowly(route: string, token: string, body: string | Buffer, type: string, meanwhile: () => Promise<unknown>) {
  const bytes = Buffer.from(body);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `${route} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    `content-type: ${type}`,
    `content-length: ${bytes.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\nconnection: close\r\n\r\n`);
  socket.write(bytes.subarray(0, bytes.length >> 1));
  // the guard has let the head through by now
  await new Promise((resolve) => setTimeout(resolve, 150));
  await meanwhile();
  socket.write(bytes.subarray(bytes.length >> 1));
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk;
  });
  await once(socket, 'close');
  return `${/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]} ${/"code":"(\w+)"/.exec(answer)?.[1] ?? ''}`.trim();
}

const json = (value: object) => JSON.stringify(value);
const never = async () => {};

/** What may happen to somebody while their body is on its way, and what they are told. */
const meanwhile: [string, string, (person: Client) => Promise<unknown>][] = [
  ['locked out', '401 unauthorized', ({ id }) => t.app.db.user.update({ where: { id }, data: { disabled: true } })],
  ['signed out', '401 unauthorized', ({ id }) => endSessionsOf(t.app.db, id)],
  ['without the right', '403 forbidden', ({ user_name }) => t.app.db.role.deleteMany({ where: { user_name } })],
];

describe.each(meanwhile)('somebody %s while the body is on its way', (_what, refusal, happens) => {
  test('creates nothing', async () => {
    const person = await t.person({ pages });
    expect(await slowly('POST /prefixs', person.token, json(prefix('811')), 'application/json', () => happens(person))).toBe(refusal);
    expect(await t.app.db.prefix.count()).toBe(0);
    expect(await t.app.db.auditLog.count({ where: { user_name: person.user_name } })).toBe(0);
  });

  test('changes and deletes nothing', async () => {
    const made = (await admin.call('POST /prefixs', prefix('812'))).json();
    const [editor, remover] = [await t.person({ pages }), await t.person({ pages })];
    const change = json({ ...made, prefix_l_th: 'อื่น' });
    expect(await slowly('PUT /prefixs/812', editor.token, change, 'application/json', () => happens(editor))).toBe(refusal);
    expect(
      await slowly('POST /delete_prefixs', remover.token, json({ prefix_code: '812' }), 'application/json', () => happens(remover)),
    ).toBe(refusal);
    expect((await admin.call('GET /prefixs/812')).json()).toMatchObject({ prefix_l_th: 'อาจารย์' });
    await admin.call('POST /delete_prefixs', { prefix_code: '812' });
  });

  test('makes no account and sends no file', async () => {
    const [keeper, sender] = [await t.person({ pages }), await t.person({ pages })];
    const account = json({ data: { email: 'made.late@faculty.example', role: 'user' } });
    expect(await slowly('POST /users', keeper.token, account, 'application/json', () => happens(keeper))).toBe(refusal);
    expect(await t.app.db.user.count({ where: { email: 'made.late@faculty.example' } })).toBe(0);
    const file = Buffer.from(await (await picture()).arrayBuffer());
    const part = (name: string, more = '') => `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
    const form = Buffer.concat([
      Buffer.from(`${part('uploads_title_th')}ช้า\r\n${part('uploads_url', '; filename="a.png"')}`),
      file,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    expect(await slowly('POST /uploads', sender.token, form, 'multipart/form-data; boundary=x', () => happens(sender))).toBe(refusal);
    const other = await t.person({ pages });
    const alone = Buffer.concat([Buffer.from(part('file', '; filename="a.png"')), file, Buffer.from('\r\n--x--\r\n')]);
    const sent = slowly('POST /file/upload/uploads', other.token, alone, 'multipart/form-data; boundary=x', () => happens(other));
    expect(await sent).toBe(refusal);
    expect(await t.app.db.storedFile.count()).toBe(0);
  });
});

test('a slow body of somebody to whom nothing happens is saved', async () => {
  const person = await t.person({ pages });
  expect(await slowly('POST /prefixs', person.token, json(prefix('813')), 'application/json', never)).toBe('201');
});

test('somebody limited to their own records meanwhile changes no other’s', async () => {
  await admin.call('POST /prefixs', prefix('814'));
  const person = await t.person({ pages });
  const limited = () =>
    t.app.db.role.updateMany({ where: { user_name: person.user_name }, data: { super_admin: 'N', edit: 'Y', own_only: 'Y' } });
  expect(await slowly('PUT /prefixs/814', person.token, json(prefix('814')), 'application/json', limited)).toBe('404 not_found');
});

test('who is signed out meanwhile changes neither profile nor password', async () => {
  const person = await t.person();
  const out = () => endSessionsOf(t.app.db, person.id);
  const names = json({ fname_th: 'ใหม่', lname_th: 'กว่า' });
  expect(await slowly('PUT /api/profile', person.token, names, 'application/json', out)).toBe('401 unauthorized');
  expect(await t.app.db.user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({ fname_th: 'ทดสอบ' });
  const password_hash = await hashPassword('before');
  const other = await t.person();
  await t.app.db.user.update({ where: { id: other.id }, data: { password_hash } });
  const passwords = json({ currentPassword: 'before', newPassword: 'afterwards' });
  const answer = await slowly('PUT /auth/password-update', other.token, passwords, 'application/json', () =>
    endSessionsOf(t.app.db, other.id),
  );
  expect(answer).toBe('401 unauthorized');
  expect(await t.app.db.user.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({ password_hash });
});
