const named = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', shy: '', deg: '°', times: '×' },
    ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', szlig: 'ß', aelig: 'æ', oslash: 'ø' },
  }),
);
const marks = new Map(
  Object.entries({
    ...{
      grave: '\u0300',
      acute: '\u0301',
      circ: '\u0302',
      tilde: '\u0303',
      uml: '\u0308',
      ring: '\u030a',
      caron: '\u030c',
      cedil: '\u0327',
    },
  }),
);

/** Replaces HTML's entities: `&amp;`, `&#8211;`, `&eacute;`, and `&amp;amp;`, which registries store too. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:amp;)*(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (point >= 0x20 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)) return String.fromCodePoint(point);
    const mark = marks.get(name.slice(1));
    return named.get(name) ?? (mark === undefined ? whole : (name.charAt(0) + mark).normalize('NFC'));
  });
}
