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

interface Segment {
  text: string;
  font: FontName;
  width: number;
}
/** A text in its lines, each of segments with one font. */
interface Block {
  look: Look;
  lines: Segment[][];
  height: number;
}

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Breaks texts with italics into lines: Thai between words, what is longer than a line between graphemes. */
class Paragraphs {
  readonly #document: ThaiDocument;
  constructor(document: ThaiDocument) {
    this.#document = document;
  }

  block(look: Look, runs: readonly string[]): Block {
    const width = this.#document.page.width - 2 * side;
    const lines: Segment[][] = [[]];
    let used = 0;
    for (const piece of this.#pieces(look, runs)) {
      const room = width - (lines.length > 1 ? look.hanging : 0);
      // a blank at the end of a line may hang over
      const visible = used + widthOf(piece) - this.#blankAtEnd(piece);
      if (used > 0 && visible > room) {
        lines.push([]);
        used = 0;
      }
      const isTooLong = widthOf(piece) > width - look.hanging;
      for (const segment of isTooLong ? piece.flatMap((each) => this.#graphemes(each)) : piece) {
        if (isTooLong && used > 0 && used + segment.width > width - look.hanging) {
          lines.push([]);
          used = 0;
        }
        lines.at(-1)?.push(segment);
        used += segment.width;
      }
    }
    return { look, lines: lines.map(joined), height: look.before + lines.length * look.lineHeight };
  }

  /** What stays together in a line, by font. */
  *#pieces(look: Look, given: readonly string[]): Generator<Segment[]> {
    const runs = given.map((text) => cellText(text, 'text'));
    const ends: number[] = [];
    for (const run of runs) ends.push((ends.at(-1) ?? 0) + run.length);
    let at = 0;
    for (const piece of pieces(runs.join(''))) {
      const segments: Segment[] = [];
      const end = at + piece.length;
      while (at < end) {
        const run = ends.findIndex((each) => each > at);
        const to = Math.min(end, ends[run] ?? end);
        const text = piece.slice(piece.length - (end - at), piece.length - (end - to));
        segments.push(this.#measured(text, run % 2 === 1 ? 'italic' : look.font, look));
        at = to;
      }
      yield segments;
    }
  }

  #measured(text: string, font: FontName, { size }: Pick<Look, 'size'>): Segment {
    this.#document.font(font, size);
    return { text, font, width: this.#document.widthOfString(text) };
  }

  #blankAtEnd(piece: readonly Segment[]): number {
    const last = piece.at(-1);
    if (!last || last.text.trimEnd() === last.text) return 0;
    this.#document.font(last.font);
    return last.width - this.#document.widthOfString(last.text.trimEnd());
  }

  #graphemes({ text, font }: Segment): Segment[] {
    this.#document.font(font);
    return [...graphemes.segment(text)].map(({ segment }) => ({ text: segment, font, width: this.#document.widthOfString(segment) }));
  }
}

const widthOf = (segments: readonly Segment[]) => segments.reduce((sum, { width }) => sum + width, 0);

/** Neighbours of one font are drawn at once. */
function joined(line: readonly Segment[]): Segment[] {
  const found: Segment[] = [];
  for (const { text, font, width } of line) {
    const last = found.at(-1);
    if (last?.font === font) Object.assign(last, { text: last.text + text, width: last.width + width });
    else found.push({ text, font, width });
  }
  return found;
}

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
  const paragraphs = new Paragraphs(document);
  const draw = (block: Block) => drawBlock(document, root, block);
  if (head.faculty !== '') draw(paragraphs.block(looks.line, [head.faculty]));
  draw(paragraphs.block(title, [head.title]));
  for (const line of head.lines) draw(paragraphs.block(looks.line, [line]));

  /** Headings wait for what follows them. */
  let waiting: Block[] = [];
  let count = 0;
  for await (const { rows } of source.tables()) {
    for await (const row of rows) {
      const [look, ...runs] = row as TextRow; // as the caller of this format sends them
      const block = paragraphs.block(looks[look], runs);
      waiting.push(block);
      if (block.look.tag.startsWith('H')) continue;
      const height = waiting.reduce((sum, each) => sum + each.height, 0);
      const isFirst = document.y === top;
      if (!isFirst && document.y + height > contentBottom(document)) document.addPage();
      for (const each of waiting) draw(each);
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

function drawBlock(document: ThaiDocument, root: PDFKit.PDFStructureElement, { look, lines }: Block): void {
  // at the head of a page there is nothing to keep away from
  let y = document.y + (document.y === top ? 0 : look.before);
  for (const [at, line] of lines.entries()) {
    if (y + look.lineHeight > contentBottom(document)) {
      document.addPage();
      y = top;
    }
    root.add(
      document.element(look.tag, () => {
        let x = side + (at > 0 ? look.hanging : 0);
        for (const { text, font, width } of line) {
          document.font(font, look.size);
          document.line(text, x, y);
          x += width;
        }
      }),
    );
    y += look.lineHeight;
  }
  document.y = y;
}
