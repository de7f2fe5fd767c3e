import type { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Cell } from '@faculty/contracts/kit/reports';
import { cellText } from '../cell-text.ts';
import { chartOf, heldRows } from '../charted.ts';
import { drained } from '../drained.ts';
import type { ReportHead, TableHead } from '../messages.ts';
import { printedPlaces } from '../printed-columns.ts';
import { type ReportSource, Totals } from '../report-source.ts';
import { fitted } from './fitted.ts';
import { newDocument } from './new-document.ts';
import { contentWidth, layoutOf, margin, runningHead } from './page.ts';
import { PageFooter } from './page-footer.ts';
import { drawChart } from './pdf-chart.ts';
import { PdfTable } from './pdf-table.ts';
import { drawSignatures, signaturesHeight } from './signatures.ts';
import type { ThaiDocument } from './thai-document.ts';

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
