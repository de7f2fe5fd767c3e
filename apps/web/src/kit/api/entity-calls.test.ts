import { expect, test } from 'vitest';
import { requestBody } from './entity-calls.ts';

const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });

test('an empty text under a file’s name clears the stored file, with or without new files', () => {
  expect(requestBody({ title: 'ก' }, { first: null })).toEqual({ title: 'ก', first: '' });
  const form = requestBody({ title: 'ก' }, { first: null, second: file }) as FormData;
  expect([...form.entries()]).toEqual([
    ['title', 'ก'],
    ['first', ''],
    ['second', expect.any(File)],
  ]);
});
