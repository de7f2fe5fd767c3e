import { expect, test } from 'vitest';
import { isFile, isSameValue } from './form-values.ts';

test('recognizes files of other frames, and never equates two files', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { File: ForeignFile } = frame.contentWindow as unknown as typeof globalThis; // a window has what the global object has
  const pasted = new ForeignFile(['x'], 'pasted.png');
  expect(pasted instanceof File).toBe(false);
  expect([pasted, new File(['x'], 'own.png'), null, 'own.png', { name: 'own.png' }].map(isFile)).toEqual([true, true, false, false, false]);
  expect(isSameValue(pasted, new ForeignFile(['y'], 'other.png'))).toBe(false);
});
