import type { MoveInAccounts } from '@faculty/contracts/admin/move-in';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { firstPasswordDays, firstPasswordMail } from '../auth/local/account-mails.ts';
import { issueToken } from '../auth/local/one-time-tokens.ts';

const day = 86_400_000;
const mark = JSON.stringify([{ field: '', code: 'reset_mailed', value: null }]);

/**
 * Accounts that the move made and that can sign in only by a password: people of the university's domains sign in with its accounts, where
 * that is set up. `$1`: those domains.
 */
const waiting = `
  FROM move_in_records moved JOIN users ON moved.record_id = users.id::text
  WHERE moved.kind = 'user' AND moved.made AND moved.legacy_id NOT LIKE 'stub:%' AND NOT disabled AND password_hash IS NULL
    AND email NOT LIKE '%@moved-in.invalid' AND split_part(email, '@', 2) <> ALL ($1)`;
const wasMailed = `marks @> '[{"code": "reset_mailed"}]'`;

const domainsOf = ({ config }: FastifyInstance) => [config.sso === null ? [] : config.emailDomains];

export async function passwordsWaited(app: FastifyInstance): Promise<MoveInAccounts> {
  const { rows } = await app.pool.query<MoveInAccounts>(
    `SELECT count(*) FILTER (WHERE NOT ${wasMailed})::int AS waiting, count(*) FILTER (WHERE ${wasMailed})::int AS mailed ${waiting}`,
    domainsOf(app),
  );
  return rows[0] ?? { waiting: 0, mailed: 0 };
}

/** Mails each of them, once, a link with which to choose a password. Returns how many. */
export async function sendFirstPasswords(app: FastifyInstance, request: FastifyRequest): Promise<number> {
  const { rows } = await app.pool.query<{ id: number; email: string }>(
    `SELECT id, email ${waiting} AND NOT ${wasMailed} ORDER BY id`,
    domainsOf(app),
  );
  let mailed = 0;
  for (const { id, email } of rows) {
    mailed += await app.db.$transaction(async (db) => {
      // two administrators may press at once
      const noted = await db.$executeRaw`
        UPDATE move_in_records SET marks = marks || ${mark}::jsonb
        WHERE kind = 'user' AND record_id = ${String(id)} AND NOT marks @> '[{"code": "reset_mailed"}]'`;
      if (noted === 0) return 0;
      const token = await issueToken(db, 'password_reset', id, undefined, firstPasswordDays * day);
      await app.mailer.queue(db, firstPasswordMail(app.config, email, token));
      return 1;
    });
  }
  request.log.info({ user_name: request.person?.user_name, mailed }, 'mails to choose a first password');
  await app.mailer.flush();
  return mailed;
}
