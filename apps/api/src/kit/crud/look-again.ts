import { Prisma } from '@faculty/prisma/client';
import { wrongField } from '../http/errors.ts';
import type { Context } from './context.ts';

type Reviewed = { readonly review_owner?: unknown };

/** Checks who is to look at a record again, where that has changed (`lookAgainFields`). @throws ApiError naming the field when there is no such person */
export async function assertReviewerExists({ query }: Pick<Context, 'query'>, body: object, before: object | null): Promise<void> {
  const { review_owner } = body as Reviewed;
  if (!review_owner || review_owner === (before as Reviewed | null)?.review_owner) return;
  const found = await query(Prisma.sql`SELECT 1 FROM users WHERE user_name = ${review_owner} AND merged_into IS NULL`);
  if (found.length === 0) throw wrongField('review_owner', 'unknown_reference');
}
