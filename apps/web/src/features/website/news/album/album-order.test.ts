import { describe, expect, it } from 'vitest';
import { moved, movedTogether, orderBetween, orderChanges, orderOfAll } from './album-order.ts';

describe('the order number of a moved picture', () => {
  it.each([
    ['between two', 4, 3, 3.5],
    ['at the top', null, 7, 8],
    ['at the bottom', 5, null, 4],
    ['at the bottom under 1', 1, null, 0.5],
    ['alone', null, null, 1],
    ['in the smallest gap', 3.02, 3, 3.01],
  ])('%s', (_, above, below, expected) => expect(orderBetween(above, below)).toBe(expected));

  it.each([
    ['neighbours a hundredth apart', 3.01, 3],
    ['equal neighbours', 3, 3],
    ['nothing under a hundredth', 0.01, null],
  ])('is null for %s', (_, above, below) => expect(orderBetween(above, below)).toBeNull());
});

const picture = (news_image_id: number, order_seq: number) => ({ news_image_id, order_seq });

it('changes only the moved picture when there is a free number between its neighbours', () => {
  const list = moved([picture(1, 3), picture(2, 2), picture(3, 1)], 2, 1);
  expect(list.map((item) => item.news_image_id)).toEqual([1, 3, 2]);
  expect(orderChanges(list, 1)).toEqual([{ item: picture(3, 1), order_seq: 2.5 }]);
});

it('renumbers the whole album in list order when there is no free number', () => {
  const list = moved([picture(1, 2), picture(2, 2), picture(3, 2)], 2, 1);
  const changes = new Map(orderChanges(list, 1).map(({ item, order_seq }) => [item.news_image_id, order_seq]));
  const orders = list.map((item) => changes.get(item.news_image_id) ?? item.order_seq);
  expect(orders).toEqual([3, 2, 1]);
});

it('keeps the list order and distinct numbers after any series of moves', () => {
  let list = [5, 4, 3, 2, 1].map((order) => picture(order, order));
  for (const [from, to] of [...Array(60)].map((_, step) => [(step * 3) % 5, (step * 2 + 1) % 5] as const)) {
    list = moved(list, from, to);
    const changes = new Map(orderChanges(list, to).map(({ item, order_seq }) => [item.news_image_id, order_seq]));
    list = list.map((item) => ({ ...item, order_seq: changes.get(item.news_image_id) ?? item.order_seq }));
    const orders = list.map((item) => item.order_seq);
    expect(orders).toEqual(orders.toSorted((one, other) => other - one));
    expect(new Set(orders).size).toBe(5);
  }
});

it('moves several pictures together, in their order, and numbers the album as it is listed', () => {
  const list = movedTogether(
    [picture(1, 4), picture(2, 3), picture(3, 2), picture(4, 1)],
    ({ news_image_id }) => [2, 4].includes(news_image_id),
    0,
  );
  expect(list.map((item) => item.news_image_id)).toEqual([2, 4, 1, 3]);
  expect(orderOfAll(list).map(({ item, order_seq }) => [item.news_image_id, order_seq])).toEqual([
    [2, 4],
    [4, 3],
    [1, 2],
    [3, 1],
  ]);
});
