import type { Transaction } from './context.ts';

/** Redirects that led to this path lead on to where it leads now, so that none leads to another. */
export async function shortenChains(db: Transaction, from_path: string, to_path: string): Promise<void> {
  await db.redirect.updateMany({ where: { to_path: from_path }, data: { to_path } });
}
