import { type Attribute, outline, readTag, type Tag } from './html-tags.ts';
import { decode, encode, runs } from './running-code.ts';

interface CleanedRichText {
  html: string;
  /** What was taken out, such as `script`, `onclick`, `javascript:`. */
  removed: string[];
}

const mostRounds = 20;
const deepestDocument = 4;
/** Characters of tags read, as a multiple of the length: written by people it is 1. */
const mostReading = 4;

/**
 * Takes out of rich text what would run code in a reader's browser: script elements, `on…` handlers and `javascript:`
 * addresses. Every other byte stays as it is. It does not build a tree and write it anew, which could not keep the bytes,
 * but cuts ranges of the source until a reading finds nothing more.
 *
 * Every `<` before a letter is read as the beginning of a tag, wherever it stands: whatever a parser takes for a tag in
 * any context, version or mode is among them. The price is that a handler written inside a style sheet or a text field
 * goes, too. Comments are spared where all parsers agree that they are comments. See docs/decisions/0006.
 */
export function cleanRichText(html: string): CleanedRichText {
  return clean(html, 0);
}

function clean(source: string, depth: number): CleanedRichText {
  const removed = new Set<string>();
  let html = source;
  for (let round = 0; round < mostRounds; round += 1) {
    const edits = editsOf(html, depth);
    if (edits === null) break;
    if (edits.length === 0) return { html, removed: [...removed] };
    for (const what of edits.flatMap((edit) => edit.removed)) removed.add(what);
    html = edited(html, edits);
  }
  // nobody writes such a text by hand: it is shown, not run
  return { html: source.replaceAll('<', '&lt;'), removed: ['html'] };
}

interface Edit {
  start: number;
  end: number;
  text: string;
  removed: string[];
}

/** What to change in one round, in order; null when the text is made to be slow to read. */
function editsOf(html: string, depth: number): Edit[] | null {
  const { comments, scripts, isAmbiguous } = outline(html);
  const edits: Edit[] = scripts.map((range) => cut(range, 'script'));
  const skipped = [...comments, ...scripts].sort((a, b) => a.start - b.start);
  let reading = html.length * mostReading + 10_000;
  let next = 0;
  for (const { index } of html.matchAll(/<(?=[a-z]|$)/gi)) {
    while ((skipped[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next += 1;
    if ((skipped[next]?.start ?? Number.POSITIVE_INFINITY) <= index) continue;
    const tag = readTag(html, index);
    reading -= (tag?.end ?? html.length) - index;
    if (reading < 0) return null;
    // an unfinished tag would swallow what a page shows after this text
    if (!tag) edits.push({ start: index, end: index + 1, text: '&lt;', removed: ['<'] });
    else if (tag.name === 'script') edits.push(cut(tag, 'script'));
    else edits.push(...attributeEdits(html, tag, depth, isAmbiguous));
  }
  return edits.sort((a, b) => a.start - b.start);
}

function attributeEdits(html: string, tag: Tag, depth: number, isAmbiguous: boolean): Edit[] {
  const edits: Edit[] = [];
  for (const attribute of tag.attributes) {
    const what = runs(tag, attribute);
    if (what !== null) edits.push(cut(withSpace(html, attribute), what));
    else if (attribute.name === 'srcdoc') edits.push(...documentEdits(html, attribute, depth));
    else if (isAmbiguous && hidesMarkup(attribute, depth)) edits.push(cut(withSpace(html, attribute), attribute.name));
  }
  return edits;
}

/** The document inside an `iframe srcdoc` runs in the reader's page, so it is cleaned like the page. */
function documentEdits(html: string, attribute: Attribute, depth: number): Edit[] {
  if (depth >= deepestDocument) return [cut(withSpace(html, attribute), 'srcdoc')];
  const inner = clean(decode(attribute.source), depth + 1);
  if (inner.removed.length === 0) return [];
  return [{ start: attribute.start, end: attribute.end, text: `srcdoc="${encode(inner.html)}"`, removed: inner.removed }];
}

/**
 * Whether a value is markup that runs once its character references are gone. Where svg and math meet tables, a page that
 * writes its elements out and reads them again can turn such a value into elements ("mutation XSS").
 */
function hidesMarkup({ source }: Attribute, depth: number): boolean {
  return depth < deepestDocument && source.includes('&') && clean(decode(source), depth + 1).removed.length > 0;
}

const cut = ({ start, end }: { start: number; end: number }, what: string): Edit => ({ start, end, text: '', removed: [what] });

const space = /[\t\n\f\r ]/;

/** An attribute with the space before it, unless that is needed to part its neighbours. */
function withSpace(html: string, { start, end }: Attribute): { start: number; end: number } {
  const isParted = space.test(html[end] ?? '') || html[end] === '>';
  let from = start;
  while (isParted && space.test(html[from - 1] ?? '')) from -= 1;
  return { start: from, end };
}

function edited(html: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits) {
    // two readings of the same place: the next round sees what is left of the second
    if (start < at) continue;
    pieces.push(html.slice(at, start), text);
    at = end;
  }
  pieces.push(html.slice(at));
  return pieces.join('');
}
