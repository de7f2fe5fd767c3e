import { onOtherLayout } from '@faculty/contracts/kit/text/keyboard-layout';
import { iconCodes } from '@faculty/contracts/website/link-icons';
import { expect, test } from 'vitest';
import { findIcons } from './icon-search.ts';
import { thaiTerms } from './thai-terms.ts';

test('returns all icons of a style for an empty query', () => {
  expect(findIcons('')).toHaveLength(iconCodes.length);
  expect(findIcons('', 'far').every((code) => code.startsWith('far '))).toBe(true);
});

test('finds icons by name, by search term, and by several words in any order', () => {
  expect(findIcons('book')[0]).toBe('fas fa-book');
  expect(findIcons('graduation')).toContain('fas fa-graduation-cap');
  // occurs only in the search terms
  expect(findIcons('ceremony')).toContain('fas fa-graduation-cap');
  expect(findIcons('circle dot')).toContain('fas fa-dot-circle');
  expect(findIcons('FAB YouTube')).toEqual(expect.arrayContaining(['fab fa-youtube']));
  // matches inside a word rank after matches at its beginning
  expect(findIcons('tube')).toContain('fab fa-youtube');
  expect(findIcons('book').indexOf('fab fa-facebook')).toBeGreaterThan(findIcons('book').indexOf('fas fa-atlas'));
  expect(findIcons('no-such-thing')).toEqual([]);
});

test('finds icons by whole or partial Thai words', () => {
  expect(findIcons('หนังสือ')).toContain('fas fa-book');
  expect(findIcons('หนังสือ')).not.toContain('fab fa-facebook');
  expect(findIcons('ปฏิทิน')).toContain('fas fa-calendar');
  expect(findIcons('คำที่ไม่มี')).toEqual([]);
});

test('finds icons by text typed with the other keyboard layout', () => {
  const [thai = ''] = Object.keys(thaiTerms);
  expect(findIcons(onOtherLayout(thai) ?? '')).toEqual(findIcons(thai));
});

test.each(Object.keys(thaiTerms))('%s finds icons', (thai) => expect(findIcons(thai).length).toBeGreaterThan(0));
