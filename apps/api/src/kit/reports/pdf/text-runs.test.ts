import { expect, test } from 'vitest';
import { openFont } from './fonts.ts';
import { newDocument } from './new-document.ts';
import { runsOf, visualOrder } from './text-runs.ts';
import { wrap } from './thai-wrap.ts';

const samples = {
  Japanese: '日本語の研究「直接」、カタカナ。',
  Chinese: '中文系的汉语研究，繁體字（骨）。',
  Korean: '한국어 교육에 관한 연구',
  Greek: 'Ελληνικά: η έρευνα',
  Cyrillic: 'Русский язык, українська',
  Vietnamese: 'Nghiên cứu tiếng Việt ở Đông Nam Á',
  Lao: 'ພາສາລາວ ແລະ ວັນນະຄະດີ',
  Khmer: 'ភាសាខ្មែរ និង អក្សរសាស្ត្រ',
  Burmese: 'မြန်မာဘာသာ၊ စာပေ',
  Arabic: 'اللغة العربية، والأدب؟',
  Hindi: 'हिन्दी भाषा और साहित्य का अध्ययन।',
  phonetics: 'ˈfɒnɛtɪks [ŋɲʃθ] ā ṭ',
  signs: '★ ① → ≤ ½ “ไทย”',
};

/** Numbers of the glyphs of a line; 0 is the empty box. */
const glyphsOf = (line: string) =>
  runsOf(line, () => {}).flatMap(({ font, drawn }) =>
    openFont(font ?? 'regular')
      .layout(drawn, [])
      .glyphs.map(({ id }) => id % 0x10000),
  );

test.each(Object.entries(samples))('%s has a glyph for every character, also beside Thai', (_, line) => {
  for (const text of [line, `การศึกษา (${line}) ๒๕๖๙`]) {
    const missingGlyphs: string[] = [];
    runsOf(text, (character) => missingGlyphs.push(character));
    expect(missingGlyphs).toEqual([]);
    expect(glyphsOf(text)).not.toContain(0);
    expect(
      runsOf(text, () => {})
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  }
});

test('Han characters are drawn in the shapes of the language around them', () => {
  const fonts = (text: string) => [...new Set(runsOf(text, () => {}).map(({ font }) => font))];
  expect(fonts('直骨')).toEqual(['chinese']);
  expect(fonts('直骨の')).toEqual(['japanese']);
  expect(fonts('直骨은')).toEqual(['korean']);
});

test('a run of Arabic is one, with its blanks, and stands from right to left beside other runs', () => {
  const order = (text: string) => visualOrder(runsOf(text, () => {})).flatMap(({ drawn }) => drawn.trim() || []);
  expect(order('ไทย اللغة العربية อังกฤษ')).toEqual(['ไทย', 'اللغة العربية', 'อังกฤษ']);
  expect(order('ไทย (العربية)')).toEqual(['ไทย (', 'العربية', ')']);
  // a line that begins in Arabic reads from right to left
  expect(order('اللغة العربية (ไทย) 2569')).toEqual(['2569', '(', 'ไทย', ')', 'اللغة العربية']);
});

test('each line of a wrapped text has the direction of the text', () => {
  const lines = wrap('การศึกษา اللغة English', 13, (part) => part.length);
  const last = visualOrder(runsOf(lines.at(-1) as string, () => {})).flatMap(({ drawn }) => drawn.trim() || []);
  expect(last).toEqual(['اللغة', 'English']);
});

test('a character that no font has is drawn as its code, and named once', () => {
  const document = newDocument({ title: 'ก', faculty: 'ข' }, 'A4', 'portrait');
  document.addPage().font('regular', 10);
  for (const text of ['จบการศึกษา 🎓🎓', '👩🏽‍🎓 🎓', 'ก\u200bข\u2060']) document.line(text, 0, 0);
  expect(document.missingGlyphs).toEqual(['U+1F393', 'U+1F469', 'U+1F3FD']);
  expect(runsOf('ก 🎓', () => {})).toEqual([{ text: 'ก 🎓', drawn: 'ก [U+1F393]', font: null, level: 0 }]);
  expect(document.widthOfString('🎓')).toBe(document.widthOfString('[U+1F393]'));
});

test('scripts without spaces are wrapped between words, or between their characters', () => {
  const lines = (text: string) => wrap(text, 10, (part) => part.length);
  for (const text of [samples.Japanese, samples.Chinese, samples.Lao, samples.Khmer, samples.Burmese]) {
    expect(lines(text).join('')).toBe(text);
    expect(lines(text).length).toBeGreaterThan(1);
    for (const line of lines(text)) expect(line.length).toBeLessThanOrEqual(12);
  }
  expect(lines('ພາສາລາວວັນນະຄະດີ')[0]).toBe('ພາສາລາວ');
});
