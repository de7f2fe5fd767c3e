import { goneMilliseconds } from '@faculty/contracts/shell/open-records';
import { expect, test } from 'vitest';
import { PresenceMap } from '../../resources/shell/open-records.routes.ts';

const at = (record: string, user_name: string, state: 'open' | 'changed' | 'closed' = 'open') => ({ record, user_name, state });

test('returns the others who have the record open, the first first, and whether they typed something', () => {
  let now = 1_000;
  const present = new PresenceMap(() => now);
  present.report(at('news 1', 'a'));
  now += 10;
  present.report(at('news 1', 'b', 'changed'));
  present.report(at('news 2', 'c'));
  now += 10;
  present.report(at('news 1', 'a'));
  expect(present.others('news 1', 'c').map(({ user_name, isChanging }) => [user_name, isChanging])).toEqual([
    ['a', false],
    ['b', true],
  ]);
  expect(present.others('news 1', 'a').map(({ user_name }) => user_name)).toEqual(['b']);
});

test('forgets who closed the record, and who has not reported for long', () => {
  let now = 1_000;
  const present = new PresenceMap(() => now);
  for (const name of ['a', 'b', 'c']) present.report(at('news 1', name));
  present.report(at('news 1', 'b', 'closed'));
  now += goneMilliseconds;
  present.report(at('news 1', 'c'));
  now += 1;
  expect(present.others('news 1', 'x').map(({ user_name }) => user_name)).toEqual(['c']);
});

test('keeps a bounded number of records: those reported last', () => {
  const present = new PresenceMap();
  for (let record = 0; record < 2_100; record += 1) present.report(at(`news ${record}`, 'a'));
  expect(present.others('news 99', 'x')).toEqual([]);
  expect(present.others('news 2099', 'x')).toHaveLength(1);
});
