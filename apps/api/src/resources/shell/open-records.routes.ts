import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import type { AnyEntity, AuditColumns } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { type OpenRecordBody, openRecord, openRecordBody, openRecordRoute } from '@faculty/contracts/shell/open-records';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { runSql } from '../../db/run-sql.ts';
import { contextOf } from '../../kit/crud/handlers.ts';
import { type Presence, PresenceMap } from '../../kit/crud/presence.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { personName } from '../../kit/people/person-name.ts';

/** Channel of the notifications between the processes. */
const channel = 'record_open';

/** Forms report that they are open and learn who else has the record open; nothing is stored in the database. */
export function openRecordCall(app: FastifyInstance): void {
  const present = new PresenceMap();
  app.changes.onMessage(channel, (message) => present.report(JSON.parse(message) as Presence)); // written below
  const nameOf = async (user_name: string) => {
    const name = await app.names.of(['users'], user_name, () => personName(app.db, user_name));
    return { th: name?.th ?? user_name, en: name?.en ?? user_name };
  };

  app.route({
    ...methodAndUrl(openRecordRoute),
    config: { signedIn: true },
    schema: {
      tags: ['Open records'],
      summary: 'Tells that a form is open; answers who else has the record open for editing, and who changed it last',
      body: openRecordBody,
      response: { 200: openRecord },
    },
    handler: async (request) => {
      const { entity: name, record_id, state } = request.body as OpenRecordBody;
      const entity: AnyEntity | undefined = isEntityKey(name) ? entityOf[name] : undefined;
      if (!entity) throw wrongField('entity', 'choice');
      const ctx = contextOf(app, request, entity.page);
      const right = ctx.person.right(entity.page);
      if (!right.view) throw new ApiError('forbidden');
      const found = await app.records.get(entity.name)?.(record_id, ctx);
      if (!found || (ctx.own !== undefined && found.owner !== ctx.own)) throw new ApiError('not_found');
      const row = found.row as AuditColumns & Record<string, unknown>; // by the names of its fields
      // the identifier as it is stored: '007' finds record 7
      const report: Presence = { record: `${entity.name} ${row[entity.idKey]}`, user_name: ctx.person.user_name, state };
      // who can only read it disturbs nobody
      if (right.edit) {
        present.report(report);
        await runSql(app.pool, Prisma.sql`SELECT pg_notify(${channel}, ${JSON.stringify(report)})`);
      }
      const people = await Promise.all(
        present.others(report.record, report.user_name).map(async ({ user_name, since, isChanging }) => {
          const { th, en } = await nameOf(user_name);
          return { user_name, full_name_th: th, full_name_en: en, since, is_changing: isChanging };
        }),
      );
      const { th, en } = await nameOf(row.updated_by);
      return { people, updated_at: row.updated_at, updated_by: row.updated_by, updated_by_th: th, updated_by_en: en };
    },
  });
}
