/** One piece of a ring that is 100 long. */
export interface Slice<Item> {
  item: Item;
  percent: number;
  /** Where it starts. */
  offset: number;
}

/** The pieces of a ring, in the order given; nothing for what counts nothing. */
export function donutSlices<Item>(items: readonly Item[], countOf: (item: Item) => number): Slice<Item>[] {
  const counted = items.filter((item) => countOf(item) > 0);
  const total = counted.reduce((sum, item) => sum + countOf(item), 0);
  let offset = 0;
  return counted.map((item) => {
    const percent = (countOf(item) / total) * 100;
    const slice = { item, percent, offset };
    offset += percent;
    return slice;
  });
}
