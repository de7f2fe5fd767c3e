import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findOwnIcons } from './own-icon-search.ts';
import * as ownIcons from './own-icons.ts';

const source = path.resolve(import.meta.dirname, '../../..');
const isOurs = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|^demo[\\/]/.test(file);

test('the page shows only icons that screens of the product use', () => {
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(isOurs)
    .map((file) => readFileSync(path.join(source, file), 'utf8'));
  const used = new Set(texts.flatMap((text) => text.match(/\bIcon[A-Z]\w*/g) ?? []));
  expect(Object.keys(ownIcons).filter((name) => !used.has(name))).toEqual([]);
});

test('icons are found by words of their names, in any order', () => {
  expect(findOwnIcons('file pdf')).toEqual(['IconFileTypePdf']);
  expect(findOwnIcons('PDF  file')).toEqual(['IconFileTypePdf']);
  expect(findOwnIcons('IconTrash')).toContain('IconTrash');
  expect(findOwnIcons('ไม่มี')).toEqual([]);
  expect(findOwnIcons('')).toHaveLength(Object.keys(ownIcons).length);
});
