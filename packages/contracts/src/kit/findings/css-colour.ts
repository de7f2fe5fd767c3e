/** Colours that people choose by name; a name that is not here is not known. */
const named: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  lime: '#00ff00',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  gold: '#ffd700',
  pink: '#ffc0cb',
  purple: '#800080',
  cyan: '#00ffff',
  aqua: '#00ffff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
};

/** A colour of CSS as `#rrggbb`; null for one that is not known, or that is seen through. */
export function cssColour(source: string): string | null {
  const text = source.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return `#${[...text.slice(1)].map((digit) => digit + digit).join('')}`;
  const [, ...parts] = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*(?:1(?:\.0+)?|100%)\s*)?\)$/.exec(text) ?? [];
  if (parts.length === 3) return `#${parts.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`;
  return named[text] ?? null;
}

/** The value of a property in a `style` attribute, in lower case; undefined where it is not set. The last one counts. */
export function styleOf(style: string | undefined, property: string): string | undefined {
  if (style === undefined || !style.toLowerCase().includes(property)) return undefined;
  const values = style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    return declaration.slice(0, colon).trim().toLowerCase() === property ? [declaration.slice(colon + 1)] : [];
  });
  return values
    .at(-1)
    ?.replace(/!important/i, '')
    .trim()
    .toLowerCase();
}
