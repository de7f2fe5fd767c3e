import { expect, test } from 'vitest';
import { isAsked } from './work-fields-of-type.ts';

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
