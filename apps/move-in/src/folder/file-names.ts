import { hash } from 'node:crypto';

/** Where the former system lies. All are absent for a folder that was made from a dump or spreadsheets. */
export interface Hosts {
  /** Base address of its API. */
  from?: string | undefined;
  /** Base address of its files; ends with a slash. */
  files?: string | undefined;
  /** Other hosts that texts name: `www.old.example`. */
  oldHosts?: readonly string[] | undefined;
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Whether an address leads to the former system. */
export const isOfOldHost = (url: URL, { from, files, oldHosts = [] }: Hosts): boolean =>
  /^https?:$/.test(url.protocol) &&
  [...oldHosts, ...[from, files].flatMap((base) => (base === undefined ? [] : new URL(base).host))].some(
    (host) => host.toLowerCase() === url.host || host.toLowerCase() === url.hostname,
  );

/**
 * The path in `files/` of what a field or a text names: a path, or an address on the former hosts. Null when it names no file there.
 * `/file/download?privateUrl=` names the path in its query.
 */
export function fileNameOf(value: unknown, hosts: Hosts): string | null {
  if (typeof value !== 'string') return null;
  const named = value.trim();
  if (['', '-', '#'].includes(named)) return null;
  const isAddress = /^(https?:)?\/\//i.test(named);
  if (!isAddress && /^[a-z][a-z0-9+.-]*:/i.test(named)) return null;
  const asked = /\/file\/download\?(?:.*&)?privateUrl=([^&#]+)/i.exec(named)?.[1];
  if (!isAddress) return asked === undefined ? inside(withoutBase(named, hosts)) : inside(decoded(asked));
  const base = hosts.files ?? hosts.from ?? 'https://invalid';
  if (!URL.canParse(named, base)) return null;
  const url = new URL(named, base);
  if (!isOfOldHost(url, hosts)) return null;
  return inside(asked === undefined ? withoutBase(decoded(url.pathname), hosts) : decoded(asked));
}

/** A path from the files' base where it begins with that: `/files/news/a.jpg` is `news/a.jpg`. */
function withoutBase(named: string, { files }: Hosts): string {
  const bases = [...(files === undefined ? [] : [decoded(new URL(files).pathname)]), '/files/'];
  const base = bases.find((each) => each !== '/' && named.startsWith(each));
  return base === undefined ? named : named.slice(base.length);
}

/** A path that stays inside of `files/` and that a file system can hold; a part that is too long is its hash. */
function inside(named: string): string | null {
  const parts = named.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
  if (parts.length === 0 || parts.includes('..') || named.includes('\0')) return null;
  return parts
    .map((part) => (Buffer.byteLength(part) > 200 ? `${hash('sha256', part)}${/\.\w{1,8}$/.exec(part)?.[0] ?? ''}` : part))
    .join('/');
}
