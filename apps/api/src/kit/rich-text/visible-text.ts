import { parseFragment } from 'parse5';
import { readTag, type Tag } from './html-tokenizer.ts';

/** Longer rich text is read to here; it is some hundred printed pages. */
const maxLength = 500_000;
const inline =
  /^(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var|wbr)$/;
/** Elements that a page shows nothing of, or not as its text. */
const unseen =
  /^(?:script|style|template|noscript|textarea|title|head|iframe|object|svg|math|select|datalist|xmp|noembed|noframes|audio|video|canvas)$/;
/** Elements without an end tag. */
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
const unshown = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

const isHidden = ({ name, attributes }: Tag) =>
  unseen.test(name) ||
  attributes.some((attribute) => attribute.name === 'hidden' || (attribute.name === 'style' && unshown.test(attribute.source)));

/** The text that readers of rich text see, a line for each block: without markup, comments and what is hidden. Linear time. */
export function visibleText(source: string): string {
  const html = source.slice(0, maxLength);
  return linesOf(Array.from(visibleParts(html), (part) => (typeof part === 'string' ? part : html.slice(part.start, part.end))));
}

/** A part of a source. */
export interface Range {
  start: number;
  end: number;
}

/** The parts of the source that readers see, and the break that a block or cell makes between them. */
function* visibleParts(html: string): Generator<Range | '\n' | ' '> {
  // the hidden element that is being passed, and how many of its name are open
  let hidden: { name: string; open: number } | null = null;
  let at = 0;
  const starts = /<(?=[a-z/!?])/gi;
  for (let start = starts.exec(html); start; start = starts.exec(html)) {
    if (!hidden) yield { start: at, end: start.index };
    const comment = html.startsWith('<!--', start.index) ? html.indexOf('-->', start.index + 4) : -1;
    const tag = readTag(html, start.index);
    at = tag?.end ?? (comment >= 0 ? comment + 3 : html.indexOf('>', start.index) + 1);
    if (at <= start.index) return; // an unfinished tag or comment swallows the rest
    starts.lastIndex = at;
    if (!tag) continue;
    const isEnd = html[start.index + 1] === '/';
    if (hidden) {
      if (tag.name === hidden.name) hidden.open += isEnd ? -1 : 1;
      if (hidden.open === 0) hidden = null;
    } else if (!isEnd && !empty.test(tag.name) && isHidden(tag)) hidden = { name: tag.name, open: 1 };
    if (!inline.test(tag.name)) yield tag.name === 'td' || tag.name === 'th' ? ' ' : '\n';
  }
  if (!hidden) yield { start: at, end: html.length };
}

/** A visible text, and where in the source the part begins and ends that each of its characters stands for. */
interface MappedText {
  text: string;
  starts: readonly number[];
  ends: readonly number[];
}

/** `visibleText` with where each character comes from; a line break within a block is a blank, and a cell is a line. */
export function mappedText(source: string): MappedText {
  const html = source.slice(0, maxLength);
  const written: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const references = new Map<string, string>();
  let last = '\n';
  /** A reference and a run of blanks stand for what they say as a whole. */
  const put = (text: string, start: number, end?: number) => {
    written.push(text);
    last = text.at(-1) as string;
    for (let at = 0; at < text.length; at += 1) {
      starts.push(end === undefined ? start + at : start);
      ends.push(end ?? start + at + 1);
    }
  };
  for (const part of visibleParts(html)) {
    if (typeof part === 'string') {
      if (last !== '\n') put('\n', 0, 0);
      continue;
    }
    for (const { 0: run, index } of html.slice(part.start, part.end).matchAll(/&[#\w]+;?|\s+|[^&\s]+|&/g)) {
      const start = part.start + index;
      if (run.startsWith('&') && !references.has(run)) references.set(run, decoded(run));
      const read = references.get(run) ?? run;
      if (read.trim() !== '') put(read, start, read === run ? undefined : start + run.length);
      else if (last !== ' ' && last !== '\n') put(' ', start, start + run.length);
    }
  }
  return { text: written.join(''), starts, ends };
}

/**
 * Writes other words in the place of ranges of a visible text, which are in order. Of each only what differs is changed, letter for letter
 * where there are as many; tags between its characters stay.
 */
export function replaceVisible(html: string, { text, starts, ends }: MappedText, ranges: readonly Range[], words: string): string {
  const edits: (Range & { words: string })[] = [];
  for (const { start, end } of ranges) {
    const old = text.slice(start, end);
    const isSame = (a: string | undefined, b: string | undefined) => a === b && a !== undefined && !/[\ud800-\udfff]/.test(a);
    let head = 0;
    while (head < old.length && isSame(old[head], words[head])) head += 1;
    let tail = 0;
    while (tail < Math.min(old.length, words.length) - head && isSame(old.at(-1 - tail), words.at(-1 - tail))) tail += 1;
    const inserted = words.slice(head, words.length - tail);
    const [from, to] = [start + head, end - tail];
    // marks and characters of two halves stay with their letters
    const isAsLong = inserted.length === to - from && !/[\p{M}\u{10000}-\u{10ffff}]/u.test(inserted + text.slice(from, to));
    const before = (from < to ? starts[from] : (ends[from - 1] ?? starts[to])) ?? 0;
    if (!isAsLong) edits.push({ start: before, end: before, words: inserted });
    for (let at = from; at < to; at += 1)
      edits.push({ start: starts[at] as number, end: ends[at] as number, words: isAsLong ? (inserted[at - from] as string) : '' });
  }
  let written = '';
  let at = 0;
  for (const edit of edits) {
    written += html.slice(at, Math.max(at, edit.start)) + escaped(edit.words);
    at = Math.max(at, edit.end);
  }
  return written + html.slice(at);
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Character references as browsers read them. */
function decoded(source: string): string {
  const [node] = source.includes('&') ? parseFragment(`<pre>\n${source.replaceAll('<', '&lt;')}</pre>`).childNodes : [];
  const [inner] = node && 'childNodes' in node ? node.childNodes : [];
  return inner && 'value' in inner ? inner.value : source;
}

/** The lines of text pieces, with their character references decoded. */
function linesOf(pieces: readonly string[]): string {
  return decoded(pieces.join(''))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
