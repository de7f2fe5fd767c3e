import { expect, test } from 'vitest';
import { placesOfText } from '../search/found-place.ts';
import { mappedText, replaceVisible, visibleText } from './visible-text.ts';

const replaced = (html: string, q: string, words: string, isExact = true) => {
  const mapped = mappedText(html);
  return replaceVisible(html, mapped, placesOfText(mapped.text, q, isExact), words);
};

test.each([
  ['a number in a text', '<p>โทร 02-123-4567</p>', '02-123-4567', '02-765-4321', '<p>โทร 02-765-4321</p>'],
  ['every place of it', '<p>a b</p><p>a</p>', 'a', 'c', '<p>c b</p><p>c</p>'],
  ['a place that crosses tags keeps them', '<p>02-<b>123</b>-4567</p>', '02-123-4567', '02-999-4567', '<p>02-<b>999</b>-4567</p>'],
  ['what is the same at both ends stays in its tags', '<p><b>คณะ</b>ศิลป์</p>', 'คณะศิลป์', 'คณะอักษร', '<p><b>คณะ</b>อักษร</p>'],
  ['references are read', '<p>A&nbsp;&amp; B</p>', 'A & B', 'C', '<p>C</p>'],
  ['a reference in part', '<p>&#8217;x&hellip;</p>', 'x…', 'y', '<p>&#8217;y</p>'],
  ['a blank is a run of blanks', '<p>02\n  123&nbsp;45</p>', '02 123', '03', '<p>03&nbsp;45</p>'],
  ['new words are escaped', '<p>a</p>', 'a', '<b> & c', '<p>&lt;b&gt; &amp; c</p>'],
  ['an insertion alone', '<p>ab</p>', 'ab', 'axb', '<p>axb</p>'],
  ['a word with soft hyphens', '<p>ศิลป&shy;ศาสตร์ ศิลป\u00adศาสตร์</p>', 'ศิลปศาสตร์', 'อักษร', '<p>อักษร อักษร</p>'],
  ['a number with marks of direction', '<p>\u202a02-\u200e123\u202c</p>', '02-123', '02-456', '<p>\u202a02-456\u202c</p>'],
  ['a vowel behind its tone mark', '<p>ท\u0e48\u0e35นี่</p>', 'ที่นี่', 'ที่นั่น', '<p>ที่นั่น</p>'],
  ['taken away', '<p>a bc</p>', ' bc', '', '<p>a</p>'],
])('replaces %s', (_, html, q, words, expected) => expect(replaced(html, q, words)).toBe(expected));

test.each([
  ['across blocks', '<p>02-123</p><p>-4567</p>', '02-123-4567'],
  ['across cells', '<table><tr><td>ก</td><td>ข</td></tr></table>', 'ก ข'],
  ['in markup', '<a href="/02-123" title="02-123">x</a>', '02-123'],
  ['in what is hidden', '<p hidden>02-123</p><!-- 02-123 -->', '02-123'],
  ['half a letter', '<p>เก้า</p>', 'เก'],
  ['another case', '<p>Faculty</p>', 'faculty'],
])('finds nothing %s', (_, html, q) => expect(replaced(html, q, 'X')).toBe(html));

test('forgives case, digits and the order of marks where asked to', () => {
  expect(replaced('<p>FACULTY ๐๒-๑๒๓ ที่</p>', 'faculty 02-123', 'คณะ', false)).toBe('<p>คณะ ที่</p>');
  expect(replaced('<p>ใกล้ที\u0e48อื่น</p>', 'ท\u0e48ี', 'x', false)).toContain('x');
});

test('reads the same words as the search, and takes linear time', () => {
  for (const html of ['<p>ตลาด<b>ย้อน</b>ยุค</p><div>ก<br>ข &lt;i&gt;</div>', '3 < 5 <style>x</style>ก', '<ul><li>ก</li><li> ข </li></ul>'])
    expect(
      mappedText(html)
        .text.replace(/ (?=\n|$)/g, '')
        .trim(),
    ).toBe(visibleText(html));
  const before = performance.now();
  for (const part of ['<p hidden>', '<!--', '<a ', '&amp;', '<b><i>', '</', 'ก ']) mappedText(part.repeat(500_000 / part.length));
  expect(performance.now() - before).toBeLessThan(6_000);
});
