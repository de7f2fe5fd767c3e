import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app.ts';
import { startSession } from '../sessions/sessions.ts';
import { hashPassword } from './passwords.ts';

let test: TestApp;
const ana = { email: 'ana@faculty.example', password: 'correct horse' };
let anaId: number;

beforeAll(async () => {
  test = await testApp({ signInLimit: 1000 });
});
afterAll(() => test.close());
beforeEach(async () => {
  await deleteMails();
  await test.app.db.user.deleteMany();
  const data = { user_name: 'ana', email: ana.email, password_hash: await hashPassword(ana.password), email_verified_at: new Date() };
  anaId = (await test.app.db.user.create({ data })).id;
  test.app.people.forget();
});

/** Not while one is sent: the outbox fails at what is gone, and sends the next ones half a minute later. */
async function deleteMails(): Promise<void> {
  await test.app.mailer.flush();
  await test.app.db.outgoingMail.deleteMany();
}

/** Waits for the mails that are sent after the response. */
async function mails(count: number): Promise<{ recipient: string; subject: string; link: string; token: string }[]> {
  const folder = `${test.dataDirectory}/mail`;
  for (let tries = 0; tries < 500 && (await test.app.db.outgoingMail.count({ where: { sent_at: { not: null } } })) < count; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  if (count === 0) await new Promise((resolve) => setTimeout(resolve, 150));
  const sent = await test.app.db.outgoingMail.findMany({ orderBy: { id: 'asc' } });
  expect(sent).toHaveLength(count);
  return sent.map(({ id, recipient, subject }) => {
    const file = `${folder}/${readdirSync(folder).find((name) => name.endsWith(`-${id}.eml`))}`;
    const link = /https?:\S+/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
    return { recipient, subject, link, token: new URL(link).searchParams.get('token') ?? '' };
  });
}
const signIn = (email: string, password: string) => test.call('POST /auth/signin/local', { email, password });

describe('signing in with e-mail and password', () => {
  it('returns the token as the body', async () => {
    const answer = await signIn(' Ana@Faculty.Example ', ana.password);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    const me = await test.call('GET /auth/me', undefined, { authorization: `Bearer ${answer.body}` });
    expect(me.json()).toMatchObject({
      user_name: 'ana',
      email: ana.email,
      role: 'user',
      disabled: false,
      rights: {},
      avatarFile: null,
      avatar: [],
    });
    expect(JSON.stringify(me.json())).not.toMatch(/argon2|password|sso_|verified/);
  });

  it('accepts JSON, url-encoded and multipart bodies', async () => {
    const encoded = await test.call('POST /auth/signin/local', new URLSearchParams(ana).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(encoded.statusCode).toBe(200);
    const parts = Object.entries(ana).map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    const multipart = await test.call('POST /auth/signin/local', `${parts.join('')}--x--\r\n`, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(multipart.statusCode).toBe(200);
  });

  it('accepts Thai passwords with marks in any order', async () => {
    await test.app.db.user.updateMany({ data: { password_hash: await hashPassword('น้ำ\u0e34\u0e48') } });
    expect((await signIn(ana.email, 'น้ำ\u0e34\u0e48'.normalize('NFD'))).statusCode).toBe(200);
  });

  it('refuses a wrong password and unknown, locked, unverified and password-less accounts with the same answer', async () => {
    const password_hash = await hashPassword(ana.password);
    await test.app.db.user.createMany({
      data: [
        { user_name: 'locked', email: 'locked@faculty.example', password_hash, email_verified_at: new Date(), disabled: true },
        { user_name: 'fresh', email: 'fresh@faculty.example', password_hash },
        { user_name: 'sso', email: 'sso@faculty.example', email_verified_at: new Date() },
      ],
    });
    const attempts = [signIn(ana.email, 'wrong')];
    for (const name of ['nobody', 'locked', 'fresh', 'sso']) attempts.push(signIn(`${name}@faculty.example`, ana.password));
    const answers = (await Promise.all(attempts)).map((answer) => ({ ...answer.json(), requestId: '', status: answer.statusCode }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, code: 'bad_credentials' });
    // the correct password of an unverified account sends the verification mail again
    expect((await mails(1))[0]).toMatchObject({
      recipient: 'fresh@faculty.example',
      link: expect.stringContaining('/verify-email?token='),
    });
  });

  it.each([
    [{}, ['email', 'password']],
    [{ email: ana.email }, ['password']],
    [{ password: 'x' }, ['email']],
    [{ email: 'not an address', password: 'x' }, ['email']],
    [{ email: { $gt: '' }, password: { $gt: '' } }, ['email', 'password']],
    [{ email: [ana.email], password: ana.password }, ['email']],
    [{ email: ana.email, password: 'x'.repeat(201) }, ['password']],
    [{ email: "'; DROP TABLE users; --@x", password: 'x' }, ['email']],
  ])('refuses %j and names the fields', async (body, fields) => {
    const answer = await test.call('POST /auth/signin/local', body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields).sort()).toEqual(fields);
  });

  it('takes as long for an unknown address as for a known one', async () => {
    const password_hash = await hashPassword('something');
    const names = Array.from({ length: 15 }, (_, index) => `known${index}`);
    await test.app.db.user.createMany({
      data: names.map((name) => ({ user_name: name, email: `${name}@faculty.example`, password_hash })),
    });
    const times = { known: [] as number[], other: [] as number[] };
    // alternate, so that a busy machine slows both
    for (const name of names) {
      for (const kind of ['known', 'other'] as const) {
        const before = performance.now();
        await signIn(`${name.replace('known', kind)}@faculty.example`, 'wrong');
        times[kind].push(performance.now() - before);
      }
    }
    const [known, unknown] = [times.known, times.other].map((list) => list.sort((left, right) => left - right)[7] ?? 0) as [number, number];
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });
});

describe('signing up', () => {
  const bea = { email: 'bea.new@faculty.example', password: 'green kettle', fname_th: 'บี' };

  it('creates an account without rights that works after the e-mail is verified', async () => {
    const answer = await test.call('POST /auth/signup', {
      ...bea,
      role: 'admin',
      user_name: 'root',
      email_verified_at: '2020-01-01',
      password_hash: 'x',
    });
    expect(answer.json()).toEqual({ message: 'Check your email address' });
    const [mail] = await mails(1);
    expect(mail?.recipient).toBe(bea.email);
    expect(mail?.link).toContain(`${test.app.config.publicUrl}/verify-email?token=`);
    expect((await signIn(bea.email, bea.password)).statusCode).toBe(401);
    const verified = await test.call('PUT /auth/verify-email', { token: mail?.token });
    expect(verified.json()).toEqual({ message: 'Your email was verified' });
    const { body } = await signIn(bea.email, bea.password);
    const me = (await test.call('GET /auth/me', undefined, { authorization: `Bearer ${body}` })).json();
    expect(me).toMatchObject({ user_name: 'bea.new', role: 'user', fname_th: 'บี', rights: {} });
  });

  it('gives the same answer for an existing account, leaves it unchanged and mails its owner', async () => {
    const answer = await test.call('POST /auth/signup', { ...bea, email: ana.email });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Check your email address' }]);
    expect((await mails(1))[0]).toMatchObject({ recipient: ana.email, link: expect.stringContaining('/password-reset?token=') });
    expect((await signIn(ana.email, bea.password)).statusCode).toBe(401);
    expect((await signIn(ana.email, ana.password)).statusCode).toBe(200);
  });

  it('never lets the second to sign up set the password of the first, verified or not', async () => {
    await test.call('POST /auth/signup', bea);
    const [mail] = await mails(1);
    await test.call('POST /auth/signup', { ...bea, password: 'a stranger' });
    await mails(2);
    await test.call('PUT /auth/verify-email', { token: mail?.token });
    expect((await signIn(bea.email, 'a stranger')).statusCode).toBe(401);
    expect((await signIn(bea.email, bea.password)).statusCode).toBe(200);
  });

  it('with another spelling of a mailbox that has an account is answered as for that account', async () => {
    await test.app.db.user.create({ data: { user_name: 'tagged', email: 'tagged+work@faculty.example', email_verified_at: new Date() } });
    const answers = [];
    for (const email of ['Ana+2@faculty.example', 'tagged@faculty.example', 'tagged+home@faculty.example', bea.email])
      answers.push((await test.call('POST /auth/signup', { ...bea, email })).body);
    expect(new Set(answers).size).toBe(1);
    const sent = await mails(3);
    // once a minute
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual([ana.email, bea.email, 'tagged+work@faculty.example']);
    expect(await test.app.db.user.count()).toBe(3);
    // a stranger who signed up with another spelling, and cannot verify it, stops nobody
    await test.call('POST /auth/signup', { ...bea, email: 'cid+x@faculty.example' });
    await mails(4);
    await test.call('POST /auth/signup', { ...bea, email: 'cid@faculty.example' });
    expect((await mails(5)).at(-1)).toMatchObject({ recipient: 'cid@faculty.example', link: expect.stringContaining('/verify-email') });
  });

  it('is for the university’s domain only', async () => {
    for (const email of ['bea@evil.example', 'bea@faculty.example.evil.example', 'bea@sub.faculty.example']) {
      const answer = await test.call('POST /auth/signup', { ...bea, email });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields.email.code).toBe('email_domain');
    }
    await mails(0);
  });

  it('gives people of the same name different user names', async () => {
    await test.app.db.user.create({ data: { user_name: 'Bea.New', email: 'other@faculty.example' } });
    await test.call('POST /auth/signup', bea);
    await mails(1);
    expect((await test.app.db.user.findUnique({ where: { email: bea.email } }))?.user_name).toBe('bea.new2');
  });

  it('never assigns a reserved system name', async () => {
    await test.call('POST /auth/signup', { ...bea, email: 'system@faculty.example' });
    await mails(1);
    expect((await test.app.db.user.findUnique({ where: { email: 'system@faculty.example' } }))?.user_name).toBe('system2');
    const admin = await test.person({ role: 'admin' });
    const made = await admin.call('POST /users', { data: { email: 'x@faculty.example', role: 'user', user_name: 'System' } });
    expect(made.json().fields).toMatchObject({ 'data.user_name': { code: 'reserved' } });
  });

  it('creates one account for two concurrent sign-ups', async () => {
    await Promise.all([test.call('POST /auth/signup', bea), test.call('POST /auth/signup', bea)]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await test.app.db.user.count({ where: { email: bea.email } })).toBe(1);
  });

  it.each([
    ['123456', 'common_password'],
    ['PassWord', 'common_password'],
    ['bea.new', 'password_names'],
    ['bea.new@faculty.example', 'password_names'],
    ['Bea2544!', 'password_names'],
    ['ศิลปศาสตร์', 'password_names'],
    ['เมืองใหม่2569', 'password_names'],
    ['aaaaaa', 'password_pattern'],
    ['แผนผัง', undefined],
  ])('refuses the password %s: %s', async (password, code) => {
    const names = { fname_th: 'เมืองใหม่' };
    await test.app.db.facultySetting.update({ where: { faculty_setting_id: 1 }, data: { faculty_name_en: 'Faculty of Liberal Arts' } });
    const answer = await test.call('POST /auth/signup', { ...bea, ...names, password });
    expect([password, answer.json().fields?.password?.code]).toEqual([password, code]);
    if (code === undefined) return;
    expect(answer.statusCode).toBe(400);
    expect(await test.app.db.user.count({ where: { email: bea.email } })).toBe(0);
  });

  it('refuses a password of fewer than 6 characters and names the field', async () => {
    const answer = await test.call('POST /auth/signup', { ...bea, password: '12345' });
    expect(answer.json().fields.password.code).toBe('password_short');
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => test.call('POST /auth/send-password-reset-email', { email });

  it('is replaced by a link that works once and ends every session', async () => {
    const session = await startSession(test.app, anaId);
    expect((await ask(ana.email)).json()).toEqual({ message: 'Check your email address' });
    const [mail] = await mails(1);
    expect(mail?.link).toContain(`${test.app.config.publicUrl}/password-reset?token=`);
    const reset = () => test.call('PUT /auth/password-reset', { token: mail?.token, password: 'brand new' });
    // a refused password does not invalidate the link
    for (const [password, code] of [
      ['123456', 'common_password'],
      [ana.email, 'password_names'],
      ['university1', 'password_names'],
      ['poiuyt-4321', 'password_pattern'],
    ]) {
      const refused = await test.call('PUT /auth/password-reset', { token: mail?.token, password });
      expect(refused.json().fields?.password.code, password).toBe(code);
    }
    expect((await reset()).json()).toEqual({ message: 'Password has been changed' });
    expect((await test.call('GET /auth/me', undefined, { authorization: `Bearer ${session}` })).statusCode).toBe(401);
    expect((await signIn(ana.email, ana.password)).statusCode).toBe(401);
    expect((await signIn(ana.email, 'brand new')).statusCode).toBe(200);
    expect((await reset()).json()).toMatchObject({ statusCode: 400, code: 'bad_token' });
  });

  it('gives the same fast answer for every address, and mails only existing accounts', async () => {
    await test.app.db.user.create({ data: { user_name: 'locked', email: 'locked@faculty.example', disabled: true } });
    const answers = await Promise.all([ask('nobody@faculty.example'), ask('locked@faculty.example'), ask('x@evil.example')]);
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`))).toEqual(
      new Set(['200 {"message":"Check your email address"}']),
    );
    await mails(0);
  });

  it('is not replaced by a link mailed to a previous e-mail', async () => {
    const admin = await test.person({ role: 'admin' });
    await ask(ana.email);
    const [mail] = await mails(1);
    const email = 'ana.moved@faculty.example';
    expect((await admin.call(`PUT /users/${anaId}`, { data: { email, role: 'user' } })).statusCode).toBe(200);
    expect((await test.call('PUT /auth/password-reset', { token: mail?.token, password: 'brand new' })).json().code).toBe('bad_token');
    await deleteMails();
    await ask(email);
    expect((await mails(1))[0]).toMatchObject({ recipient: email });
  });

  it('sends at most 5 links an hour', async () => {
    for (let count = 0; count < 8; count += 1) {
      await ask(ana.email);
      await new Promise((resolve) => setTimeout(resolve, 50));
      // a minute later
      await test.app.db.$executeRaw`UPDATE one_time_tokens SET created_at = created_at - interval '61 seconds'`;
    }
    await mails(5);
  });

  it('sends one mail for repeated requests', async () => {
    for (let count = 0; count < 5; count += 1) await ask(ana.email);
    await mails(1);
    await mails(1);
  });

  it('links to the configured URL, independent of the Host header', async () => {
    await test.call(
      'POST /auth/send-password-reset-email',
      { email: ana.email },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    );
    expect((await mails(1))[0]?.link).toMatch(new RegExp(`^${test.app.config.publicUrl}/`));
  });

  it('is replaced only with the mailed token', async () => {
    await ask(ana.email);
    const [mail] = await mails(1);
    const token = mail?.token ?? '';
    const refusedAs = async (body: object) => (await test.call('PUT /auth/password-reset', { password: 'brand new', ...body })).statusCode;
    for (const wrong of [{ $ne: null }, [token], { token }, '', null, 1, token.toLowerCase(), `${token}x`])
      expect(await refusedAs({ token: wrong })).toBe(400);
    expect((await test.call('PUT /auth/verify-email', { token })).statusCode).toBe(400);
    await test.app.db.oneTimeToken.updateMany({ data: { expires_at: new Date(Date.now() - 1) } });
    expect(await refusedAs({ token })).toBe(400);
    expect((await signIn(ana.email, ana.password)).statusCode).toBe(200);
  });

  it('is set once by two concurrent calls with the same link', async () => {
    await ask(ana.email);
    const [mail] = await mails(1);
    const both = await Promise.all(
      ['first one', 'other one'].map((password) => test.call('PUT /auth/password-reset', { token: mail?.token, password })),
    );
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
  });

  it('is stored as a hash only, as are link tokens', async () => {
    await ask(ana.email);
    const [mail] = await mails(1);
    const kept = JSON.stringify([
      await test.app.db.user.findMany(),
      await test.app.db.oneTimeToken.findMany(),
      await test.app.db.outgoingMail.findMany(),
      await test.app.db.auditLog.findMany({ omit: { id: true } }),
    ]);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(kept).not.toContain(mail?.token);
    expect(kept).not.toContain(ana.password);
  });
});

describe('changing one’s password', () => {
  const change = (token: string, currentPassword: string, newPassword: string, language = 'en') =>
    test.call(
      'PUT /auth/password-update',
      { currentPassword, newPassword },
      { authorization: `Bearer ${token}`, 'accept-language': language },
    );

  it('ends the other sessions and writes an audit line without the password', async () => {
    const [here, there] = [await startSession(test.app, anaId), await startSession(test.app, anaId)];
    const answer = await change(here, ana.password, 'brand new', 'th-TH,th;q=0.9');
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว' }]);
    const status = async (token: string) => (await test.call('GET /auth/me', undefined, { authorization: `Bearer ${token}` })).statusCode;
    expect([await status(here), await status(there)]).toEqual([200, 401]);
    expect((await signIn(ana.email, 'brand new')).statusCode).toBe(200);
    const line = await test.app.db.auditLog.findFirst({ orderBy: { id: 'desc' } });
    expect(line).toMatchObject({ user_name: 'ana', entity: 'user', action: 'edit', changes: { password: ['•••', '•••'] } });
  });

  it('requires the current password and names the wrong field', async () => {
    const token = await startSession(test.app, anaId);
    expect((await change(token, 'wrong', 'brand new')).json()).toMatchObject({
      statusCode: 400,
      fields: { currentPassword: { code: 'password_wrong' } },
    });
    expect((await change(token, ana.password, '12345')).json().fields.newPassword.code).toBe('password_short');
    expect((await change(token, ana.password, 'qwerty')).json().fields.newPassword.code).toBe('common_password');
    expect((await change(token, ana.password, 'ana@faculty.example')).json().fields.newPassword.code).toBe('password_names');
    expect((await change(token, ana.password, 'ana-faculty-2026')).json().fields.newPassword.code).toBe('password_names');
    expect((await test.call('PUT /auth/password-update', { currentPassword: 'x', newPassword: 'brand new' })).statusCode).toBe(401);
    expect((await signIn(ana.email, ana.password)).statusCode).toBe(200);
  });

  it('invalidates earlier reset links', async () => {
    await test.call('POST /auth/send-password-reset-email', { email: ana.email });
    const [mail] = await mails(1);
    await change(await startSession(test.app, anaId), ana.password, 'brand new');
    expect((await test.call('PUT /auth/password-reset', { token: mail?.token, password: 'stranger' })).statusCode).toBe(400);
  });
});
