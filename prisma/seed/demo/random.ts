/** Seeded random numbers: the same seed gives the same members, news and pictures on every machine. */
export class Random {
  #state: number;

  constructor(seed: string | number) {
    // FNV-1a, so that neighbouring seeds ("news-1", "news-2") start far apart
    let hash = 0x811c9dc5;
    for (const letter of String(seed)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    this.#state = hash >>> 0;
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  }

  /** Some of the items, in their own order. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const chosen = new Set(
      items
        .map((_, index) => [this.next(), index] as const)
        .sort(([a], [b]) => a - b)
        .slice(0, count)
        .map(([, index]) => index),
    );
    return items.filter((_, index) => chosen.has(index));
  }
}
