import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Config } from '../../../config.ts';
import type { Looked } from './facts.ts';

const timeoutMilliseconds = 5_000;

/** Hosts of the public addresses that need a certificate: none for http, this machine and the addresses of examples. */
export function watchedHosts({ publicUrl, websiteUrl }: Pick<Config, 'publicUrl' | 'websiteUrl'>): string[] {
  const urls = [publicUrl, websiteUrl].map((address) => new URL(address));
  const watched = urls.filter(
    ({ protocol, hostname }) => protocol === 'https:' && !/(^|\.)(localhost|example)$|^127\.|^\[::1\]$/.test(hostname),
  );
  return [...new Set(watched.map(({ host }) => host))];
}

/** Until when the certificates are good, as strangers see them; an error is told by its code. */
export async function readCertificates(hosts: readonly string[]): Promise<Looked['certificates']> {
  const read = hosts.map(async (host) => {
    const result = await certificateEnd(host)
      .then((until) => ({ until: until.toISOString(), problem: '' }))
      .catch((error: NodeJS.ErrnoException) => ({ until: null, problem: error.code ?? error.message }));
    return [host, result] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

function certificateEnd(host: string): Promise<Date> {
  const { hostname, port } = new URL(`https://${host}`);
  const name = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    // nothing is sent: an expired or unknown certificate has a last day too
    const socket = connect({
      host: name,
      port: Number(port || 443),
      rejectUnauthorized: false,
      ...(isIP(name) === 0 && { servername: name }),
    });
    const timer = setTimeout(() => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })), timeoutMilliseconds);
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(timer);
      reject(new Error('closed'));
    });
  });
}
