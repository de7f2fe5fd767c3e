import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/db/open-database.ts';
import { form, picture } from '../forms.ts';
import { addressOf, freePort, type ServerProcess as Instance, signIn, startServer, tryToSignIn } from '../server-process.ts';
import { testDatabase } from '../test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-instances-'));
const mails = 30;
const kiosk = 'k'.repeat(24);
let database: Database;
let instances: Instance[] = [];
let sites: string[] = [];
const start = async (sitePort?: number) =>
  startServer({
    ...(sitePort !== undefined && { SITE_PORT: String(sitePort) }),
    DATA_DIR: folder,
    DATABASE_URL: addressOf(database),
    JWT_SECRET: 'one for all instances of this test',
  });
const at = (index: number): Instance => instances[index] as Instance;

describe('three instances on one database', () => {
  beforeAll(async () => {
    database = await testDatabase();
    const mail = (n: number) => ({ recipient: `r${n}@faculty.example`, subject: `mail ${n}`, text: 'x' });
    await database.prisma.outgoingMail.createMany({ data: Array.from({ length: mails }, (_, n) => mail(n)) });
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    instances = await Promise.all(ports.map(start));
    sites = ports.map((port) => `http://127.0.0.1:${port}`);
  }, 180_000);
  afterAll(async () => {
    for (const { process: child } of instances) child.kill('SIGKILL');
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('send each mail once', async () => {
    const sent = () => readdirSync(path.join(folder, 'mail')).map((name) => name.slice(name.lastIndexOf('-') + 1));
    await expect.poll(() => sent().length, { timeout: 40_000 }).toBe(mails);
    expect(new Set(sent()).size).toBe(mails);
    // the row is marked after the mail is handed over
    await expect.poll(() => database.prisma.outgoingMail.count({ where: { sent_at: null } })).toBe(0);
  });

  test('know a session of any of them, and its end, within a second', async () => {
    const token = await signIn(at(0), 'editor');
    for (const instance of instances) expect((await call(instance, token, 'GET', '/auth/me')).status).toBe(200);
    await call(at(1), token, 'POST', '/auth/signout');
    await within(async () => (await call(at(2), token, 'GET', '/auth/me')).status === 401);
  });

  test('see rights and lists that another has changed within a second', async () => {
    const { password_hash } = await database.prisma.user.findUniqueOrThrow({ where: { user_name: 'editor' } });
    const reader = { user_name: 'reader', email: 'reader@faculty.example', password_hash, email_verified_at: new Date() };
    await database.prisma.user.create({ data: reader });
    const given = { role_group: 'web', role_page: '/web/content_new', view: 'Y', created_by: 'test', updated_by: 'test' } as const;
    const { role_id } = await database.prisma.role.create({ data: { user_name: 'reader', ...given } });
    const token = await signIn(at(2), 'reader');
    const editor = await signIn(at(0), 'editor');
    const seen = async () => call(at(2), token, 'GET', '/web_con_news?page=0&limit=5');
    const count = async () => ((await (await seen()).json()) as { count: number }).count;

    expect((await seen()).status).toBe(200);
    const before = await count();
    expect(await addNews(at(0), editor, 'บนเครื่องอื่น')).toBe(201);
    await within(async () => (await count()) === before + 1);
    expect((await call(at(1), editor, 'POST', '/delete_roles', { role_id })).status).toBe(200);
    await within(async () => (await seen()).status === 403);
  });

  test('tell the desk of a scan at the kiosk of another within two seconds', async () => {
    const end = new Date(Date.now() + 3_600_000);
    const key = { key_code: kiosk, page_code: 'lc_room_checkin', key_end_at: end, created_by: 'test' } as const;
    await database.prisma.tempKey.create({ data: key });
    const { up_department_id: job_title } = await database.prisma.department.create({ data: { up_department_name_th: 'คณะศิลปศาสตร์' } });
    const names = { prefix_title_th: '', fname_th: 'มะลิ', lname_th: 'ใจงาม', fname_en: 'Mali', lname_en: 'Jaingam' };
    const stamps = { created_by: 'test', updated_by: 'test' };
    await database.prisma.lcUser.create({
      data: { user_name: 'mali', user_code: '123456', user_type: 'S', job_title, ...names, ...stamps },
    });
    const editor = await signIn(at(1));
    const changed = async (since: string) =>
      (await (await call(at(1), editor, 'GET', `/mem_lc_checkin_changes?since=${since}`)).json()) as { version: string };

    const { version } = await changed('');
    expect(version).not.toBe('');
    const answered = changed(version);
    const scanned = performance.now();
    expect(await (await scan(at(0), '123456')).json()).toMatchObject({ outcome: 'in' });
    expect((await answered).version).not.toBe(version);
    expect(performance.now() - scanned, 'milliseconds').toBeLessThan(2_000);
  });

  test('let a desk wait though every call goes to another, and wake it within a second of a change at any of them', async () => {
    const editor = await signIn(at(0));
    let calls = 0;
    const ask = async (since: string, signal?: AbortSignal) => {
      const { base } = at(calls % 3);
      calls += 1;
      const headers = { authorization: `Bearer ${editor}` };
      const answer = await fetch(`${base}/mem_lc_checkin_changes?since=${since}`, { headers, ...(signal && { signal }) });
      return ((await answer.json()) as { version: string }).version;
    };
    let version = await ask('');
    // a desk that asks again as soon as it is answered
    const over = AbortSignal.timeout(15_000);
    while (!over.aborted) version = await ask(version, over).catch(() => version);
    expect(calls).toBeLessThanOrEqual(2);

    const { user_id, ...mali } = await database.prisma.lcUser.findFirstOrThrow({ where: { user_name: 'mali' } });
    for (const [changed, asked, user_code] of [
      [0, 1, '223344'],
      [2, 0, '334455'],
    ] as const) {
      await database.prisma.lcUser.create({ data: { ...mali, user_name: `m${user_code}`, user_code } });
      const since = await ask('');
      calls = asked;
      const answered = ask(since);
      await new Promise((begun) => setTimeout(begun, 500));
      const scanned = performance.now();
      expect(await (await scan(at(changed), user_code)).json()).toMatchObject({ outcome: 'in' });
      expect(await answered).not.toBe(since);
      expect(performance.now() - scanned, 'milliseconds').toBeLessThan(1_000);
      // and they agree again
      await within(async () => {
        const [one, ...others] = await Promise.all([ask(''), ask(''), ask('')]);
        return one !== since && others.every((other) => other === one);
      });
    }
  });

  test('count wrong codes at a kiosk in sum', async () => {
    const guess = async (instance: Instance, user_code: string) => (await scan(instance, user_code)).status;
    const answers: number[] = [];
    for (let n = 0; n < 24; n += 1) {
      answers.push(await guess(at(n % 3), String(990_000 + n)));
      await new Promise((done) => setTimeout(done, 60));
    }
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429, 429, 429]);
  });

  test('count wrong passwords in sum', async () => {
    const guess = async (instance: Instance) => (await tryToSignIn(instance, 'reader', 'wrong')).status;
    const answers: number[] = [];
    for (let n = 0; n < 9; n += 1) {
      answers.push(await guess(at(n % 3)));
      await new Promise((done) => setTimeout(done, 60));
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(6);
    expect(answers.slice(6)).toEqual([429, 429, 429]);
  });

  test('show a save to readers of the website and of the public API within two seconds, under 200 calls a second', async () => {
    const editor = await signIn(at(0), 'editor');
    const news_id = await database.prisma.news
      .create({ data: { order_seq: 1, news_title_th: 'ข่าวก่อนแก้', created_by: 'test', updated_by: 'test' } })
      .then((made) => made.news_id);
    const addresses = instances.flatMap(({ base }, n) => [
      `${base}/public/v1/news/${news_id}`,
      `${base}/public/v1/news`,
      `${sites[n]}/news/${news_id}`,
      `${sites[n]}/`,
    ]);
    const statuses = new Map<number, number>();
    const pending: Promise<void>[] = [];
    let asked = 0;
    const began = performance.now();
    const readers = setInterval(() => {
      // timers are late on a busy machine: as many calls as 200 a second make
      for (const due = ((performance.now() - began) / 1_000) * 200; asked < due; asked += 1) {
        const read = fetch(addresses[asked % addresses.length] as string).then(async (answer) => {
          await answer.arrayBuffer();
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        });
        pending.push(read);
      }
    }, 20);
    const wait = (milliseconds: number) => new Promise((waited) => setTimeout(waited, milliseconds));
    await wait(1_000);
    for (const [n, title] of ['แก้ที่เครื่องหนึ่ง', 'แก้ที่เครื่องสอง', 'แก้ที่เครื่องสาม'].entries()) {
      expect((await call(at(n), editor, 'POST', '/update_con_news', { news_id, news_title_th: title })).status).toBe(200);
      const saved = performance.now();
      for (const address of addresses)
        await expect.poll(async () => (await fetch(address)).text(), { interval: 20, timeout: 10_000 }).toContain(title);
      expect(performance.now() - saved, 'milliseconds').toBeLessThan(2_000);
    }
    clearInterval(readers);
    await Promise.all(pending);
    expect([...statuses.keys()]).toEqual([200]);
    expect(asked).toBeGreaterThan(200);
  });

  test('lose and double nothing when one is killed in the middle of writes, and the others go on', async () => {
    const editor = await signIn(at(0), 'editor');
    const acknowledged: string[] = [];
    let refusedByOthers = 0;
    const write = async (n: number) => {
      const title = `ระหว่างล่ม ${n}`;
      const status = await addNews(at(n % 3), editor, title).catch(() => 0);
      if (status === 201) acknowledged.push(title);
      else if (n % 3 !== 2) refusedByOthers += 1;
      if (acknowledged.length === 25) at(2).process.kill('SIGKILL');
    };
    // three at once on each: a person may have six uploads under way
    const writers = Array.from({ length: 9 }, async (_, first) => {
      for (let n = first; n < 90; n += 9) await write(n);
    });
    await Promise.all(writers);
    expect(at(2).process.signalCode).toBe('SIGKILL');
    expect(refusedByOthers).toBe(0);
    for (const title of acknowledged) expect(await database.prisma.news.count({ where: { news_title_th: title } }), title).toBe(1);
    expect((await call(at(0), editor, 'GET', '/readyz')).status).toBe(200);
    // what was acknowledged by the lost one too is on the website of the others
    for (const title of acknowledged)
      expect(await (await fetch(`${sites[0]}/search?q=${encodeURIComponent(title)}`)).text()).toContain(title);
    const later = await start(undefined);
    instances.push(later);
    expect((await call(later, editor, 'GET', '/auth/me')).status).toBe(200);
  }, 120_000);
});

/** Until it is so: who asks a second later or more must not be answered as before, however long a busy machine takes to answer. */
async function within(isSo: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  for (;;) {
    const asked = performance.now();
    if (await isSo()) return;
    expect(asked - began, 'milliseconds').toBeLessThan(1_000);
    await new Promise((wait) => setTimeout(wait, 20));
  }
}

const call = (instance: Instance, token: string, method: string, address: string, body?: unknown) =>
  fetch(instance.base + address, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const scan = (instance: Instance, user_code: string) =>
  fetch(`${instance.base}/checkin/${kiosk}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_code }),
  });

async function addNews(instance: Instance, token: string, title: string): Promise<number> {
  const body = form({ news_title_th: title, news_type_tag: 'N1', news_h_image_th: await picture() });
  const answer = await fetch(`${instance.base}/web_con_news`, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  return answer.status;
}
