import type { TableHead } from '../messages.ts';
import { isNumeric } from '../messages.ts';
import { contentBottom, contentHeight, contentWidth, margin, padding } from './page.ts';
import type { ThaiDocument } from './thai-document.ts';
import { fitted } from './thai-document.ts';
import { pieces, wrap } from './thai-wrap.ts';

const textSize = 9;

const lineHeight = 13;

const rowPadding = 2;

interface PlacedColumn {
  x: number;
  width: number;
  align: 'left' | 'right';
  isName: boolean;
}
type Weight = 'regular' | 'bold';

/** The totals row: a label across the columns before the first sum, then the sums by column. */
interface Total {
  label: string;
  sums: (string | undefined)[];
}

/** Maximum lines of a cell; more are truncated with an ellipsis, because a row must fit on one page. */
const maxLines = 30;
/** Number of last rows buffered until the end of the table, so that the totals and signatures are not alone on a page. */
const bufferedRows = 3;
/** Rows buffered of a further table, a summary, which is kept on one page with the signatures if it fits. */
const bufferedSummaryRows = 24;
const headingHeight = 26;

/** The columns across the page, in proportion to their widths, but no narrower than a word of their titles. */
function placeColumns(document: ThaiDocument, columns: TableHead['columns']): PlacedColumn[] {
  document.font('bold', textSize);
  const widest = columns.map(
    ({ title }) => Math.max(...pieces(title).map((piece) => document.widthOfString(piece.trimEnd()))) + 2 * padding + 0.01,
  );
  let open = columns.map((_, at) => at);
  let room = contentWidth(document);
  let shares = 0;
  // what a narrow column takes more, the others have less, which may make another one too narrow
  for (let tooNarrow: number[] = []; ; ) {
    room -= tooNarrow.reduce((sum, at) => sum + (widest[at] ?? 0), 0);
    open = open.filter((at) => !tooNarrow.includes(at));
    shares = open.reduce((sum, at) => sum + (columns[at]?.width ?? 0), 0);
    tooNarrow = open.filter((at) => ((columns[at]?.width ?? 0) * room) / shares < (widest[at] ?? 0));
    if (tooNarrow.length === 0) break;
  }
  let x: number = margin;
  return columns.map(({ width: share, kind }, at) => {
    const width = open.includes(at) ? (share * room) / shares : (widest[at] ?? 0);
    x += width;
    return { x: x - width, width, align: isNumeric({ kind }) ? 'right' : 'left', isName: kind === 'name' };
  });
}

/** The lines of the column titles. */
export function titleLines(document: ThaiDocument, columns: TableHead['columns']): string[][] {
  const placed = placeColumns(document, columns);
  const widthOf = (text: string) => document.widthOfString(text);
  return columns.map(({ title }, at) => wrap(title, (placed[at] as PlacedColumn).width - 2 * padding, widthOf, { atBlanks: true }));
}

/** Draws a tagged table over many pages: the head is repeated on each page, and rows are not split. */
export class PdfTable {
  readonly #document: ThaiDocument;
  readonly #root;
  readonly #structure;
  readonly #columns: PlacedColumn[];
  readonly #titles: string[][];
  readonly #heading: string | undefined;
  readonly #lines = new Map<string, string[]>();
  readonly #widths = new Map<string, number>();
  #buffered: string[][][] = [];
  #hasStarted = false;

  /** `heading` is drawn above a further table. */
  constructor(
    document: ThaiDocument,
    root: PDFKit.PDFStructureElement,
    { columns, heading }: Pick<TableHead, 'columns'> & { heading?: string },
  ) {
    this.#document = document;
    this.#root = root;
    this.#structure = document.struct('Table');
    this.#heading = heading;
    this.#titles = titleLines(document, columns);
    this.#columns = placeColumns(document, columns);
  }

  row(texts: string[]): void {
    this.#buffered.push(this.#wrapped(texts));
    if (this.#buffered.length > (this.#heading === undefined ? bufferedRows : bufferedSummaryRows)) this.#drawFirstBuffered();
  }

  /** Draws the buffered rows and the totals, on one page with the `after` points of content that follow. */
  end(total: Total | undefined, after: number): void {
    const totalHeight = total ? lineHeight + 2 * rowPadding : 0;
    const rest = () => this.#buffered.reduce((sum, cells) => sum + heightOf(cells), totalHeight + after);
    const room = () => contentBottom(this.#document) - this.#document.y - (this.#hasStarted ? 0 : this.#headerHeight());
    const fitsOnePage = () => rest() + this.#headerHeight() <= contentHeight(this.#document);
    while (rest() > room() && this.#buffered.length > 1 && (this.#hasStarted ? this.#buffered.length > bufferedRows : !fitsOnePage()))
      this.#drawFirstBuffered();
    if (rest() > room()) this.#newPage();
    if (!this.#hasStarted) this.#start();
    while (this.#buffered.length > 0) this.#drawFirstBuffered();
    if (total) this.#drawTotal(total);
    this.#structure.end();
  }

  #drawFirstBuffered(): void {
    const cells = this.#buffered.shift() as string[][]; // never called while it is empty
    const height = heightOf(cells);
    if (!this.#hasStarted) {
      if (this.#document.y + this.#headerHeight() + height > contentBottom(this.#document)) this.#newPage();
      this.#start();
    } else if (this.#document.y + height > contentBottom(this.#document)) this.#newPage();
    this.#tagged('TD', cells, 'regular');
    this.#rule(height);
  }

  #newPage(): void {
    this.#document.addPage();
    if (this.#hasStarted) this.#head(true);
  }

  #headerHeight(): number {
    return heightOf(this.#titles) + (this.#heading === undefined ? 0 : headingHeight);
  }

  #start(): void {
    const document = this.#document;
    if (this.#heading !== undefined) {
      const [text, y] = [this.#heading, document.y + 8];
      document.font('bold', 11);
      this.#root.add(document.element('H3', () => document.line(text, margin, y)));
      document.x = margin;
      document.y = y + headingHeight - 8;
    }
    this.#root.add(this.#structure);
    this.#hasStarted = true;
    this.#head(false);
  }

  /** Draws the head; a repeated one is an artifact, which screen readers skip. */
  #head(isRepeated: boolean): void {
    const document = this.#document;
    const cells = this.#titles;
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
    const labelText = fitted(document, label, end - margin - 2 * padding);
    const cells = sums.map((sum) => [sum ?? '']);
    // the label spans the columns before the first sum, left-aligned
    cells[0] = [labelText];
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
      const visible = line.trimEnd();
      if (visible === '') return;
      const shift = align === 'right' ? width - 2 * padding - this.#document.widthOfString(visible) : 0;
      this.#document.line(visible, x + padding + shift, top + rowPadding + n * lineHeight, n < lines.length - 1 ? line : visible);
    });
  }

  #wrapped(texts: string[]): string[][] {
    this.#document.font('regular', textSize);
    return texts.map((text, at) => {
      const { width, isName } = this.#columns[at] as PlacedColumn;
      const key = `${at} ${text}`;
      const known = this.#lines.get(key);
      if (known) return known;
      const lines = wrap(text, width - 2 * padding, (piece) => this.#widthOf(piece), {
        atBlanks: isName,
      });
      const truncated = lines.length > maxLines ? [...lines.slice(0, maxLines - 1), '…'] : lines;
      if (this.#lines.size > 5_000) this.#lines.clear();
      this.#lines.set(key, truncated);
      return truncated;
    });
  }

  /** Cached: words repeat, and shaping them is the most expensive part. */
  #widthOf(text: string): number {
    let width = this.#widths.get(text);
    if (width === undefined) {
      width = this.#document.widthOfString(text);
      if (this.#widths.size > 20_000) this.#widths.clear();
      this.#widths.set(text, width);
    }
    return width;
  }
}

const heightOf = (cells: string[][]) => Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight + 2 * rowPadding;
