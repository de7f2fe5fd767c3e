import { expect, test } from 'vitest';
import { ReportTurns } from './report-turns.ts';

const here = () => new AbortController().signal;

test('two at once, one of each person, in the order they came; who waits knows how many come first', async () => {
  const turns = new ReportTurns(2);
  const order: string[] = [];
  const take = async (person: string, gone = here()) => {
    const leave = await turns.take(person, gone);
    order.push(person);
    return leave;
  };
  const [a, b] = [await take('a'), await take('b')];
  const secondOfA = take('a');
  const c = take('c');
  const d = take('d');
  expect([turns.ahead('a'), turns.ahead('c'), turns.ahead('d'), turns.ahead('b')]).toEqual([2, 3, 4, null]);
  b();
  b(); // given back once
  await c;
  expect(order).toEqual(['a', 'b', 'c']); // a has one under way
  a();
  await secondOfA;
  expect(order).toEqual(['a', 'b', 'c', 'a']);
  (await c)();
  await d;
  expect(order.at(-1)).toBe('d');
});

test('who goes while waiting leaves the row', async () => {
  const turns = new ReportTurns(1);
  const leave = await turns.take('a', here());
  const gone = new AbortController();
  const waiting = turns.take('b', gone.signal);
  const next = turns.take('c', here());
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  expect(turns.ahead('c')).toBe(1);
  leave();
  await next;
});

test('the row has an end', async () => {
  const turns = new ReportTurns(1);
  await turns.take('a', here());
  for (let n = 0; n < 30; n += 1) void turns.take(`p${n}`, here());
  await expect(turns.take('late', here())).rejects.toMatchObject({ code: 'unavailable' });
});
