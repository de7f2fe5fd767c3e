import type { Location } from 'react-router-dom';

/**
 * Scroll positions are stored per history entry. The first entry of every visit has the same key: a typed address
 * or bookmark would start at the position of another page.
 */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === 'default' ? pathname + search : key;
