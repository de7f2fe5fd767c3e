import type { NewsImageBody } from '@faculty/contracts/website/news-image';

/** Order numbers have two decimals; the album shows the highest first. */
const smallest = 0.01;
const round = (order: number) => Math.round(order * 100) / 100;

/** An order number between two neighbours (null = end of the album); null when there is none with two decimals. */
export function orderBetween(above: number | null, below: number | null): number | null {
  if (above === null) return round((below ?? 0) + 1);
  const floor = below ?? 0;
  // whole steps at the end, so that gaps are not halved with every append
  const middle = below === null && above > 1 ? round(above - 1) : round((above + floor) / 2);
  return middle > floor && middle < above && middle >= smallest ? middle : null;
}

/** A copy of the list with the entry at `from` moved to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : rest.toSpliced(to, 0, item);
}

/** A copy of the list with the chosen entries together, the first of them at `to`. */
export function movedTogether<Item>(items: readonly Item[], isChosen: (item: Item) => boolean, to: number): Item[] {
  const rest = items.filter((item) => !isChosen(item));
  return rest.toSpliced(Math.min(to, rest.length), 0, ...items.filter(isChosen));
}

/** Order numbers to store after several pictures were moved: those that make the stored order equal to the list. */
export function orderOfAll<Item extends Ordered>(items: readonly Item[]): { item: Item; order_seq: number }[] {
  return items
    .map((item, position) => ({ item, order_seq: items.length - position }))
    .filter(({ item, order_seq }) => item.order_seq !== order_seq);
}

/** What is sent of a picture with a new order number. */
export const bodyOf = ({ news_id, caption_th, caption_en, alt_th, alt_en }: NewsImageBody, order_seq: number): NewsImageBody => ({
  ...{ news_id, caption_th, caption_en, alt_th, alt_en },
  order_seq,
});

interface Ordered {
  news_image_id: number;
  order_seq: number;
}

/**
 * Order numbers to store after the picture at `index` was moved there, so that the stored order equals the list:
 * only its own number when there is a free one between its neighbours, otherwise new numbers for all.
 */
export function orderChanges<Item extends Ordered>(items: readonly Item[], index: number): { item: Item; order_seq: number }[] {
  const item = items[index];
  if (!item) return [];
  const between = orderBetween(items[index - 1]?.order_seq ?? null, items[index + 1]?.order_seq ?? null);
  if (between !== null) return [{ item, order_seq: between }];
  return orderOfAll(items);
}
