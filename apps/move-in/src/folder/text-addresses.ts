import { fileNameOf, type Hosts, isOfOldHost } from './file-names.ts';

/** `src` and `href` attributes: quote, quoted address, address without quotes. At most 2,000 characters long. */
const addressPattern = /\b(src|href)\s*=\s*(?:(["'])([^"'<>]{1,2000})\2|([^\s"'<>]{1,2000}))/gi;
const pages = /(\.(html?|php\d?|aspx?|jsp|cgi)|\/[^/.]*)$/i;

/** Whether an address looks like that of a file: a download, or a name whose ending is no page's. */
export const isFile = (named: string): boolean => /privateUrl=/i.test(named) || !pages.test(named.replace(/[?#].*/, ''));

const plain = (text: string) => text.replaceAll('&amp;', '&').trim();

/** An address of a text that leads to the former system: whole, or a path. */
export function isOld(named: string, hosts: Hosts): boolean {
  if (/^(https?:)?\/\//i.test(named)) {
    const base = hosts.from ?? 'https://invalid';
    return URL.canParse(named, base) && isOfOldHost(new URL(named, base), hosts);
  }
  return named !== '' && !/^([a-z][a-z0-9+.-]*:|[#?])/i.test(named);
}

/** Addresses in an HTML text that lead to the former system, and whether each is a file: pictures, downloads and what is no page. */
export function addressesIn(html: unknown, hosts: Hosts): { named: string; isFile: boolean }[] {
  if (typeof html !== 'string') return [];
  return [...html.matchAll(addressPattern)].flatMap(([, attribute = '', , quoted, bare]) => {
    const named = plain(quoted ?? bare ?? '');
    if (!isOld(named, hosts)) return [];
    return [{ named, isFile: fileNameOf(named, hosts) !== null && (attribute.toLowerCase() === 'src' || isFile(named)) }];
  });
}

/** The text with other addresses where `ours` knows them; everything else is unchanged. */
export function rewritten(html: string, hosts: Hosts, ours: (named: string) => string | undefined): string {
  return html.replace(addressPattern, (whole: string, _attribute: string, quote?: string, quoted?: string, bare?: string) => {
    const given = quoted ?? bare ?? '';
    const named = plain(given);
    const address = isOld(named, hosts) ? ours(named) : undefined;
    if (address === undefined) return whole;
    return `${whole.slice(0, whole.length - given.length - (quote === undefined ? 0 : 2))}"${address}"`;
  });
}
