import { createHash, randomBytes } from 'node:crypto';
import type { TokenPurpose } from '@faculty/prisma/client';
import type { Transaction } from '../../kit/crud/context.ts';

const minute = 60_000;
const lifetime: Record<TokenPurpose, number> = { sign_in: minute, password_reset: 60 * minute, verify_email: 48 * 60 * minute };

/** A secret nobody can guess, safe in an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** So many mails with a link an hour: a stranger who knows an address cannot fill its mailbox. */
const mostAnHour = 5;

const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Makes a secret that works once; only its hash is kept. With `binding` it works only together with that second secret. */
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

/** Whose secret it is, without using it up; null when it is unknown, expired or used. */
export async function ownerOfToken(db: Transaction, purpose: TokenPurpose, secret: string): Promise<number | null> {
  const where = { hash: digest(secret), purpose, binding: null, expires_at: { gt: new Date() } };
  return (await db.oneTimeToken.findFirst({ where, select: { user_id: true } }))?.user_id ?? null;
}

/** Uses a secret up and answers whose it was; null when it is unknown, expired, used, for another purpose or lacks its binding. */
export async function consumeToken(db: Transaction, purpose: TokenPurpose, secret: string, binding?: string): Promise<number | null> {
  const where = {
    hash: digest(secret),
    purpose,
    binding: binding === undefined ? null : digest(binding),
    expires_at: { gt: new Date() },
  };
  const token = await db.oneTimeToken.findFirst({ where, select: { user_id: true } });
  // of two callers at once only one deletes the row
  const { count } = await db.oneTimeToken.deleteMany({ where });
  return token && count === 1 ? token.user_id : null;
}

/** Whether a mail with such a secret went out a moment ago, or enough of them within the hour. */
export async function wasJustIssued(db: Transaction, purpose: TokenPurpose, userId: number): Promise<boolean> {
  const [hour, moment] = [60 * minute, minute].map((age) => new Date(Date.now() - age)) as [Date, Date];
  const issued = await db.oneTimeToken.findMany({
    where: { user_id: userId, purpose, created_at: { gt: hour } },
    select: { created_at: true },
  });
  return issued.length >= mostAnHour || issued.some(({ created_at }) => created_at > moment);
}

/** Makes every secret of a person useless: those mailed to an address that is not theirs any more, for one. */
export async function dropTokens(db: Transaction, userId: number, ...purposes: TokenPurpose[]): Promise<void> {
  await db.oneTimeToken.deleteMany({ where: { user_id: userId, ...(purposes.length > 0 && { purpose: { in: purposes } }) } });
}
