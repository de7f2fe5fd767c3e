import { ConfigError } from './config.ts';
import { isUnavailable, stateOf } from './db/database-errors.ts';

/** A port or an address that cannot be used, a disk that is full or may not be written. */
const ofTheMachine = new Set(['EADDRINUSE', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT']);

/** What whoever starts a server or a command can mend, in one line; null for a fault of the product, which needs its stack. */
export function operatorLine(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ConfigError) return error.message;
  const state = stateOf(error);
  // the last line of Prisma's says what happened
  const said = error.message.trim().split('\n').at(-1) || state;
  if (ofTheMachine.has(state)) return said;
  if (state === '42501')
    return `DATABASE_URL: the account may not use this database (${said}): make it the owner of the database and of the schema public`;
  return isUnavailable(error) ? `DATABASE_URL: the database cannot be used now (${said})` : null;
}
