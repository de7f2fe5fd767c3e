import { type Attribute, outline, readTag, type Tag } from './html-tokenizer.ts';
import { decode, encode, runsScript } from './script-rules.ts';

// docs/decisions/0006 has the whole table, with what stays and why

/** Elements that change how everything after them, or the page around them, is read. */
const elements = new Set(['base', 'plaintext', 'frameset']);

/** What an `http-equiv` may say; the others send the reader away, forbid the page its own parts, or set cookies. */
const harmlessDirectives = new Set(['content-type', 'content-language', 'x-ua-compatible', 'default-style']);

/** They run, install or hold back something for the whole page. */
const pageWideLinks = new Set(['import', 'serviceworker', 'manifest', 'expect']);

const host = /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/;

// browsers skip control characters before an address and line ends within it
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
const unseen = /[\u0000-\u0020]+/g;

/** The parsers take the first of two attributes of a name; all are looked at, so that it does not matter. */
const values = (tag: Tag, name: string) =>
  tag.attributes.filter((attribute) => attribute.name === name).map(({ source }) => decode(source).trim().toLowerCase());

const words = (tag: Tag, name: string) => values(tag, name).flatMap((value) => value.split(/\s+/));

export interface CleanedRichText {
  html: string;
  /** What was taken out, such as `script`, `onclick`, `javascript:`. */
  removed: string[];
}

const mostRounds = 20;
const deepestDocument = 4;

/**
 * Takes out of rich text what would run code in a reader's browser: script elements, `on…` handlers and `javascript:`
 * addresses, and what changes how the rest of a page is read. Every other byte stays as it is. It does not build a tree
 * and write it anew, which could not keep the bytes, but cuts ranges of the source until a reading finds nothing more.
 *
 * Every `<` before a letter is read as the beginning of a tag, wherever it stands: whatever a parser takes for a tag in
 * any context, version or mode is among them. The price is that a handler written inside a style sheet or a text field
 * goes, too. Comments are spared where all parsers agree that they are comments. See docs/decisions/0006.
 *
 * Null when the text takes more work than any that people write: it is made to be slow.
 */
export function cleanRichText(html: string): CleanedRichText | null {
  try {
    return clean(html, 0, new Work(html.length));
  } catch (error) {
    if (error instanceof OutOfWork) return null;
    throw error;
  }
}

/** Whether cleaning takes a few milliseconds at the most, so that it need not leave the thread that serves everybody. */
export const isQuicklyCleaned = (html: string) => html.length <= 10_000;

class OutOfWork extends Error {}

/**
 * What one cleaning may cost, in characters worked on: all its rounds, the documents inside it and their decoding draw on
 * the one budget. Texts that people write take 3 to 6 times their length.
 */
class Work {
  #left: number;
  constructor(length: number) {
    this.#left = length * 12 + 50_000;
  }
  spend(characters: number): void {
    this.#left -= characters;
    if (this.#left < 0) throw new OutOfWork();
  }
}

function clean(source: string, depth: number, work: Work): CleanedRichText {
  const removed = new Set<string>();
  let html = source;
  for (let round = 0; round < mostRounds; round += 1) {
    const edits = editsOf(html, depth, work);
    if (edits.length === 0) return { html, removed: [...removed] };
    for (const what of edits.flatMap((edit) => edit.removed)) removed.add(what);
    html = edited(html, edits);
  }
  // nobody writes such a text by hand
  throw new OutOfWork();
}

interface Edit {
  start: number;
  end: number;
  text: string;
  removed: string[];
}

/** A reading of however little has its cost, and so has an attribute. */
const startOfReading = 100;
const costOfAttribute = 10;

/** What to change in one round, in order. */
function editsOf(html: string, depth: number, work: Work): Edit[] {
  work.spend(html.length + startOfReading);
  const { comments, scripts, isAmbiguous } = outline(html);
  const edits: Edit[] = scripts.map((range) => cut(range, 'script'));
  const skipped = [...comments, ...scripts].sort((a, b) => a.start - b.start);
  let next = 0;
  for (const { index } of html.matchAll(/<(?=[a-z]|$)/gi)) {
    while ((skipped[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next += 1;
    if ((skipped[next]?.start ?? Number.POSITIVE_INFINITY) <= index) continue;
    const tag = readTag(html, index);
    work.spend((tag?.end ?? html.length) - index + (tag?.attributes.length ?? 0) * costOfAttribute);
    // an unfinished tag would swallow what a page shows after this text
    if (!tag) edits.push({ start: index, end: index + 1, text: '&lt;', removed: ['<'] });
    else edits.push(...tagEdits(html, tag, depth, isAmbiguous, work));
  }
  return edits.sort((a, b) => a.start - b.start);
}

function tagEdits(html: string, tag: Tag, depth: number, isAmbiguous: boolean, work: Work): Edit[] {
  if (tag.name === 'script') return [cut(tag, 'script')];
  const whole = affectsDocument(tag);
  if (whole !== null) return [cut(tag, whole)];
  const edits: Edit[] = [];
  for (const attribute of tag.attributes) {
    if (attribute.source.includes('&')) work.spend(attribute.source.length * 3 + startOfReading);
    const what = runsScript(tag, attribute) ?? navigatesAway(tag, attribute);
    if (what !== null) edits.push(cut(withSpace(html, attribute), what));
    else if (attribute.name === 'srcdoc') edits.push(...documentEdits(html, attribute, depth, work));
    else if (isAmbiguous && hidesMarkup(attribute, depth, work)) edits.push(cut(withSpace(html, attribute), attribute.name));
  }
  return edits;
}

/** The document inside an `iframe srcdoc` runs in the reader's page, so it is cleaned like the page. */
function documentEdits(html: string, attribute: Attribute, depth: number, work: Work): Edit[] {
  if (depth >= deepestDocument) return [cut(withSpace(html, attribute), 'srcdoc')];
  const inner = clean(decode(attribute.source), depth + 1, work);
  if (inner.removed.length === 0) return [];
  return [{ start: attribute.start, end: attribute.end, text: `srcdoc="${encode(inner.html)}"`, removed: inner.removed }];
}

/**
 * Whether a value is markup that runs once its character references are gone. Where svg and math meet tables, a page that
 * writes its elements out and reads them again can turn such a value into elements ("mutation XSS").
 */
function hidesMarkup({ source }: Attribute, depth: number, work: Work): boolean {
  return depth < deepestDocument && source.includes('&') && clean(decode(source), depth + 1, work).removed.length > 0;
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

/** What an element would do to the page beyond itself, in a word for the editor; null when nothing. */
function affectsDocument(tag: Tag): string | null {
  if (elements.has(tag.name)) return tag.name;
  if (tag.name === 'meta') return metaReach(tag);
  if (tag.name !== 'link') return null;
  const relation = words(tag, 'rel').find((word) => pageWideLinks.has(word));
  return relation === undefined ? null : `link ${relation}`;
}

function metaReach(tag: Tag): string | null {
  const directives = values(tag, 'http-equiv');
  const unwanted = directives.find((directive) => !harmlessDirectives.has(directive));
  if (unwanted !== undefined) return `meta ${unwanted}`.trim();
  // a page's addresses reach other sites by it
  if (values(tag, 'name').includes('referrer')) return 'meta referrer';
  const typed = directives.includes('content-type')
    ? values(tag, 'content').map((content) => /charset\s*=\s*["']?([^"';\s]*)/.exec(content)?.[1])
    : [];
  const isReadAnew = [...values(tag, 'charset'), ...typed].some((charset) => charset !== undefined && !/^utf-?8$/.test(charset));
  return isReadAnew ? 'meta charset' : null;
}

/** Whether an attribute would send what readers type to another site, or give the page they open a hold on this one. */
function navigatesAway(tag: Tag, { name, source }: Attribute): string | null {
  // an unclosed form takes in the fields a page shows after it
  if (name === 'formaction' || (name === 'action' && tag.name === 'form')) {
    return host.test(decode(source).replace(unseen, '').toLowerCase()) ? name : null;
  }
  return name === 'rel' && /(?:^|\s)opener(?:\s|$)/i.test(decode(source)) ? 'rel' : null;
}
