import { hash } from 'node:crypto';
import { inUtf8 } from '@faculty/contracts/kit/site-address';
import { withAddresses } from '../../../api/src/kit/rich-text/tag-addresses.ts';

/** Where the former system lies. All are absent for a folder that was made from a dump or spreadsheets. */
export interface Hosts {
  /** Base address of its API. */
  from?: string | undefined;
  /** Base address of its files; ends with a slash. */
  files?: string | undefined;
  /** Other hosts that texts name: `www.old.example`. */
  oldHosts?: readonly string[] | undefined;
}

export const decoded = (text: string): string => decodeURIComponent(inUtf8(text));

/** Whether an address names its host. */
export const isWhole = (named: string) => /^(https?:)?\/\//i.test(named);

/** Whether an address leads to the former system. */
export function isOfOldHost(url: URL, { from, files, oldHosts = [] }: Hosts): boolean {
  const hosts = [...oldHosts, ...[from, files].flatMap((base) => (base === undefined ? [] : new URL(base).host))];
  return /^https?:$/.test(url.protocol) && hosts.some((host) => [url.host, url.hostname].includes(host.toLowerCase()));
}

/** The address of a text or field as one of the former system; null for one of another website or none. A path counts as its own. */
export function oldAddress(named: string, hosts: Hosts): URL | null {
  if (named === '' || (!isWhole(named) && /^([a-z][a-z0-9+.-]*:|[#?])/i.test(named))) return null;
  const base = hosts.files ?? hosts.from ?? 'https://invalid';
  const url = URL.canParse(named, base) ? new URL(named, base) : null;
  return url && (!isWhole(named) || isOfOldHost(url, hosts)) ? url : null;
}

/**
 * The path in `files/` of what a field or a text names: a path, or an address on the former hosts. Null when it names no file there.
 * `/file/download?privateUrl=` names the path in its query.
 */
export function fileNameOf(value: unknown, hosts: Hosts): string | null {
  const named = typeof value === 'string' ? value.trim() : '-';
  const url = oldAddress(named, hosts);
  if (named === '-' || url === null) return null;
  const asked = /\/file\/download\?(?:.*&)?privateUrl=([^&#]+)/i.exec(named)?.[1];
  if (asked !== undefined) return inside(decoded(asked));
  const name = isWhole(named) ? decoded(url.pathname) : named;
  const bases = [...(hosts.files === undefined ? [] : [decoded(new URL(hosts.files).pathname)]), '/files/'];
  const base = bases.find((each) => each !== '/' && name.startsWith(each)) ?? '';
  return inside(name.slice(base.length));
}

/** A path that stays inside of `files/` and that a file system can hold; a part that is too long is its hash. */
export function inside(named: string): string | null {
  const parts = named.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
  if (parts.length === 0 || parts.includes('..') || named.includes('\0')) return null;
  return parts
    .map((part) => (Buffer.byteLength(part) > 200 ? `${hash('sha256', part)}${/\.\w{1,8}$/.exec(part)?.[0] ?? ''}` : part))
    .join('/');
}

const pages = /(\.(html?|php\d?|aspx?|jsp|cgi)|\/[^/.]*)$/i;

/** Whether an address looks like that of a file: a download, or a name whose ending is no page's. */
export const isFile = (named: string): boolean => /privateUrl=/i.test(named) || !pages.test(named.replace(/[?#].*/, ''));

/** Addresses in an HTML text that lead to the former system, and whether each is a file: pictures, downloads and what is no page. */
export function addressesIn(html: unknown, hosts: Hosts): { named: string; isFile: boolean }[] {
  const found: { named: string; isFile: boolean }[] = [];
  withAddresses(typeof html === 'string' ? html : '', (named, attribute) => {
    if (oldAddress(named.trim(), hosts) !== null)
      found.push({ named, isFile: fileNameOf(named, hosts) !== null && (attribute === 'src' || isFile(named)) });
    return undefined;
  });
  return found;
}
