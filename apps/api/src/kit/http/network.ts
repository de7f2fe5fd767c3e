import { isIPv6 } from 'node:net';

/**
 * Who a limit by address counts: an IPv4 address, or a network of IPv6. One machine has all addresses of a /64; one customer, be it a
 * household or a campus, has up to a /48.
 */
export function networkOf(ip: string, prefix: 64 | 48 = 64): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, prefix / 16).join(':')}::/${prefix}`;
}
