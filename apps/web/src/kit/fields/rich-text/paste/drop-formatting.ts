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
export function dropFormatting(body: HTMLElement): void {
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
export function hasTextBefore(element: Element): boolean {
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
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
