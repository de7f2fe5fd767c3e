import type { HtmlElement } from '@faculty/contracts/kit/findings/html-tree';
import type { Finding } from '@faculty/contracts/kit/findings/record-findings';
import { findingsInText, type TextFinding } from '@faculty/contracts/kit/findings/text-findings';

/** Parses rich text as the server does. Nothing in it is loaded or run. */
export function parseHtml(html: string): HtmlElement {
  return elementOf(fragmentOf(html).content);
}

function fragmentOf(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template;
}

// browsers nest elements in 512 levels at most
function elementOf(node: DocumentFragment | Element): HtmlElement {
  return {
    tag: node instanceof Element ? node.localName : '',
    attributes: node instanceof Element ? Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])) : {},
    children: [...node.childNodes].flatMap((child) =>
      child instanceof Element ? elementOf(child) : child instanceof Text ? child.data : [],
    ),
  };
}

/** The element of a finding in a document of the same text. */
export const elementAt = (root: ParentNode, { place }: Finding): HTMLElement | null =>
  place ? (root.querySelectorAll<HTMLElement>(place.tag)[place.index] ?? null) : null;

/**
 * Rich text with a finding put right, null where it would be found there all the same; `words` are those that a person gives: a description,
 * or the words of a link.
 */
export function mended(html: string, finding: Finding, words = ''): string | null {
  const template = fragmentOf(html);
  const element = elementAt(template.content, finding);
  if (!element) return null;
  const now = mend(element, finding, words);
  const index = [...template.content.querySelectorAll(now.localName)].indexOf(now);
  const isFound = ({ check, place }: TextFinding) => check === finding.check && place.tag === now.localName && place.index === index;
  return findingsInText(elementOf(template.content)).some(isFound) ? null : template.innerHTML;
}

/** Answers the element that is there then. */
function mend(element: HTMLElement, { check, level = 2 }: Finding, words: string): HTMLElement {
  if (check === 'picture_text') element.setAttribute('alt', words);
  if (check === 'heading_level') return replaceTag(element, `h${level}`);
  if (check === 'bold_heading') {
    for (const bold of element.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
    for (const styled of [element, ...element.querySelectorAll<HTMLElement>('[style]')]) dropStyles(styled, 'font-weight');
    return replaceTag(element, `h${level}`);
  }
  if (check === 'link_text') {
    // a link around a picture keeps it
    if (element.querySelector('img') === null) element.textContent = words;
    else element.setAttribute('aria-label', words);
  }
  if (check === 'table_head')
    for (const cell of element.querySelector('tr')?.querySelectorAll<HTMLElement>('td') ?? [])
      replaceTag(cell, 'th').setAttribute('scope', 'col');
  if (check === 'contrast') {
    const coloured = '[style*="color" i], [style*="background" i], [color], [bgcolor]';
    for (let at = element.closest<HTMLElement>(coloured); at; at = at.parentElement?.closest<HTMLElement>(coloured) ?? null) {
      dropStyles(at, 'color', 'background-color', 'background');
      at.removeAttribute('color');
      at.removeAttribute('bgcolor');
    }
  }
  return element;
}

function replaceTag(element: HTMLElement, tag: string): HTMLElement {
  const other = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) other.setAttribute(name, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function dropStyles(element: HTMLElement, ...properties: string[]): void {
  for (const property of properties) element.style.removeProperty(property);
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
