import { expect, it } from 'vitest';
import { keywordsOf } from './keyword-field.tsx';

it('a comma list left in the field becomes one keyword for each word', () => {
  expect(keywordsOf(['ทุน', ' แลกเปลี่ยน, ญี่ปุ่น，เกาหลี,'])).toEqual(['ทุน', 'แลกเปลี่ยน', 'ญี่ปุ่น', 'เกาหลี']);
});

it('a keyword is kept once, in one spelling of its vowels and tone marks', () => {
  expect(keywordsOf(['ข่าว', 'ข่าว ', 'cafe\u0301', 'caf\u00e9'])).toEqual(['ข่าว', 'caf\u00e9']);
});
