import { plugins } from '@citation-js/core';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { type Citation, citation, maxCitationLength, maxCitations } from '@faculty/contracts/works/citation';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { z } from 'zod';
import { apaItem, endNoteItem, missingInBibtex, missingInRis, withMissing } from './fields-of-entry.ts';

/** What a pasted text turned out to be. */
export type CitationKind = 'bibtex' | 'ris' | 'json' | 'endnote' | 'apa';

export interface ReadCitations {
  kind: CitationKind | null;
  /** What was read, in order. */
  found: Citation[];
  /** How many entries could not be read. */
  broken: number;
}

/** Reads citations as people copy them: BibTeX, RIS, EndNote, lines in APA style, CSL-JSON or what Crossref answers. Nothing is fetched; an entry that is broken does not harm the others. */
export function readCitations(pasted: string): ReadCitations {
  const text = inArabicDigits(
    pasted
      .slice(0, maxCitationLength)
      .replace(/^\ufeff/, '')
      .trim(),
  );
  if (/^[[{]/.test(text)) return read('json', [text], jsonItems);
  if (/^TY {1,2}- ?/m.test(text))
    return read('ris', text.split(/(?<=^ER {1,2}-.*$)/m), (entry) =>
      parse(entry, '@ris/file').map((item) => withMissing(item, missingInRis(entry))),
    );
  if (/^%0 /m.test(text)) return read('endnote', text.split(/^(?=%0 )/m), (entry) => [endNoteItem(entry)]);
  if (/^\s*@\w+\s*[{(]/m.test(text)) return read('bibtex', entriesOf(text), bibtexItems);
  const lines = text.split(/\n\s*\n|\n(?=\S)/).slice(0, maxCitations);
  if (lines.some((line) => apaItem(line) !== null)) return read('apa', lines, (line) => [apaItem(line)]);
  return { kind: null, found: [], broken: 0 };
}

function read(kind: CitationKind, entries: string[], itemsOf: (entry: string) => unknown[]): ReadCitations {
  const found: Citation[] = [];
  let broken = 0;
  for (const entry of entries.filter((each) => each.trim() !== '').slice(0, maxCitations)) {
    try {
      const items = itemsOf(entry).map((item) => z.parse(citation, item));
      const said = items.filter(({ title = '' }) => title !== '');
      found.push(...said.slice(0, maxCitations - found.length));
      if (said.length === 0) broken += 1;
    } catch {
      broken += 1;
    }
  }
  return { kind, found, broken };
}

/** The parsers by name: left to guess, the library would take an address for something to fetch. */
const parse = (entry: string, forceType: '@bibtex/text' | '@ris/file'): unknown[] =>
  plugins.input.chain(entry, { generateGraph: false, forceType });

/** The parser fails on unknown months, and parses the rest of the entry without the month. */
const bibtexItems = (entry: string): unknown[] =>
  parse(
    entry.replace(/\bmonth\s*=\s*(?:"[^"]{0,40}"|\{[^{}]{0,40}\}|[\w.]{1,20})(?:\s*#\s*(?:"[^"]{0,40}"|\w{1,20}))*\s*,?/i, ''),
    '@bibtex/text',
  ).map((item) => withMissing(item, missingInBibtex(entry)));

const numbers = /(^(?:PY|Y1|DA|VL|IS|SP|EP) {1,2}-|\b(?:year|date|volume|number|pages)\s*=\s*[{"]?)([^,}"\n]{0,40})/gim;

/** Years and pages may have Thai digits; the parsers need Arabic ones. Titles are unchanged. */
const inArabicDigits = (text: string) => text.replace(numbers, (_whole, field: string, value: string) => field + arabicDigits(value));

/** Each entry by itself, with the abbreviations the text defines before it. */
function entriesOf(text: string): string[] {
  const parts = text.split(/^(?=\s*@)/m);
  const isShared = (part: string) => /^\s*@string\b/i.test(part);
  const shared = parts.filter(isShared).join('');
  return parts.filter((part) => /^\s*@/.test(part) && !/^\s*@(string|comment|preamble)\b/i.test(part)).map((part) => shared + part);
}

/** One work, a list of works, or Crossref's answer around either. */
function jsonItems(text: string): unknown[] {
  const answer = JSON.parse(text) as { message?: { items?: unknown[] } } | unknown[];
  if (Array.isArray(answer)) return answer.slice(0, maxCitations);
  const inner = answer.message ?? answer;
  return ((inner as { items?: unknown[] }).items ?? [inner]).slice(0, maxCitations);
}
