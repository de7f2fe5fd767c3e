import { BlockList, isIP } from 'node:net';

/** Names that proxy-addr, and so Fastify, gives to networks. */
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);
const mostProxies = 10;

/**
 * Whose X-Forwarded-For is believed: addresses and networks, or how many proxies stand in front. Null = cannot work.
 * `true` is not taken: it believes the address that the caller writes, and with it every limit by address is gone.
 */
export function trustedProxies(text: string): false | number | string[] | null {
  if (text === '') return false;
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= mostProxies ? Number(text) : null;
  const networks = text.split(',').map((item) => item.trim());
  return networks.every((network) => namedNetworks.has(network) || isNetwork(network)) ? networks : null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  // a network of everybody trusts everybody
  if (!/^\d{1,3}$/.test(bits) || Number(bits) === 0) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

const shortestSecret = 32;
/** A random secret of 32 hexadecimal digits has about 110. */
const fewestBits = 85;
const giveaway = /secret|passw|change|example|faculty|default|token|qwert|asdfg|zxcvb|trewq|gfdsa|bvcxz/i;

/** Whether a secret could be guessed: too short, words, or letters that follow from those before them. */
export function isWeakSecret(secret: string): boolean {
  if (secret.length < shortestSecret || giveaway.test(secret)) return true;
  const surprising = [...secret].filter((_, at) => !followsARun(secret, at) && !isRepeated(secret, at));
  return surprising.length * bitsPerCharacter(secret) < fewestBits;
}

/** 0123, dcba, aaaa: the same step as before it. */
function followsARun(text: string, at: number): boolean {
  const step = (index: number) => text.charCodeAt(index) - text.charCodeAt(index - 1);
  return at >= 2 && Math.abs(step(at)) <= 2 && step(at) === step(at - 1);
}

/** Replaces the previous group of four. */
const isRepeated = (text: string, at: number): boolean => at >= 4 && text.indexOf(text.slice(at - 3, at + 1)) < at - 3;

function bitsPerCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}

/** Whether an address people use is safe to sign in at: https, or this machine itself. */
export function isSecureAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

/** Connections that may be unencrypted where `ALLOW_UNENCRYPTED` names them. */
export const unencryptedParts = ['database', 'mail', 'storage'] as const;
type Part = (typeof unencryptedParts)[number];

/** A socket, or an address of this machine. */
export const isLocalHost = (host: string) => host === '' || host.startsWith('/') || /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/** The connections without encryption. Unreadable addresses are reported elsewhere. */
export function openParts(urls: Readonly<Record<Part, string | undefined>>): Part[] {
  return unencryptedParts.filter((part) => {
    const text = urls[part];
    if (text === undefined || !URL.canParse(text)) return false;
    const { protocol, hostname, searchParams } = new URL(text);
    const host = searchParams.get('host') ?? decodeURIComponent(hostname);
    if (isLocalHost(host)) return false;
    if (part === 'database') {
      const mode = searchParams.get('sslmode');
      return mode === null ? searchParams.get('ssl') !== 'true' : !/^(require|verify-ca|verify-full)$/.test(mode);
    }
    // smtp:// starts unencrypted and upgrades with STARTTLS, which production requires; an unchecked certificate is anybody's
    if (part === 'mail')
      return (protocol === 'smtp:' && searchParams.get('ignoreTLS') === 'true') || searchParams.get('tls.rejectUnauthorized') === 'false';
    return searchParams.get('ssl') === 'false';
  });
}

/**
 * The address of a database with `verify-full` in place of `prefer`, `require` and `verify-ca`: the driver takes these for the same, and
 * warns in ten lines that a later version of it will not.
 */
export const withCheckedCertificate = (address: string): string =>
  /[?&]uselibpqcompat=true(&|$)/.test(address)
    ? address
    : address.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
