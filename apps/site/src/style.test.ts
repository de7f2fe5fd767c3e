import { expect, test } from 'vitest';
import { styleSheet } from './style.ts';

/** Without which a page would lose colours or its layout in the oldest supported browsers: Safari 17.5 and 18.2, and nesting 17.2. */
const newerThanSafari16 = /light-dark\(|@starting-style|anchor\(|[{;]\s*&/;

test('the style sheet uses what the oldest supported browsers have', () => {
  expect(styleSheet({})).not.toMatch(newerThanSafari16);
});
