/** Order numbers have two decimals; the album shows the highest first. */
const smallest = 0.01;
const round = (order: number) => Math.round(order * 100) / 100;

/** A number between two neighbours (null = the end of the album); null when there is no room between them. */
export function orderBetween(above: number | null, below: number | null): number | null {
  if (above === null) return round((below ?? 0) + 1);
  const floor = below ?? 0;
  // whole steps at the end, so that room lasts
  const middle = below === null && above > 1 ? round(above - 1) : round((above + floor) / 2);
  return middle > floor && middle < above && middle >= smallest ? middle : null;
}

/** The list with one entry at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : rest.toSpliced(to, 0, item);
}

interface Ordered {
  news_image_id: number;
  order_seq: number;
}

/**
 * The order numbers to store so that the pictures stand as listed, after the one at `index` was put there:
 * its own alone where its neighbours leave room, else everybody's anew.
 */
export function orderChanges<Item extends Ordered>(items: readonly Item[], index: number): { item: Item; order_seq: number }[] {
  const item = items[index];
  if (!item) return [];
  const between = orderBetween(items[index - 1]?.order_seq ?? null, items[index + 1]?.order_seq ?? null);
  if (between !== null) return [{ item, order_seq: between }];
  return items
    .map((each, position) => ({ item: each, order_seq: items.length - position }))
    .filter((change) => change.item.order_seq !== change.order_seq);
}
