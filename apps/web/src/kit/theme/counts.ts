import { mostCounted } from '@faculty/contracts/shell/search';

/**
 * How many, as both languages write it: `10,060`. Only whole numbers. Without `Intl`: every list tells its count first, and would wait for
 * the numbers of the world.
 */
export function countText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** How many a search of whole texts has found: `1,000+` where they were not counted to their end. */
export const foundCountText = (count: number): string => (count > mostCounted ? `${countText(mostCounted)}+` : countText(count));
