import { searchText } from '@faculty/contracts/kit/text/search-text';
import { wrongField } from '../http/errors.ts';
import type { Transaction } from './context.ts';

/** What a redirect was asked to lead to, without a chain: the end of the redirect that begins there. @throws ApiError `redirect_loop` */
export async function endOfChain(db: Transaction, from_path: string, to_path: string): Promise<string> {
  const next = await db.redirect.findUnique({ where: { from_path: to_path }, select: { to_path: true } });
  const end = next?.to_path ?? to_path;
  if (end === from_path || to_path === from_path) throw wrongField('to_path', 'redirect_loop');
  return end;
}

/** Redirects that led to this path lead on to where it leads now, so that none leads to another. */
export async function shortenChains(db: Transaction, from_path: string, to_path: string): Promise<void> {
  await db.redirect.updateMany({ where: { to_path: from_path }, data: { to_path } });
}

/**
 * The address of a record has changed: the old one leads to the new one. Call it in the transaction of the change. No redirect begins at
 * the new address afterwards, so there is no loop.
 */
export async function addressMoved(db: Transaction, from: string, to: string, user_name: string): Promise<void> {
  await db.redirect.deleteMany({ where: { from_path: to } });
  await shortenChains(db, from, to);
  const data = { to_path: to, automatic: 'Y' as const, search_text: searchText(from, to), updated_by: user_name };
  await db.redirect.upsert({ where: { from_path: from }, create: { ...data, from_path: from, created_by: user_name }, update: data });
}
