import { contrastOf, leastContrast } from '../colour-contrast.ts';
import { cssColour, styleOf } from './css-colour.ts';
import { type HtmlElement, spokenText } from './html-tree.ts';

/** Where a finding is in a text: the n-th element of a tag. */
export interface Place {
  tag: string;
  index: number;
}

/** What a check finds in one text. */
export interface TextFinding {
  check: 'picture_text' | 'heading_level' | 'bold_heading' | 'link_text' | 'table_head' | 'contrast';
  place: Place;
  /** The words that stand there, cut. */
  excerpt: string;
  /** Of a heading, and of a line to become one: the level that fits there. */
  level?: number;
}

/** Colour of texts and ground of the website's pages, where a text has none of its own; a text with colours stands on a light sheet. */
const page = { colour: '#181d26', ground: '#ffffff' };

/** Letters and digits, without tone marks: as people spell, คลิก and คลิ๊ก. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]|[\u0e48-\u0e4c]/gu, '');

/** Links that tell nothing of where they lead. */
const emptyWords = new Set(
  [
    'คลิก คลิกที่นี่ คลิกเลย กดที่นี่ ที่นี่ อ่านต่อ อ่านเพิ่มเติม ดูเพิ่มเติม เพิ่มเติม รายละเอียดเพิ่มเติม ลิงก์ ลิงค ลิงก์นี้ ลิงคนี้',
    'click clickhere clickme here thislink link more readmore seemore learnmore moreinfo moreinformation',
  ].flatMap((words) => words.split(' ').map(lettersOf)),
);
const bareAddress = /^(?:https?:\/\/|www\.)\S+$/i;
const saysNothing = (text: string) => {
  const words = lettersOf(text);
  return words === '' || emptyWords.has(words) || bareAddress.test(text.trim());
};

/** Longer bold lines are sentences. */
const longestHeading = 100;
const bold = /^(?:b|strong)$/;
const paragraph = /^(?:p|div)$/;
const heading = /^h([1-6])$/;

interface Around {
  /** Undefined where it is the page's, null where it is unknown. */
  colour: string | null | undefined;
  ground: string | null | undefined;
  /** Where bold lines are no headings. */
  isInTable: boolean;
}

/** What is to be mended in a rich text, in its order. Linear time. */
export function findingsInText(root: HtmlElement): TextFinding[] {
  const found: TextFinding[] = [];
  const counts = new Map<string, number>();
  // the title of the record is the heading of level 1
  let level = 1;

  function visit(element: HtmlElement, around: Around): void {
    element.children.forEach((child, at) => {
      if (typeof child === 'string') return;
      const index = counts.get(child.tag) ?? 0;
      counts.set(child.tag, index + 1);
      const inside = coloursIn(child, around);
      const tell = (check: TextFinding['check'], more?: { level: number }) =>
        found.push({ check, place: { tag: child.tag, index }, excerpt: cut(spokenText(child)), ...more });
      const [, own] = heading.exec(child.tag) ?? [];
      if (own !== undefined) {
        if (Number(own) > level + 1) tell('heading_level', { level: level + 1 });
        level = Number(own);
      } else if (child.tag === 'img') {
        if (child.attributes.alt === undefined) tell('picture_text');
      } else if (child.tag === 'a') {
        if (child.attributes.href !== undefined && saysNothing(linkText(child)) && !hasUnnamedPicture(child)) tell('link_text');
      } else if (child.tag === 'table') {
        if (isWithoutHeads(child)) tell('table_head');
      } else if (!around.isInTable && paragraph.test(child.tag) && isBoldLine(child) && isFollowedByText(element, at))
        tell('bold_heading', { level: Math.max(2, level) });
      if (isHardToRead(child, inside)) tell('contrast');
      visit(child, { ...inside, isInTable: around.isInTable || /^(?:table|li|blockquote|figure)$/.test(child.tag) });
    });
  }
  visit(root, { colour: undefined, ground: undefined, isInTable: false });
  return found;
}

const cut = (text: string) => {
  const letters = [...text.trim()];
  return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : letters.join('');
};

const elementsIn = ({ children }: HtmlElement): HtmlElement[] => children.filter((child) => typeof child !== 'string');
const some = (element: HtmlElement, is: (each: HtmlElement) => boolean): boolean =>
  elementsIn(element).some((child) => is(child) || some(child, is));

const linkText = (link: HtmlElement) => link.attributes['aria-label'] ?? spokenText(link);
const hasUnnamedPicture = (link: HtmlElement) => some(link, ({ tag, attributes }) => tag === 'img' && attributes.alt === undefined);

/** A table of data: one row or column, and a table that says it is for layout, has no heads. */
function isWithoutHeads(table: HtmlElement): boolean {
  if (/^(?:presentation|none)$/.test(table.attributes.role ?? '')) return false;
  const rows = rowsOf(table);
  const cells = rows.map((row) => elementsIn(row).filter(({ tag }) => tag === 'td' || tag === 'th'));
  return rows.length > 1 && cells.some((row) => row.length > 1) && !cells.flat().some(({ tag }) => tag === 'th');
}

const rowsOf = (table: HtmlElement): HtmlElement[] =>
  elementsIn(table).flatMap((part) => (part.tag === 'tr' ? [part] : /^t(?:head|body|foot)$/.test(part.tag) ? rowsOf(part) : []));

/** A paragraph all of whose text is bold, and short: no sentence. */
function isBoldLine(block: HtmlElement): boolean {
  const text = spokenText(block).trim();
  return text.length > 1 && text.length <= longestHeading && !/[.!?;,]$/.test(text) && isAllBold(block, isBoldStyle(block));
}

const isBoldStyle = (element: HtmlElement) => /^(?:bold|bolder|[6-9]00)$/.test(styleOf(element.attributes.style, 'font-weight') ?? '');

const isAllBold = (element: HtmlElement, isBold: boolean): boolean =>
  element.children.every((child) => {
    if (typeof child === 'string') return isBold || child.trim() === '';
    if (/^(?:img|a|iframe|table|ul|ol|p|div)$/.test(child.tag)) return false;
    return isAllBold(child, isBold || bold.test(child.tag) || isBoldStyle(child));
  });

/** What comes next is text that the line may head. */
function isFollowedByText({ children }: HtmlElement, at: number): boolean {
  const next = children.slice(at + 1).find((child) => (typeof child === 'string' ? child : spokenText(child)).trim() !== '');
  if (next === undefined || typeof next === 'string') return next !== undefined;
  return !heading.test(next.tag) && !(paragraph.test(next.tag) && isBoldLine(next));
}

function coloursIn({ tag, attributes }: HtmlElement, { colour, ground, ...rest }: Around): Around {
  const given = styleOf(attributes.style, 'color') ?? attributes.color;
  const [plain, any] = [styleOf(attributes.style, 'background-color'), styleOf(attributes.style, 'background')];
  const behind = plain ?? any ?? attributes.bgcolor;
  const isSee = behind === 'transparent' || behind === 'none' || behind === 'inherit' || behind === 'initial';
  return {
    ...rest,
    // a link has a colour of the website's unless it has its own
    colour: given !== undefined && given !== 'inherit' ? cssColour(given) : tag === 'a' ? undefined : colour,
    ground: behind === undefined || isSee ? ground : cssColour(behind),
  };
}

/** Its own text has too little contrast, where it has a colour or ground of its own that is known. */
function isHardToRead({ children }: HtmlElement, { colour, ground }: Around): boolean {
  if (colour === null || ground === null || (colour === undefined && ground === undefined)) return false;
  if (!children.some((child) => typeof child === 'string' && child.trim() !== '')) return false;
  return (contrastOf(colour ?? page.colour, ground ?? page.ground) ?? leastContrast.text) < leastContrast.text;
}
