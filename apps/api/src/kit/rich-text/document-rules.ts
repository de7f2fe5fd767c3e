import type { Attribute, Tag } from './html-tokenizer.ts';
import { decode } from './script-rules.ts';

// docs/decisions/0006 has the whole table, with what stays and why

/** Elements that change how everything after them, or the page around them, is read. */
const elements = new Set(['base', 'plaintext', 'frameset']);
/** What an `http-equiv` may say; the others send the reader away, forbid the page its own parts, or set cookies. */
const harmlessDirectives = new Set(['content-type', 'content-language', 'x-ua-compatible', 'default-style']);
/** They run, install or hold back something for the whole page. */
const pageWideLinks = new Set(['import', 'serviceworker', 'manifest', 'expect']);

/** What an element would do to the page beyond itself, in a word for the editor; null when nothing. */
export function affectsDocument(tag: Tag): string | null {
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

const host = /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/;
// browsers skip control characters before an address and line ends within it
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
const unseen = /[\u0000-\u0020]+/g;

/** Whether an attribute would send what readers type to another site, or give the page they open a hold on this one. */
export function navigatesAway(tag: Tag, { name, source }: Attribute): string | null {
  // an unclosed form takes in the fields a page shows after it
  if (name === 'formaction' || (name === 'action' && tag.name === 'form')) {
    return host.test(decode(source).replace(unseen, '').toLowerCase()) ? name : null;
  }
  return name === 'rel' && /(?:^|\s)opener(?:\s|$)/i.test(decode(source)) ? 'rel' : null;
}

/** The parsers take the first of two attributes of a name; all are looked at, so that it does not matter. */
const values = (tag: Tag, name: string) =>
  tag.attributes.filter((attribute) => attribute.name === name).map(({ source }) => decode(source).trim().toLowerCase());
const words = (tag: Tag, name: string) => values(tag, name).flatMap((value) => value.split(/\s+/));
