import type { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import bwip from 'bwip-js/generic';
import type { ReportHead } from '../messages.ts';
import { newDocument } from '../pdf/new-document.ts';
import type { ThaiDocument } from '../pdf/thai-document.ts';
import { fitted } from '../pdf/thai-document.ts';
import { wrap } from '../pdf/thai-wrap.ts';
import type { ReportSource } from '../report-source.ts';
import { waitForDrain } from '../report-source.ts';

/** `sheet`: ten cards on an A4 page. `card`: one card per page of its size. */
export type CardLayout = 'sheet' | 'card';

/** A bank card (ISO/IEC 7810 ID-1), in points. */
export const card = { width: 242.65, height: 153.01 } as const;

const a4 = { width: 595.28, height: 841.89 };
const columns = 2;
const rows = 5;
/** Between cards, for cutting. */
const gap = 8;

const cardsOnSheet = columns * rows;

/** Position of a card on a sheet, in points from the top left. */
export function placeOf(at: number): { x: number; y: number } {
  const left = (a4.width - columns * card.width - (columns - 1) * gap) / 2;
  const top = (a4.height - rows * card.height - (rows - 1) * gap) / 2;
  return { x: left + (at % columns) * (card.width + gap), y: top + Math.floor(at / columns) * (card.height + gap) };
}

/** The texts and picture of a card. */
interface CardContent {
  name_th: string;
  name_en: string;
  /** Type and department. */
  belongs: string;
  /** Code of the member. */
  code: string;
  /** Digits of the barcode. */
  barcode: string;
  /** A square JPEG in base64; empty for none. */
  picture: string;
}

interface Place {
  x: number;
  y: number;
  /** Whether to draw a cutting line. */
  hasEdge: boolean;
}

const bandHeight = 26;

const padding = 10;

const pictureSide = 60;

const barHeight = 30;

/** Maximum width of the narrowest bar: 0.42 mm, which all hand scanners can read. */
const maxModuleWidth = 1.2;

/** Quiet zone of Code 128 at both ends. */
const quietModules = 10;

interface Names {
  addText(text: string, left: number, top: number): void;
  left: number;
  top: number;
}

/** Draws one card per row of the table, ten on a sheet or one per page. Resolves with the characters that no font has. */
export async function writeCards(head: ReportHead, source: ReportSource, to: Writable, layout: CardLayout): Promise<readonly string[]> {
  const document = newDocument(head, layout === 'sheet' ? 'A4' : [card.width, card.height], 'portrait');
  document.pipe(to);
  const root = document.struct('Document');
  document.addStructure(root);
  const perPage = layout === 'sheet' ? cardsOnSheet : 1;
  let drawn = 0;
  for await (const { head: table, rows } of source.tables()) {
    for await (const row of rows) {
      if (drawn % perPage === 0) document.addPage();
      const cells = Object.fromEntries(table.columns.map(({ key }, at) => [key, row[at] ?? ''])) as unknown as CardContent; // the columns have these keys
      const place = layout === 'sheet' ? placeOf(drawn % perPage) : { x: 0, y: 0 };
      drawCard(document, root, head, cells, { ...place, hasEdge: layout === 'sheet' });
      drawn += 1;
      await turn();
      await waitForDrain(to);
    }
  }
  root.end();
  document.end();
  return document.missingGlyphs;
}

/** Draws one member's card: header, picture, names and barcode. */
function drawCard(document: ThaiDocument, root: PDFKit.PDFStructureElement, head: ReportHead, content: CardContent, place: Place): void {
  const { x, y, hasEdge } = place;
  document.artifact('Layout', () => {
    if (hasEdge) document.roundedRect(x, y, card.width, card.height, 8).lineWidth(0.4).strokeColor('#9aa4b2').stroke();
    document
      .save()
      .roundedRect(x, y, card.width, card.height, hasEdge ? 8 : 0)
      .clip();
    document.rect(x, y, card.width, bandHeight).fill('#1953d2').restore();
  });
  const section = document.struct('Sect');
  root.add(section);
  const addText = (text: string, left: number, top: number) => section.add(document.element('P', () => document.line(text, left, top)));
  document.font('bold', 11).fillColor('#ffffff');
  addText(head.title, x + padding, y + 5.5);
  document.font('regular', 8);
  addText(head.faculty, x + card.width - padding - document.widthOfString(head.faculty), y + 8);
  picture(document, content.picture, x + padding, y + bandHeight + 8);
  names(document, content, { addText, left: x + padding + pictureSide + 9, top: y + bandHeight + 5 });
  barcode(document, section, content.barcode, x, y + bandHeight + pictureSide + 13);
  section.end();
}

function picture(document: ThaiDocument, base64: string, x: number, y: number): void {
  document.artifact('Layout', () => {
    document.save().roundedRect(x, y, pictureSide, pictureSide, 5).clip();
    if (base64 !== '') document.image(Buffer.from(base64, 'base64'), x, y, { width: pictureSide, height: pictureSide });
    else {
      // placeholder for a missing picture
      document.rect(x, y, pictureSide, pictureSide).fill('#e8eef5');
      document.circle(x + pictureSide / 2, y + 23, 11).fill('#9fb0c8');
      document.ellipse(x + pictureSide / 2, y + 58, 21, 20).fill('#9fb0c8');
    }
    document.restore();
  });
}

function names(document: ThaiDocument, { name_th, name_en, belongs, code }: CardContent, { addText, left, top }: Names): void {
  const width = card.width - padding - pictureSide - 9 - padding;
  let y = top;
  const put = (text: string, weight: 'regular' | 'bold', size: number, most: number, colour: string) => {
    if (text === '') return;
    document.font(weight, size).fillColor(colour);
    const lines = wrap(text, width, (piece) => document.widthOfString(piece), { atBlanks: true });
    // truncate with an ellipsis
    const shown = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join('')] : lines;
    for (const line of shown) {
      addText(fitted(document, line.trimEnd(), width), left, y);
      y += size * 1.42;
    }
  };
  put(name_th, 'bold', 11, 2, '#000000');
  put(name_en, 'regular', 8, 1, '#333333');
  put(belongs, 'regular', 7.5, 1, '#333333');
  put(code, 'regular', 7.5, 1, '#333333');
}

/** Draws the Code 128 barcode, as wide as the card allows, and its digits below for manual input. */
function barcode(document: ThaiDocument, section: PDFKit.PDFStructureElement, digits: string, x: number, y: number): void {
  // the named export `raw` is another function: it renders the symbology "raw"
  const [symbol] = bwip.raw({ bcid: 'code128', text: digits });
  const widths = symbol && 'sbs' in symbol ? symbol.sbs : [];
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const module = Math.min(maxModuleWidth, card.width / (modules + 2 * quietModules));
  let at = x + (card.width - modules * module) / 2;
  const figure = document.struct('Figure', { alt: `บาร์โค้ด ${digits}` }, () => {
    widths.forEach((width, index) => {
      // bar, space, bar, …
      if (index % 2 === 0) document.rect(at, y, width * module, barHeight);
      at += width * module;
    });
    document.fill('#000000');
  });
  section.add(figure);
  document.font('regular', 9);
  const spaced = digits.split('').join(' ');
  const left = x + (card.width - document.widthOfString(spaced)) / 2;
  section.add(document.element('P', () => document.line(spaced, left, y + barHeight + 1, digits)));
}
