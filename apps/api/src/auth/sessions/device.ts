import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../kit/http/network.ts';

/** In order of precedence: most user agents also contain the names of other browsers. */
const browsers = [
  ['LINE', /\bLine\//],
  ['Facebook', /\bFBA[NV]\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Browser, system and network prefix of a sign-in, for the person's list of sessions. Nothing else is stored. */
export function deviceOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): { browser: string; system: string; network: string } {
  const agent = (headers['user-agent'] ?? '').slice(0, 500);
  const named = (names: readonly (readonly [string, RegExp])[]) => names.find(([, pattern]) => pattern.test(agent))?.[0] ?? '';
  return { browser: named(browsers), system: named(systems), network: networkPrefixOf(ip) };
}

/** A prefix of the address that identifies the network but not the device. */
function networkPrefixOf(ip: string): string {
  const network = networkOf(ip);
  if (network.endsWith('::/64')) return `${network.slice(0, -5).split(':').slice(0, 3).join(':')}::/48`;
  return network.replace(/\.\d+$/, '.x');
}
