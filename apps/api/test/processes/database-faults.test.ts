import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../forms.ts';
import { type Client, type TestApp, testApp } from '../test-app.ts';

const endOthers = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
const prefix = (prefix_code: string) => ({
  prefix_code,
  prefix_l_th: 'ก',
  prefix_s_th: 'ก',
  prefix_l_en: 'a',
  prefix_s_en: 'a',
  prefix_type: 'Default',
});

describe('when the database', () => {
  let app: TestApp;
  let admin: Client;
  /** Somebody else at the same database. */
  let other: pg.Client;
  beforeAll(async () => {
    app = await testApp();
    admin = await app.person({ role: 'admin' });
    const { connectionString } = (app.app.pool as unknown as { options: { connectionString: string } }).options;
    other = new pg.Client({ connectionString });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await app.close();
  });

  test('ends connections a hundred times under writes: 503 with Retry-After, nothing acknowledged is lost, it recovers by itself', async () => {
    const acknowledged: string[] = [];
    const wrong = new Set<string>();
    let code = 0;
    let ending = true;
    const write = async () => {
      while (ending) {
        code += 1;
        const prefix_code = String(code).padStart(5, '0');
        const answer = await admin.call('POST /prefixs', prefix(prefix_code));
        if (answer.statusCode === 201) acknowledged.push(prefix_code);
        else if (answer.statusCode !== 503 || answer.headers['retry-after'] !== '2')
          wrong.add(`${answer.statusCode} ${answer.json().code}`);
      }
    };
    const writers = Array.from({ length: 6 }, write);
    for (let round = 0; round < 100; round += 1) {
      await other.query(endOthers);
      await new Promise((wake) => setTimeout(wake, 40));
      // a busy machine may need longer than that for one write
      if (round % 5 === 4) await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(round / 5);
    }
    ending = false;
    await Promise.all(writers);
    expect([...wrong]).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    const kept = new Set((await app.app.db.prefix.findMany({ select: { prefix_code: true } })).map((row) => row.prefix_code));
    expect(acknowledged.filter((prefix_code) => !kept.has(prefix_code))).toEqual([]);
    expect((await admin.call('GET /prefixs')).statusCode).toBe(200);
    expect((await admin.call('GET /readyz')).statusCode).toBe(200);
  });

  test('only reads, as a standby that is not promoted: 503 with Retry-After, and it recovers by itself', async () => {
    const readOnly = (on: boolean) =>
      other.query(`DO $$BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${on}', current_database()); END$$`);
    await readOnly(true);
    await other.query(endOthers);
    await expect.poll(async () => (await admin.call('GET /prefixs')).statusCode).toBe(200);
    const refused = await admin.call('POST /prefixs', prefix('90001'));
    expect(refused.json()).toMatchObject({ statusCode: 503, code: 'unavailable' });
    expect(refused.headers['retry-after']).toBe('2');
    await other.query('SET default_transaction_read_only = false');
    await readOnly(false);
    await other.query(endOthers);
    await expect.poll(async () => (await admin.call('POST /prefixs', prefix('90001'))).statusCode).toBe(201);
  });

  test('ends the connection while it commits: it may have been saved; before that, it was not', async () => {
    const ending = async (when: 'INITIALLY DEFERRED' | 'INITIALLY IMMEDIATE') => {
      await other.query(`CREATE CONSTRAINT TRIGGER ends AFTER INSERT ON prefixs DEFERRABLE ${when} FOR EACH ROW EXECUTE FUNCTION ends()`);
      const refused = await admin.call('POST /prefixs', prefix('90002'));
      await other.query('DROP TRIGGER ends ON prefixs');
      expect(refused.headers['retry-after'], when).toBe('2');
      return refused.json();
    };
    await other.query(`CREATE FUNCTION ends() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NULL; END$$`);
    expect(await ending('INITIALLY DEFERRED')).toMatchObject({ statusCode: 503, code: 'maybe_saved' });
    expect(await ending('INITIALLY IMMEDIATE')).toMatchObject({ statusCode: 503, code: 'unavailable' });
    expect((await admin.call('POST /prefixs', prefix('90002'))).statusCode).toBe(201);
  });

  test('ends the connection while it commits: the file stays, for a record may refer to it; the sweep knows', async () => {
    const kept = () =>
      readdirSync(path.join(app.dataDirectory, 'files'), { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length;
    await other.query(
      'CREATE CONSTRAINT TRIGGER ends AFTER INSERT ON uploads DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ends()',
    );
    const answer = await admin.call('POST /uploads', form({ uploads_title_th: 'ไฟล์', uploads_url: await picture() }));
    expect(answer.json()).toMatchObject({ statusCode: 503, code: 'maybe_saved' });
    await new Promise((removed) => setTimeout(removed, 500));
    expect(kept()).toBeGreaterThan(0);
    await other.query('DROP TRIGGER ends ON uploads');
  });

  test('locks a table, ten calls on it leave signing in and health alone, and are told to come again', async () => {
    await other.query('BEGIN; LOCK TABLE web_con_news IN ACCESS EXCLUSIVE MODE');
    try {
      const blocked = Array.from({ length: 10 }, () => admin.call('GET /web_con_news?page=0&limit=5'));
      await new Promise((wake) => setTimeout(wake, 200));
      app.app.people.forget();
      const nobody = { email: 'nobody@faculty.example', password: 'wrong-password' };
      for (const [route, status, body] of [
        ['GET /auth/me', 200],
        ['GET /readyz', 200],
        ['POST /auth/signin/local', 401, nobody],
      ] as const) {
        const started = performance.now();
        expect((await admin.call(route, body)).statusCode, route).toBe(status);
        expect(performance.now() - started, route).toBeLessThan(1_000);
      }
      for (const answer of await Promise.all(blocked)) {
        expect(answer.statusCode).toBe(503);
        expect(answer.headers['retry-after']).toBe('2');
      }
    } finally {
      await other.query('ROLLBACK');
    }
    expect((await admin.call('GET /web_con_news?page=0&limit=5')).statusCode).toBe(200);
  });
});
