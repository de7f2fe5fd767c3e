import type { TableHead } from '../messages.ts';
import { contentBottom, contentWidth, lineHeight, padding, page, textSize } from './page.ts';
import type { ThaiDocument } from './thai-document.ts';
import { wrap } from './thai-wrap.ts';

interface PlacedColumn {
  x: number;
  width: number;
  align: 'left' | 'right';
}
type Weight = 'regular' | 'bold';

/** Of one cell: more is cut off with an ellipsis, as a row stays on one page. */
const mostLines = 30;

/** A table over many pages: its head stands on each of them, no row is parted, and readers that speak are told rows and columns. */
export class PdfTable {
  readonly #document: ThaiDocument;
  readonly #columns: PlacedColumn[];
  readonly #titles: string[];
  readonly #structure;
  readonly #lines = new Map<string, string[]>();
  readonly #widths = new Map<string, number>();

  constructor(document: ThaiDocument, { columns }: Pick<TableHead, 'columns'>, structure: PDFKit.PDFStructureElement) {
    this.#document = document;
    this.#structure = structure;
    this.#titles = columns.map(({ title }) => title);
    const shares = columns.reduce((sum, { width }) => sum + width, 0);
    let x: number = page.margin;
    this.#columns = columns.map(({ width: share, kind }) => {
      const width = (contentWidth * share) / shares;
      x += width;
      return { x: x - width, width, align: kind === 'number' ? 'right' : 'left' };
    });
  }

  /** The head; on a further page it is decoration, said once already. */
  head(isRepeated: boolean): void {
    const cells = this.#wrapped(this.#titles, 'bold');
    const height = heightOf(cells);
    if (!isRepeated && this.#document.y + height + 3 * lineHeight > contentBottom) this.#document.addPage();
    this.#document.artifact('Layout', () => {
      this.#document.rect(page.margin, this.#document.y, contentWidth, height).fill('#e8eef5').fillColor('black');
    });
    if (isRepeated) this.#document.artifact('Pagination', () => this.#draw(cells, 'bold'));
    else this.#tagged('TH', cells, 'bold');
    this.#rule(height);
  }

  row(texts: string[], weight: Weight = 'regular'): void {
    const cells = this.#wrapped(texts, weight);
    const height = heightOf(cells);
    if (this.#document.y + height > contentBottom) {
      this.#document.addPage();
      this.head(true);
    }
    this.#tagged('TD', cells, weight);
    this.#rule(height);
  }

  #rule(height: number): void {
    const document = this.#document;
    const y = document.y + height;
    document.artifact('Layout', () => {
      document
        .moveTo(page.margin, y)
        .lineTo(page.margin + contentWidth, y)
        .lineWidth(0.4)
        .strokeColor('#999')
        .stroke();
    });
    document.x = page.margin;
    document.y = y;
  }

  #tagged(tag: 'TH' | 'TD', cells: string[][], weight: Weight): void {
    const document = this.#document;
    const top = document.y;
    document.font(weight, textSize);
    const row = document.struct('TR');
    this.#structure.add(row);
    cells.forEach((lines, at) => {
      row.add(document.element(tag, () => this.#drawCell(lines, at, top)));
    });
    row.end();
    document.y = top;
  }

  #draw(cells: string[][], weight: Weight): void {
    const top = this.#document.y;
    this.#document.font(weight, textSize);
    cells.forEach((lines, at) => {
      this.#drawCell(lines, at, top);
    });
    this.#document.y = top;
  }

  #drawCell(lines: string[], at: number, top: number): void {
    const { x, width, align } = this.#columns[at] as PlacedColumn;
    lines.forEach((line, n) => {
      const shown = line.trimEnd();
      if (shown === '') return;
      const shift = align === 'right' ? width - 2 * padding - this.#document.widthOfString(shown) : 0;
      this.#document.line(shown, x + padding + shift, top + padding + n * lineHeight, n < lines.length - 1 ? line : shown);
    });
  }

  #wrapped(texts: string[], weight: Weight): string[][] {
    this.#document.font(weight, textSize);
    return texts.map((text, at) => {
      const { width } = this.#columns[at] as PlacedColumn;
      const key = `${weight} ${at} ${text}`;
      const known = this.#lines.get(key);
      if (known) return known;
      const lines = wrap(text, width - 2 * padding, (piece) => this.#widthOf(piece, weight));
      const kept = lines.length > mostLines ? [...lines.slice(0, mostLines - 1), '…'] : lines;
      if (this.#lines.size > 5_000) this.#lines.clear();
      this.#lines.set(key, kept);
      return kept;
    });
  }

  /** Remembered: most words come again and again, and shaping one is most of the work. */
  #widthOf(text: string, weight: Weight): number {
    const key = `${weight} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.#document.widthOfString(text);
      if (this.#widths.size > 20_000) this.#widths.clear();
      this.#widths.set(key, width);
    }
    return width;
  }
}

const heightOf = (cells: string[][]) => Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight + 2 * padding;
