import type { HtmlElement } from '@faculty/contracts/kit/findings/html-tree';
import { parseHtml } from '../findings/check-values.ts';
import { readTag } from './html-tokenizer.ts';

/** The value of an attribute as it is written, with its references decoded. */
export function attributeValue(source: string): string {
  if (!source.includes('&')) return source;
  const [link] = parseHtml(`<a href="${source.replaceAll('"', '&quot;')}">`).children;
  return (link as HtmlElement).attributes.href ?? '';
}

/**
 * A text with other addresses in the `href` and `src` of its tags; all else is as it was.
 * @param to the address in the place of one, or undefined where it stays
 */
export function withAddresses(html: string, to: (address: string, attribute: string) => string | undefined): string {
  let written = '';
  let at = 0;
  const starts = /<(?=[a-z])/gi;
  for (let start = starts.exec(html); start; start = starts.exec(html)) {
    const tag = readTag(html, start.index);
    if (tag === null) break;
    starts.lastIndex = tag.end;
    for (const { name, source, start: from, end } of tag.attributes) {
      const address = name === 'href' || name === 'src' ? to(attributeValue(source), name) : undefined;
      if (address === undefined) continue;
      written += `${html.slice(at, from)}${name}="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
      at = end;
    }
  }
  return written + html.slice(at);
}
