import type { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { cellText } from '../cell-text.ts';
import type { ReportHead, TextLook } from '../messages.ts';
import type { FontName } from '../pdf/fonts.ts';
import { beginDocument } from '../pdf/new-document.ts';
import { contentBottom } from '../pdf/page.ts';
import type { ThaiDocument } from '../pdf/thai-document.ts';
import { wrap } from '../pdf/thai-wrap.ts';
import { type ReportSource, waitForDrain } from '../report-source.ts';
import { textRows } from './text-rows.ts';

/** Left and right, in points: 2.5 cm. */
const side = 71;
const top = 57;

interface Look {
  font: FontName;
  size: number;
  lineHeight: number;
  before: number;
  tag: string;
  /** Further lines of a reference are indented. */
  hanging: number;
}
const looks: Readonly<Record<TextLook, Look>> = {
  title: { font: 'bold', size: 17, lineHeight: 25, before: 0, tag: 'H1', hanging: 0 },
  heading: { font: 'bold', size: 13, lineHeight: 19, before: 12, tag: 'H2', hanging: 0 },
  subheading: { font: 'bold', size: 11, lineHeight: 17, before: 6, tag: 'H3', hanging: 0 },
  entry: { font: 'regular', size: 11, lineHeight: 17, before: 4, tag: 'P', hanging: 28 },
  line: { font: 'regular', size: 11, lineHeight: 17, before: 1, tag: 'P', hanging: 0 },
};

/** A paragraph in its lines, each of texts of one font. */
class Block {
  readonly look: Look;
  readonly height: number;
  readonly #document: ThaiDocument;
  readonly #lines: { text: string; font: FontName }[][];

  /** Breaks upright and italic runs into lines: Thai between words, what is longer than a line between graphemes. */
  constructor(document: ThaiDocument, look: Look, given: readonly string[]) {
    this.#document = document;
    this.look = look;
    const runs = given.map((text, at) => ({ text: cellText(text, 'text'), font: at % 2 === 1 ? ('italic' as const) : look.font }));
    // italics are wider by less than a hundredth
    const width = (document.page.width - 2 * side - look.hanging) * 0.99;
    document.font(look.font, look.size);
    const lines = wrap(runs.map(({ text }) => text).join(''), width, (text) => document.widthOfString(text), { firstRoom: look.hanging });
    this.#lines = lines.map((line) => takeFrom(runs, line.length));
    this.height = look.before + lines.length * look.lineHeight;
  }

  draw(root: PDFKit.PDFStructureElement): void {
    const { look } = this;
    const document = this.#document;
    // at the head of a page there is nothing to keep away from
    let y = document.y + (document.y === top ? 0 : look.before);
    for (const [at, line] of this.#lines.entries()) {
      if (y + look.lineHeight > contentBottom(document)) {
        document.addPage();
        y = top;
      }
      root.add(
        document.element(look.tag, () => {
          let x = side + (at > 0 ? look.hanging : 0);
          for (const { text, font } of line) {
            document.font(font, look.size).line(text, x, y);
            x += document.widthOfString(text);
          }
        }),
      );
      y += look.lineHeight;
    }
    document.y = y;
  }
}

/** The first `length` characters of the runs, taken from them. */
function takeFrom(runs: { text: string; font: FontName }[], length: number): { text: string; font: FontName }[] {
  const taken: { text: string; font: FontName }[] = [];
  for (let left = length; left > 0 && runs[0]; ) {
    const [{ text, font }] = runs as [(typeof runs)[0]];
    taken.push({ text: text.slice(0, left), font });
    if (text.length > left) runs[0] = { text: text.slice(left), font };
    else runs.shift();
    left -= text.length;
  }
  return taken;
}

/** Streams a text of `TextRow`s as a tagged PDF: no heading ends a page, and no entry is divided that fits one. */
export async function writeTextPdf(head: ReportHead, source: ReportSource, to: Writable): Promise<readonly string[]> {
  const { document, root, end } = beginDocument(head, 'portrait', to, (page) => {
    page.y = top;
  });
  document.addFont('italic');
  /** Headings wait for what follows them. */
  let waiting: Block[] = [];
  let count = 0;
  for await (const [look, ...runs] of textRows(head, source)) {
    waiting.push(new Block(document, looks[look], runs));
    if (looks[look].tag !== 'P') continue;
    const height = waiting.reduce((sum, each) => sum + each.height, 0);
    if (document.y !== top && document.y + height > contentBottom(document)) document.addPage();
    for (const each of waiting) each.draw(root);
    waiting = [];
    count += 1;
    if (count % 20 === 0) await turn();
    await waitForDrain(to);
  }
  for (const each of waiting) each.draw(root);
  return end();
}
