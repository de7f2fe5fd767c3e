import type { TableHead } from '../messages.ts';
import { isNumeric } from '../printed-columns.ts';
import { fitted } from './fitted.ts';
import { contentBottom, contentHeight, contentWidth, lineHeight, margin, padding, rowPadding, textSize } from './page.ts';
import type { ThaiDocument } from './thai-document.ts';
import { wrap } from './thai-wrap.ts';

interface PlacedColumn {
  x: number;
  width: number;
  align: 'left' | 'right';
}
type Weight = 'regular' | 'bold';

/** The last row: words over the columns before the first sum, then the sums by column. */
interface Total {
  label: string;
  sums: (string | undefined)[];
}

/** Of one cell: more is cut off with an ellipsis, as a row stays on one page. */
const mostLines = 30;
/** So many of the last rows wait until it is known what comes after them: no total and no signature stands alone on a page. */
const heldBack = 3;
/** Of a further table, which sums up, so many: where it fits on a page, it stands on one, with what is signed under it. */
const heldTogether = 24;
const headingHeight = 26;

/** A table over many pages: its head stands on each of them, no row is parted, and readers that speak are told rows and columns. */
export class PdfTable {
  readonly #document: ThaiDocument;
  readonly #root;
  readonly #structure;
  readonly #columns: PlacedColumn[];
  readonly #titles: string[];
  readonly #heading: string | undefined;
  readonly #lines = new Map<string, string[]>();
  readonly #widths = new Map<string, number>();
  #held: string[][][] = [];
  #hasBegun = false;

  /** `heading` stands over a further table. */
  constructor(
    document: ThaiDocument,
    root: PDFKit.PDFStructureElement,
    { columns, heading }: Pick<TableHead, 'columns'> & { heading?: string },
  ) {
    this.#document = document;
    this.#root = root;
    this.#structure = document.struct('Table');
    this.#heading = heading;
    this.#titles = columns.map(({ title }) => title);
    const shares = columns.reduce((sum, { width }) => sum + width, 0);
    let x: number = margin;
    this.#columns = columns.map(({ width: share, kind }) => {
      const width = (contentWidth(document) * share) / shares;
      x += width;
      return { x: x - width, width, align: isNumeric({ kind }) ? 'right' : 'left' };
    });
  }

  row(texts: string[]): void {
    this.#held.push(this.#wrapped(texts, 'regular'));
    if (this.#held.length > (this.#heading === undefined ? heldBack : heldTogether)) this.#drawFirstHeld();
  }

  /** The end of the table: its last rows, its total, and room for `after` points of what stands under it, all on one page. */
  end(total: Total | undefined, after: number): void {
    const totalHeight = total ? lineHeight + 2 * rowPadding : 0;
    const rest = () => this.#held.reduce((sum, cells) => sum + heightOf(cells), totalHeight + after);
    const room = () => contentBottom(this.#document) - this.#document.y - (this.#hasBegun ? 0 : this.#beginHeight());
    const fitsOnePage = () => rest() + this.#beginHeight() <= contentHeight(this.#document);
    while (rest() > room() && this.#held.length > 1 && (this.#hasBegun ? this.#held.length > heldBack : !fitsOnePage()))
      this.#drawFirstHeld();
    if (rest() > room()) this.#newPage();
    if (!this.#hasBegun) this.#begin();
    while (this.#held.length > 0) this.#drawFirstHeld();
    if (total) this.#drawTotal(total);
    this.#structure.end();
  }

  #drawFirstHeld(): void {
    const cells = this.#held.shift() as string[][]; // only called while there is one
    const height = heightOf(cells);
    if (!this.#hasBegun) {
      if (this.#document.y + this.#beginHeight() + height > contentBottom(this.#document)) this.#newPage();
      this.#begin();
    } else if (this.#document.y + height > contentBottom(this.#document)) this.#newPage();
    this.#tagged('TD', cells, 'regular');
    this.#rule(height);
  }

  #newPage(): void {
    this.#document.addPage();
    if (this.#hasBegun) this.#head(true);
  }

  #beginHeight(): number {
    return heightOf(this.#wrapped(this.#titles, 'bold')) + (this.#heading === undefined ? 0 : headingHeight);
  }

  #begin(): void {
    const document = this.#document;
    if (this.#heading !== undefined) {
      const [text, y] = [this.#heading, document.y + 8];
      document.font('bold', 11);
      this.#root.add(document.element('H3', () => document.line(text, margin, y)));
      document.x = margin;
      document.y = y + headingHeight - 8;
    }
    this.#root.add(this.#structure);
    this.#hasBegun = true;
    this.#head(false);
  }

  /** The head; on a further page it is decoration, said once already. */
  #head(isRepeated: boolean): void {
    const document = this.#document;
    const cells = this.#wrapped(this.#titles, 'bold');
    const height = heightOf(cells);
    document.artifact('Layout', () => {
      document.rect(margin, document.y, contentWidth(document), height).fill('#e8eef5').fillColor('black');
    });
    if (isRepeated) document.artifact('Pagination', () => this.#draw(cells, 'bold'));
    else this.#tagged('TH', cells, 'bold');
    this.#rule(height);
  }

  #drawTotal({ label, sums }: Total): void {
    const document = this.#document;
    document.font('bold', textSize);
    const first = sums.findIndex((sum) => sum !== undefined);
    const end = this.#columns[first]?.x ?? margin + contentWidth(document);
    const words = fitted(document, label, end - margin - 2 * padding);
    const cells = sums.map((sum) => [sum ?? '']);
    // its words have the room of all columns up to the first sum, and start where the table does
    cells[0] = [words];
    const align = this.#columns[0]?.align;
    const start = this.#columns[0];
    if (start) start.align = 'left';
    this.#tagged('TD', cells, 'bold');
    if (start && align) start.align = align;
    this.#rule(lineHeight + 2 * rowPadding);
  }

  #rule(height: number): void {
    const document = this.#document;
    const y = document.y + height;
    document.artifact('Layout', () => {
      document
        .moveTo(margin, y)
        .lineTo(margin + contentWidth(document), y)
        .lineWidth(0.4)
        .strokeColor('#999')
        .stroke();
    });
    document.x = margin;
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
      this.#document.line(shown, x + padding + shift, top + rowPadding + n * lineHeight, n < lines.length - 1 ? line : shown);
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

const heightOf = (cells: string[][]) => Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight + 2 * rowPadding;
