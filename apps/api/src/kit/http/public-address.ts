import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';

const inside = new BlockList();
for (const [network, bits] of Object.entries({
  ...{ '0.0.0.0': 8, '10.0.0.0': 8, '100.64.0.0': 10, '127.0.0.0': 8, '169.254.0.0': 16, '172.16.0.0': 12, '192.0.0.0': 24 },
  ...{ '192.168.0.0': 16, '198.18.0.0': 15, '224.0.0.0': 3 },
}))
  inside.addSubnet(network, bits);
// 6to4 and Teredo carry an address of IPv4
for (const [network, bits] of Object.entries({ '2002::': 16, '2001::': 32 })) inside.addSubnet(network, bits, 'ipv6');
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to nobody's inner network, nor to this machine. */
export function isPublic(address: string, family: number): boolean {
  return family === 6 ? globalIpv6.check(address, 'ipv6') && !inside.check(address, 'ipv6') : !inside.check(address);
}

/** What a server says of an address: its status, and where it sends the reader. */
interface Head {
  status: number;
  location: string | undefined;
}

interface HeadOptions {
  method: 'HEAD' | 'GET';
  milliseconds: number;
  userAgent: string;
  /** For tests, whose servers are on this machine. */
  isAllowed?: typeof isPublic;
}

/**
 * Asks for one address and reads nothing but the head of the answer; redirects are not followed. The address that its name stands for is
 * checked as the connection is made, so that no name can change it meanwhile.
 * @throws Error with the system's code, or `inside` for an address that is not public
 */
export function headOf(url: URL, { method, milliseconds, userAgent, isAllowed = isPublic }: HeadOptions): Promise<Head> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const refused = Object.assign(new Error(`${host} is at an address that is not public`), { code: 'inside' });
  return new Promise((resolve, reject) => {
    if (isIP(host) !== 0 && !isAllowed(host, isIP(host))) throw refused;
    const { request } = url.protocol === 'https:' ? https : http;
    const call = request(url, {
      method,
      agent: false,
      signal: AbortSignal.timeout(milliseconds),
      headers: { 'user-agent': userAgent, accept: '*/*' },
      lookup: (name, options, done) =>
        dns.lookup(name, { ...options, all: true }, (error, found) => {
          const [first] = found ?? [];
          if (error || !first) done(error ?? refused, []);
          else if (!found.every(({ address, family }) => isAllowed(address, family))) done(refused, []);
          else if (options.all) done(null, found);
          else done(null, first.address, first.family);
        }),
    });
    call.once('response', (answer) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
      answer.destroy();
    });
    call.once('error', reject);
    call.end();
  });
}
