import { clearAttributes, dropFormatting } from './clear-formatting.ts';
import { unwrap } from './unwrap.ts';
import { makeWordLists } from './word-lists.ts';

/** What becomes of fonts, colours and sizes that come with pasted text. */
export type PasteMode = 'clear' | 'keep';

/** What belongs to the program the text comes from, or to nobody: never pasted. */
const envelope = 'style, script, meta, link, title, base, xml, template, noscript, frame, frameset, applet, object, embed';

/**
 * Pasted HTML as something that can stand in content. What Word, Google Docs and their like wrap around it goes in any case,
 * and what only looks like a list becomes one; `clear` leaves structure alone: headings, lists, tables, links, bold and italic.
 * The answer is inert: nothing in it loads or runs.
 */
export function cleanPaste(html: string, mode: PasteMode): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeComments(body);
  makeWordLists(body);
  for (const element of body.querySelectorAll(envelope)) element.remove();
  for (const element of body.querySelectorAll('*')) if (element.nodeName.includes(':')) unwrap(element);
  mendLists(body);
  for (const element of body.querySelectorAll('*')) clearAttributes(element);
  if (mode === 'clear') dropFormatting(body);
  else for (const element of body.querySelectorAll('*')) dropOfficeMarks(element);
  joinLines(body);
  return body;
}

function removeComments(body: HTMLElement): void {
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  for (let next = comments.nextNode(); next; next = comments.nextNode()) found.push(next as Comment); // by the filter
  for (const comment of found) comment.remove();
}

/** Lists that stand in lists instead of items, and paragraphs in items, as Google Docs writes them; numbers stay inside the margin. */
function mendLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ol, ul) > :is(ol, ul)')) {
    if (list.previousElementSibling?.nodeName === 'LI') list.previousElementSibling.append(list);
  }
  for (const paragraph of body.querySelectorAll('li > p:only-of-type')) unwrap(paragraph);
  for (const element of body.querySelectorAll<HTMLElement>('ol, ul, li'))
    keepStyles(element, (name) => !/^(margin|padding|text-indent)/.test(name));
}

function dropOfficeMarks(element: Element): void {
  keepStyles(element, (name) => !/^(mso-|tab-stops|panose|page-break|layout-grid|text-autospace|word-break)/.test(name));
  const classes = (element.getAttribute('class') ?? '').split(/\s+/).filter((name) => name !== '' && !/^(Mso|xl\d|docs-)/.test(name));
  if (classes.length > 0) element.setAttribute('class', classes.join(' '));
  else element.removeAttribute('class');
}

/** By the text, because a browser drops what it does not know, and would spell the rest anew. */
function keepStyles(element: Element, isKept: (name: string) => boolean): void {
  const rules = element.getAttribute('style')?.split(';') ?? [];
  const kept = rules.map((rule) => rule.trim()).filter((rule) => rule !== '' && isKept(rule.toLowerCase()));
  if (kept.length > 0) element.setAttribute('style', kept.join('; '));
  else element.removeAttribute('style');
}

/** Line ends in the source are spaces on the page; written out they make lines in the source view. */
function joinLines(body: HTMLElement): void {
  const texts = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_TEXT);
  for (let next = texts.nextNode(); next; next = texts.nextNode()) {
    const text = next as Text; // by the filter
    if (!text.parentElement?.closest('pre')) text.data = text.data.replace(/[ \t]*[\r\n]+[ \t]*/g, ' ');
  }
}
