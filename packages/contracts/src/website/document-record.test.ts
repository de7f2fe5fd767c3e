import { describe, expect, test } from 'vitest';
import { docBody } from './doc.ts';
import { isExpired } from './document-record.ts';

const row = { expire: 'N', show_start_date: null, show_end_date: null, mou_end_date: null } as const;

describe('isExpired', () => {
  test('follows the `expire` flag', () => {
    expect(isExpired(row, '2026-11-22')).toBe(false);
    expect(isExpired({ ...row, expire: 'Y' }, '2026-11-22')).toBe(true);
  });

  test('is true from the day after the last day of showing or of the MOU', () => {
    for (const field of ['show_end_date', 'mou_end_date'] as const) {
      expect(isExpired({ ...row, [field]: '2026-11-22' }, '2026-11-22')).toBe(false);
      expect(isExpired({ ...row, [field]: '2026-11-21' }, '2026-11-22')).toBe(true);
    }
    expect(isExpired({ ...row, show_start_date: '2026-12-01' }, '2026-11-22')).toBe(false);
  });
});

test('doc_index accepts Arabic and Thai digits, or - for none', () => {
  const number = (doc_index: string) => docBody.shape.doc_index.safeParse(doc_index).data;
  expect(['12', '๑๒', ' 7 ', '-', '', '1/2569', 'ก'].map(number)).toEqual(['12', '12', '7', '-', undefined, undefined, undefined]);
});
