import { isPage, type PageKey } from '@faculty/contracts/pages';
import type { PageRight } from '@faculty/contracts/shell/me';
import { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import type { ChangeFeed } from '../db/change-feed.ts';
import { runSql } from '../db/run-sql.ts';
import type { Person } from '../kit/crud/context.ts';
import type { People } from '../kit/http/fastify-types.ts';
import { lruMap } from '../kit/jobs/lru-map.ts';

/** What decides who somebody is and what they may do: a change of it by any process is heard at once. */
const tables = ['users', 'roles', 'sessions'] as const;
/** How long it may take while changes cannot be heard; this process' own changes call `forget`. */
const rememberedMilliseconds = 900;

const everything: PageRight = { view: true, add: true, edit: true, delete: true, own_only: false };
const nothing: PageRight = { view: false, add: false, edit: false, delete: false, own_only: false };

/** When a session was last seen is known to so much, at the price of one small write. */
const seenMilliseconds = 5 * 60_000;

interface Remembered {
  person: Promise<Person | null>;
  until: number;
  version: number | null;
}

/** Finds the person behind a session, and keeps the answer for a moment so that the calls of one screen cost one look-up. */
export function peopleOf(pool: pg.Pool, changes: Pick<ChangeFeed, 'versionOf'>): People {
  const remembered = lruMap<Remembered>();
  return {
    async ofSession(session) {
      // read before the look-up: an answer that began before a change is never taken for one after it
      const version = changes.versionOf(tables);
      const known = remembered.get(session);
      if (known && known.version === version && known.until > performance.now()) return known.person;
      const person = loadPerson(
        (sql) => runSql<Found>(pool, sql).then(({ rows }) => rows),
        session,
        () => noteSeen(pool, session),
      );
      remembered.set(session, { person, version, until: performance.now() + rememberedMilliseconds });
      // a failed look-up is not an answer
      person.catch(() => {
        if (remembered.get(session)?.person === person) remembered.delete(session);
      });
      return person;
    },
    asOfNow: (session, db) => loadPerson((sql) => db.$queryRaw<Found[]>(sql), session),
    forget: () => remembered.clear(),
  };
}

interface Found {
  id: number;
  user_name: string;
  role: Person['role'];
  seen_long_ago: boolean;
  roles: (Flags & { role_page: string })[];
}

/** One query: it is asked again inside every change, where each millisecond holds locks. */
const personBehind = (session: string) => Prisma.sql`
  SELECT users.id, users.user_name, users.role::text AS role,
    sessions.last_seen_at < ${new Date(Date.now() - seenMilliseconds).toISOString()}::timestamptz AS seen_long_ago, COALESCE(
    (SELECT json_agg(given) FROM (
      SELECT role_page, super_admin, "view", "add", "edit", "delete", own_only FROM roles WHERE roles.user_name = users.user_name AND active = 'Y'
    ) AS given), '[]') AS roles
  FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE sessions.id = ${session}::uuid AND sessions.ended_at IS NULL AND sessions.expires_at > ${new Date().toISOString()}::timestamptz AND NOT users.disabled`;

/** For the person's own list of sessions. Nobody waits for it, and a failure means a time some minutes older. */
function noteSeen(pool: pg.Pool, session: string): void {
  runSql(pool, Prisma.sql`UPDATE sessions SET last_seen_at = ${new Date().toISOString()}::timestamptz WHERE id = ${session}::uuid`).catch(
    () => {},
  );
}

async function loadPerson(ask: (sql: Prisma.Sql) => Promise<Found[]>, session: string, seen?: () => void): Promise<Person | null> {
  const [found] = await ask(personBehind(session));
  if (!found) return null;
  if (found.seen_long_ago) seen?.();
  const { id, user_name, role, roles } = found;
  const rights = new Map<PageKey, PageRight>();
  for (const flags of roles) if (isPage(flags.role_page)) rights.set(flags.role_page, rightOf(flags));
  return { id, user_name, role, session, right: (page) => (role === 'admin' ? everything : (rights.get(page) ?? nothing)) };
}

type Flags = Record<'super_admin' | keyof PageRight, 'Y' | 'N'>;

/** Each flag stands for itself, save super_admin, which grants all and limits nothing (docs/decisions/0004). */
export function rightOf(flags: Flags): PageRight {
  if (flags.super_admin === 'Y') return everything;
  return {
    view: flags.view === 'Y',
    add: flags.add === 'Y',
    edit: flags.edit === 'Y',
    delete: flags.delete === 'Y',
    own_only: flags.own_only === 'Y',
  };
}
