/** Combining marks by the commands that set them. */
const accents = new Map(
  Object.entries({
    ...{ '`': '\u0300', "'": '\u0301', '^': '\u0302', '~': '\u0303', '=': '\u0304', '.': '\u0307', '"': '\u0308' },
    ...{ u: '\u0306', r: '\u030a', H: '\u030b', v: '\u030c', d: '\u0323', c: '\u0327', k: '\u0328', b: '\u0331' },
  }),
);

const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho varsigma sigma tau upsilon phi chi psi omega';
const greekLetters = greek
  .split(' ')
  .flatMap((name, index) => [
    [name, String.fromCodePoint(0x3b1 + index)] as const,
    [name[0]?.toUpperCase() + name.slice(1), String.fromCodePoint(0x391 + index)] as const,
  ]);

/** Braces that the text itself has, while those of LaTeX are removed. */
const [opening, closing] = ['\ue000', '\ue001'];

/** Commands that are a character or a word; of others only their arguments are kept. */
const symbols = new Map([
  ...greekLetters,
  ...Object.entries({
    ...{ aa: 'å', AA: 'Å', ae: 'æ', AE: 'Æ', oe: 'œ', OE: 'Œ', o: 'ø', O: 'Ø', l: 'ł', L: 'Ł', ss: 'ß', i: 'i', j: 'j' },
    ...{ dh: 'ð', DH: 'Ð', th: 'þ', TH: 'Þ', dj: 'đ', DJ: 'Đ', ng: 'ŋ', NG: 'Ŋ', TeX: 'TeX', LaTeX: 'LaTeX', BibTeX: 'BibTeX' },
    ...{ ldots: '…', dots: '…', textellipsis: '…', textendash: '–', textemdash: '—', textquoteleft: '‘', textquoteright: '’' },
    ...{
      textquotedblleft: '“',
      textquotedblright: '”',
      textquotesingle: "'",
      guillemotleft: '«',
      guillemotright: '»',
      textasciitilde: '~',
      textbackslash: '\\',
      textbraceleft: opening,
      textbraceright: closing,
      S: '§',
    },
    ...{ textdegree: '°', degree: '°', copyright: '©', textregistered: '®', texttrademark: '™', pounds: '£', euro: '€', times: '×' },
    ...{ pm: '±', cdot: '·', rightarrow: '→', to: '→', leq: '≤', geq: '≥', infty: '∞', circ: '°', textbar: '|', textunderscore: '_' },
  }),
]);

/** A value of BibTeX as readable text: accents, symbols and escaped signs become characters; markup and unknown commands go, what they enclose stays. */
export function plainOfLatex(value: string): string {
  let text = value
    .slice(0, 8_000)
    .replaceAll('\\{', opening)
    .replaceAll('\\}', closing)
    .replace(/\\(?=[&%$#_])/g, '\ue002')
    .replace(/\\href\s?\{[^{}]{0,500}\}/g, '')
    .replace(/\\([A-Za-z]{1,20})(?![A-Za-z])(\{\}|\s*)/g, (whole, name: string, after: string) => {
      const symbol = symbols.get(name);
      return symbol === undefined ? whole : symbol + (after === '{}' ? '' : after.slice(1));
    });
  // an accent may stand on a letter that has one
  for (let round = 0; round < 3; round += 1) text = text.replace(accented, onLetter);
  return text
    .replace(/\$([^$]{0,300})\$|\\\(([^$]{0,300}?)\\\)/g, (_whole, dollars = '', brackets = '') =>
      (dollars + brackets).replace(/[\^_]/g, ''),
    )
    .replace(/\\[A-Za-z]{1,30}\*?\s?/g, '')
    .replace(/\\[\s\\,;:]|~/g, ' ')
    .replace(/\\[^\w\s]/g, '')
    .replace(/[{}]/g, '')
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .replaceAll('\ue002', '')
    .replaceAll(opening, '{')
    .replaceAll(closing, '}')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

const accented = /\\(?:(["'`^~=.])\s?|([uvHcdbkrt])(?=[\s{]))\s?\{?\s?(\p{L}\p{M}*)\}?/gu;
const onLetter = (_whole: string, sign: string | undefined, command: string | undefined, letter: string) =>
  (letter + (accents.get(sign ?? command ?? '') ?? '')).normalize('NFC');

/** An address or a DOI, in which only signs are escaped. */
export const addressOfLatex = (value: string): string =>
  value
    .replace(/\\(?:url|href)\b|[\s{}]/g, '')
    .replace(/\\textasciitilde|\\~/g, '~')
    .replaceAll('\\', '');
