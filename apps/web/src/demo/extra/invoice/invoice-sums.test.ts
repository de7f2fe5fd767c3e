import { expect, test } from 'vitest';
import { invoiceSums, moneyText } from './invoice-sums.ts';

test('ten percent tax is added to the sum of all lines', () => {
  const lines = [
    { quantity: 2, price: 150_000 },
    { quantity: 1, price: 50_000 },
  ];
  expect(invoiceSums(lines)).toEqual({ net: 350_000, tax: 35_000, total: 385_000 });
});

test('tax is rounded to whole satang once, on the sum and not on each line', () => {
  expect(invoiceSums([{ quantity: 1, price: 12_344 }]).tax).toBe(1234);
  expect(invoiceSums([{ quantity: 1, price: 12_345 }]).tax).toBe(1235);
  // rounded line by line it would be 3
  expect(invoiceSums(Array.from({ length: 3 }, () => ({ quantity: 1, price: 5 })))).toEqual({ net: 15, tax: 2, total: 17 });
});

test('an invoice of nothing costs nothing', () => expect(invoiceSums([])).toEqual({ net: 0, tax: 0, total: 0 }));

test('money has its two decimals and its thousands', () => {
  expect(moneyText(123_456_705)).toBe('1,234,567.05');
  expect(moneyText(0)).toBe('0.00');
});
