import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address belongs to nobody's inner network, nor to this machine, nor stands for one that does. */
export const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

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
    if (isIP(host) !== 0 && !isAllowed(host)) throw refused;
    const { request } = url.protocol === 'https:' ? https : http;
    const call = request(url, {
      method,
      agent: false,
      signal: AbortSignal.timeout(milliseconds),
      headers: { 'user-agent': userAgent, accept: '*/*' },
      lookup: (name, options, done) =>
        dns.lookup(name, { ...options, all: true }, (error, found) => {
          const isRefused = !error && !found.every(({ address }) => isAllowed(address));
          done(isRefused ? refused : error, found);
        }),
    });
    call.once('response', (answer) => {
      const { location } = answer.headers;
      // Node reads headers as Latin-1; Thai addresses stand there in UTF-8
      resolve({ status: answer.statusCode ?? 0, location: location && Buffer.from(location, 'latin1').toString() });
      answer.destroy();
    });
    call.once('error', reject);
    call.end();
  });
}
