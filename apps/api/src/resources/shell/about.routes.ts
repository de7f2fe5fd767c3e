import { type About, about } from '@faculty/contracts/shell/about';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../../kit/crud/context.ts';
import { commit, version } from '../../version.ts';

/** What runs: people quote it when they report a problem. */
export function aboutCall(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: '/api/about',
    config: { signedIn: true },
    schema: { tags: ['Shell'], response: { 200: about } },
    handler: async (request): Promise<About> => {
      const isAdmin = (request.person as Person).role === 'admin';
      return { version, commit, system: isAdmin ? { node: process.version, database: await databaseVersion(app) } : null };
    },
  });
}

async function databaseVersion({ pool }: Pick<FastifyInstance, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ server_version: string }>('SHOW server_version');
  return `PostgreSQL ${rows[0]?.server_version}`;
}
