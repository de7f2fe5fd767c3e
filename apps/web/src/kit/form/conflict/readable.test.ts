import { expect, test } from 'vitest';
import { readableText } from './readable.ts';
import { textDifferences } from './text-differences.ts';

test('rich text reads as lines, without its markup and without losing pictures', () => {
  const html = '<h2>ประกาศ</h2><p>รับสมัคร<b>นักศึกษา</b><br>ปี 2569</p><ul><li>หนึ่ง</li><li>สอง</li></ul><img src="x" alt="แผนที่">';
  expect(readableText(html)).toBe('ประกาศ\nรับสมัครนักศึกษา\nปี 2569\n• หนึ่ง\n• สอง\n[แผนที่]');
});

test('only the words that differ are marked, in Thai as well', () => {
  const { mine, theirs } = textDifferences('ขอเชิญนักศึกษาร่วมงาน', 'ขอเชิญบุคลากรร่วมงาน');
  const own = (pieces: typeof mine) =>
    pieces
      .filter(({ isOwn }) => isOwn)
      .map(({ text }) => text)
      .join('');
  expect([own(mine), own(theirs)]).toEqual(['นักศึกษา', 'บุคลากร']);
  expect(mine.map(({ text }) => text).join('')).toBe('ขอเชิญนักศึกษาร่วมงาน');
});

test('texts that nobody could compare are shown unmarked, soon', () => {
  const long = (word: string) => Array.from({ length: 60_000 }, (_, i) => `${word}${i} `).join('');
  const begun = performance.now();
  expect(textDifferences(long('a'), long('b')).mine).toHaveLength(1);
  expect(performance.now() - begun).toBeLessThan(10_000);
});
