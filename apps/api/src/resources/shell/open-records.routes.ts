import { methodAndUrl } from '@faculty/contracts/kit/route';
import {
  goneMilliseconds,
  mostPresent,
  type OpenRecordBody,
  openRecord,
  openRecordBody,
  openRecordRoute,
} from '@faculty/contracts/shell/open-records';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { runSql } from '../../db/run-sql.ts';
import { contextOf, recordFor } from '../../kit/crud/handlers.ts';
import { recordEntity } from '../../kit/crud/record-entities.ts';
import { wrongField } from '../../kit/http/errors.ts';
import { personName } from '../../kit/people/person-name.ts';

/** Who has a record open, as one of the processes was told. */
interface Presence {
  /** `work 12`. */
  record: string;
  user_name: string;
  state: 'open' | 'changed' | 'closed';
}

interface Present {
  since: number;
  seen: number;
  isChanging: boolean;
}

/** Most records that anybody has open. */
const mostRecords = 2_000;

/**
 * Who has which record open: in memory, bounded, and forgotten unless it is reported again. Each process notifies the others, so that all
 * know the same; one that starts knows it after the next reports.
 */
export class PresenceMap {
  readonly #records = new Map<string, Map<string, Present>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  report({ record, user_name, state }: Presence): void {
    const now = this.#now();
    const people = this.#records.get(record) ?? new Map<string, Present>();
    const since = people.get(user_name)?.since ?? now;
    people.delete(user_name);
    // the records reported last come last
    this.#records.delete(record);
    if (state !== 'closed') people.set(user_name, { since, seen: now, isChanging: state === 'changed' });
    for (const [name, { seen }] of people) if (now - seen > goneMilliseconds) people.delete(name);
    if (people.size > 0) this.#records.set(record, people);
    if (this.#records.size > mostRecords) this.#records.delete(this.#records.keys().next().value as string);
  }

  /** Who else has it open, the first first. */
  others(record: string, user_name: string): { user_name: string; since: Date; isChanging: boolean }[] {
    const now = this.#now();
    return [...(this.#records.get(record) ?? [])]
      .filter(([name, { seen }]) => name !== user_name && now - seen <= goneMilliseconds)
      .map(([name, { since, isChanging }]) => ({ user_name: name, since: new Date(since), isChanging }))
      .sort((left, right) => left.since.getTime() - right.since.getTime())
      .slice(0, mostPresent);
  }
}

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
      const entity = recordEntity(name);
      if (!entity) throw wrongField('entity', 'choice');
      const ctx = contextOf(app, request, entity.page);
      // an account and a member are two views of one record
      const kind = entity.name === 'user' ? 'member' : entity.name;
      const row = await recordFor(app, ctx, { ...entity, name: kind }, record_id);
      // the identifier as it is stored: '007' finds record 7
      const report: Presence = { record: `${kind} ${row[entity.idKey]}`, user_name: ctx.person.user_name, state };
      // who can only read it disturbs nobody
      if (ctx.person.right(entity.page).edit) {
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
