/** Where addresses of the legacy system lead. */
interface Hosts {
  from: string;
  /** Base of relative file addresses; ends with a slash. */
  filesBase: string;
}

/** The full address of a file field's value; null when it is empty or on another host. */
export function addressOfFile(value: unknown, { from, filesBase }: Hosts): string | null {
  if (typeof value !== 'string' || ['', '-', '#'].includes(value.trim())) return null;
  const text = value.trim();
  const url = urlOf(text, text.startsWith('/') ? from : filesBase);
  return url !== null && isOfSource(url, { from, filesBase }) ? url.href : null;
}

/** Addresses on the legacy hosts in an HTML text. At most 2,000 of one text. */
export function addressesIn(html: unknown, hosts: Hosts): { address: string; isFile: boolean }[] {
  if (typeof html !== 'string') return [];
  const found: { address: string; isFile: boolean }[] = [];
  for (const [, , quoted, bare] of html.matchAll(addressPattern)) {
    const text = (quoted ?? bare ?? '').replaceAll('&amp;', '&').trim();
    if (text === '' || /^(#|data:|mailto:|tel:)/i.test(text)) continue;
    const url = urlOf(text, hosts.from);
    if (url === null || !isOfSource(url, hosts)) continue;
    if (found.length === 2_000) break;
    found.push({ address: url.href, isFile: url.href.startsWith(hosts.filesBase) });
  }
  return found;
}

/** The text with other addresses where `ours` knows them; everything else is unchanged. */
export function rewritten(html: string, hosts: Hosts, ours: (address: string) => string | undefined): string {
  return html.replace(addressPattern, (whole, quote: string | undefined, quoted: string | undefined, bare: string | undefined) => {
    const given = quoted ?? bare ?? '';
    const url = urlOf(given.replaceAll('&amp;', '&').trim(), hosts.from);
    const address = url !== null && isOfSource(url, hosts) ? ours(url.href) : undefined;
    if (address === undefined) return whole;
    return `${whole.slice(0, whole.length - given.length - (quote === undefined ? 0 : 2))}"${address}"`;
  });
}

/** `src` and `href` attributes: quote, quoted address, address without quotes. At most 2,000 characters long. */
const addressPattern = /\b(?:src|href)\s*=\s*(?:(["'])([^"'<>]{1,2000})\1|([^\s"'<>]{1,2000}))/gi;

const isOfSource = (url: URL, { from, filesBase }: Hosts) =>
  /^https?:$/.test(url.protocol) && [from, filesBase].some((base) => new URL(base).hostname === url.hostname);

/** Node 20 has no `URL.parse`. */
const urlOf = (text: string, base: string): URL | null => (URL.canParse(text, base) ? new URL(text, base) : null);
