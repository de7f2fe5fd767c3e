/** A tag and its position in the source. */
export interface Tag {
  /** In lower case. */
  name: string;
  start: number;
  /** Index after its `>`. */
  end: number;
  attributes: Attribute[];
}

export interface Attribute {
  /** In lower case. */
  name: string;
  /** The raw value, with character references. */
  source: string;
  start: number;
  end: number;
}

interface Range {
  start: number;
  end: number;
}

const nameHere = /<\/?[a-z][^\t\n\f\r />]*/iy;
const beforeAttribute = /[\t\n\f\r /]*/y;
const attributeName = /[^\t\n\f\r />][^\t\n\f\r />=]*/y;
const equals = /[\t\n\f\r ]*=[\t\n\f\r ]*/y;
const unquoted = /[^\t\n\f\r >]+/y;

/**
 * Reads the tag that starts at a `<`, exactly as the HTML standard's tokenizer; null when the source ends within it.
 * The result does not depend on the text before the `<`.
 */
export function readTag(html: string, start: number): Tag | null {
  const opening = textAt(nameHere, html, start);
  if (opening === '') return null;
  const attributes: Attribute[] = [];
  let at = start + opening.length;
  for (;;) {
    at += textAt(beforeAttribute, html, at).length;
    if (at >= html.length) return null;
    if (html[at] === '>') return { name: opening.replace(/^<\/?/, '').toLowerCase(), start, end: at + 1, attributes };
    const attribute = readAttribute(html, at);
    if (!attribute) return null;
    attributes.push(attribute);
    at = attribute.end;
  }
}

function readAttribute(html: string, start: number): Attribute | null {
  const name = textAt(attributeName, html, start);
  const attribute = (source: string, end: number) => ({ name: name.toLowerCase(), source, start, end });
  const afterName = start + name.length;
  const sign = textAt(equals, html, afterName);
  if (sign === '') return attribute('', afterName);
  const value = afterName + sign.length;
  const quote = html[value];
  if (quote !== '"' && quote !== "'") {
    const source = textAt(unquoted, html, value);
    return attribute(source, value + source.length);
  }
  const close = html.indexOf(quote, value + 1);
  return close === -1 ? null : attribute(html.slice(value + 1, close), close + 1);
}

function textAt(sticky: RegExp, html: string, at: number): string {
  sticky.lastIndex = at;
  return sticky.exec(html)?.[0] ?? '';
}

/** Elements whose content is text up to their end tag. */
const textElements = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'xmp', 'noembed', 'noframes']);
/** With these elements, what is text and what is a tag differs between browsers, scripting settings and versions of the standard. */
const ambiguous = /<(?:svg|math|select|noscript|template|frameset|plaintext)/i;

/**
 * Ranges of the comments and of the complete script elements. Ambiguous texts return no comments, because another parser might read
 * their content as markup.
 */
export function outline(html: string): { comments: Range[]; scripts: Range[]; isAmbiguous: boolean } {
  const comments: Range[] = [];
  const scripts: Range[] = [];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      const end = endOfComment(html, at);
      if (end === -1) break;
      comments.push({ start: at, end });
      at = end;
    } else if (/[a-z]/i.test(html[at + 1] === '/' ? (html[at + 2] ?? '') : (html[at + 1] ?? ''))) {
      const tag = readTag(html, at);
      if (!tag) break;
      const isText = html[at + 1] !== '/' && textElements.has(tag.name);
      const end = isText ? endOfText(html, tag) : tag.end;
      if (end === -1) break;
      if (tag.name === 'script' && isText) scripts.push({ start: at, end });
      at = end;
    } else if (/[!?/]/.test(html[at + 1] ?? '')) {
      // a doctype, a processing instruction or a bogus comment: all end at the first >
      const end = html.indexOf('>', at);
      if (end === -1) break;
      at = end + 1;
    } else at += 1;
  }
  const isAmbiguous = ambiguous.test(html);
  return { comments: isAmbiguous ? [] : comments, scripts, isAmbiguous };
}

const commentEnd = /--!?>/g;

function endOfComment(html: string, start: number): number {
  const empty = /<!---?>/y;
  empty.lastIndex = start;
  if (empty.test(html)) return empty.lastIndex;
  commentEnd.lastIndex = start + 4;
  return commentEnd.test(html) ? commentEnd.lastIndex : -1;
}

/** Index after the end tag of a text element; -1 when it has none. */
function endOfText(html: string, tag: Tag): number {
  const closing = new RegExp(`</${tag.name}(?=[\\t\\n\\f\\r />])`, 'gi');
  closing.lastIndex = tag.end;
  const found = closing.exec(html);
  return (found && readTag(html, found.index)?.end) ?? -1;
}
