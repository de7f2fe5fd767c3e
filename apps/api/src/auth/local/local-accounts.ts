import { Prisma, type TokenPurpose } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../kit/crud/context.ts';
import { stillMay } from '../../kit/crud/in-transaction.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { auditAccount } from '../audit-account.ts';
import { mailboxOf, mailboxSql } from '../mailbox.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { isNotOnlySignedUp } from '../unverified.ts';
import { freeUserName } from '../user-name.ts';
import { alreadyRegisteredMail, passwordResetMail, verifyMail } from './account-mails.ts';
import { consumeToken, dropTokens, issueToken, wasJustIssued } from './one-time-tokens.ts';

interface Account {
  id: number;
  user_name: string;
}

interface Recipient {
  id: number;
  email: string;
}

interface NewAccount {
  email: string;
  password_hash: string;
  fname_th: string;
  lname_th: string;
  fname_en: string;
  lname_en: string;
}

/**
 * Creates an account without rights, unusable until its e-mail is verified. An existing account of the mailbox is not changed, and its owner
 * gets a mail with a link to set a new password.
 */
export async function openAccount(app: FastifyInstance, request: FastifyRequest, account: NewAccount): Promise<void> {
  const known = await accountOfMailbox(app.db, account.email);
  if (known) return known.disabled ? undefined : mailSecret(app, known, 'password_reset', alreadyRegisteredMail);
  try {
    await app.db.$transaction(async (db) => {
      const user_name = await freeUserName(db, account.email);
      const user = await db.user.create({ data: { ...account, user_name, created_by: user_name, updated_by: user_name } });
      await auditAccount(db, request, user, 'add', ['email']);
      await app.mailer.queue(db, verifyMail(app.config, user.email, await issueToken(db, 'verify_email', user.id)));
    });
  } catch (error) {
    // a concurrent sign-up took the e-mail or the user name: retry
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return openAccount(app, request, account);
    throw error;
  }
  void app.mailer.flush();
}

/** The account of an address, or else one of the same mailbox; one that a stranger only signed up with another spelling is none. */
async function accountOfMailbox(db: Transaction, email: string): Promise<(Recipient & { disabled: boolean }) | undefined> {
  const [known] = await db.$queryRaw<(Recipient & { disabled: boolean })[]>`
    SELECT id, email, disabled FROM users WHERE email = ${email} OR (${mailboxSql} = ${mailboxOf(email)} AND ${isNotOnlySignedUp})
    ORDER BY email = ${email} DESC, id LIMIT 1`;
  return known;
}

/** Mails the verification link again, after a sign-in to an unverified account. */
export function remindOfVerification(app: FastifyInstance, user: Recipient): Promise<void> {
  return mailSecret(app, user, 'verify_email', verifyMail);
}

/** Verifies the e-mail of a token's account. @throws ApiError `bad_token` */
export async function verifyEmail(app: FastifyInstance, request: FastifyRequest, token: string): Promise<void> {
  await app.db.$transaction(async (db) => {
    const id = await consumeToken(db, 'verify_email', token);
    if (id === null) throw new ApiError('bad_token');
    const user = await db.user.update({ where: { id }, data: { email_verified_at: new Date() } });
    await auditAccount(db, request, user, 'edit', ['email_verified_at']);
  });
}

/** Mails a reset link, if the address has an active account. */
export async function sendReset(app: FastifyInstance, email: string): Promise<void> {
  const user = await app.db.user.findUnique({ where: { email } });
  if (user && !user.disabled) await mailSecret(app, user, 'password_reset', passwordResetMail);
}

/** Mails a token, at most once a minute. A row lock on the account serializes concurrent calls. */
async function mailSecret(app: FastifyInstance, user: Recipient, purpose: TokenPurpose, mail: typeof verifyMail): Promise<void> {
  await app.db.$transaction(async (db) => {
    const [now] = await db.$queryRaw<{ email: string }[]>`SELECT email FROM users WHERE id = ${user.id} FOR UPDATE`;
    // send the link to the current address only, which may just have changed
    if (now?.email !== user.email) return;
    if (await wasJustIssued(db, purpose, user.id)) return;
    await app.mailer.queue(db, mail(app.config, user.email, await issueToken(db, purpose, user.id)));
  });
  void app.mailer.flush();
}

/** Sets a new password with a reset token, and ends every session. @throws ApiError `bad_token` */
export async function resetPassword(
  app: FastifyInstance,
  request: FastifyRequest,
  token: string,
  password_hash: string,
): Promise<Recipient> {
  const reset = await app.db.$transaction(async (db) => {
    const id = await consumeToken(db, 'password_reset', token);
    const user = id === null ? null : await db.user.findFirst({ where: { id, disabled: false } });
    if (!user) throw new ApiError('bad_token');
    await setPassword(db, request, user, password_hash);
    // the mailed link also verifies the address
    if (!user.email_verified_at) await db.user.update({ where: { id: user.id }, data: { email_verified_at: new Date() } });
    await endSessionsOf(db, user.id);
    return user;
  });
  app.people.forget();
  return reset;
}

/** Sets the password of a signed-in person and ends their other sessions. */
export async function changePassword(
  app: FastifyInstance,
  request: FastifyRequest,
  account: Account,
  password_hash: string,
  session: string,
): Promise<void> {
  await app.db.$transaction(async (db) => {
    await stillMay(app, session, null, db);
    await setPassword(db, request, account, password_hash);
    await endSessionsOf(db, account.id, session);
  });
  app.people.forget();
}

async function setPassword(db: Transaction, request: FastifyRequest, { id, user_name }: Account, password_hash: string): Promise<void> {
  await db.user.update({ where: { id }, data: { password_hash, updated_by: user_name } });
  // invalidate earlier links
  await dropTokens(db, id, 'password_reset', 'verify_email');
  await auditAccount(db, request, { id, user_name }, 'edit', ['password']);
}
