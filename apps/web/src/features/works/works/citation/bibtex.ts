import { listedPeople, peopleIn } from '@faculty/contracts/works/references/cited-people';
import { type CitedItem, firstOf } from './cited-item.ts';
import { addressOfLatex, plainOfLatex } from './latex.ts';

/** The names of fields that show where a value ends whose braces do not match. */
const common =
  'title|author|editor|year|date|month|journal|journaltitle|booktitle|volume|number|issue|pages|publisher|doi|url|issn|isbn|abstract|keywords|note|address|location|language|series|abstractnote';
const fieldFollows = new RegExp(` ?,? ?(?:${common}) ?= ?["{\\w]`, 'iy');
const nextField = new RegExp(`, ?(?:${common}) ?= ?["{\\w]`, 'gi');
/** Of one entry; more are no citation. */
const maxFields = 150;
const maxPeople = 200;
/** Characters of one value; longer ones are not used. */
const maxValue = 20_000;

/** Each entry by itself. The abbreviations that the text defines are replaced in all of them. */
export function bibtexEntries(text: string): string[] {
  const parts = text.replace(/\s+/g, ' ').split(/(?<![\w.@])(?=@[a-z]{1,30} ?[{(])/i);
  return parts.filter((part) => /^@(?!comment|preamble)/i.test(part));
}

/** Abbreviations by name, of `@string{jla = "…"}`. */
export function abbreviationsIn(entries: readonly string[]): ReadonlyMap<string, string> {
  return new Map(entries.filter((entry) => isString(entry)).flatMap((entry) => [...fieldsOf(entry, new Map())]));
}
export const isString = (entry: string) => /^@string\b/i.test(entry);

/** One entry in CSL's names. A field that cannot be read is left out; the others stay. */
export function bibtexItem(entry: string, abbreviations: ReadonlyMap<string, string>): CitedItem {
  const fields = fieldsOf(entry, abbreviations);
  const raw = (...names: string[]) => firstOf(names.map((name) => fields.get(name)));
  const one = (...names: string[]) => plainOfLatex(raw(...names));
  const address = (...names: string[]) => addressOfLatex(raw(...names));
  const kind = /^@(\w+)/.exec(entry)?.[1]?.toLowerCase() ?? '';
  const isBook = /book|thesis|report|manual/.test(kind);
  const [day, month, year] = [one('day'), one('month'), one('year')];
  return {
    type: /proceedings|conference/.test(kind) ? 'paper-conference' : isBook ? 'book' : 'article-journal',
    title: one('title', 'booktitle'),
    subtitle: one('subtitle'),
    author: peopleOf(raw('author')),
    editor: peopleOf(raw('editor')),
    'container-title': one('journal', 'journaltitle', ...(fields.has('title') ? ['booktitle'] : [])),
    publisher: one('publisher', 'school', 'institution', 'organization'),
    'publisher-place': one('location', 'place', 'address'),
    'event-place': one('venue'),
    volume: one('volume'),
    // of a book it counts those of a series
    issue: isBook ? '' : one('number', 'issue'),
    page: one('pages', 'eid', 'articleno', 'art_number', 'article-number'),
    DOI: address('doi'),
    ISBN: one('isbn'),
    ISSN: one('issn'),
    URL: /https?:\/\/\S+/.exec(address('url', 'howpublished'))?.[0] ?? '',
    issued: one('date') || (/^\d+$/.test(month) ? `${year}-${month}-${day || 0}` : `${day} ${month} ${year}`),
  };
}

/**
 * The names of a field: `and` divides them outside braces; a name in braces is that of an organisation. Some write a list with commas
 * and one `and`, though a comma within a name stands before the given name.
 */
function peopleOf(field: string): ReturnType<typeof peopleIn> {
  const value = field.slice(0, 20_000);
  let outside = value;
  for (let depth = 0; depth < 4; depth += 1) outside = outside.replace(/\{[^{}]*\}/g, (inside) => '.'.repeat(inside.length));
  const ends = [...outside.matchAll(/ and /gi)].map(({ index }) => index);
  const names = [...ends, value.length]
    .slice(0, maxPeople)
    .map((end, index) => value.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + ' and '.length, end));
  const listed = names.length === 2 && !/(?:^|[ ,])\{[^\\]/.test(value) ? listedPeople(plainOfLatex(value)) : null;
  if (listed) return listed;
  return names.flatMap((name) => {
    const [, whole] = /^\{([^\\{}][^{}]*)\}$/.exec(name.trim()) ?? [];
    return whole === undefined ? peopleIn(plainOfLatex(name)) : [{ literal: plainOfLatex(whole) }];
  });
}

/** The values of an entry by the names of its fields, in lower case; of two fields with one name the first. */
function fieldsOf(entry: string, abbreviations: ReadonlyMap<string, string>): Map<string, string> {
  const fields = new Map<string, string>();
  const named = /([a-z][\w.:-]{0,40}) ?= ?/giy;
  let at = /^@\w+ ?[{(]/.exec(entry)?.[0].length ?? 0;
  for (let count = 0; at < entry.length && count < maxFields; ) {
    named.lastIndex = at;
    const name = named.exec(entry)?.[1]?.toLowerCase();
    if (name === undefined) {
      // past the key, a comma, or a stray mark
      at += /^[\w:.-]+/.exec(entry.slice(at, at + 200))?.[0].length ?? 1;
      continue;
    }
    count += 1;
    const { value, end } = valueAt(entry, named.lastIndex, abbreviations);
    if (value !== null && value.trim() !== '' && !fields.has(name)) fields.set(name, value.trim());
    at = end;
  }
  return fields;
}

/** A value and where it ends: pieces joined by `#`, each in braces, in quotes or a word. Null when it never ends. */
function valueAt(entry: string, start: number, abbreviations: ReadonlyMap<string, string>): { value: string | null; end: number } {
  let value = '';
  let at = start;
  for (let piece = 0; piece < 10; piece += 1) {
    const isEnclosed = entry[at] === '{' || entry[at] === '"';
    const end = isEnclosed ? endOfPiece(entry, at) : at + (/^[^ ,#{}"]*/.exec(entry.slice(at, at + 200))?.[0].length ?? 0);
    if (end === null) return { value: null, end: entry.length };
    const text = entry.slice(at, end);
    value += isEnclosed ? text.slice(1).replace(/["}]$/, '') : (abbreviations.get(text.toLowerCase()) ?? text);
    at = end;
    const joins = /^ ?# ?/.exec(entry.slice(at, at + 4))?.[0];
    if (joins === undefined) break;
    at += joins.length;
  }
  return { value, end: at };
}

/** The position after the closing sign; before the next field where braces or quotes do not match; null without either. */
function endOfPiece(entry: string, start: number): number | null {
  const closes = entry[start] === '{' ? '}' : '"';
  let depth = 0;
  for (let at = start + 1; at < Math.min(entry.length, start + maxValue); at += 1) {
    const sign = entry[at];
    if (entry[at - 1] === '\\') continue;
    if (sign === '{') depth += 1;
    if (sign === closes) {
      fieldFollows.lastIndex = at + 1;
      const isOutside = depth === 0 && (closes === '}' || /^ ?(?:[,})#]|$)/.test(entry.slice(at + 1, at + 3)));
      if (isOutside) return at + 1;
      if (fieldFollows.test(entry)) return Math.min(at + 1, fieldAfter(entry, start) ?? at + 1);
    }
    if (sign === '}') depth -= 1;
  }
  return fieldAfter(entry, start);
}

function fieldAfter(entry: string, start: number): number | null {
  nextField.lastIndex = start + 1;
  return nextField.exec(entry)?.index ?? null;
}
