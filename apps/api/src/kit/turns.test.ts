import { expect, test } from 'vitest';
import { ownTurn, turnFor } from './turns.ts';

/** What a long text costs this thread. */
function busy(milliseconds: number) {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('between two long pieces of work everybody else is served', async () => {
  const order: string[] = [];
  const served = setInterval(() => order.push('other'), 1);
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      await ownTurn();
      order.push('long');
      busy(5);
    }),
  );
  clearInterval(served);
  expect(order.join(' ')).not.toContain('long long');
});

test('a record without a long text waits for nobody', async () => {
  const order: string[] = [];
  await Promise.all([
    ownTurn().then(() => order.push('long')),
    turnFor({ title: 'short', pages: 3 }).then(() => order.push('short')),
    turnFor({ title: 'x'.repeat(200_000) }).then(() => order.push('long')),
  ]);
  expect(order).toEqual(['short', 'long', 'long']);
});
