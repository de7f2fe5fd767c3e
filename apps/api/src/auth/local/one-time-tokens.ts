import { createHash, randomBytes } from 'node:crypto';
import type { TokenPurpose } from '@faculty/prisma/client';
import type { Transaction } from '../../kit/crud/context.ts';

const minute = 60_000;
const lifetime: Record<TokenPurpose, number> = { sign_in: minute, password_reset: 60 * minute, verify_email: 48 * 60 * minute };

/** A random secret of 256 bits, URL-safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Maximum number of mails with a link per hour and account, against flooding a mailbox. */
const maxPerHour = 5;

const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Creates a one-time token, of which only the hash is stored. With `binding` it is valid only together with that second secret. */
export async function issueToken(db: Transaction, purpose: TokenPurpose, userId: number, binding?: string): Promise<string> {
  const secret = newSecret();
  await db.oneTimeToken.deleteMany({ where: { user_id: userId, expires_at: { lt: new Date() } } });
  await db.oneTimeToken.create({
    data: {
      hash: digest(secret),
      purpose,
      user_id: userId,
      binding: binding === undefined ? null : digest(binding),
      expires_at: new Date(Date.now() + lifetime[purpose]),
    },
  });
  return secret;
}

/** The user id of a token, without consuming it; null when it is unknown, expired or used. */
export async function ownerOfToken(db: Transaction, purpose: TokenPurpose, secret: string): Promise<number | null> {
  const where = { hash: digest(secret), purpose, binding: null, expires_at: { gt: new Date() } };
  return (await db.oneTimeToken.findFirst({ where, select: { user_id: true } }))?.user_id ?? null;
}

/** Consumes a token and returns its user id; null when it is unknown, expired, used, for another purpose or without its binding. */
export async function consumeToken(db: Transaction, purpose: TokenPurpose, secret: string, binding?: string): Promise<number | null> {
  const where = {
    hash: digest(secret),
    purpose,
    binding: binding === undefined ? null : digest(binding),
    expires_at: { gt: new Date() },
  };
  const token = await db.oneTimeToken.findFirst({ where, select: { user_id: true } });
  // of two concurrent calls only one deletes the row
  const { count } = await db.oneTimeToken.deleteMany({ where });
  return token && count === 1 ? token.user_id : null;
}

/** Whether a token was issued within the last minute, or the hourly limit is reached. */
export async function wasJustIssued(db: Transaction, purpose: TokenPurpose, userId: number): Promise<boolean> {
  const [hour, moment] = [60 * minute, minute].map((age) => new Date(Date.now() - age)) as [Date, Date];
  const issued = await db.oneTimeToken.findMany({
    where: { user_id: userId, purpose, created_at: { gt: hour } },
    select: { created_at: true },
  });
  return issued.length >= maxPerHour || issued.some(({ created_at }) => created_at > moment);
}

/** Deletes a person's tokens, of the given purposes or all. */
export async function dropTokens(db: Transaction, userId: number, ...purposes: TokenPurpose[]): Promise<void> {
  await db.oneTimeToken.deleteMany({ where: { user_id: userId, ...(purposes.length > 0 && { purpose: { in: purposes } }) } });
}
