import type { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Cell } from '@faculty/contracts/kit/reports';
import { drained } from '../backpressure.ts';
import { cellText } from '../cell-text.ts';
import { chartOf, heldRows } from '../charted.ts';
import type { ReportHead, TableHead } from '../messages.ts';
import { printedPlaces } from '../printed-columns.ts';
import { type ReportSource, Totals } from '../report-source.ts';
import { fitted } from './fitted.ts';
import { newDocument } from './new-document.ts';
import { contentWidth, layoutOf, margin, runningHead } from './page.ts';
import { drawChart } from './pdf-chart.ts';
import { PdfTable } from './pdf-table.ts';
import type { ThaiDocument } from './thai-document.ts';

type People = ReportHead['signatures'];

const gap = 30;

const pitch = 18;

const linesOfOne = 3;

/** How much room the block takes under the last table: what it stands under comes along to another page. */
const signaturesHeight = (people: People): number => (people.length === 0 ? 0 : gap + linesOfOne * pitch);

const size = 8;

/** From the top of a line to what its letters stand on. */
const baseline = 8.54;

/** What pdfkit knows of a font in use; its types leave it out. */
interface FontInUse {
  id: string;
  encode(text: string): [glyphs: string[], positions: unknown];
  ref(): unknown;
}

/** `หน้า 2 จาก 5` on pages that are sent as they fill: the number of pages is one drawing that all of them show, made at the end. */
class PageFooter {
  readonly #document: ThaiDocument;
  readonly #printed: string;
  readonly #total;
  pages = 0;

  constructor(document: ThaiDocument, printed: string) {
    this.#document = document;
    this.#printed = printed;
    this.#total = document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, -4, 40, 12] });
  }

  draw(): void {
    const document = this.#document;
    const { width, height } = document.page;
    const y = height - margin - 10;
    this.pages += 1;
    document.artifact('Pagination', () => {
      document.font('regular', size).fillColor('#444');
      // the number of pages is known only at the end: it comes last, where what it needs is free
      const text = `หน้า ${this.pages} จาก `;
      const end = margin + document.widthOfString(text);
      document.line(text, margin, y);
      document.line(this.#printed, width - margin - document.widthOfString(this.#printed), y);
      document.fillColor('black');
      const drawn = document as unknown as { page: { xobjects: Record<string, unknown> } }; // not in pdfkit's types
      drawn.page.xobjects.PageCount = this.#total;
      document.addContent(`q 0.267 g 1 0 0 -1 ${end} ${y + baseline} cm /PageCount Do Q`);
    });
  }

  finish(): void {
    const used = this.#document.font('regular', size) as unknown as { _font: FontInUse }; // pdfkit's own, pinned by its version
    const font = used._font;
    const [glyphs] = font.encode(String(this.pages));
    const total = this.#total as unknown as { data: Record<string, unknown>; end(content: string): void };
    total.data.Resources = { Font: { [font.id]: font.ref() } };
    total.end(`BT /${font.id} ${size} Tf <${glyphs.join('')}> Tj ET`);
  }
}

type Table = { head: TableHead; rows: AsyncIterable<Cell[]> };

/** Draws a report as a tagged document on A4 while its rows come; pages leave as they fill. Upright where its first table fits. */
export async function writePdf(head: ReportHead, source: ReportSource, to: Writable): Promise<void> {
  const tables = source.tables()[Symbol.asyncIterator]();
  let next = await tables.next();
  const document = newDocument(
    { ...head, title: [head.title, ...head.about].join(' ') },
    'A4',
    next.done ? 'portrait' : layoutOf(printed(next.value.head).columns),
  );
  document.pipe(to);
  const root = document.struct('Document');
  document.addStructure(root);
  const footer = new PageFooter(document, head.printed);
  document.on('pageAdded', () => {
    footer.draw();
    document.x = margin;
    document.y = margin;
    if (footer.pages > 1) drawRunningHead(document, head);
  });
  document.addPage();
  centred(document, root, 'H1', head.faculty, { weight: 'bold', size: 15 });
  centred(document, root, 'H2', head.title, { weight: 'bold', size: 12 });
  for (const line of head.lines) centred(document, root, 'P', line, { weight: 'regular', size: 10 });
  document.y += 6;

  for (let number = 0; !next.done; number += 1) {
    const { value } = next;
    const { drawn, totals } = await drawRows(document, root, value, { number, to });
    // only now is it known whether anything comes after it
    next = await tables.next();
    drawn.end(totals.rows > 0 ? totalTexts(value.head, totals) : undefined, next.done ? signaturesHeight(head.signatures) : 0);
    if (totals.rows === 0) {
      document.y += 8;
      centred(document, root, 'P', value.head.empty, { weight: 'regular', size: 11 });
    }
  }
  drawSignatures(document, root, head.signatures);
  root.end();
  footer.finish();
  document.end();
}

async function drawRows(
  document: ThaiDocument,
  root: PDFKit.PDFStructureElement,
  { head, rows }: Table,
  { number, to }: { number: number; to: Writable },
): Promise<{ drawn: PdfTable; totals: Totals }> {
  const { columns, places } = printed(head);
  const kept = head.chart && (await heldRows(rows));
  const chart = kept && chartOf(head, kept);
  if (chart) drawChart(document, root, chart);
  const drawn = new PdfTable(document, root, { columns, ...(number > 0 && { heading: head.name }) });
  const totals = new Totals(head);
  for await (const row of kept ?? rows) {
    totals.add(row);
    const texts = places.map((at) => cellText(row[at] ?? null, head.columns[at]?.kind ?? 'text'));
    drawn.row(head.numbered ? [String(totals.rows), ...texts] : texts);
    if (totals.rows % 20 === 0) await turn();
    await drained(to);
  }
  return { drawn, totals };
}

/** The table as it is printed: without what only sheets have room for, with a column of numbers. */
function printed(table: TableHead): { columns: TableHead['columns']; places: number[] } {
  const places = printedPlaces(table);
  const columns = places.flatMap((at) => table.columns[at] ?? []);
  const number = { key: 'number', title: 'ที่', kind: 'number', width: 6 } as const;
  return { columns: table.numbered ? [number, ...columns] : columns, places };
}

/** The last row: how many there are, before the sums. */
function totalTexts(table: TableHead, totals: Totals): { label: string; sums: (string | undefined)[] } {
  const sums = printedPlaces(table).map((at) => {
    const sum = totals.sums[at] ?? null;
    return sum === null ? undefined : cellText(sum, table.columns[at]?.kind ?? 'number');
  });
  return table.numbered ? { label: totals.label, sums: [undefined, ...sums] } : { label: totals.label, sums };
}

/** What the report is, on every page after the first. */
function drawRunningHead(document: ThaiDocument, { title, about }: ReportHead): void {
  document.artifact('Pagination', () => {
    document.font('regular', 9).fillColor('#444');
    document.line(fitted(document, [title, ...about].join(' · '), contentWidth(document)), margin, margin);
    document.fillColor('black');
  });
  document.x = margin;
  document.y = margin + runningHead;
}

interface Look {
  weight: 'regular' | 'bold';
  size: number;
}

function centred(document: ThaiDocument, root: PDFKit.PDFStructureElement, tag: string, text: string, { weight, size }: Look): void {
  document.font(weight, size);
  const y = document.y;
  const shown = fitted(document, text, contentWidth(document));
  const x = margin + Math.max(0, (contentWidth(document) - document.widthOfString(shown)) / 2);
  root.add(document.element(tag, () => document.line(shown, x, y, text)));
  document.x = margin;
  document.y = y + size * 1.5;
}

/** The block of those who sign, beside each other. */
function drawSignatures(document: ThaiDocument, root: PDFKit.PDFStructureElement, people: People): void {
  if (people.length === 0) return;
  const top = document.y + gap;
  const width = contentWidth(document) / people.length;
  document.font('regular', 10);
  people.forEach(({ role, name }, at) => {
    const lines = [`ลงชื่อ ${'.'.repeat(42)} ${role}`, `(${name || '.'.repeat(52)})`, `วันที่ ${'.'.repeat(30)}`];
    lines.forEach((text, n) => {
      const x = margin + at * width + (width - document.widthOfString(text)) / 2;
      root.add(document.element('P', () => document.line(text, x, top + n * pitch)));
    });
  });
}
