/** Query parameters that campaigns and networks add to addresses. No page depends on them. */
export const isCampaign = (name: string): boolean =>
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|gad_source|gad_campaignid|dclid|msclkid|ttclid|twclid|yclid|igsh|igshid|li_fat_id|mc_[ce]id|srsltid|_ga|_gl)$/i.test(
    name,
  );

/**
 * An address whose percent-encoded bytes are UTF-8: those of TIS-620 and Windows-874, which old Thai websites wrote, are encoded anew, and a
 * percent sign that encodes nothing is encoded itself.
 */
export function inUtf8(address: string): string {
  if (!address.includes('%')) return address;
  return address
    .replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
      try {
        decodeURIComponent(encoded);
        return encoded;
      } catch {
        const bytes = Uint8Array.from(encoded.slice(1).split('%'), (byte) => Number.parseInt(byte, 16));
        return encodeURIComponent(new TextDecoder('windows-874').decode(bytes));
      }
    })
    .replace(/%(?![0-9a-f]{2})/gi, '%25');
}

/** Decoded for people to read, but for what would end the part or the address. */
const readable = (part: string, kept: RegExp): string => decodeURIComponent(part).toWellFormed().replace(kept, encodeURIComponent);

const urlOf = (path: string) => new URL(inUtf8(path).replace(/^\/+/, '/'), 'http://site');

/** A path of the website as it is read and compared: its letters decoded, without a slash at its end. */
const readablePath = ({ pathname }: URL): string =>
  pathname
    .split('/')
    .map((segment) => readable(segment, /[\s%#?/\\\p{Cc}]/gu))
    .join('/')
    .replace(/(?<=.)\/+$/, '');

/**
 * A path of the website as redirects compare it: readable, without parameters of campaigns, the others in one order. `/a%20b/?y=2&x=1&utm_source=c`
 * is `/a%20b?x=1&y=2`.
 */
export function comparablePath(path: string): string {
  const url = urlOf(path);
  const query = [...url.searchParams]
    .filter(([name]) => !isCampaign(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map((pair) =>
      pair
        .map((part) => readable(encodeURIComponent(part), /[\s%#&=+\\\p{Cc}]/gu))
        .join('=')
        .replace(/=$/, ''),
    );
  return readablePath(url) + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** A path of the website to lead to: readable, its query as it was typed. */
export const readableTarget = (path: string): string => readablePath(urlOf(path)) + (/\?.*/.exec(path)?.[0] ?? '');
