/** A paragraph that looks like an item of a list, or an item that stands in a list of its own. */
interface Line {
  /** Where it stands among its neighbours: the paragraph, or the list around the item. */
  block: HTMLElement;
  content: HTMLElement;
  level: number;
  isOrdered: boolean;
  /** As the program wrote it, `3.` or `ก.`; empty where a list has it. */
  marker: string;
  newList(): HTMLElement;
}

interface OpenList {
  level: number;
  list: HTMLElement;
  isOrdered: boolean;
  /** Of its paragraphs; one without a number that has it goes on with the last item. */
  margin: string | undefined;
  /** The number that a browser gives the next item. */
  next: number;
}

/**
 * Office programs put lists on the clipboard as paragraphs that only look like lists, with the number as text (Word, PowerPoint), or every
 * item as a list of its own (Word for the web). Here they become lists, nested and numbered as they were.
 */
export function makeOfficeLists(body: HTMLElement): void {
  keepHeadingNumbers(body);
  // between two items they would divide the list
  for (const bookmark of body.querySelectorAll('[style*="mso-bookmark"]:empty')) bookmark.remove();
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) wrapper.replaceWith(...wrapper.childNodes);
  const lines = new Map<Element, Line[]>();
  for (const element of body.querySelectorAll<HTMLElement>('p, div, ol, ul')) {
    const found = wordLines(element) ?? slideLines(element) ?? webLines(element);
    if (found) lines.set(element, found);
  }
  for (const first of lines.keys()) {
    const run: (Line | HTMLElement)[] = [];
    for (let next: Element | null = first; next; next = next.nextElementSibling) {
      const found = lines.get(next);
      if (!found && !(run.length > 0 && goesOn(next, run))) break;
      run.push(...(found ?? [next as HTMLElement])); // by `goesOn`
      lines.delete(next);
    }
    nest(run);
  }
}

/** Word numbers headings like lists, but they are headings: the number is part of their text. */
function keepHeadingNumbers(body: HTMLElement): void {
  for (const heading of body.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4, h5, h6)[style*="mso-list"]')) {
    const number = takeMarker(heading, wordMarker);
    if (/[\p{L}\p{N}]/u.test(number)) heading.prepend(`${number} `);
  }
}

const wordMarker = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';
const slideMarker = '[style*="mso-special-format"]';

/** Word: a style `mso-list:l0 level2 lfo1`. */
function wordLines(element: HTMLElement): Line[] | null {
  const [, level] = /mso-list:\s*l\d+\s+level(\d)/.exec(styleOf(element)) ?? [];
  if (level === undefined || !/^(P|DIV)$/.test(element.nodeName)) return null;
  const marker = takeMarker(element, wordMarker);
  const isOrdered = /[\p{L}\p{N}]/u.test(marker) && !/^[o\uF000-\uF8FF]$/u.test(marker);
  return [lineOf(element, Number(level), isOrdered, marker)];
}

/** PowerPoint: what stands before the text says whether it is a number, and the class the level. */
function slideLines(element: HTMLElement): Line[] | null {
  const mark = element.nodeName === 'DIV' && !element.querySelector('div') ? element.querySelector(slideMarker) : null;
  if (!mark) return null;
  const isOrdered = styleOf(mark).includes('numbullet');
  const [, depth = '0'] = /^O(\d)$/.exec(element.className) ?? [];
  const marker = takeMarker(element, slideMarker);
  if (element.textContent?.trim() !== '') return [lineOf(element, Number(depth) + 1, isOrdered, marker)];
  // the empty line at the end of a frame
  element.remove();
  return null;
}

const lineOf = (block: HTMLElement, level: number, isOrdered: boolean, marker: string): Line => ({
  block,
  content: block,
  level,
  isOrdered,
  marker,
  newList: () => block.ownerDocument.createElement(isOrdered ? 'ol' : 'ul'),
});

/** Word for the web: each item says its level. */
function webLines(list: HTMLElement): Line[] | null {
  const items = [...list.children].filter((item): item is HTMLElement => item.matches('li[data-aria-level]'));
  if (items.length === 0) return null;
  return items.map((content, index) => ({
    block: list,
    content,
    level: Number(content.getAttribute('data-aria-level')),
    isOrdered: list.nodeName === 'OL',
    marker: list.nodeName === 'OL' ? `${Number(list.getAttribute('start') ?? 1) + index}.` : '',
    newList: () => list.cloneNode() as HTMLElement, // of itself
  }));
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';
const marginOf = (element: Element) => /margin-left:\s*([^;]+)/.exec(styleOf(element))?.[1];

/** A further paragraph of an item of Word's: of the same class, at the margin of an item before it. */
function goesOn(element: Element, run: readonly (Line | HTMLElement)[]): boolean {
  return /^MsoListParagraph/.test(element.className) && run.some((line) => 'block' in line && marginOf(line.block) === marginOf(element));
}

function nest(run: readonly (Line | HTMLElement)[]): void {
  const open: OpenList[] = [];
  for (const line of run) {
    if (!('block' in line)) {
      while (open.length > 1 && open.at(-1)?.margin !== marginOf(line)) open.pop();
      open.at(-1)?.list.lastElementChild?.append(line);
      continue;
    }
    const { block, content, level, isOrdered, marker } = line;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)?.isOrdered !== isOrdered) open.pop();
    const outer = open.at(-1);
    const same = outer?.level === level ? outer : begin(line, outer);
    if (same !== outer) open.push(same);
    const item = block.ownerDocument.createElement('li');
    same.list.append(item);
    number(item, same, marker);
    item.append(...content.childNodes);
  }
  for (const line of run) if ('block' in line) line.block.remove();
}

function begin({ block, level, isOrdered, marker, newList }: Line, outer: OpenList | undefined): OpenList {
  const list = newList();
  const type = isOrdered ? typeOf(marker) : null;
  if (type) list.setAttribute('type', type);
  const first = isOrdered ? (numberOf(marker, type) ?? 1) : 1;
  if (first === 1) list.removeAttribute('start');
  else list.setAttribute('start', String(first));
  const parent = outer?.list.lastElementChild;
  if (parent) parent.append(list);
  else block.before(list);
  return { level, list, isOrdered, margin: marginOf(block), next: first };
}

/** Browsers cannot count in Thai letters, Thai digits or 1.1: the item keeps its own number as text. */
function number(item: HTMLElement, open: OpenList, marker: string): void {
  if (!open.isOrdered) return;
  const own = numberOf(marker, open.list.getAttribute('type'));
  if (own !== null && own !== open.next) item.setAttribute('value', String(own));
  open.next = (own ?? open.next) + 1;
  if (own === null && marker !== '' && !/["\\;<>{}]/.test(marker)) item.setAttribute('style', `list-style-type: "${marker} "`);
}

const roman = /^(?:x{0,3})(?:ix|iv|v?i{0,3})$/;
const units = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const bare = (marker: string) => marker.replace(/^\(|[.)]+$/g, '');

/** How a list counts that begins with a number: `i`, `v` and `x` are rather Roman numerals than letters. */
function typeOf(marker: string): string | null {
  const mark = bare(marker);
  if (!/^[a-z]+$/i.test(mark) || (mark !== mark.toLowerCase() && mark !== mark.toUpperCase())) return null;
  const isUpper = mark === mark.toUpperCase();
  if (roman.test(mark.toLowerCase())) return isUpper ? 'I' : 'i';
  return mark.length > 1 ? null : isUpper ? 'A' : 'a';
}

/** The value of `3.`, `c.` or `iii.`; null where browsers do not count so. */
function numberOf(marker: string, type: string | null): number | null {
  const mark = bare(marker);
  if (/^\d{1,6}$/.test(mark)) return Number(mark);
  const small = mark.toLowerCase();
  if (type === 'i' || type === 'I') {
    const tens = /^x{0,3}(?=$|[iv])/.exec(small)?.[0].length ?? 0;
    return roman.test(small) ? tens * 10 + units.indexOf(small.slice(tens)) : null;
  }
  return /^[a-z]$/.test(small) && type !== null ? small.charCodeAt(0) - 96 : null;
}

/** The number or dot that the program wrote before the text, and what is empty without it. */
function takeMarker(paragraph: HTMLElement, selector: string): string {
  const marker = paragraph.querySelector(selector);
  const text = (marker?.textContent ?? '').replace(/[\s\u00a0]+/g, '').slice(0, 20);
  let empty: Element | null = marker;
  while (empty && empty !== paragraph) {
    const { parentElement }: Element = empty;
    empty.remove();
    empty = parentElement?.childNodes.length === 0 ? parentElement : null;
  }
  return text;
}
