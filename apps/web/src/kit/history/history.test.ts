import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';

test('a masked value is shown as private, in the chosen language', () => {
  expect(changeText('•••', 'th')).toBe('ข้อมูลส่วนบุคคล');
  expect(changeText('•••', 'en')).toBe('Private');
});

test('formats values for people', () => {
  expect(changeText(null, 'th')).toBe('(ว่าง)');
  expect(changeText('', 'th')).toBe('(ว่าง)');
  expect(changeText([], 'en')).toBe('(empty)');
  expect(changeText('Y', 'th')).toBe('ใช่');
  expect(changeText(false, 'en')).toBe('No');
  expect(changeText('N', 'th', 'active')).toBe('ยกเลิก');
  expect(changeText(['A1', 'A2'], 'th')).toBe('A1, A2');
  expect(changeText([{ name: 'face.png', privateUrl: 'avatars/x' }], 'th')).toBe('face.png');
});

test('shows co-authors with their shares, and review states as text', () => {
  const authors = [{ user_name: 'malee', work_weight: 40, full_name_th: 'มาลี ใจดี', full_name_en: 'Malee Jaidee' }];
  expect(changeText(authors, 'th', 'work_authors')).toBe('มาลี ใจดี (40%)');
  expect(changeText(authors, 'en', 'work_authors')).toBe('Malee Jaidee (40%)');
  expect(changeText('C', 'th', 'status_check')).toBe('ไม่ถูกต้อง');
  expect(changeText('W', 'en', 'status_check')).toBe('Under review');
  expect(changeText('C', 'th', 'other')).toBe('C');
});

test('shows days as days and moments in Bangkok time', () => {
  expect(changeText('2026-11-20', 'th')).toBe('20/11/2569');
  expect(changeText('2026-11-20T00:00:00.000Z', 'th')).toBe('20/11/2569');
  expect(changeText('2026-11-20T18:30:00.000Z', 'th')).toBe('21/11/2569 01:30');
});
