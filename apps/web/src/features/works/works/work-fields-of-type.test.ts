import { expect, test } from 'vitest';
import { isAsked, levelsFor } from './work-fields-of-type.ts';

test('creative works and patents are not asked for volume, pages, ISBN and DOI, books and translations not for a volume', () => {
  expect(isAsked('W5', 'work_public_no', '')).toBe(false);
  expect(isAsked('W6', 'work_doi', '')).toBe(false);
  expect(isAsked('W3', 'work_public_no', '-')).toBe(false);
  expect(isAsked('W3', 'work_public_isbn', '')).toBe(true);
});

test('articles and types that are not known are asked for all, and what is filled in is always shown', () => {
  expect(isAsked('W1', 'work_public_no', '')).toBe(true);
  expect(isAsked('W99', 'work_doi', '')).toBe(true);
  expect(isAsked('W5', 'work_public_number', '12-20')).toBe(true);
});

const levels = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'X1'].map((value) => ({ value }));

test.each([
  ['W5', 'L7'],
  ['W3', 'L6'],
  ['W1', 'L5'],
  ['another type', 'L1'],
])('of a work of type %s the usual level %s comes first, and none is missing', (type, first) => {
  const offered = levelsFor(type, levels);
  expect(offered[0]).toEqual({ value: first });
  expect(new Set(offered)).toEqual(new Set(levels));
});
