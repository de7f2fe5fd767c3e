/**
 * Word puts lists on the clipboard as paragraphs that only look like lists: a style `mso-list:l0 level2 lfo1` and the number
 * as text. Here they become lists, nested and numbered as they were.
 */
export function makeWordLists(body: HTMLElement): void {
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

interface OpenList {
  level: number;
  list: HTMLElement;
  isOrdered: boolean;
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

/** Thai letters, Thai digits and 1.1 are no numbers that a browser counts: the item keeps its own. */
function isOwnNumber(marker: string): boolean {
  return !/^\(?(\d+|[a-z]{1,5}|[A-Z]{1,5})[.)]?$/.test(marker) && !/["\\;<>{}]/.test(marker);
}

function levelOf(element: Element): number | null {
  const found = /mso-list:\s*l\d+\s+level(\d)/.exec(element.getAttribute('style') ?? '');
  return found && /^(P|H\d|DIV)$/.test(element.nodeName) ? Number(found[1]) : null;
}

/** The number or dot that Word wrote before the text. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const text = (marker?.textContent ?? '').replace(/[\s\u00a0]+/g, '').slice(0, 20);
  marker?.remove();
  return text;
}
