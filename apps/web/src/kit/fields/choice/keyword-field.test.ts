import { expect, it } from 'vitest';
import { keywordsOf } from './keyword-field.tsx';

it('a pasted comma list becomes one keyword per word', () => {
  expect(keywordsOf(['ทุน', ' แลกเปลี่ยน, ญี่ปุ่น，เกาหลี,'])).toEqual(['ทุน', 'แลกเปลี่ยน', 'ญี่ปุ่น', 'เกาหลี']);
});

it('a keyword is stored once, with normalized vowels and tone marks', () => {
  expect(keywordsOf(['ข่าว', 'ข่าว ', 'cafe\u0301', 'caf\u00e9'])).toEqual(['ข่าว', 'caf\u00e9']);
});
