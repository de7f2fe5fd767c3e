import { expect, test } from 'vitest';
import { addressOf } from './public-name-field.tsx';

test('English titles lose what an address cannot have', () => expect(addressOf('Café & Palm-Leaf: 2026', 60)).toBe('cafe_palm_leaf_2026'));

test('a long title ends after a whole word', () => {
  expect(addressOf('one two three four', 9)).toBe('one_two');
  expect(addressOf('ประกาศ', 9)).toBe('');
});
