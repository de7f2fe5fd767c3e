import { Prisma } from '@faculty/prisma/client';
import { wrongField } from '../http/errors.ts';
import type { Context } from './context.ts';

interface Reviewed {
  review_owner?: string;
}

/** Checks who is to look at a record again, where that has changed (`lookAgainFields`). @throws ApiError naming the field when there is no such person */
export async function assertReviewerExists({ query }: Pick<Context, 'query'>, body: Reviewed, before: Reviewed | null): Promise<void> {
  const { review_owner } = body;
  if (!review_owner || review_owner === before?.review_owner) return;
  const found = await query(Prisma.sql`SELECT 1 FROM users WHERE user_name = ${review_owner} AND merged_into IS NULL`);
  if (found.length === 0) throw wrongField('review_owner', 'unknown_reference');
}
