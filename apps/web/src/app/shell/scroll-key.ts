import type { Location } from 'react-router-dom';

/**
 * Where the page was scrolled to is kept for each entry of the history. The first entry of every visit has the same key: an address
 * that is typed or kept as a bookmark would begin where another page was left.
 */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === 'default' ? pathname + search : key;
