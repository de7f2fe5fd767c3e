import { parseFragment } from 'parse5';
import type { Attribute, Tag } from './html-tokenizer.ts';

const addresses = new Set(
  'action archive attributionsrc background cite classid code codebase data dynsrc formaction href icon imagesrcset longdesc lowsrc manifest ping poster profile src srcset usemap'.split(
    ' ',
  ),
);
/** Attributes with several addresses in one value. */
const lists = new Set(['archive', 'attributionsrc', 'content', 'imagesrcset', 'ping', 'srcset', 'values']);
const animated = new Set(['to', 'from', 'by', 'values']);
/** Elements that load their address as a document. */
const frames = new Set(['iframe', 'frame', 'object', 'embed', 'use', 'portal', 'fencedframe']);
const harmlessData = /^data:(?:image\/(?!svg)|audio\/|video\/|font\/|application\/pdf)/;
const documentData = /data:(?:text\/html|text\/xml|application\/(?:xhtml\+)?xml)/;
const scripted = /(?:java|vb|live)script:|mocha:/;
/** Addresses that cannot run code, even after decoding. */
const plainAddress = /^(?:https?:|mailto:|tel:|[/.#?])/i;

// browsers ignore control characters before a scheme and line breaks within it
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const ignoredCharacters = /[\u0000-\u0020]+/g;

/** The code that an attribute would run, as a label for the editor; null without any. */
export function runsScript(tag: Tag, attribute: Attribute): string | null {
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
export function decode(source: string): string {
  if (!source.includes('&')) return source;
  const [element] = parseFragment(`<i title="${source.replaceAll('"', '&quot;')}">`).childNodes;
  return (element && 'attrs' in element && element.attrs[0]?.value) || '';
}

/** Encodes a value for an attribute in double quotes. */
export function encode(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
