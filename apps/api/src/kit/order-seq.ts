/** What a new record's order number becomes: the given one, or for AUTO the next whole number after the highest. */
export async function nextOrder(given: number | 'AUTO', highest: () => Promise<number | null | undefined>): Promise<number> {
  return given === 'AUTO' ? Math.floor((await highest()) ?? 0) + 1 : given;
}

/** An edited record's order number, to spread into its data: AUTO is for new records, here it keeps the old one. */
export function keptOrder({ order_seq }: { order_seq: number | 'AUTO' }, before: { order_seq: number }): { order_seq: number } {
  return { order_seq: order_seq === 'AUTO' ? before.order_seq : order_seq };
}
