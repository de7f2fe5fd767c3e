import { withoutForbidden } from '@faculty/contracts/kit/text/forbidden-characters';
import { mendText } from '@faculty/contracts/kit/text/mend-text';

const words = (text: string) => new Set(text.split(' '));

/** What a text is made of, whatever it looks like. */
const structure = words(
  'H1 H2 H3 H4 H5 H6 P BR HR UL OL LI DL DT DD BLOCKQUOTE PRE CODE TABLE CAPTION THEAD TBODY TFOOT TR TD TH A IMG STRONG B EM I U S SUB SUP FIGURE FIGCAPTION',
);

const blocks = words('H1 H2 H3 H4 H5 H6 P UL OL DL BLOCKQUOTE PRE TABLE FIGURE HR DIV');

const attributes: Record<string, readonly string[]> = {
  A: ['href'],
  IMG: ['src', 'alt'],
  OL: ['start', 'type', 'reversed'],
  LI: ['value', 'style'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
};

/** What programs write as a style, and means something. */
const meanings: [style: RegExp, element: string][] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*:[^;]*underline/i, 'u'],
  [/text-decoration[^;]*:[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub(?!\w)/i, 'sub'],
];

interface OpenList {
  level: number;
  list: HTMLElement;
  isOrdered: boolean;
}

/** Whether pasted text keeps its fonts, colours and sizes. */
export type PasteMode = 'clear' | 'keep';

/** Markup of the source program only: never pasted. */
const envelope = 'style, script, meta, link, title, base, xml, template, noscript, frame, frameset, applet, object, embed';

/**
 * Pasted HTML as something that can stand in content. What Word, Google Docs and their like wrap around it goes in any case,
 * and what only looks like a list becomes one; `clear` leaves structure alone: headings, lists, tables, links, bold and italic.
 * The returned document is inert: nothing in it loads or runs.
 */
export function cleanPaste(html: string, mode: PasteMode): HTMLElement {
  const { body } = new DOMParser().parseFromString(withoutForbidden(html), 'text/html');
  removeComments(body);
  mendTexts(body);
  keepHeadingNumbers(body);
  makeWordLists(body);
  for (const element of body.querySelectorAll(envelope)) element.remove();
  for (const element of body.querySelectorAll('*')) if (element.nodeName.includes(':')) unwrap(element);
  mendLists(body);
  for (const element of body.querySelectorAll('*')) clearAttributes(element);
  if (mode === 'clear') dropFormatting(body);
  else for (const element of body.querySelectorAll('*')) dropOfficeMarks(element);
  joinLines(body);
  for (const table of body.querySelectorAll('table')) markHeadRow(table);
  return body;
}

/** Invisible characters and split vowels of pdf files and web pages; spaces that hold words together stay. */
function mendTexts(body: HTMLElement): void {
  const texts = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_TEXT);
  for (let next = texts.nextNode(); next; next = texts.nextNode()) {
    const written = next.nodeValue ?? '';
    const mended = written.split('\u00a0').map(mendText).join('\u00a0');
    if (mended !== written) next.nodeValue = mended;
  }
}

function removeComments(body: HTMLElement): void {
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  for (let next = comments.nextNode(); next; next = comments.nextNode()) found.push(next as Comment); // by the filter
  for (const comment of found) {
    // other editors keep Word's comments around the marker of an item, and not its style
    const marker = /supportLists/.test(comment.data) ? comment.nextElementSibling : null;
    if (marker?.nextSibling?.nodeType === Node.COMMENT_NODE && !marker.querySelector('[style*="Ignore"]'))
      marker.setAttribute('style', 'mso-list:Ignore');
    comment.remove();
  }
}

/** Lists nested in lists instead of items, and paragraphs in items, as Google Docs writes them; numbers stay inside the margin. */
function mendLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ol, ul) > :is(ol, ul)')) {
    if (list.previousElementSibling?.nodeName === 'LI') list.previousElementSibling.append(list);
    // where a copied part begins deep, or Word indents, no item is above it
    else if (list.parentElement?.childElementCount === 1) unwrap(list.parentElement);
    else if (!list.previousElementSibling) unwrap(list);
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

/** By the text, because a browser drops unknown styles and normalizes the others. */
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

/** Word numbers headings like lists, but they are headings: the number is part of their text. */
function keepHeadingNumbers(body: HTMLElement): void {
  for (const heading of body.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4, h5, h6)[style*="mso-list"]')) {
    const number = takeMarker(heading);
    if (/[\p{L}\p{N}]/u.test(number)) heading.prepend(`${number} `);
  }
}

/**
 * Word puts lists on the clipboard as paragraphs that only look like lists: a style `mso-list:l0 level2 lfo1` and the number
 * as text. Here they become lists, nested and numbered as they were.
 */
function makeWordLists(body: HTMLElement): void {
  const paragraphs = [...body.querySelectorAll<HTMLElement>('[style*="mso-list"]')].filter((element) => levelOf(element) !== null);
  const inLists = new Set<Element>(paragraphs);
  for (const first of paragraphs) {
    // one that another run has taken in is a list item by now
    if (!first.isConnected || !inLists.has(first)) continue;
    const run: HTMLElement[] = [];
    for (let next: Element | null = first; next && inLists.has(next); next = next.nextElementSibling) run.push(next as HTMLElement); // of `paragraphs`
    for (const each of run) inLists.delete(each);
    nest(run);
  }
}

function nest(run: HTMLElement[]): void {
  const open: OpenList[] = [];
  for (const paragraph of run) {
    const level = levelOf(paragraph) ?? 1;
    const marker = takeMarker(paragraph);
    const isOrdered = /[\p{L}\p{N}]/u.test(marker) && !/^[o\uF000-\uF8FF]$/u.test(marker);
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)?.isOrdered !== isOrdered) open.pop();
    const item = paragraph.ownerDocument.createElement('li');
    const same = open.at(-1);
    if (same?.level === level) same.list.append(item);
    else {
      const list = newList(paragraph, marker, isOrdered);
      const parent = same?.list.lastElementChild;
      if (parent) parent.append(list);
      else if (same) same.list.append(list);
      else paragraph.before(list);
      list.append(item);
      open.push({ level, list, isOrdered });
    }
    if (isOrdered && isOwnNumber(marker)) item.setAttribute('style', `list-style-type: "${marker} "`);
    item.append(...paragraph.childNodes);
    paragraph.remove();
  }
}

function newList({ ownerDocument }: HTMLElement, marker: string, isOrdered: boolean): HTMLElement {
  const list = ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
  if (!isOrdered) return list;
  const type = typeOf(marker);
  if (type) list.setAttribute('type', type);
  const number = Number.parseInt(marker.replace(/\D/g, ''), 10);
  if (/^\(?\d+[.)]?$/.test(marker) && number !== 1) list.setAttribute('start', String(number));
  return list;
}

function typeOf(marker: string): string | null {
  if (/^\(?i[.)]?$/.test(marker)) return 'i';
  if (/^\(?I[.)]?$/.test(marker)) return 'I';
  if (/^\(?[a-z][.)]?$/.test(marker)) return 'a';
  return /^\(?[A-Z][.)]?$/.test(marker) ? 'A' : null;
}

/** Browsers cannot count in Thai letters, Thai digits or 1.1: the item keeps its own number as text. */
function isOwnNumber(marker: string): boolean {
  return !/^\(?(\d+|[a-z]{1,5}|[A-Z]{1,5})[.)]?$/.test(marker) && !/["\\;<>{}]/.test(marker);
}

function levelOf(element: Element): number | null {
  const found = /mso-list:\s*l\d+\s+level(\d)/.exec(element.getAttribute('style') ?? '');
  return found && /^(P|DIV)$/.test(element.nodeName) ? Number(found[1]) : null;
}

/** The number or dot that Word wrote before the text. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const text = (marker?.textContent ?? '').replace(/[\s\u00a0]+/g, '').slice(0, 20);
  marker?.remove();
  return text;
}

/** Leaves what a text is made of, and takes what it looks like. */
function dropFormatting(body: HTMLElement): void {
  for (const control of body.querySelectorAll('iframe, svg, math, canvas, video, audio, input, select, textarea, button, col, colgroup'))
    control.remove();
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    if (/^(SPAN|FONT)$/.test(element.nodeName)) wrapInMeaning(element);
    // Google Docs wraps everything in a bold that is none
    if (/^(B|STRONG)$/.test(element.nodeName) && /font-weight:\s*(normal|400)/i.test(element.getAttribute('style') ?? '')) unwrap(element);
    else if (!structure.has(element.nodeName)) flatten(element);
    else keepAttributes(element);
  }
  dropEmpty(body);
}

function wrapInMeaning(element: HTMLElement): void {
  const style = element.getAttribute('style') ?? '';
  if (element.closest('a')) return;
  for (const [pattern, name] of meanings) {
    if (!pattern.test(style) || element.textContent?.trim() === '') continue;
    const meaning = element.ownerDocument.createElement(name);
    meaning.append(...element.childNodes);
    element.append(meaning);
  }
}

/** A box of text is a paragraph, a box of paragraphs is nothing. */
function flatten(element: HTMLElement): void {
  const isBox = /^(DIV|SECTION|ARTICLE|CENTER|ADDRESS)$/.test(element.nodeName);
  const isText = isBox && element.textContent?.trim() !== '' && ![...element.children].some((child) => blocks.has(child.nodeName));
  if (!isText || element.parentElement?.closest('p, h1, h2, h3, h4, h5, h6, li, td, th')) {
    unwrap(element);
    return;
  }
  const paragraph = element.ownerDocument.createElement('p');
  paragraph.append(...element.childNodes);
  element.replaceWith(paragraph);
}

function keepAttributes(element: HTMLElement): void {
  const kept = attributes[element.nodeName] ?? [];
  for (const { name, value } of [...element.attributes]) {
    // of its styles an item keeps only its number
    if (!kept.includes(name) || (name === 'style' && !/^list-style-type: "[^"]*"$/.test(value))) element.removeAttribute(name);
  }
  if (element.nodeName === 'A' && !element.hasAttribute('href')) unwrap(element);
}

/** Two empty paragraphs in a row are one, and empty bold is none. */
function dropEmpty(body: HTMLElement): void {
  const isEmpty = (element: Element) => element.textContent?.trim() === '' && element.querySelector('img, hr, table') === null;
  for (const inline of body.querySelectorAll('strong, b, em, i, u, s, sub, sup, a')) if (isEmpty(inline)) unwrap(inline);
  for (const paragraph of body.querySelectorAll('p')) {
    const { previousElementSibling: before } = paragraph;
    if (isEmpty(paragraph) && (!before || (before.nodeName === 'P' && isEmpty(before)))) paragraph.remove();
  }
}

/** What would run, and what only the other program understands; the server looks again at what is saved. */
function clearAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const isCode = /^on/i.test(name) || /^(javascript|vbscript):/i.test(value.replace(/[^\x21-\uffff]/g, ''));
    if (isCode || /^(lang|xml:lang|v:|o:|w:|data-|aria-level|role$|contenteditable|tabindex|jslog|jsaction)/i.test(name))
      element.removeAttribute(name);
  }
}

/** Puts what an element holds in its place. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** A first row of bold cells is what programs without heading cells write for one. */
function markHeadRow(table: HTMLTableElement): void {
  const [first, ...others] = table.rows;
  if (!first || others.length === 0 || table.querySelector('th') !== null) return;
  const cells = [...first.cells];
  const isBold = (cell: Element) => cell.textContent?.trim() !== '' && cell.textContent === cell.querySelector('strong, b')?.textContent;
  if (!cells.every(isBold)) return;
  for (const cell of cells) {
    const head = cell.ownerDocument.createElement('th');
    for (const { name, value } of cell.attributes) head.setAttribute(name, value);
    head.textContent = cell.textContent;
    cell.replaceWith(head);
  }
}
