import { expect, test } from 'vitest';
import { comparablePath, inUtf8, readableTarget } from './site-address.ts';

const thai = '/ข่าว';
const utf8 = encodeURI(thai);
const tis620 = '/%a2%e8%d2%C7';

test('a path is compared by what it says, however it is written', () => {
  const same = [thai, utf8, utf8.toLowerCase(), tis620, `${utf8}/`, `/${thai}`, `${thai}?utm_source=line&fbclid=x`];
  expect(same.map(comparablePath)).toEqual(same.map(() => thai));
  const query = ['/a?x=1&y=ข', '/a/?y=%E0%B8%82&x=1', '/a?y=%a2&gclid=2&x=1', '/%61?x=1&y=ข&UTM_Medium=mail'];
  expect(query.map(comparablePath)).toEqual(query.map(() => '/a?x=1&y=ข'));
});

test.each([
  ['/my%20file.pdf', '/my%20file.pdf'],
  ['/a%2Fb', '/a%2Fb'],
  ['/100%25', '/100%25'],
  ['/100%', '/100%25'],
  ['/%3Fx%23', '/%3Fx%23'],
  ['/a?q=a%26b%3D+c', '/a?q=a%26b%3D%20c'],
  ['/a?b', '/a?b'],
  ['/a?b=', '/a?b'],
  ['/', '/'],
])('%s is compared as %s, which is compared as itself', (path, compared) => {
  expect(comparablePath(path)).toBe(compared);
  expect(comparablePath(compared)).toBe(compared);
});

test('a target is readable, and its query stays as it was typed', () =>
  expect(readableTarget(`${utf8}/?b=1&utm_source=qr&a=%E0`)).toBe('/ข่าว?b=1&utm_source=qr&a=%E0'));

test('any bytes become an address that can be decoded', () => {
  for (const address of ['/%', '/%E0%A4%A', '/%ff%00', '/a?b=%a1%', `${tis620}${utf8}`])
    expect(() => decodeURIComponent(inUtf8(address))).not.toThrow();
});
