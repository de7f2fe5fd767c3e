import { expect, test } from 'vitest';
import { HttpError } from '../api/http.ts';
import { wordsOf } from './error-texts.ts';

const refused = (
  statusCode: number,
  code: 'internal' | 'unavailable' | 'maybe_saved' | 'stale' | 'forbidden',
  requestId = 'id-of-the-call',
) => wordsOf(new HttpError(statusCode, { statusCode, code, message: '', requestId }), 'en');

test.each(['internal', 'unavailable', 'maybe_saved'] as const)(
  '%s, which is the server’s fault, has the id of the call in its log',
  (code) => {
    expect(refused(503, code)).toMatch(/ \(id-of-the-call\)$/);
  },
);

test.each(['stale', 'forbidden'] as const)('%s, which a person mends, has none', (code) => {
  expect(refused(409, code)).not.toContain('id-of-the-call');
});

test('an answer without an id has no empty brackets', () => {
  expect(refused(503, 'unavailable', '')).not.toContain('(');
});
