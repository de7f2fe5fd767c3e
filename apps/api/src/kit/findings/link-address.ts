/** Longer ones have no room in an index; no page has one. */
const longestBytes = 2_000;

/**
 * The address of a link without its part after #, with scheme and host in lower case: a path for one of the own website, at the origins
 * `own`. Null where it leads to no page.
 */
export function linkAddress(link: string, own: readonly string[]): string | null {
  const [plain = ''] = link.trim().split('#');
  const whole = plain.replace(/^\/\//, 'https://').replace(/^https?:\/\/[^/?]+/i, (start) => start.toLowerCase());
  if (!/^(?:https?:\/\/[^/]|\/)/.test(whole) || Buffer.byteLength(whole) > longestBytes) return null;
  const origin = own.find((each) => `${whole}/`.startsWith(`${each}/`));
  return origin === undefined ? whole : whole.slice(origin.length) || '/';
}
