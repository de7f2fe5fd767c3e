import { expect, test } from 'vitest';
import { readableText } from './readable.ts';
import { textDifferences, wordChanges } from './text-differences.ts';

test('rich text becomes lines without markup, with its pictures', () => {
  const html = '<h2>ประกาศ</h2><p>รับสมัคร<b>นักศึกษา</b><br>ปี 2569</p><ul><li>หนึ่ง</li><li>สอง</li></ul><img src="x" alt="แผนที่">';
  expect(readableText(html)).toBe('ประกาศ\nรับสมัครนักศึกษา\nปี 2569\n• หนึ่ง\n• สอง\n[แผนที่]');
});

test('marks only differing words, in Thai too', () => {
  const { mine, theirs } = textDifferences('ขอเชิญนักศึกษาร่วมงาน', 'ขอเชิญบุคลากรร่วมงาน');
  const own = (pieces: typeof mine) =>
    pieces
      .filter(({ isOwn }) => isOwn)
      .map(({ text }) => text)
      .join('');
  expect([own(mine), own(theirs)]).toEqual(['นักศึกษา', 'บุคลากร']);
  expect(mine.map(({ text }) => text).join('')).toBe('ขอเชิญนักศึกษาร่วมงาน');
});

test('a diff has removed and added words with a little context', () => {
  const long = 'คำนำ '.repeat(200);
  const changes = wordChanges(`${long}รับสมัครนักศึกษา ${long}`, `${long}รับสมัครบุคลากร ${long}`) ?? [];
  expect(changes.filter(({ what }) => what !== 'kept')).toEqual([
    { text: 'นักศึกษา', what: 'removed' },
    { text: 'บุคลากร', what: 'added' },
  ]);
  const [before, , , after] = changes;
  expect(before?.text).toMatch(/^ … .*รับสมัคร$/s);
  expect(after?.text).toMatch(/ … $/);
  expect((before?.text.length ?? 0) + (after?.text.length ?? 0)).toBeLessThan(300);
  expect(wordChanges('', 'ใหม่')).toEqual([{ text: 'ใหม่', what: 'added' }]);
});

test('texts too large to compare are shown unmarked, fast', () => {
  const long = (word: string) => Array.from({ length: 60_000 }, (_, i) => `${word}${i} `).join('');
  const begun = performance.now();
  expect(textDifferences(long('a'), long('b')).mine).toHaveLength(1);
  expect(performance.now() - begun).toBeLessThan(10_000);
});
