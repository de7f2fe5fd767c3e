import { Prisma, type TokenPurpose } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../kit/crud/context.ts';
import { stillMay } from '../../kit/crud/in-transaction.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { auditAccount } from '../audit-account.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { freeUserName } from '../user-name.ts';
import { alreadyRegisteredMail, passwordResetMail, verifyMail } from './account-mails.ts';
import { consumeToken, dropTokens, issueToken, wasJustIssued } from './one-time-tokens.ts';

interface Account {
  id: number;
  user_name: string;
}

interface Addressee {
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
 * Signs up: an account without any right, closed until its e-mail is verified. An address that has an account keeps it
 * untouched (its password too: who signs up first need not own the mailbox) and its owner gets a way to a new password.
 */
export async function openAccount(app: FastifyInstance, request: FastifyRequest, account: NewAccount): Promise<void> {
  const known = await app.db.user.findUnique({ where: { email: account.email } });
  if (known) return known.disabled ? undefined : mailSecret(app, known, 'password_reset', alreadyRegisteredMail);
  try {
    await app.db.$transaction(async (db) => {
      const user_name = await freeUserName(db, account.email);
      const user = await db.user.create({ data: { ...account, user_name, created_by: user_name, updated_by: user_name } });
      await auditAccount(db, request, user, 'add', ['email']);
      await app.mailer.queue(db, verifyMail(app.config, user.email, await issueToken(db, 'verify_email', user.id)));
    });
  } catch (error) {
    // another sign-up took the e-mail or the user name at this moment: look again
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return openAccount(app, request, account);
    throw error;
  }
  await app.mailer.flush();
}

/** Somebody knows the password of an account that was never verified: the link again, by mail. */
export function remindOfVerification(app: FastifyInstance, user: Addressee): Promise<void> {
  return mailSecret(app, user, 'verify_email', verifyMail);
}

/** Opens the account a verification link belongs to. */
export async function verifyEmail(app: FastifyInstance, request: FastifyRequest, token: string): Promise<void> {
  await app.db.$transaction(async (db) => {
    const id = await consumeToken(db, 'verify_email', token);
    if (id === null) throw new ApiError('bad_token');
    const user = await db.user.update({ where: { id }, data: { email_verified_at: new Date() } });
    await auditAccount(db, request, user, 'edit', ['email_verified_at']);
  });
}

/** Mails a way to a new password, when there is somebody to mail it to. */
export async function sendReset(app: FastifyInstance, email: string): Promise<void> {
  const user = await app.db.user.findUnique({ where: { email } });
  if (user && !user.disabled) await mailSecret(app, user, 'password_reset', passwordResetMail);
}

/** Mails a secret, once a minute at most. The lock on the account makes two calls at once wait for each other. */
async function mailSecret(app: FastifyInstance, user: Addressee, purpose: TokenPurpose, mail: typeof verifyMail): Promise<void> {
  await app.db.$transaction(async (db) => {
    const [now] = await db.$queryRaw<{ email: string }[]>`SELECT email FROM users WHERE id = ${user.id} FOR UPDATE`;
    // the address may have changed at this moment; a link goes to the present one only
    if (now?.email !== user.email) return;
    if (await wasJustIssued(db, purpose, user.id)) return;
    await app.mailer.queue(db, mail(app.config, user.email, await issueToken(db, purpose, user.id)));
  });
  await app.mailer.flush();
}

/** Sets the password a reset link was mailed for, and ends every session: somebody else may be in one. */
export async function resetPassword(
  app: FastifyInstance,
  request: FastifyRequest,
  token: string,
  password_hash: string,
): Promise<Addressee> {
  const reset = await app.db.$transaction(async (db) => {
    const id = await consumeToken(db, 'password_reset', token);
    const user = id === null ? null : await db.user.findFirst({ where: { id, disabled: false } });
    if (!user) throw new ApiError('bad_token');
    await setPassword(db, request, user, password_hash);
    // the link came by mail: that is what verification asks for
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
  // links mailed before no longer open anything
  await dropTokens(db, id, 'password_reset', 'verify_email');
  await auditAccount(db, request, { id, user_name }, 'edit', ['password']);
}
