import type { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { cellText } from '../cell-text.ts';
import type { ReportHead, TextLook, TextRow } from '../messages.ts';
import type { FontName } from '../pdf/fonts.ts';
import { newDocument } from '../pdf/new-document.ts';
import { contentBottom } from '../pdf/page.ts';
import { PageFooter } from '../pdf/page-footer.ts';
import type { ThaiDocument } from '../pdf/thai-document.ts';
import { pieces } from '../pdf/thai-wrap.ts';
import { type ReportSource, waitForDrain } from '../report-source.ts';

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
const title: Look = { font: 'bold', size: 17, lineHeight: 25, before: 0, tag: 'H1', hanging: 0 };
const looks: Readonly<Record<TextLook, Look>> = {
  heading: { font: 'bold', size: 13, lineHeight: 19, before: 12, tag: 'H2', hanging: 0 },
  subheading: { font: 'bold', size: 11, lineHeight: 17, before: 6, tag: 'H3', hanging: 0 },
  entry: { font: 'regular', size: 11, lineHeight: 17, before: 4, tag: 'P', hanging: 28 },
  line: { font: 'regular', size: 11, lineHeight: 17, before: 1, tag: 'P', hanging: 0 },
};

/** A text in its lines. */
class Block {
  readonly look: Look;
  readonly height: number;
  readonly #document: ThaiDocument;
  readonly #text: string;
  /** The font of each character: upright and italic runs in turn. */
  readonly #fonts: FontName[];
  /** Where each line begins. */
  readonly #starts = [0];

  /** Breaks the runs into lines: Thai between words, what is longer than a line between graphemes. */
  constructor(document: ThaiDocument, look: Look, given: readonly string[]) {
    const runs = given.map((text) => cellText(text, 'text'));
    this.#document = document;
    this.look = look;
    this.#text = runs.join('');
    this.#fonts = runs.flatMap((text, at) => Array<FontName>(text.length).fill(at % 2 === 1 ? 'italic' : look.font));
    const width = document.page.width - 2 * side;
    let [at, used] = [0, 0];
    for (const piece of pieces(this.#text)) {
      const isTooLong = this.#width(at, at + piece.length) > width - look.hanging;
      for (const part of isTooLong ? [...graphemes.segment(piece)].map(({ segment }) => segment) : [piece]) {
        const end = at + part.length;
        const room = width - (this.#starts.length > 1 ? look.hanging : 0);
        // a blank at the end of a line may hang over
        if (used > 0 && used + this.#width(at, at + part.trimEnd().length) > room) {
          this.#starts.push(at);
          used = 0;
        }
        used += this.#width(at, end);
        at = end;
      }
    }
    this.height = look.before + this.#starts.length * look.lineHeight;
  }

  /** The texts between two places, each of one font, with its width. */
  *#segments(from: number, to: number): Generator<{ text: string; width: number }> {
    for (let at = from; at < to; ) {
      const font = this.#fonts[at] ?? this.look.font;
      let end = at + 1;
      while (end < to && this.#fonts[end] === font) end += 1;
      const text = this.#text.slice(at, end);
      this.#document.font(font, this.look.size);
      yield { text, width: this.#document.widthOfString(text) };
      at = end;
    }
  }

  #width(from: number, to: number): number {
    let sum = 0;
    for (const { width } of this.#segments(from, to)) sum += width;
    return sum;
  }

  draw(root: PDFKit.PDFStructureElement): void {
    const { look } = this;
    const document = this.#document;
    // at the head of a page there is nothing to keep away from
    let y = document.y + (document.y === top ? 0 : look.before);
    for (const [at, start] of this.#starts.entries()) {
      if (y + look.lineHeight > contentBottom(document)) {
        document.addPage();
        y = top;
      }
      root.add(
        document.element(look.tag, () => {
          let x = side + (at > 0 ? look.hanging : 0);
          for (const { text, width } of this.#segments(start, this.#starts[at + 1] ?? this.#text.length)) {
            document.line(text, x, y);
            x += width;
          }
        }),
      );
      y += look.lineHeight;
    }
    document.y = y;
  }
}

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Streams a text of `TextRow`s as a tagged PDF: no heading ends a page, and no entry is divided that fits one. */
export async function writeTextPdf(head: ReportHead, source: ReportSource, to: Writable): Promise<readonly string[]> {
  const document = newDocument(head, 'A4', 'portrait');
  document.addFont('italic');
  document.pipe(to);
  const root = document.struct('Document');
  document.addStructure(root);
  const footer = new PageFooter(document, head);
  document.on('pageAdded', () => {
    footer.draw();
    document.y = top;
  });
  document.addPage();
  const write = (look: Look, runs: readonly string[]) => new Block(document, look, runs).draw(root);
  if (head.faculty !== '') write(looks.line, [head.faculty]);
  write(title, [head.title]);
  for (const line of head.lines) write(looks.line, [line]);

  /** Headings wait for what follows them. */
  let waiting: Block[] = [];
  let count = 0;
  for await (const { rows } of source.tables()) {
    for await (const row of rows) {
      const [look, ...runs] = row as TextRow; // as the caller of this format sends them
      const block = new Block(document, looks[look], runs);
      waiting.push(block);
      if (block.look.tag.startsWith('H')) continue;
      const height = waiting.reduce((sum, each) => sum + each.height, 0);
      const isFirst = document.y === top;
      if (!isFirst && document.y + height > contentBottom(document)) document.addPage();
      for (const each of waiting) each.draw(root);
      waiting = [];
      count += 1;
      if (count % 20 === 0) await turn();
      await waitForDrain(to);
    }
  }
  root.end();
  footer.finish();
  document.end();
  return document.missingGlyphs;
}
