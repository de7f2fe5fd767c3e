import { sampleProducts } from '@faculty/contracts/demo/sample-products';
import { expect, test } from 'vitest';
import { filtered, noFilters, type ProductFilters } from './product-filters.ts';

const ids = (filters: Partial<ProductFilters>) => filtered(sampleProducts, { ...noFilters, ...filters }).map(({ id }) => id);

test.each([
  ['none leaves all as they stand', {}, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['words, in either language', { words: 'แก้ว mug' }, [11]],
  ['kind', { kind: 'clothing' }, [8, 9]],
  ['price, its upper end left out', { price: 'low' }, [3, 5, 7, 10, 11]],
  ['rating', { rating: '4.5' }, [1, 2, 4, 9]],
  ['ticked', { isTicked: true }, []],
  ['order by price', { kind: 'books', order: 'cheapest' }, [3, 1, 4, 2]],
  ['order by rating', { kind: 'books', order: 'best' }, [2, 4, 1, 3]],
  ['all together', { words: 'faculty', price: 'middle', rating: '4', kind: 'clothing' }, [8]],
] as const)('%s', (_, filters, kept) => expect(ids(filters)).toEqual(kept));
