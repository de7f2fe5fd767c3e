import { expect, test } from 'vitest';
import { telephone } from './telephone.ts';

test.each([
  ['0 2564 4440-79 ต่อ 1234', '<a href="tel:+6625644440;ext=1234">0 2564 4440-79 ต่อ 1234</a>'],
  ['02 555 0100 ต่อ 4101', '<a href="tel:+6625550100;ext=4101">02 555 0100 ต่อ 4101</a>'],
  ['02-564-4440 ถึง 79', '<a href="tel:+6625644440">02-564-4440 ถึง 79</a>'],
  ['0 2613 2681-3 ext. 5', '<a href="tel:+6626132681;ext=5">0 2613 2681-3 ext. 5</a>'],
  ['๐ ๒๕๖๔ ๔๔๔๐ ต่อ ๑๒', '<a href="tel:+6625644440;ext=12">๐ ๒๕๖๔ ๔๔๔๐ ต่อ ๑๒</a>'],
  ['+66 (0) 2564 4440', '<a href="tel:+6625644440">+66 (0) 2564 4440</a>'],
  ['081-234-5678', '<a href="tel:+66812345678">081-234-5678</a>'],
  ['+44 20 7946 0958', '<a href="tel:+442079460958">+44 20 7946 0958</a>'],
  ['054 466 666', '<a href="tel:+6654466666">054 466 666</a>'],
])('a number is a link that dials its first line and its extension: %s', (written, link) => {
  expect(telephone(written).text).toBe(link);
});

test('of several numbers each is a link; what cannot be dialled from outside is text', () => {
  expect(telephone('02 564 4440, 081 234 5678').text).toBe(
    '<a href="tel:+6625644440">02 564 4440</a>, <a href="tel:+66812345678">081 234 5678</a>',
  );
  expect(telephone('0 2564 4440 หรือ 79').text).toBe('<a href="tel:+6625644440">0 2564 4440</a> หรือ 79');
  expect(telephone('4191').text).toBe('4191');
  expect(telephone('<b>').text).toBe('&lt;b&gt;');
});
