import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTerms, wrongWords } from './terms.mjs';

const terms = readTerms(readFileSync(new URL('../../docs/terms.md', import.meta.url), 'utf8'));
const problemsOf = (source) => wrongWords(source, terms).map(([, problem]) => problem);

test('reads terms and documented exceptions', () => {
  expect(terms.wrong).toContainEqual({ word: 'อัพโหลด', instead: 'อัปโหลด' });
  expect(terms.wrong).toContainEqual({ word: 'email', instead: 'e-mail' });
  expect(terms.documented).toContain('อัพโหลดรูปภาพสำเร็จ!');
});

test('finds a wrong Thai word in any text', () => {
  expect(problemsOf("send: { th: 'อัพโหลดไฟล์', en: 'Upload' }")).toEqual(['“อัพโหลด” where the terms say “อัปโหลด”']);
  expect(problemsOf('text: `เซสชันหมดเวลา`')).toEqual(['“เซสชัน” where the terms say “หมดเวลาใช้งาน”']);
  expect(problemsOf("send: { th: 'อัปโหลดไฟล์', en: 'Upload' }")).toEqual([]);
});

test('finds wrong English words only as whole words in English phrases', () => {
  expect(problemsOf("const email = { th: 'อีเมล', en: 'Your email' };")).toEqual(['“email” where the terms say “e-mail”']);
  expect(problemsOf(`{ th: 'อีเมล', en: \`Your \${email}\` }`)).toEqual([]);
  expect(problemsOf('en: () => "Photo"')).toEqual(['“photo” where the terms say “picture”']);
  expect(problemsOf("en: 'Photosynthesis'")).toEqual([]);
});

test('accepts documented sentences, but no other text on the line', () => {
  expect(problemsOf("{ th: 'อัพโหลดรูปภาพสำเร็จ!', en: 'Your email was verified' }")).toEqual([]);
  expect(problemsOf("{ th: 'อัพโหลดรูปภาพสำเร็จ! รูปภาพ' }")).toEqual(['“รูปภาพ” where the terms say “ภาพ”']);
});
