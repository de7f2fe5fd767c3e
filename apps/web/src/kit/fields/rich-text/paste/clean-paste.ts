import { withoutForbidden } from '@faculty/contracts/kit/text/forbidden-characters';
import { mendText } from '@faculty/contracts/kit/text/mend-text';
import { makeOfficeLists } from './office-lists.ts';

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
  keepLineEnds(body, html.includes('<!-- notionvc'));
  removeComments(body);
  removeUnseen(body);
  mendTexts(body);
  for (const picture of body.querySelectorAll('img')) if (emoji.test(picture.alt)) picture.replaceWith(picture.alt);
  makeOfficeLists(body);
  for (const element of body.querySelectorAll(envelope)) element.remove();
  for (const element of body.querySelectorAll('*')) if (element.nodeName.includes(':')) unwrap(element);
  mendLists(body);
  for (const element of body.querySelectorAll('*')) clearAttributes(element);
  // addresses on the source computer
  for (const link of body.querySelectorAll('a[href^="file:" i]')) unwrap(link);
  if (mode === 'clear') dropFormatting(body);
  else for (const element of body.querySelectorAll('*')) dropOfficeMarks(element);
  joinLines(body);
  for (const table of body.querySelectorAll('table')) markHeadRow(table);
  return body;
}

/** Pictures of a page that are letters: Facebook and Gmail draw them so. */
const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*\d]\ufe0f?\u20e3|[\u200d\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}])+$/u;

/** What a reader did not see: hidden text, and of a document under review its remarks and what was struck out. */
function removeUnseen(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style*="display"]'))
    if (/display:\s*none/i.test(element.getAttribute('style') ?? '')) element.remove();
  const review = '.MsoCommentReference, .msocomanchor, [style*="mso-element:comment-list"], del[cite^="mailto:"]';
  for (const element of body.querySelectorAll(review)) element.remove();
}

/** Line ends that are seen as such: where the style says so, and in what Notion copies. */
function keepLineEnds(body: HTMLElement, isAlways: boolean): void {
  const texts = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let next = texts.nextNode(); next; next = texts.nextNode()) found.push(next as Text); // by the filter
  for (const text of found) {
    const parent = text.parentElement;
    if (!text.data.includes('\n') || text.data.trim() === '' || parent?.closest('pre, style, script, textarea')) continue;
    const styled = parent?.closest('[style*="white-space"]')?.getAttribute('style') ?? '';
    if (!isAlways && !/white-space(-collapse)?:\s*(pre|break-spaces|preserve)/i.test(styled)) continue;
    const [first = '', ...others] = text.data.split(/\r?\n/);
    text.replaceWith(first, ...others.flatMap((line) => [body.ownerDocument.createElement('br'), line]));
  }
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

/**
 * Lists nested in lists instead of items (Google Docs, OneNote) or in items of their own (Evernote), and paragraphs in items; letters and
 * Roman numerals stay, and numbers stay inside the margin.
 */
function mendLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li'))
    if (/^(OL|UL)$/.test(item.firstElementChild?.nodeName ?? '') && item.textContent === item.firstElementChild?.textContent) unwrap(item);
  for (const list of body.querySelectorAll(':is(ol, ul) > :is(ol, ul)')) {
    const { parentElement: outer, previousElementSibling: before } = list;
    if (before?.nodeName === 'LI') before.append(list);
    // where a copied part begins deep, or a program indents, no item is above it
    else if (outer?.matches('ol, ul') && ![...outer.children].some(({ nodeName }) => nodeName === 'LI')) unwrap(outer);
    else if (outer?.matches('ol, ul') && !before) unwrap(list);
  }
  for (const paragraph of body.querySelectorAll('li > p:only-of-type'))
    if (!paragraph.previousElementSibling && !hasTextBefore(paragraph)) unwrap(paragraph);
  for (const list of body.querySelectorAll('ol:not([type])')) {
    const style = [list, ...list.children].map((element) => element.getAttribute('style') ?? '').join(';');
    const [, size, kind] = /list-style-type:\s*(lower|upper)-(alpha|latin|roman)/.exec(style) ?? [];
    const type = kind === 'roman' ? 'i' : 'a';
    if (size) list.setAttribute('type', size === 'upper' ? type.toUpperCase() : type);
  }
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

/** What would run, and what only the other program understands; the server looks again at what is saved. */
function clearAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const isCode = /^on/i.test(name) || /^(javascript|vbscript):/i.test(value.replace(/[^\x21-\uffff]/g, ''));
    if (isCode || /^(lang|xml:lang|v:|o:|w:|data-|aria-level|role$|contenteditable|tabindex|jslog|jsaction)/i.test(name))
      element.removeAttribute(name);
  }
}

/** Whether its style says that its text is bold. */
const isBold = (element: Element): boolean => /font-weight:\s*(bold|[6-9]00)/i.test(element.getAttribute('style') ?? '');

/** A first row of bold cells is what programs without heading cells write for one. */
function markHeadRow(table: HTMLTableElement): void {
  const [first, ...others] = table.rows;
  if (!first || others.length === 0 || table.querySelector('th') !== null) return;
  const cells = [...first.cells];
  const isHead = (cell: Element) =>
    cell.textContent?.trim() !== '' && (isBold(cell) || cell.textContent === cell.querySelector('strong, b')?.textContent);
  if (!cells.every(isHead)) return;
  for (const cell of cells) {
    const head = cell.ownerDocument.createElement('th');
    for (const { name, value } of cell.attributes) head.setAttribute(name, value);
    head.textContent = cell.textContent;
    cell.replaceWith(head);
  }
}

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

/** Leaves what a text is made of, and takes what it looks like. */
function dropFormatting(body: HTMLElement): void {
  for (const control of body.querySelectorAll('iframe, svg, math, canvas, video, audio, input, select, textarea, button, col, colgroup'))
    control.remove();
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    if (/^(SPAN|FONT|P|TD)$/.test(element.nodeName)) wrapInMeaning(element);
    // Google Docs wraps everything in a bold that is none
    if (/^(B|STRONG)$/.test(element.nodeName) && /font-weight:\s*(normal|400)/i.test(element.getAttribute('style') ?? '')) unwrap(element);
    else if (/^(STRIKE|DEL)$/.test(element.nodeName)) strike(element);
    else if (!structure.has(element.nodeName)) flatten(element);
    else keepAttributes(element);
  }
  dropEmpty(body);
}

function wrapInMeaning(element: HTMLElement): void {
  const style = element.getAttribute('style') ?? '';
  // a paragraph or a cell may be divided, or take its style back in a part
  const isBox = /^(P|TD)$/.test(element.nodeName);
  if (element.closest('a') || (isBox && element.querySelector('p, div, table, ul, ol, [style*="normal"], [style*="400"]'))) return;
  for (const [pattern, name] of meanings) {
    if (!pattern.test(style) || element.textContent?.trim() === '') continue;
    const meaning = element.ownerDocument.createElement(name);
    meaning.append(...element.childNodes);
    element.append(meaning);
  }
}

function strike(element: HTMLElement): void {
  const struck = element.ownerDocument.createElement('s');
  struck.append(...element.childNodes);
  element.replaceWith(struck);
}

/** Whether an element goes on a line that something else begins. */
function hasTextBefore(element: Element): boolean {
  let before = element.previousSibling;
  while (before?.textContent?.trim() === '' && !/^(IMG|BR|HR)$/.test(before.nodeName)) before = before.previousSibling;
  return before !== null && before.nodeName !== 'BR' && !blocks.has(before.nodeName);
}

/** A box of text is a paragraph, a box of paragraphs is nothing; several in a cell or an item are lines. */
function flatten(element: HTMLElement): void {
  const isBox = /^(DIV|SECTION|ARTICLE|CENTER|ADDRESS)$/.test(element.nodeName);
  const isText = isBox && element.textContent?.trim() !== '' && ![...element.children].some((child) => blocks.has(child.nodeName));
  if (!isText || element.parentElement?.closest('p, h1, h2, h3, h4, h5, h6, li, td, th')) {
    if (isText && hasTextBefore(element)) element.before(element.ownerDocument.createElement('br'));
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
  // a place within the document that it came from
  if (element.nodeName === 'A' && !/^[^#]/.test(element.getAttribute('href') ?? '')) unwrap(element);
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

/** Puts what an element holds in its place. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
