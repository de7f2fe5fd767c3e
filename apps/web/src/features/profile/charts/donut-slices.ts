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

const radius = 46;
const middle = 60;
/** A fine line of ground between two slices, in percent. */
const gap = 0.7;

/** A slice as the path of a broad line around the middle of a 120 × 120 picture, from the top, clockwise. */
export function slicePath({ percent, offset }: Pick<Slice<unknown>, 'percent' | 'offset'>): string {
  // an arc of a whole turn would have no length
  const length = percent > 99.9 ? 99.99 : Math.max(percent - gap, 0.3);
  const isLong = length > 50 ? 1 : 0;
  return `M ${pointAt(offset)} A ${radius} ${radius} 0 ${isLong} 1 ${pointAt(offset + length)}`;
}

function pointAt(percent: number): string {
  const angle = (percent / 100 - 0.25) * 2 * Math.PI;
  return `${(middle + radius * Math.cos(angle)).toFixed(3)} ${(middle + radius * Math.sin(angle)).toFixed(3)}`;
}
