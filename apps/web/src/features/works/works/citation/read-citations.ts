import { type Citation, citation, maxCitationLength, maxCitations } from '@faculty/contracts/works/citation';
import { z } from 'zod';
import { abbreviationsIn, bibtexEntries, bibtexItem, isString } from './bibtex.ts';
import { beginsReference, referenceItem } from './reference-line.ts';
import { endNoteItem, risItem } from './tagged.ts';

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
  const cut = pasted.slice(0, maxCitationLength).replace(/[\ufeff\u200b]/g, '');
  const text = withoutMargin(cut.replaceAll('\u00a0', ' ')).trim();
  // `[1] Lee, A. …` is a numbered reference
  if (/^(?:\{|\[(?!\d{1,3}\]))/.test(text)) return read('json', [text], jsonItems);
  if (/^ {0,8}TY {0,2}- ?/m.test(text)) return read('ris', startingWith(/^(?= {0,8}TY {0,2}-)/m, text), (entry) => [risItem(entry)]);
  if (/^%0 /m.test(text)) return read('endnote', startingWith(/^(?=%0 )/m, text), (entry) => [endNoteItem(entry)]);
  if (/(?<![\w.@])@[a-z]{1,30}\s{0,5}[{(]/i.test(text)) {
    const entries = bibtexEntries(text);
    const abbreviations = abbreviationsIn(entries);
    const works = entries.filter((entry) => !isString(entry));
    return read('bibtex', works, (entry) => [bibtexItem(entry, abbreviations)]);
  }
  const references = referencesIn(text).filter(beginsReference);
  if (references.length > 0) return read('apa', references, (reference) => [referenceItem(reference)]);
  return { kind: null, found: [], broken: 0 };
}

/** How mails quote, programs comment and pages indent: each line begins with it. */
const margins = [/^[ \t]*(?:>[ \t]?)+/, /^[ \t]*\/\/[ \t]?/, /^[ \t]*\*(?:[ \t]|$)/, /^[ \t]+/];

function withoutMargin(text: string): string {
  const lines = text.split(/\r?\n/);
  const margin = margins.find((each) => lines.every((line) => line.trim() === '' || each.test(line)));
  return margin ? lines.map((line) => line.replace(margin, '')).join('\n') : text;
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

const startingWith = (beginning: RegExp, text: string) => text.split(beginning).filter((part) => part.search(beginning) === 0);

/** References by paragraph; in one paragraph by line, where more than one line begins one: others are wrapped. */
function referencesIn(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).slice(0, maxCitations);
  return paragraphs.flatMap((paragraph) => {
    const lines = paragraph.split('\n').slice(0, 10 * maxCitations);
    const references: string[] = [];
    for (const line of lines) {
      if (references.length === 0 || beginsReference(line)) references.push(line);
      else references.push(`${references.pop()} ${line}`);
    }
    return references;
  });
}

/** One work, a list of works, or Crossref's answer around either. */
function jsonItems(text: string): unknown[] {
  const answer = JSON.parse(text) as { message?: { items?: unknown[] } } | unknown[];
  if (Array.isArray(answer)) return answer.slice(0, maxCitations);
  const inner = answer.message ?? answer;
  return ((inner as { items?: unknown[] }).items ?? [inner]).slice(0, maxCitations);
}
