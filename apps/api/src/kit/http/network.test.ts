import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s belongs to the network %s', (ip, network) => expect(networkOf(ip)).toBe(network));

test('a customer of IPv6 has a /48', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6', 48)).toBe('2001:db8:1::/48');
  expect(networkOf('2001:db8::1', 48)).toBe('2001:db8:0::/48');
  expect(networkOf('::ffff:10.0.0.1', 48)).toBe('10.0.0.1');
});
