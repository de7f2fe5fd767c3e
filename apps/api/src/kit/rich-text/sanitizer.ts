import { parseFragment } from 'parse5';
import { type Attribute, outline, readTag, type Tag } from './html-tokenizer.ts';

const addresses = new Set(
  'action archive background cite classid code codebase data dynsrc formaction href icon imagesrcset longdesc lowsrc manifest poster profile src srcset usemap'.split(
    ' ',
  ),
);
/** Attributes with several addresses in one value. */
const lists = new Set(['archive', 'content', 'imagesrcset', 'srcset', 'values']);
const animated = new Set(['to', 'from', 'by', 'values']);
/** Elements that load their address as a document. */
const frames = new Set(['iframe', 'frame', 'object', 'embed', 'use', 'portal', 'fencedframe']);
const harmlessData = /^data:(?:image\/(?!svg)|audio\/|video\/|font\/|application\/pdf)/;
const documentData = /data:(?:text\/html|text\/xml|application\/(?:xhtml\+)?xml)/;
const scripted = /(?:java|vb|live)script:|mocha:/;
/** Addresses that cannot run code, even after decoding. */
const plainAddress = /^(?:https?:|mailto:|tel:|[/.#?])/i;

/** The code that an attribute would run, as a label for the editor; null without any. */
function runsScript(tag: Tag, attribute: Attribute): string | null {
  const { name, source } = attribute;
  if (/^on[a-z]+$/.test(name)) return name;
  if (isAnimation(tag) && name === 'attributename' && /^\s*on/i.test(decode(source))) return 'attributeName';
  if (!carriesAddress(tag, name) || source === '' || (plainAddress.test(source) && !lists.has(name))) return null;

  const address = decode(source).replace(ignoredCharacters, '').toLowerCase();
  const scheme = scripted.exec(address);
  if (scheme && (scheme.index === 0 || lists.has(name))) return scheme[0];
  if (frames.has(tag.name)) return address.startsWith('data:') && !harmlessData.test(address) ? 'data:' : null;
  const document = documentData.exec(address);
  return document && (document.index === 0 || name === 'content') ? 'data:' : null;
}

function carriesAddress(tag: Tag, name: string): boolean {
  if (addresses.has(name) || name.endsWith(':href')) return true;
  if (animated.has(name)) return isAnimation(tag);
  return (name === 'content' && tag.name === 'meta') || (name === 'value' && tag.name === 'param');
}

const isAnimation = (tag: Tag) => tag.name.startsWith('animate') || tag.name === 'set';

/** Decodes the character references of an attribute value. */
function decode(source: string): string {
  if (!source.includes('&')) return source;
  const [element] = parseFragment(`<i title="${source.replaceAll('"', '&quot;')}">`).childNodes;
  return (element && 'attrs' in element && element.attrs[0]?.value) || '';
}

/** Encodes a value for an attribute in double quotes. */
function encode(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Elements that change how the rest of the page is parsed or resolved. */
const elements = new Set(['base', 'plaintext', 'frameset']);

/** Allowed `http-equiv` values; others redirect, restrict the page or set cookies. */
const harmlessDirectives = new Set(['content-type', 'content-language', 'x-ua-compatible', 'default-style']);

/** `link` relations that run or install something or block rendering of the page. */
const pageWideLinks = new Set(['import', 'serviceworker', 'manifest', 'expect']);

/** Policies by which another host is told no more than the origin of the page; the empty one is that of the page. */
const discreet = new Set([
  '',
  'no-referrer',
  'same-origin',
  'origin',
  'strict-origin',
  'origin-when-cross-origin',
  'strict-origin-when-cross-origin',
]);

const host = /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/;

// browsers ignore control characters before an address and line breaks within it
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const ignoredCharacters = /[\u0000-\u0020]+/g;

/** All values of an attribute: parsers use the first of duplicate attributes, but all are checked. */
const values = (tag: Tag, name: string) =>
  tag.attributes.filter((attribute) => attribute.name === name).map(({ source }) => decode(source).trim().toLowerCase());

const words = (tag: Tag, name: string) => values(tag, name).flatMap((value) => value.split(/\s+/));

export interface CleanedRichText {
  html: string;
  /** Names of the removed parts, such as `script`, `onclick`, `javascript:`. */
  removed: string[];
}

const maxRounds = 20;
const maxDocumentDepth = 4;

/**
 * Sanitizes rich text: removes script elements, `on…` handlers, `javascript:` addresses, and elements that change how the rest of a page
 * is parsed. Every other byte is preserved, so it does not parse and serialize a tree but removes ranges of the source until a pass finds
 * nothing more.
 *
 * Every `<` before a letter is treated as the start of a tag, in any context: this covers all tags of any parser, version or mode, but
 * also removes handlers inside style sheets and text fields. Comments are skipped if they are unambiguous. See docs/decisions/0006.
 *
 * Returns null when the text exceeds the work limit, which no text written by people does.
 */
export function cleanRichText(html: string): CleanedRichText | null {
  try {
    return clean(html, 0, new Work(html.length));
  } catch (error) {
    if (error instanceof OutOfWork) return null;
    throw error;
  }
}

/** Whether sanitizing takes a few milliseconds at most and so may run in the main thread. */
export const isQuicklyCleaned = (html: string) => html.length <= 10_000;

class OutOfWork extends Error {}

/**
 * Work limit of one call, in processed characters, shared by all passes, nested documents and their decoding. Texts written by people
 * take 3 to 6 times their length.
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
  for (let round = 0; round < maxRounds; round += 1) {
    const edits = editsOf(html, depth, work);
    if (edits.length === 0) return { html, removed: [...removed] };
    for (const what of edits.flatMap((edit) => edit.removed)) removed.add(what);
    html = edited(html, edits);
  }
  // more passes than any text written by people needs
  throw new OutOfWork();
}

interface Edit {
  start: number;
  end: number;
  text: string;
  removed: string[];
}

/** Fixed costs of a pass and of an attribute, in characters. */
const costOfPass = 100;
const costOfAttribute = 10;

/** The edits of one pass, in order. */
function editsOf(html: string, depth: number, work: Work): Edit[] {
  work.spend(html.length + costOfPass);
  const { comments, scripts, isAmbiguous } = outline(html);
  const edits: Edit[] = scripts.map((range) => cut(range, 'script'));
  const skipped = [...comments, ...scripts].sort((a, b) => a.start - b.start);
  let next = 0;
  for (const { index } of html.matchAll(/<(?=[a-z]|$)/gi)) {
    while ((skipped[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next += 1;
    if ((skipped[next]?.start ?? Number.POSITIVE_INFINITY) <= index) continue;
    const tag = readTag(html, index);
    work.spend((tag?.end ?? html.length) - index + (tag?.attributes.length ?? 0) * costOfAttribute);
    // an unfinished tag would swallow the rest of the page
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
    if (attribute.source.includes('&')) work.spend(attribute.source.length * 3 + costOfPass);
    const what = runsScript(tag, attribute) ?? navigatesAway(tag, attribute) ?? leaksAddress(attribute);
    if (what !== null) edits.push(cut(withSpace(html, attribute), what));
    else if (attribute.name === 'srcdoc') edits.push(...documentEdits(html, attribute, depth, work));
    else if (isAmbiguous && hidesMarkup(attribute, depth, work)) edits.push(cut(withSpace(html, attribute), attribute.name));
  }
  return edits;
}

/** Sanitizes the document of an `iframe srcdoc`, which has the origin of the page. */
function documentEdits(html: string, attribute: Attribute, depth: number, work: Work): Edit[] {
  if (depth >= maxDocumentDepth) return [cut(withSpace(html, attribute), 'srcdoc')];
  const inner = clean(decode(attribute.source), depth + 1, work);
  if (inner.removed.length === 0) return [];
  return [{ start: attribute.start, end: attribute.end, text: `srcdoc="${encode(inner.html)}"`, removed: inner.removed }];
}

/**
 * Whether the decoded value is markup that runs code. With svg and math in tables, serializing and parsing a page again can turn such a
 * value into elements ("mutation XSS").
 */
function hidesMarkup({ source }: Attribute, depth: number, work: Work): boolean {
  return depth < maxDocumentDepth && source.includes('&') && clean(decode(source), depth + 1, work).removed.length > 0;
}

const cut = ({ start, end }: { start: number; end: number }, what: string): Edit => ({ start, end, text: '', removed: [what] });

const space = /[\t\n\f\r ]/;

/** Range of an attribute with the space before it, unless that separates its neighbours. */
function withSpace(html: string, { start, end }: Attribute): { start: number; end: number } {
  const isSeparated = space.test(html[end] ?? '') || html[end] === '>';
  let from = start;
  while (isSeparated && space.test(html[from - 1] ?? '')) from -= 1;
  return { start: from, end };
}

function edited(html: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits) {
    // overlapping edits: the next pass handles the second
    if (start < at) continue;
    pieces.push(html.slice(at, start), text);
    at = end;
  }
  pieces.push(html.slice(at));
  return pieces.join('');
}

/** The effect of an element on the page outside of it, as a label for the editor; null without any. */
function affectsDocument(tag: Tag): string | null {
  if (elements.has(tag.name)) return tag.name;
  if (tag.name === 'meta') return metaEffect(tag);
  if (tag.name !== 'link') return null;
  const relation = words(tag, 'rel').find((word) => pageWideLinks.has(word));
  return relation === undefined ? null : `link ${relation}`;
}

function metaEffect(tag: Tag): string | null {
  const directives = values(tag, 'http-equiv');
  const unwanted = directives.find((directive) => !harmlessDirectives.has(directive));
  if (unwanted !== undefined) return `meta ${unwanted}`.trim();
  // it could send the page's address to other sites
  if (values(tag, 'name').includes('referrer')) return 'meta referrer';
  const typed = directives.includes('content-type')
    ? values(tag, 'content').map((content) => /charset\s*=\s*["']?([^"';\s]*)/.exec(content)?.[1])
    : [];
  const changesCharset = [...values(tag, 'charset'), ...typed].some((charset) => charset !== undefined && !/^utf-?8$/.test(charset));
  return changesCharset ? 'meta charset' : null;
}

/** The attribute's name if it would send form input to another site or give an opened page access to this one. */
function navigatesAway(tag: Tag, { name, source }: Attribute): string | null {
  // an unclosed form includes the fields that follow it in the page
  if (name === 'formaction' || (name === 'action' && tag.name === 'form')) {
    return host.test(decode(source).replace(ignoredCharacters, '').toLowerCase()) ? name : null;
  }
  return name === 'rel' && /(?:^|\s)opener(?:\s|$)/i.test(decode(source)) ? 'rel' : null;
}

/** The attribute's name if other hosts would be told the address of the page, which has the token of a preview link. */
function leaksAddress({ name, source }: Attribute): string | null {
  const leaks = name === 'ping' || name === 'attributionsrc' || (name === 'referrerpolicy' && !discreet.has(decode(source).toLowerCase()));
  return leaks ? name : null;
}
