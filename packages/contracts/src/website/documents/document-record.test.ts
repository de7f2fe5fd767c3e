import { expect, test } from 'vitest';
import { docBody } from '../doc.ts';

test('doc_index accepts Arabic and Thai digits, or - for none', () => {
  const number = (doc_index: string) => docBody.shape.doc_index.safeParse(doc_index).data;
  expect(['12', '๑๒', ' 7 ', '-', '', '1/2569', 'ก'].map(number)).toEqual(['12', '12', '7', '-', undefined, undefined, undefined]);
});
