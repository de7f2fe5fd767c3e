const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The encoding of a text that may lie about it: UTF-8, or what Excel and old systems write on a Thai Windows, code page 874. UTF-8 with a few
 * broken bytes stays UTF-8: code page 874 read as such has hardly a Thai letter.
 */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'windows-874' {
  const text = new TextDecoder().decode(bytes);
  return countOf(text, /[\u0e01-\u0e5b]/g) >= countOf(text, /\ufffd/g) ? 'utf-8' : 'windows-874';
}

/** The most frequent separator of the first lines of a csv, outside of quotes. */
export function separatorOf(text: string): string {
  const start = text.slice(0, 5_000).replace(/"[^"]*"/g, '');
  const times = (separator: string) => start.split(separator).length;
  return [',', ';', '\t', '|'].reduce((most, one) => (times(one) > times(most) ? one : most));
}
