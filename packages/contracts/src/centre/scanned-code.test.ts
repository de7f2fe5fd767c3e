import { expect, test } from 'vitest';
import { scannedCode } from './scanned-code.ts';

test.each([
  ['6910001', '6910001'],
  [' 6910001\r\n', '6910001'],
  ['6910001\t', '6910001'],
  ['69 10001', '6910001'],
  // Thai layout: the number row produces letters and marks
  ['ุตๅจจจๅ', '6910001'],
  ['ๅ/-ภถุึคตจ', '1234567890'],
  ['-/ๅ\r', '321'],
  // Shift on the Thai layout produces Thai digits
  ['๖๙๑๐๐๐๑', '6910001'],
])('reads %j as %s', (typed, code) => expect(scannedCode(typed)).toBe(code));

test.each(['', '12', '1234567890123456', 'abc', '12a34', 'สวัสดี', '💥💥💥', '1.5', '-123'])('rejects %j', (typed) =>
  expect(scannedCode(typed)).toBeNull(),
);
