import { expect, test } from 'vitest';
import { text } from '../fields.ts';
import { mendText } from './mend-text.ts';

test.each([
  ['zero-width spaces and byte order marks', 'ทุน\u200bการศึกษา\ufeff', 'ทุนการศึกษา'],
  ['no-break spaces', 'ภาค\u00a0เรียน', 'ภาค เรียน'],
  ['line ends of other programs', 'ก\u2028ข\u2029ค', 'ก\nข\nค'],
  ['marks that turn the direction of a text', 'รายงาน\u202efdp.\u2067exe\u2069', 'รายงานfdp.exe'],
  ['two sara e', 'เเบบ', 'แบบ'],
  ['nikhahit and sara aa', 'ท\u0e4dา น\u0e4d\u0e49า', 'ทำ น้ำ'],
  ['a tone mark typed before its vowel', 'ท\u0e48\u0e35 ค\u0e48\u0e39', 'ที่ คู่'],
])('mends %s', (_, written, mended) => {
  expect(mendText(written)).toBe(mended);
  expect(text(100).parse(written)).toBe(mended);
});

test.each(['ทำที่น้ำ คู่ แม่', 'ทํ', '👩\u200d🏫', 'क्\u200dष', 'a b\nc\td'])('keeps %j', (written) => expect(mendText(written)).toBe(written));
