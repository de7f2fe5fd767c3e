import { expect, test } from 'vitest';
import { requestBody } from './request-body.ts';

const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });

test('a stored file is cleared by empty text under its name, alone or beside a new file', () => {
  expect(requestBody({ title: 'ก' }, { first: null })).toEqual({ title: 'ก', first: '' });
  const form = requestBody({ title: 'ก' }, { first: null, second: file }) as FormData;
  expect([...form.entries()]).toEqual([
    ['title', 'ก'],
    ['first', ''],
    ['second', expect.any(File)],
  ]);
});
