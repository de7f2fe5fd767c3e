import type { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { cellText } from '../cell-text.ts';
import { chartOf, heldRows } from '../charted.ts';
import { drained } from '../drained.ts';
import type { ReportHead, TableHead } from '../messages.ts';
import { type ReportSource, Totals } from '../report-source.ts';
import { newDocument } from './new-document.ts';
import { contentBottom, contentWidth, page } from './page.ts';
import { PageFooter } from './page-footer.ts';
import { drawChart } from './pdf-chart.ts';
import { PdfTable } from './pdf-table.ts';
import type { ThaiDocument } from './thai-document.ts';

/** Draws a report as a tagged document on A4, lying, while its rows come; pages leave as they fill. */
export async function writePdf(head: ReportHead, source: ReportSource, to: Writable): Promise<void> {
  const document = newDocument(head, 'A4', 'landscape');
  document.pipe(to);
  const root = document.struct('Document');
  document.addStructure(root);
  const footer = new PageFooter(document, head.printed);
  document.on('pageAdded', () => {
    footer.draw();
    document.x = page.margin;
    document.y = page.margin;
  });
  document.addPage();
  centred(document, root, 'H1', head.faculty, { weight: 'bold', size: 15 });
  centred(document, root, 'H2', head.title, { weight: 'bold', size: 12 });
  for (const line of head.lines) centred(document, root, 'P', line, { weight: 'regular', size: 10 });

  let isFirst = true;
  for await (const { head: given, rows } of source.tables()) {
    const { table, visible } = printed(given);
    document.y += 6;
    if (!isFirst) heading(document, root, table.name);
    isFirst = false;
    const kept = given.chart && (await heldRows(rows));
    const chart = kept && chartOf(given, kept);
    if (chart) drawChart(document, root, chart);
    const structure = document.struct('Table');
    root.add(structure);
    const drawn = new PdfTable(document, table, structure);
    drawn.head(false);
    const totals = new Totals(given);
    for await (const row of kept ?? rows) {
      totals.add(row);
      const texts = visible.map((at) => cellText(row[at] ?? null, given.columns[at]?.kind ?? 'text'));
      drawn.row(table.numbered ? [String(totals.rows), ...texts] : texts);
      if (totals.rows % 20 === 0) await turn();
      await drained(to);
    }
    if (totals.rows > 0) {
      const sums = totals.row(table.numbered ? `รวม ${cellText(totals.rows, 'number')} รายการ` : 'รวม');
      const texts = visible.map((at) => cellText(sums[at] ?? null, typeof sums[at] === 'number' ? 'number' : 'text'));
      drawn.row(table.numbered ? ['', ...texts] : texts, 'bold');
    }
    structure.end();
    if (totals.rows === 0) centred(document, root, 'P', table.empty, { weight: 'regular', size: 11 });
  }
  signatures(document, root, head.signatures);
  root.end();
  footer.finish();
  document.end();
}

/** The table as it is printed: without what only sheets have room for, with a column of numbers. */
function printed(table: TableHead): { table: TableHead; visible: number[] } {
  const visible = table.columns.flatMap(({ only }, at) => (only === 'xlsx' ? [] : at));
  const columns = table.columns.filter(({ only }) => only !== 'xlsx');
  const number = { key: 'number', title: 'ที่', kind: 'number', width: 8 } as const;
  return { table: { ...table, columns: table.numbered ? [number, ...columns] : columns }, visible };
}

interface Look {
  weight: 'regular' | 'bold';
  size: number;
}

function centred(document: ThaiDocument, root: PDFKit.PDFStructureElement, tag: string, text: string, { weight, size }: Look): void {
  document.font(weight, size);
  const y = document.y;
  const x = page.margin + Math.max(0, (contentWidth - document.widthOfString(text)) / 2);
  root.add(document.element(tag, () => document.line(text, x, y)));
  document.x = page.margin;
  document.y = y + size * 1.5;
}

/** Of a further table: not alone at the foot of a page. */
function heading(document: ThaiDocument, root: PDFKit.PDFStructureElement, text: string): void {
  if (document.y + 90 > contentBottom) document.addPage();
  document.y += 8;
  const y = document.y;
  document.font('bold', 11);
  root.add(document.element('H3', () => document.line(text, page.margin, y)));
  document.x = page.margin;
  document.y = y + 18;
}

/** Kept together: a signature under nothing is no signature. */
function signatures(document: ThaiDocument, root: PDFKit.PDFStructureElement, people: ReportHead['signatures']): void {
  if (people.length === 0) return;
  if (document.y + 110 > contentBottom) document.addPage();
  const top = document.y + 36;
  const width = contentWidth / people.length;
  document.font('regular', 10);
  people.forEach(({ role, name }, at) => {
    const lines = [`ลงชื่อ ${'.'.repeat(50)} ${role}`, `(${name || '.'.repeat(60)})`, `วันที่ ${'.'.repeat(30)}`];
    lines.forEach((text, n) => {
      const x = page.margin + at * width + (width - document.widthOfString(text)) / 2;
      root.add(document.element('P', () => document.line(text, x, top + n * 20)));
    });
  });
}
