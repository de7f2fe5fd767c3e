/** An element of parsed HTML, the same from the parser of the server and from that of a browser. */
export interface HtmlElement {
  /** In lower case. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Elements, and texts with their references decoded. */
  children: readonly (HtmlElement | string)[];
}

/** Parses rich text: answers an element that holds all of it. */
export type ParseHtml = (html: string) => HtmlElement;

const block = /^(?:p|div|li|t[dhr]|h[1-6])$/;

/** The text of an element as readers see or hear it: with the descriptions of its pictures. */
export function spokenText(element: HtmlElement): string {
  const parts = element.children.map((child) => {
    if (typeof child === 'string') return child;
    if (child.tag === 'img') return child.attributes.alt ?? '';
    return child.tag === 'br' || block.test(child.tag) ? `${spokenText(child)} ` : spokenText(child);
  });
  return parts.join('').replace(/\s+/g, ' ');
}
