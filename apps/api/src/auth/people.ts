import { isPage, type PageKey } from '@faculty/contracts/pages';
import type { PageRight } from '@faculty/contracts/shell/me';
import { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import type { ChangeFeed } from '../db/change-feed.ts';
import { runSql } from '../db/run-sql.ts';
import type { Person } from '../kit/crud/context.ts';
import type { People } from '../kit/http/fastify-types.ts';
import { lruMap } from '../kit/jobs/lru-map.ts';

/** Tables that sessions and rights depend on; the change feed invalidates the cache. */
const tables = ['users', 'roles', 'sessions'] as const;
/** Cache time while the change feed is disconnected; changes by this process call `forget`. */
const cacheMilliseconds = 900;

const everything: PageRight = { view: true, add: true, edit: true, delete: true, publish: true, own_only: false };
const nothing: PageRight = { view: false, add: false, edit: false, delete: false, publish: false, own_only: false };

/** Precision of `last_seen_at`, which limits the writes. */
const seenMilliseconds = 5 * 60_000;

interface CachedPerson {
  person: Promise<Person | null>;
  until: number;
  version: number | null;
}

/** Looks up the person of a session, with a short cache, so that the calls of one screen cost one query. */
export function peopleOf(pool: pg.Pool, changes: Pick<ChangeFeed, 'versionOf'>): People {
  const cached = lruMap<CachedPerson>();
  return {
    async ofSession(session) {
      // read the version before the query, so that a concurrent change invalidates the result
      const version = changes.versionOf(tables);
      const known = cached.get(session);
      if (known && known.version === version && known.until > performance.now()) return known.person;
      const person = loadPerson(
        (sql) => runSql<SessionRow>(pool, sql).then(({ rows }) => rows),
        session,
        () => updateLastSeen(pool, session),
      );
      cached.set(session, { person, version, until: performance.now() + cacheMilliseconds });
      // do not cache errors
      person.catch(() => {
        if (cached.get(session)?.person === person) cached.delete(session);
      });
      return person;
    },
    asOfNow: (session, db) => loadPerson((sql) => db.$queryRaw<SessionRow[]>(sql), session),
    forget: () => cached.clear(),
  };
}

type Account = Pick<Person, 'id' | 'user_name' | 'role'> & { roles: (Flags & { role_page: string })[] };
interface SessionRow extends Account {
  seen_long_ago: boolean;
}

const rolesGiven = Prisma.sql`COALESCE(
    (SELECT json_agg(given) FROM (
      SELECT role_page, super_admin, "view", "add", "edit", "delete", publish, own_only FROM roles WHERE roles.user_name = users.user_name AND active = 'Y'
    ) AS given), '[]') AS roles`;

/** One query, because it also runs inside the transaction of every change, which holds locks. */
const sessionQuery = (session: string) => Prisma.sql`
  SELECT users.id, users.user_name, users.role::text AS role,
    sessions.last_seen_at < ${new Date(Date.now() - seenMilliseconds).toISOString()}::timestamptz AS seen_long_ago, ${rolesGiven}
  FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE sessions.id = ${session}::uuid AND sessions.ended_at IS NULL AND sessions.expires_at > ${new Date().toISOString()}::timestamptz AND NOT users.disabled`;

/** Updates `last_seen_at` in the background, for the person's list of sessions. Errors are ignored. */
function updateLastSeen(pool: pg.Pool, session: string): void {
  runSql(pool, Prisma.sql`UPDATE sessions SET last_seen_at = ${new Date().toISOString()}::timestamptz WHERE id = ${session}::uuid`).catch(
    () => {},
  );
}

async function loadPerson(query: (sql: Prisma.Sql) => Promise<SessionRow[]>, session: string, onSeen?: () => void): Promise<Person | null> {
  const [found] = await query(sessionQuery(session));
  if (!found) return null;
  if (found.seen_long_ago) onSeen?.();
  return { ...withRights(found), session };
}

/** The person of an account in use, without a session: for what goes on while they may do it. */
export async function accountInUse(pool: pg.Pool, user_name: string): Promise<Omit<Person, 'session'> | null> {
  const statement = Prisma.sql`SELECT id, user_name, role::text AS role, ${rolesGiven} FROM users WHERE user_name = ${user_name} AND NOT disabled`;
  const [found] = (await runSql<Account>(pool, statement)).rows;
  return found ? withRights(found) : null;
}

function withRights({ id, user_name, role, roles }: Account): Omit<Person, 'session'> {
  const rights = new Map<PageKey, PageRight>();
  for (const flags of roles) if (isPage(flags.role_page)) rights.set(flags.role_page, rightOf(flags));
  return { id, user_name, role, right: (page) => (role === 'admin' ? everything : (rights.get(page) ?? nothing)) };
}

type Flags = Record<'super_admin' | keyof PageRight, 'Y' | 'N'>;

/** Each flag grants its own action; super_admin grants all without own_only (docs/decisions/0004). */
export function rightOf(flags: Flags): PageRight {
  if (flags.super_admin === 'Y') return everything;
  return {
    view: flags.view === 'Y',
    add: flags.add === 'Y',
    edit: flags.edit === 'Y',
    delete: flags.delete === 'Y',
    publish: flags.publish === 'Y',
    own_only: flags.own_only === 'Y',
  };
}
