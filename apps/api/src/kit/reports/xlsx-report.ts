import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Cell, ReportColumn } from '@faculty/contracts/kit/reports';
import ExcelJS from 'exceljs';
import { chartOf, heldRows } from './charted.ts';
import { drained } from './drained.ts';
import type { ReportHead, TableHead } from './messages.ts';
import { type ReportSource, Totals } from './report-source.ts';
import { type SheetChart, withCharts } from './xlsx-chart.ts';

const a4 = 9;
/** 01 Arabic digits, 07 the Buddhist calendar, 041E Thai: what Excel itself writes for such a date. */
const buddhistDate = '[$-107041E]d mmmm yyyy';
const formats: Partial<Record<ReportColumn['kind'], string>> = { date: buddhistDate, number: '#,##0.##', year: '0' };
/** Excel calls a sheet with a longer text damaged. */
const longestText = 32_767;

/**
 * Writes a report as a workbook, one sheet for each table, row by row as they come. One that begins with a charted table is held
 * until it is whole: exceljs writes no charts.
 */
export async function writeXlsx(head: ReportHead, source: ReportSource, to: Writable): Promise<void> {
  const charts: SheetChart[] = [];
  const held = new Held();
  let workbook: ExcelJS.stream.xlsx.WorkbookWriter | undefined;
  let isHeld = false;
  let number = 0;
  for await (const { head: table, rows } of source.tables()) {
    isHeld ||= !workbook && table.chart !== undefined;
    workbook ??= openWorkbook(head, isHeld ? held : to);
    number += 1;
    const sheet = addSheet(workbook, head, table);
    const kept = table.chart && (await heldRows(rows));
    const data = kept && chartOf(table, kept);
    if (data) charts.push({ number, sheet: sheet.name, data, beside: table.columns.length + 1 });
    await fillSheet(sheet, table, kept ?? rows, to);
  }
  await (workbook ?? openWorkbook(head, to)).commit();
  if (isHeld) to.end(await withCharts(held.bytes(), charts));
}

/** What was written, in memory. */
class Held extends Writable {
  readonly #chunks: Buffer[] = [];
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }
  bytes = () => Buffer.concat(this.#chunks);
}

function openWorkbook(head: ReportHead, stream: Writable): ExcelJS.stream.xlsx.WorkbookWriter {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: true });
  workbook.creator = head.faculty;
  workbook.title = head.title;
  workbook.created = new Date();
  return workbook;
}

async function fillSheet(sheet: ExcelJS.Worksheet, table: TableHead, rows: AsyncIterable<Cell[]> | Cell[][], to: Writable): Promise<void> {
  const totals = new Totals(table);
  for await (const row of rows) {
    totals.add(row);
    sheet.addRow(row.map((cell, at) => typed(cell, table.columns[at]))).commit();
    if (totals.rows % 100 === 0) await turn();
    await drained(to);
  }
  if (totals.rows === 0) sheet.addRow([table.empty]).commit();
  else if (table.columns.some(({ total }) => total)) {
    const sums = sheet.addRow(totals.row('รวม'));
    sums.font = { bold: true };
    sums.commit();
  }
  sheet.commit();
}

function addSheet(workbook: ExcelJS.stream.xlsx.WorkbookWriter, head: ReportHead, { name, columns }: TableHead): ExcelJS.Worksheet {
  const margins = { left: 0.4, right: 0.4, top: 0.7, bottom: 0.6, header: 0.3, footer: 0.3 };
  const sheet = workbook.addWorksheet(sheetName(name), {
    views: [{ state: 'frozen', ySplit: 1, xSplit: 0 }],
    pageSetup: { paperSize: a4, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0, printTitlesRow: '1:1', margins },
    headerFooter: {
      oddHeader: `&L${literally(head.title)}&R${literally(head.lines.join(' · ')).slice(0, 120)}`,
      oddFooter: `&L${literally(head.printed)}&Rหน้า &P จาก &N`,
    },
  });
  sheet.columns = columns.map(({ title, width, kind }) => {
    const numFmt = formats[kind];
    return { header: title, width, style: { alignment: { vertical: 'top', wrapText: kind === 'text' }, ...(numFmt && { numFmt }) } };
  });
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  const titles = sheet.getRow(1);
  titles.font = { bold: true };
  titles.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8EEF5' } };
  titles.alignment = { vertical: 'middle', wrapText: true };
  titles.commit();
  return sheet;
}

/** A value of the column's kind. Text stays text whatever it begins with: only an object would become a formula or a link. */
function typed(cell: Cell, column: ReportColumn | undefined): string | number | Date | null {
  if (cell === null || cell === '') return null;
  if (column?.kind === 'date') return new Date(`${cell}T00:00:00.000Z`); // exceljs writes the UTC fields
  if (column?.kind === 'number' || column?.kind === 'year') return Number(cell);
  // Excel reads `_x0041_` as A; typed by somebody it is what it is
  return String(cell)
    .replace(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
    .slice(0, longestText);
}

/** No sheet has a longer name, nor these letters in it. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

/** In heads and feet of pages `&` begins a command. */
const literally = (text: string) => text.replaceAll('&', '&&');
