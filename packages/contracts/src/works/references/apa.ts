import { toCommonEra } from '../../kit/dates/era.ts';
import type { CitedName, Reference } from './reference.ts';

/** Texts of a reference in turn: upright, in italics, upright … The first may be empty. */
export type Runs = string[];

const words = {
  th: { and: ' และ ', others: ' และคณะ', noYear: 'ม.ป.ป.', in: 'ใน', page: 'น.', pages: 'น.', volume: 'เล่ม', article: 'บทความ' },
  en: { and: '& ', others: ', et al.', noYear: 'n.d.', in: 'In', page: 'p.', pages: 'pp.', volume: 'Vol.', article: 'Article' },
} as const;

/** More authors are cut to the first nineteen and the last one. */
const maxAuthors = 20;

/** `Mary-Jane A.` as `M.-J. A.` */
const initialsOf = (given: string): string =>
  given
    .replace(/\.(?=[^\s-])/g, '. ')
    .split(' ')
    .map((name) =>
      name
        .split('-')
        .flatMap((part) => [...part].slice(0, 1))
        .map((letter) => `${letter.toUpperCase()}.`)
        .join('-'),
    )
    .join(' ');

const nameText = (name: CitedName): string =>
  'literal' in name ? name.literal : [`${name.family}, ${initialsOf(name.given)}`, name.suffix].filter(Boolean).join(', ');

function authorsText({ authors, hasMore, lang }: Reference): string {
  const names = authors.map(nameText);
  const w = words[lang];
  if (hasMore) return names.join(', ') + w.others;
  const last = names.at(-1) ?? '';
  if (names.length > maxAuthors) return `${names.slice(0, maxAuthors - 1).join(', ')}, . . . ${last}`;
  if (names.length < 2) return last;
  const before = names.slice(0, -1).join(', ');
  // two Thai names have no comma between them
  if (lang === 'th') return `${before}${names.length > 2 ? ',' : ''}${w.and}${last}`;
  return `${before}, ${w.and}${last}`;
}

const ended = (text: string): string => (text === '' || /[.?!…][”"’']?$/.test(text) ? text : `${text}.`);

/** Pages as they stand in brackets: `pp. 1–9`. */
function bracketedPages({ pages, lang }: Reference): string {
  return pages && `${words[lang][pages.includes('–') ? 'pages' : 'page']} ${pages}`;
}

/**
 * The reference in the style of the APA (7th edition), in italics where it wants them. Thai works follow its Thai rules: names as they are
 * spoken, Buddhist years, ม.ป.ป. for none.
 * @param letter tells works of the same authors and year apart
 */
export function apa(reference: Reference, letter = ''): Runs {
  const { kind, lang, title, container, volume, issue, number, doi, genre } = reference;
  const w = words[lang];
  const parts: [text: string, isItalic?: boolean][] = [];
  const add = (text: string, isItalic = false) => text !== '' && parts.push([text, isItalic]);
  const shownYear = reference.year === null ? w.noYear : String(lang === 'th' ? reference.year : toCommonEra(reference.year));
  const year = `(${shownYear}${letter && reference.year === null ? '-' : ''}${letter}).`;
  const authors = authorsText(reference);
  const isWhole = kind === 'book' || kind === 'thesis' || kind === 'other';
  const publisher = authors === reference.publisher ? '' : reference.publisher;

  const aside = [number && `(${number})`, kind === 'other' && number === '' && genre && `[${genre}]`].filter(Boolean).join(' ');
  const degree = kind === 'thesis' ? ` [${[genre, publisher].filter(Boolean).join(', ')}]` : '';
  const addTitle = () => {
    if (!isWhole) return add(ended(title));
    add(title, true);
    const after = degree || (aside && ` ${aside}`);
    return add(ended(title + after).slice(title.length));
  };
  if (authors !== '') {
    add(`${ended(authors)} ${year} `);
    addTitle();
  } else {
    addTitle();
    add(` ${year}`);
  }
  if (isWhole && kind !== 'thesis' && publisher !== '') add(` ${ended(publisher)}`);
  if (kind === 'article' && container !== '') {
    add(' ');
    add(container, true);
    if (volume !== '' || issue !== '' || number !== '') add(', ');
    add(volume, true);
    add(issue && `(${issue})`);
    if (volume === '' && issue === '') add(number);
    const isNumber = /^(?:e|article\s)\d+$/i.test(reference.pages);
    add(reference.pages && `, ${isNumber ? `${w.article} ` : ''}${reference.pages}`);
    add('.');
  }
  if ((kind === 'conference' || kind === 'chapter') && container !== '') {
    add(` ${w.in} `);
    add(container + (number !== '' && !container.includes(number) ? ` ${number}` : ''), true);
    const inside = [volume && `${w.volume} ${volume}`, bracketedPages(reference)].filter(Boolean).join(', ');
    add(inside && ` (${inside})`);
    add('.');
    if (publisher !== '') add(` ${ended(publisher)}`);
  }
  if (doi !== '') add(` https://doi.org/${doi}`);
  return inTurn(parts);
}

/** Neighbours of one kind joined; upright and italic texts in turn. */
function inTurn(parts: readonly [text: string, isItalic?: boolean][]): Runs {
  const runs = [''];
  for (const [text, isItalic = false] of parts) {
    const isSame = (runs.length % 2 === 0) === isItalic;
    if (isSame) runs.push((runs.pop() ?? '') + text);
    else runs.push(text);
  }
  return runs;
}
