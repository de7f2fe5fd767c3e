const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * How clearly bytes that were decoded as UTF-8 are: their Thai letters less their broken bytes. Below 0 they are what Excel and old systems write
 * on a Thai Windows, code page 874, which decoded as UTF-8 has hardly a Thai letter. UTF-8 with a few broken bytes stays UTF-8.
 */
export const clarityOf = (text: string): number => countOf(text, /[\u0e01-\u0e5b]/g) - countOf(text, /\ufffd/g);

/** The encoding of a text that may lie about it. */
export const encodingOf = (bytes: Uint8Array): 'utf-8' | 'windows-874' =>
  clarityOf(new TextDecoder().decode(bytes)) < 0 ? 'windows-874' : 'utf-8';

/** The most frequent separator of the first lines of a csv, outside of quotes. */
export function separatorOf(text: string): string {
  const start = text.slice(0, 5_000).replace(/"[^"]*"/g, '');
  const times = (separator: string) => start.split(separator).length;
  return [',', ';', '\t', '|'].reduce((most, one) => (times(one) > times(most) ? one : most));
}
