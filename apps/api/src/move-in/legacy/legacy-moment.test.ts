import { expect, test } from 'vitest';
import { legacyMoment } from './legacy-moment.ts';

test.each([
  ['2026-11-20T02:00:00.000Z', '2026-11-20T02:00:00.000Z'],
  ['2026-11-20T09:00:00+07:00', '2026-11-20T02:00:00.000Z'],
  ['2026-11-20 09:00:00', '2026-11-20T02:00:00.000Z'],
  ['2026-11-20T09:00', '2026-11-20T02:00:00.000Z'],
  ['2569-11-20 09:00:00', '2026-11-20T02:00:00.000Z'],
  ['2026-11-20', '2026-11-19T17:00:00.000Z'],
  ['เมื่อวานบ่าย', undefined],
])('%s is %s, in whatever zone the server is', (text, moment) => expect(legacyMoment(text)?.toISOString()).toBe(moment));
