import { type Product, type ProductKind, productKindOf } from '@faculty/contracts/demo/product';
import { searchFor } from '@faculty/contracts/kit/text/search-text';

export const priceRanges = { low: [0, 200], middle: [200, 500], high: [500, Number.POSITIVE_INFINITY] } as const;
export const orders = ['title', 'cheapest', 'dearest', 'best'] as const;
export const leastRatings = [3, 4, 4.5] as const;

/** The six filters of the grid; null leaves out none. */
export interface ProductFilters {
  words: string;
  kind: ProductKind | null;
  price: keyof typeof priceRanges | null;
  rating: number | null;
  isTicked: boolean;
  order: (typeof orders)[number] | null;
}

export const noFilters: ProductFilters = { words: '', kind: null, price: null, rating: null, isTicked: false, order: null };

/** The products that all filters keep, in the order that is chosen. */
export function filtered(rows: readonly Product[], { words, kind, price, rating, isTicked, order }: ProductFilters): Product[] {
  const isFound = searchFor(words);
  const [from, to] = price === null ? [0, Number.POSITIVE_INFINITY] : priceRanges[price];
  const kept = rows.filter(
    (row) =>
      isFound(`${row.title}\n${row.subtitle}`) &&
      (kind === null || productKindOf(row) === kind) &&
      row.price >= from &&
      row.price < to &&
      row.rating >= (rating ?? 0) &&
      (!isTicked || row.select),
  );
  return order === null ? kept : kept.sort(compared[order]);
}

const compared: Record<(typeof orders)[number], (one: Product, other: Product) => number> = {
  title: (one, other) => one.title.localeCompare(other.title, 'th'),
  cheapest: (one, other) => one.price - other.price,
  dearest: (one, other) => other.price - one.price,
  best: (one, other) => other.rating - one.rating,
};
