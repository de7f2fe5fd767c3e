import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTerms, wrongWords } from '../lib/terms.mjs';

const terms = readTerms(readFileSync(new URL('../../docs/terms.md', import.meta.url), 'utf8'));
const names = (source) => wrongWords(source, terms).map(([, name]) => name);

test('the terms are read, with the documented sentences that stay', () => {
  expect(terms.wrong).toContainEqual({ word: 'อัพโหลด', instead: 'อัปโหลด' });
  expect(terms.wrong).toContainEqual({ word: 'email', instead: 'e-mail' });
  expect(terms.documented).toContain('อัพโหลดรูปภาพสำเร็จ!');
});

test('a word with another in the terms is found, wherever a Thai text stands', () => {
  expect(names("send: { th: 'อัพโหลดไฟล์', en: 'Upload' }")).toEqual(['“อัพโหลด” where the terms say “อัปโหลด”']);
  expect(names('text: `เซสชันหมดเวลา`')).toEqual(['“เซสชัน” where the terms say “หมดเวลาใช้งาน”']);
  expect(names("send: { th: 'อัปโหลดไฟล์', en: 'Upload' }")).toEqual([]);
});

test('English words are looked for in English phrases only, whole', () => {
  expect(names("const email = { th: 'อีเมล', en: 'Your email' };")).toEqual(['“email” where the terms say “e-mail”']);
  expect(names(`{ th: 'อีเมล', en: \`Your \${email}\` }`)).toEqual([]);
  expect(names('en: () => "Photo"')).toEqual(['“photo” where the terms say “picture”']);
  expect(names("en: 'Photosynthesis'")).toEqual([]);
});

test('documented sentences pass, and nothing beside them', () => {
  expect(names("{ th: 'อัพโหลดรูปภาพสำเร็จ!', en: 'Your email was verified' }")).toEqual([]);
  expect(names("{ th: 'อัพโหลดรูปภาพสำเร็จ! รูปภาพ' }")).toEqual(['“รูปภาพ” where the terms say “ภาพ”']);
});
