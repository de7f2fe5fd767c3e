import { authRoutes } from '@faculty/contracts/auth/auth';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../api/src/app.ts';
import { startSession } from '../../api/src/auth/sessions/sessions.ts';
import { readConfig } from '../../api/src/config.ts';
import { openMigratedDatabase } from '../../api/src/open-migrated-database.ts';
import { MoveError } from './folder/rows.ts';

/** Opens this product as its server does, without listening; a running server does not mind. */
export async function onProduct<Result>(work: (app: FastifyInstance) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  const database = await openMigratedDatabase({ ...config, asyncCommit: true });
  try {
    const app = await buildApp({ ...config, logLevel: 'warn', rateLimit: 0, devIdentityProviderPort: null, apiDocs: false }, database);
    try {
      await app.ready();
      return await work(app);
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}

/** Makes a documented call: `GET /path`. */
export type Call = (call: string, payload?: object) => Promise<{ statusCode: number; rawPayload: Buffer }>;

/** Makes documented calls as the first administrator, in a session of its own. */
export async function withAdministrator<Result>(app: FastifyInstance, work: (call: Call) => Promise<Result>): Promise<Result> {
  const admin = await app.db.user.findFirst({ where: { role: 'admin', disabled: false }, orderBy: { id: 'asc' } });
  if (!admin) throw new MoveError('There is no administrator here to read as: npm run seed -- --admin EMAIL');
  const headers = { authorization: `Bearer ${await startSession(app, admin.id)}` };
  const call: Call = (text, payload) => {
    const [method, url] = text.split(' ') as ['GET', string];
    return app.inject({ method, url, headers, ...(payload && { payload }) });
  };
  try {
    return await work(call);
  } finally {
    await call(authRoutes.signOut);
  }
}
