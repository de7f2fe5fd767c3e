import { type Product, productKindOf } from '@faculty/contracts/demo/product';
import { searchFor } from '@faculty/contracts/kit/text/search-text';

const priceRanges: Readonly<Record<string, readonly [from: number, to: number]>> = {
  low: [0, 200],
  middle: [200, 500],
  high: [500, Number.POSITIVE_INFINITY],
};
const orders: Readonly<Record<string, (one: Product, other: Product) => number>> = {
  cheapest: (one, other) => one.price - other.price,
  dearest: (one, other) => other.price - one.price,
  best: (one, other) => other.rating - one.rating,
};

/** The six filters of the grid; null leaves out none. */
export interface ProductFilters {
  words: string;
  kind: string | null;
  /** One of `low`, `middle` and `high`. */
  price: string | null;
  /** The fewest stars. */
  rating: string | null;
  /** One of `cheapest`, `dearest` and `best`. */
  order: string | null;
  isTicked: boolean;
}

export const noFilters: ProductFilters = { words: '', kind: null, price: null, rating: null, order: null, isTicked: false };

/** The products that all filters keep, in the order that is chosen. */
export function filtered(rows: readonly Product[], { words, kind, price, rating, isTicked, order }: ProductFilters): Product[] {
  const isFound = searchFor(words);
  const [from, to] = priceRanges[price ?? ''] ?? [0, Number.POSITIVE_INFINITY];
  const kept = rows.filter(
    (row) =>
      isFound(`${row.title}\n${row.subtitle}`) &&
      (kind === null || productKindOf(row) === kind) &&
      row.price >= from &&
      row.price < to &&
      row.rating >= Number(rating) &&
      (!isTicked || row.select),
  );
  const compared = orders[order ?? ''];
  return compared ? kept.sort(compared) : kept;
}
