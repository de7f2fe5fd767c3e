import { onOtherLayout } from '@faculty/contracts/kit/text/keyboard-layout';
import { iconCodes } from '@faculty/contracts/website/link-icons';
import { expect, test } from 'vitest';
import { findIcons } from './icon-search.ts';
import { thaiTerms } from './thai-terms.ts';

test('without words, all icons of a style', () => {
  expect(findIcons('')).toHaveLength(iconCodes.length);
  expect(findIcons('', 'far').every((code) => code.startsWith('far '))).toBe(true);
});

test('by name, by what it is about, and by several words in any order', () => {
  expect(findIcons('book')[0]).toBe('fas fa-book');
  expect(findIcons('graduation')).toContain('fas fa-graduation-cap');
  // of its search terms only
  expect(findIcons('ceremony')).toContain('fas fa-graduation-cap');
  expect(findIcons('circle dot')).toContain('fas fa-dot-circle');
  expect(findIcons('FAB YouTube')).toEqual(expect.arrayContaining(['fab fa-youtube']));
  // within a word, after those that begin so
  expect(findIcons('tube')).toContain('fab fa-youtube');
  expect(findIcons('book').indexOf('fab fa-facebook')).toBeGreaterThan(findIcons('book').indexOf('fas fa-atlas'));
  expect(findIcons('no-such-thing')).toEqual([]);
});

test('by Thai words, whole or in part', () => {
  expect(findIcons('หนังสือ')).toContain('fas fa-book');
  expect(findIcons('หนังสือ')).not.toContain('fab fa-facebook');
  expect(findIcons('ปฏิทิน')).toContain('fas fa-calendar');
  expect(findIcons('คำที่ไม่มี')).toEqual([]);
});

test('with the keyboard in the other layout', () => {
  const [thai = ''] = Object.keys(thaiTerms);
  expect(findIcons(onOtherLayout(thai) ?? '')).toEqual(findIcons(thai));
});

test.each(Object.keys(thaiTerms))('%s finds icons', (thai) => expect(findIcons(thai).length).toBeGreaterThan(0));
