import { expect, test } from 'vitest';
import { countText } from './counts.ts';

test('a count equals the browser’s format, in Thai and in English', () => {
  for (const count of [0, 7, 999, 1_000, 10_060, 200_000, 1_234_567, -1_000, -100]) {
    expect(countText(count)).toBe(count.toLocaleString('th-TH'));
    expect(countText(count)).toBe(count.toLocaleString('en-GB'));
  }
});
