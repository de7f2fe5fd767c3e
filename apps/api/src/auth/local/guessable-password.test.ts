import { expect, test } from 'vitest';
import { whyGuessable } from './guessable-password.ts';

const names = ['somchai.ja', 'somchai.ja@arts.uni.example', 'สมชาย', 'ใจดี', 'คณะศิลปศาสตร์', 'Faculty of Liberal Arts', 'มหาวิทยาลัยตัวอย่าง'];

test.each([
  'aaaaaa',
  'ก'.repeat(8),
  '121212',
  'abcabcabc',
  'qwerty',
  'asdf1234',
  'QWE-asd-123',
  'fedcba',
  '987654',
  '123456789',
  'ฟหกดเ้',
  'กขฃคฅฆ',
  '๑๒๓๔๕๖',
  '!!!!!!',
])('%s is letters or digits in a row or repeated', (password) => expect(whyGuessable(password, names)).toBe('password_pattern'));

test.each([
  'faculty1',
  'University',
  'ศิลปศาสตร์',
  'คณะศิลปศาสตร์2569',
  'Faculty of Liberal Arts',
  'facultyofliberalarts!',
  'สมชาย2530',
  'somchai99',
  'Somchai.JA',
  'สมชายใจดี',
  'somchai1234',
  'arts-uni-7',
  'มหาวิทยาลัยตัวอย่าง',
  'facultyqwerty',
  'welcome2026',
])('%s is names of the person or of the faculty', (password) => expect(whyGuessable(password, names)).toBe('password_names'));

test.each([
  'correct horse',
  'brand new',
  'Xk7mq2',
  '847291',
  '2919482',
  'secret one',
  'faculty-owl',
  'แมวดำนอนหลับ',
  'สมชายชอบแมว',
  'tr0mb0ne',
  '940123',
  'moonstruck12',
])('%s is a password', (password) => expect(whyGuessable(password, names)).toBeNull());

test('the longest password is judged in an instant', () => {
  const start = performance.now();
  for (const password of ['a1'.repeat(100), 'qwe'.repeat(66), 'faculty'.repeat(28), 'ฟ'.repeat(200), 'ab12'.repeat(50)])
    whyGuessable(password, names);
  expect(performance.now() - start).toBeLessThan(500);
});
