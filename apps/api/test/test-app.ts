import { subscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageKey } from '@faculty/contracts/pages';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../src/app.ts';
import { startSession } from '../src/auth/sessions/sessions.ts';
import { type Config, readConfig } from '../src/config.ts';
import { formsPlugin } from '../src/kit/http/multipart.ts';
import { testDatabase } from './test-database.ts';

// a test sees only the 500 of a statement that names what is not there
subscribe('tracing:fastify.request.handler:error', (event) => {
  const { message = '' } = (event as { error?: Error }).error ?? {};
  if (/does not exist|syntax error at/.test(message)) console.error(message);
});

type RoleFlags = Partial<Record<'super_admin' | 'view' | 'add' | 'edit' | 'delete' | 'publish' | 'own_only' | 'active', 'Y' | 'N'>>;

interface PersonOptions {
  user_name?: string;
  role?: 'admin' | 'user';
  /** Page → flags of its role assignment. */
  pages?: Partial<Record<PageKey, RoleFlags>>;
}

/** A signed-in person: makes calls with their token. */
export interface Client {
  id: number;
  user_name: string;
  token: string;
  /** `call('POST /prefixs', body)`; a FormData is sent as multipart. */
  call(route: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  app: FastifyInstance;
  dataDirectory: string;
  person(options?: PersonOptions): Promise<Client>;
  /** A call without a token. */
  call: Client['call'];
  close(): Promise<void>;
}

/**
 * The whole server on a fresh database and an empty data directory, not listening; `extend` adds routes only a test knows, `timeZone` is that
 * of the database.
 */
export async function testApp(
  overrides: Partial<Config> = {},
  extend?: (app: FastifyInstance) => void,
  timeZone?: string,
): Promise<TestApp> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'faculty-app-'));
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDirectory, LOG_LEVEL: process.env.TEST_LOG ?? 'silent', RATE_LIMIT: '0' }),
    // each test file would start an identity provider of its own
    devIdentityProviderPort: null,
    // a build of the web app must not decide a test
    webDirectory: path.join(dataDirectory, 'no-web-app'),
    ...overrides,
  };
  const database = await testDatabase(timeZone);
  const app = await buildApp(config, database);
  if (extend)
    app.register(async (scope) => {
      await scope.register(formsPlugin);
      extend(scope);
    });
  await app.ready();
  let made = 0;

  const caller =
    (token?: string): Client['call'] =>
    async (route, body, headers = {}) => {
      const [method, url] = route.split(' ') as [string, string];
      const { payload, type } = await encoded(body);
      return app.inject({
        method: method as 'GET',
        url,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...type, ...headers },
        ...(payload !== undefined && { payload }),
      });
    };

  return {
    app,
    dataDirectory,
    call: caller(),
    async person({ user_name = `person${++made}`, role = 'user', pages = {} } = {}) {
      const user = await app.db.user.create({
        data: {
          user_name,
          role,
          email: `${user_name}@faculty.example`,
          fname_th: 'ทดสอบ',
          lname_th: user_name,
          email_verified_at: new Date(),
        },
      });
      for (const [role_page, flags] of Object.entries(pages)) {
        await app.db.role.create({
          data: { user_name, role_page, role_group: 'test', created_by: 'test', updated_by: 'test', ...flags },
        });
      }
      const token = await startSession(app, user.id);
      return { id: user.id, user_name, token, call: caller(token) };
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** A FormData becomes the bytes a browser would send. */
async function encoded(body: unknown): Promise<{ payload?: NonNullable<InjectOptions['payload']>; type: Record<string, string> }> {
  if (body === undefined) return { type: {} };
  if (!(body instanceof FormData)) return { payload: body as NonNullable<InjectOptions['payload']>, type: {} };
  const response = new Response(body);
  return { payload: Buffer.from(await response.arrayBuffer()), type: { 'content-type': response.headers.get('content-type') ?? '' } };
}
