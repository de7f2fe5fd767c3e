/** Anything that `mendText` would change. */
const strange =
  /[\u00a0\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]|\u0e40\u0e40|\u0e4d[\u0e48-\u0e4b]?\u0e32|[\u0e48-\u0e4b][\u0e31\u0e34-\u0e39]/;

/**
 * Text without what nobody sees and no other search finds: zero-width characters, no-break spaces, foreign line ends, and Thai vowels
 * in pieces or behind their tone mark, as they come from pdf files. Nothing turns the direction of what follows, as in names of files. Joiners
 * of emoji and of other scripts stay.
 */
export function mendText(text: string): string {
  if (!strange.test(text)) return text;
  return text
    .replace(/[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/\u00a0/g, ' ')
    .replace(/[\u2028\u2029]/g, '\n')
    .replaceAll('\u0e40\u0e40', '\u0e41')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e39])/g, '$2$1');
}
