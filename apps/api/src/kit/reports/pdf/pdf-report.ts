import type { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Cell } from '@faculty/contracts/kit/reports';
import { cellText } from '../cell-text.ts';
import { bufferedRows, chartOf } from '../charted.ts';
import type { ReportHead, TableHead } from '../messages.ts';
import { printedIndexes } from '../messages.ts';
import { type ReportSource, Totals, waitForDrain } from '../report-source.ts';
import { beginDocument } from './new-document.ts';
import { contentWidth, layoutOf, margin, runningHead } from './page.ts';
import { drawChart } from './pdf-chart.ts';
import { PdfTable } from './pdf-table.ts';
import type { ThaiDocument } from './thai-document.ts';
import { fitted } from './thai-document.ts';

type Signatures = ReportHead['signatures'];

const gap = 30;

const pitch = 18;

const linesPerPerson = 3;

/** Height of the signatures, which stay on one page with the end of the last table. */
const signaturesHeight = (people: Signatures): number => (people.length === 0 ? 0 : gap + linesPerPerson * pitch);

type Table = { head: TableHead; rows: AsyncIterable<Cell[]> };

/** Streams a report as a tagged PDF on A4, in portrait if its first table fits. Resolves with the characters that no font has. */
export async function writePdf(head: ReportHead, source: ReportSource, to: Writable): Promise<readonly string[]> {
  const tables = source.tables()[Symbol.asyncIterator]();
  let next = await tables.next();
  const named = { ...head, title: [head.title, ...head.about].join(' ') };
  const layout = next.done ? 'portrait' : layoutOf(printed(next.value.head).columns);
  const { document, root, end } = beginDocument(named, layout, to, (page, count) => {
    page.x = margin;
    page.y = margin;
    if (count > 1) drawRunningHead(page, head);
  });
  centred(document, root, 'H1', head.faculty, { weight: 'bold', size: 15 });
  centred(document, root, 'H2', head.title, { weight: 'bold', size: 12 });
  for (const line of head.lines) centred(document, root, 'P', line, { weight: 'regular', size: 10 });
  document.y += 6;

  for (let number = 0; !next.done; number += 1) {
    const { value } = next;
    const { drawn, totals } = await drawRows(document, root, value, { number, to });
    // the signatures follow the last table only
    next = await tables.next();
    drawn.end(totals.rows > 0 ? totalTexts(value.head, totals) : undefined, next.done ? signaturesHeight(head.signatures) : 0);
    if (totals.rows === 0) {
      document.y += 8;
      centred(document, root, 'P', value.head.empty, { weight: 'regular', size: 11 });
    }
  }
  drawSignatures(document, root, head.signatures);
  return end();
}

async function drawRows(
  document: ThaiDocument,
  root: PDFKit.PDFStructureElement,
  { head, rows }: Table,
  { number, to }: { number: number; to: Writable },
): Promise<{ drawn: PdfTable; totals: Totals }> {
  const { columns, indexes } = printed(head);
  const bufferedTable = head.chart && (await bufferedRows(rows));
  const chart = bufferedTable && chartOf(head, bufferedTable);
  if (chart) drawChart(document, root, chart);
  const drawn = new PdfTable(document, root, { columns, ...(number > 0 && { heading: head.name }) });
  const totals = new Totals(head);
  for await (const row of bufferedTable ?? rows) {
    totals.add(row);
    const texts = indexes.map((at) => cellText(row[at] ?? null, head.columns[at]?.kind ?? 'text'));
    drawn.row(head.numbered ? [String(totals.rows), ...texts] : texts);
    if (totals.rows % 20 === 0) await turn();
    await waitForDrain(to);
  }
  return { drawn, totals };
}

/** The printed columns: without those for workbooks only, with a column of row numbers. */
function printed(table: TableHead): { columns: TableHead['columns']; indexes: number[] } {
  const indexes = printedIndexes(table);
  const columns = indexes.flatMap((at) => table.columns[at] ?? []);
  const number = { key: 'number', title: 'ที่', kind: 'number', width: 6 } as const;
  return { columns: table.numbered ? [number, ...columns] : columns, indexes };
}

/** The totals row: the row count and the sums. */
function totalTexts(table: TableHead, totals: Totals): { label: string; sums: (string | undefined)[] } {
  const sums = printedIndexes(table).map((at) => {
    const sum = totals.sums[at] ?? null;
    return sum === null ? undefined : cellText(sum, table.columns[at]?.kind ?? 'number');
  });
  return table.numbered ? { label: totals.label, sums: [undefined, ...sums] } : { label: totals.label, sums };
}

/** Header of every page after the first. */
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

/** Signature lines, side by side. */
function drawSignatures(document: ThaiDocument, root: PDFKit.PDFStructureElement, people: Signatures): void {
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
