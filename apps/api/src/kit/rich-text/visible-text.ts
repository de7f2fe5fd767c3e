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
  const pieces: string[] = [];
  // the hidden element that is being passed, and how many of its name are open
  let hidden: { name: string; open: number } | null = null;
  let at = 0;
  const starts = /<(?=[a-z/!?])/gi;
  for (let start = starts.exec(html); start; start = starts.exec(html)) {
    if (!hidden) pieces.push(html.slice(at, start.index));
    const comment = html.startsWith('<!--', start.index) ? html.indexOf('-->', start.index + 4) : -1;
    const tag = readTag(html, start.index);
    at = tag?.end ?? (comment >= 0 ? comment + 3 : html.indexOf('>', start.index) + 1);
    if (at <= start.index) return linesOf(pieces); // an unfinished tag or comment swallows the rest
    starts.lastIndex = at;
    if (!tag) continue;
    const isEnd = html[start.index + 1] === '/';
    if (hidden) {
      if (tag.name === hidden.name) hidden.open += isEnd ? -1 : 1;
      if (hidden.open === 0) hidden = null;
    } else if (!isEnd && !empty.test(tag.name) && isHidden(tag)) hidden = { name: tag.name, open: 1 };
    if (!inline.test(tag.name)) pieces.push(tag.name === 'td' || tag.name === 'th' ? ' ' : '\n');
  }
  if (!hidden) pieces.push(html.slice(at));
  return linesOf(pieces);
}

/** The lines of text pieces, with their character references decoded. */
function linesOf(pieces: readonly string[]): string {
  const joined = pieces.join('');
  const [node] = joined.includes('&') ? parseFragment(`<pre>\n${joined.replaceAll('<', '&lt;')}</pre>`).childNodes : [];
  const [inner] = node && 'childNodes' in node ? node.childNodes : [];
  const text = inner && 'value' in inner ? inner.value : joined;
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
