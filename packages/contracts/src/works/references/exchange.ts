import { toCommonEra } from '../../kit/dates/era.ts';
import type { CitedName, Reference } from './reference.ts';

/** Formats that reference managers read. Their years are those of the common era, as their own documents ask. */
export const exchangeFormats = ['bib', 'ris', 'json'] as const;
type ExchangeFormat = (typeof exchangeFormats)[number];

const yearOf = ({ year }: Reference): string => (year === null ? '' : String(toCommonEra(year)));

/** Year, month and day as far as they are known: a day of another year is a slip. */
const dateOf = (reference: Reference): string[] =>
  reference.date?.startsWith(yearOf(reference)) ? reference.date.split('-') : [yearOf(reference)].filter(Boolean);

const wholeName = (name: CitedName): string =>
  'literal' in name ? name.literal : [name.family, name.suffix, name.given].filter(Boolean).join(', ');

/** What each kind of work is called in the formats. */
const types = {
  article: { bib: 'article', ris: 'JOUR', csl: 'article-journal' },
  conference: { bib: 'inproceedings', ris: 'CONF', csl: 'paper-conference' },
  book: { bib: 'book', ris: 'BOOK', csl: 'book' },
  chapter: { bib: 'incollection', ris: 'CHAP', csl: 'chapter' },
  thesis: { bib: 'thesis', ris: 'THES', csl: 'thesis' },
  other: { bib: 'misc', ris: 'GEN', csl: 'document' },
} as const satisfies Record<Reference['kind'], unknown>;

/** BibTeX counts braces behind a backslash too, so that one alone would end the entry. */
const latex: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
};
const escaped = (text: string): string => text.replace(/[\\~^&%$#_{}]/g, (character) => latex[character] ?? `\\${character}`);

/** An entry of BibTeX in UTF-8. */
function bibtex(reference: Reference): string {
  const { kind, authors, hasMore, container, publisher, pages, genre } = reference;
  const names = authors.map((name) => ('literal' in name ? `{${escaped(name.literal)}}` : escaped(wholeName(name))));
  const inBook = kind === 'conference' || kind === 'chapter';
  const fields: Record<string, string> = {
    author: [...names, ...(hasMore ? ['others'] : [])].join(' and '),
    title: escaped(reference.title),
    [inBook ? 'booktitle' : 'journal']: escaped(container),
    [kind === 'thesis' ? 'school' : kind === 'other' ? 'howpublished' : 'publisher']: escaped(publisher),
    type: escaped(kind === 'thesis' ? genre : ''),
    year: yearOf(reference),
    month: dateOf(reference)[1]?.replace(/^0/, '') ?? '',
    volume: escaped(reference.volume),
    number: escaped(reference.issue),
    pages: escaped(pages).replace('–', '--'),
    note: escaped(reference.number),
    isbn: reference.isbn,
    issn: reference.issn,
    doi: reference.doi,
    langid: reference.lang === 'th' ? 'thai' : 'english',
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : `  ${name} = {${value}}`));
  return `@${types[kind].bib}{work${reference.id},\n${lines.join(',\n')}\n}\n`;
}

/** A record of RIS, whose lines end as those of Windows. */
function ris(reference: Reference): string {
  const [from = '', to = ''] = reference.pages.split('–');
  const [year = '', month = '', day = ''] = dateOf(reference);
  const lines: [tag: string, value: string][] = [
    ['TY', types[reference.kind].ris],
    ...reference.authors.map((name): [string, string] => ['AU', wholeName(name)]),
    ['TI', reference.title],
    ['T2', reference.container],
    // of proceedings, some programs take T2 and PY for the conference
    ['C3', reference.kind === 'conference' ? reference.container : ''],
    ['C2', reference.kind === 'conference' ? year : ''],
    ['PB', reference.publisher],
    ['CY', reference.venue],
    ['PY', year],
    ['DA', month && [year, month, day].join('/')],
    ['VL', reference.volume],
    ['IS', reference.issue],
    ['SP', from],
    ['EP', to],
    ['M3', reference.genre],
    ['N1', reference.number],
    ['SN', reference.isbn || reference.issn],
    ['DO', reference.doi],
    ['LA', reference.lang],
  ];
  return `${lines.flatMap(([tag, value]) => (value === '' ? [] : `${tag}  - ${value}\r\n`)).join('')}ER  - \r\n`;
}

/** An item of CSL-JSON. */
function csl(reference: Reference): object {
  const { id, kind, lang, venue, doi } = reference;
  const date = dateOf(reference).map(Number);
  const fields = {
    title: reference.title,
    'container-title': reference.container,
    publisher: reference.publisher,
    'event-place': venue,
    volume: reference.volume,
    issue: reference.issue,
    page: reference.pages.replace('–', '-'),
    genre: reference.genre,
    number: reference.number,
    ISBN: reference.isbn,
    ISSN: reference.issn,
    DOI: doi,
  };
  return {
    id: `work${id}`,
    type: types[kind].csl,
    language: lang,
    author: reference.authors.map((name) => Object.fromEntries(Object.entries(name).filter(([, part]) => part !== ''))),
    ...(date.length > 0 && { issued: { 'date-parts': [date] } }),
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
  };
}

/** References as a file for reference managers. */
export function exchangeFile(references: readonly Reference[], format: ExchangeFormat): string {
  if (format === 'json') return `${JSON.stringify(references.map(csl), null, 2)}\n`;
  return references.map(format === 'bib' ? bibtex : ris).join(format === 'bib' ? '\n' : '\r\n');
}
