import type { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import bwip from 'bwip-js/generic';
import { drained } from '../backpressure.ts';
import type { ReportHead } from '../messages.ts';
import { fitted } from '../pdf/fitted.ts';
import { newDocument } from '../pdf/new-document.ts';
import type { ThaiDocument } from '../pdf/thai-document.ts';
import { wrap } from '../pdf/thai-wrap.ts';
import type { ReportSource } from '../report-source.ts';
import { type CardLayout, card, cardsOnSheet, placeOf } from './card-places.ts';

/** What stands on a card. */
interface CardWords {
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
  /** A line to cut along. */
  hasEdge: boolean;
}

const bandHeight = 26;

const padding = 10;

const pictureSide = 60;

const barHeight = 30;

/** Of the narrowest bar: 0.42 mm, which hand scanners of any age read; and the white that Code 128 wants at both ends. */
const widestModule = 1.2;

const quietModules = 10;

interface Names {
  say(text: string, left: number, top: number): void;
  left: number;
  top: number;
}

/** Draws cards, one for each row of the one table: ten on a sheet to cut, or each on a page of a card's size. */
export async function writeCards(head: ReportHead, source: ReportSource, to: Writable, layout: CardLayout): Promise<void> {
  const document = newDocument(head, layout === 'sheet' ? 'A4' : [card.width, card.height], 'portrait');
  document.pipe(to);
  const root = document.struct('Document');
  document.addStructure(root);
  const perPage = layout === 'sheet' ? cardsOnSheet : 1;
  let drawn = 0;
  for await (const { head: table, rows } of source.tables()) {
    for await (const row of rows) {
      if (drawn % perPage === 0) document.addPage();
      const cells = Object.fromEntries(table.columns.map(({ key }, at) => [key, row[at] ?? ''])) as unknown as CardWords; // the columns of cards
      const place = layout === 'sheet' ? placeOf(drawn % perPage) : { x: 0, y: 0 };
      drawCard(document, root, head, cells, { ...place, hasEdge: layout === 'sheet' });
      drawn += 1;
      await turn();
      await drained(to);
    }
  }
  root.end();
  document.end();
}

/** One member's card: band, picture, names, and the barcode that the kiosk's scanner reads. */
function drawCard(document: ThaiDocument, root: PDFKit.PDFStructureElement, head: ReportHead, words: CardWords, place: Place): void {
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
  const say = (text: string, left: number, top: number) => section.add(document.element('P', () => document.line(text, left, top)));
  document.font('bold', 11).fillColor('#ffffff');
  say(head.title, x + padding, y + 5.5);
  document.font('regular', 8);
  say(head.faculty, x + card.width - padding - document.widthOfString(head.faculty), y + 8);
  picture(document, words.picture, x + padding, y + bandHeight + 8);
  names(document, words, { say, left: x + padding + pictureSide + 9, top: y + bandHeight + 5 });
  barcode(document, section, words.barcode, x, y + bandHeight + pictureSide + 13);
  section.end();
}

function picture(document: ThaiDocument, base64: string, x: number, y: number): void {
  document.artifact('Layout', () => {
    document.save().roundedRect(x, y, pictureSide, pictureSide, 5).clip();
    if (base64 !== '') document.image(Buffer.from(base64, 'base64'), x, y, { width: pictureSide, height: pictureSide });
    else {
      // somebody, for who has given no picture
      document.rect(x, y, pictureSide, pictureSide).fill('#e8eef5');
      document.circle(x + pictureSide / 2, y + 23, 11).fill('#9fb0c8');
      document.ellipse(x + pictureSide / 2, y + 58, 21, 20).fill('#9fb0c8');
    }
    document.restore();
  });
}

function names(document: ThaiDocument, { name_th, name_en, belongs, code }: CardWords, { say, left, top }: Names): void {
  const width = card.width - padding - pictureSide - 9 - padding;
  let y = top;
  const put = (text: string, weight: 'regular' | 'bold', size: number, most: number, colour: string) => {
    if (text === '') return;
    document.font(weight, size).fillColor(colour);
    const lines = wrap(text, width, (piece) => document.widthOfString(piece));
    // what does not fit ends with an ellipsis
    const shown = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join('')] : lines;
    for (const line of shown) {
      say(fitted(document, line.trimEnd(), width), left, y);
      y += size * 1.42;
    }
  };
  put(name_th, 'bold', 11, 2, '#000000');
  put(name_en, 'regular', 8, 1, '#333333');
  put(belongs, 'regular', 7.5, 1, '#333333');
  put(code, 'regular', 7.5, 1, '#333333');
}

/** Code 128 in black areas, as wide as the card allows, and the digits under it for who types them. */
function barcode(document: ThaiDocument, section: PDFKit.PDFStructureElement, digits: string, x: number, y: number): void {
  // the named export of this name draws the symbology called raw
  const [symbol] = bwip.raw({ bcid: 'code128', text: digits });
  const widths = symbol && 'sbs' in symbol ? symbol.sbs : [];
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const module = Math.min(widestModule, card.width / (modules + 2 * quietModules));
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
