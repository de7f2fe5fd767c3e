import type { Context } from './context.ts';

/**
 * Serializes creates of an entity that ask for the next number, by an advisory lock until the commit, so that no two get the same.
 * Call it before the highest number is read.
 */
export async function lockOrderNumber({ db }: Pick<Context, 'db'>, entity: string, { order_seq }: { order_seq?: unknown }): Promise<void> {
  if (order_seq === 'AUTO') await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`order of ${entity}`}))`;
}

/** A new record's order number: the given one, or for AUTO the next whole number after the highest. */
export async function nextOrder(given: number | 'AUTO', highest: () => Promise<number | null | undefined>): Promise<number> {
  return given === 'AUTO' ? Math.floor((await highest()) ?? 0) + 1 : given;
}

/** An edited record's order number, to spread into its data. AUTO leaves it unchanged. */
export function keptOrder({ order_seq }: { order_seq: number | 'AUTO' }, before: { order_seq: number }): { order_seq: number } {
  return { order_seq: order_seq === 'AUTO' ? before.order_seq : order_seq };
}
