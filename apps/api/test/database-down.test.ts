import { mkdtempSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { startSession } from '../src/auth/sessions/sessions.ts';
import { readConfig } from '../src/config.ts';
import { type Database, openDatabase } from '../src/db/open-database.ts';
import { testDatabase } from './test-database.ts';

/** The way to the database, which can be cut and mended. */
class Cable {
  #server: Server | undefined;
  #sockets = new Set<Socket>();
  readonly #host: string;
  readonly #port: number;
  port = 0;

  constructor(host: string, port: number) {
    this.#host = host;
    this.#port = port;
  }

  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.#port, this.#host);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => {});
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((listening) => server.listen(this.port, '127.0.0.1', listening));
    this.port = (server.address() as { port: number }).port;
    this.#server = server;
  }

  async cut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await new Promise((closed) => this.#server?.close(closed));
  }
}

describe('when the database goes away', () => {
  let original: Database;
  let database: Database;
  let cable: Cable;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    original = await testDatabase();
    const url = new URL((original.pool as unknown as { options: { connectionString: string } }).options.connectionString);
    cable = new Cable(url.hostname, Number(url.port || 5432));
    await cable.mend();
    url.hostname = '127.0.0.1';
    url.port = String(cable.port);
    database = await openDatabase({ databaseUrl: url.href, databasePool: 5 });
    const config = readConfig({
      NODE_ENV: 'test',
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'faculty-down-')),
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
    });
    app = await buildApp({ ...config, devIdentityProviderPort: null }, database);
    await app.ready();
    const user = await app.db.user.create({ data: { user_name: 'admin', email: 'admin@faculty.example', role: 'admin' } });
    headers = { authorization: `Bearer ${await startSession(app, user.id)}` };
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await original.close();
  });

  const get = (url: string) => app.inject({ method: 'GET', url, headers });

  test('calls answer 503 at once and say when to try again; the process lives; it recovers by itself', async () => {
    expect((await get('/web_con_news?page=0&limit=5')).statusCode).toBe(200);
    await cable.cut();

    for (const url of ['/web_con_news?page=0&limit=5', '/prefixs', '/auth/me']) {
      app.people.forget();
      const started = Date.now();
      const down = await get(url);
      expect(down.statusCode, url).toBe(503);
      expect(down.json(), url).toMatchObject({ code: 'unavailable' });
      expect(down.headers['retry-after'], url).toBe('2');
      expect(Date.now() - started, url).toBeLessThan(2_000);
    }
    expect((await get('/livez')).statusCode).toBe(200);
    await expect.poll(async () => (await get('/readyz')).statusCode, { timeout: 3_000 }).toBe(503);

    await cable.mend();
    await expect.poll(async () => (await get('/web_con_news?page=0&limit=5')).statusCode, { timeout: 5_000 }).toBe(200);
    await expect.poll(async () => (await get('/readyz')).statusCode, { timeout: 5_000 }).toBe(200);
  });
});
