import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Cell, ReportColumn } from '@faculty/contracts/kit/reports';
import ExcelJS from 'exceljs';
import { drained } from './backpressure.ts';
import { chartOf, heldRows } from './charted.ts';
import type { ReportHead, TableHead } from './messages.ts';
import { layoutOf } from './pdf/page.ts';
import { isNumeric, printedPlaces } from './printed-columns.ts';
import { type ReportSource, Totals } from './report-source.ts';
import { type SheetChart, withCharts } from './xlsx-chart.ts';

const a4 = 9;
/** 01 Arabic digits, 07 the Buddhist calendar, 041E Thai: what Excel itself writes for such a date. */
const buddhistDate = '[$-107041E]d mmmm yyyy';
/** Of a time on another day than its row's. */
const buddhistMoment = '[$-107041E]d mmm hh:mm';
/** A share is written as it is: of a format with decimals that may be missing Excel would show the point alone. */
const formats: Partial<Record<ReportColumn['kind'], string>> = {
  date: buddhistDate,
  number: '#,##0',
  share: 'General',
  year: '0',
  time: 'hh:mm',
};
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
    if (data) charts.push({ number, sheet: sheet.sheet.name, headRow: sheet.headRow, data, beside: table.columns.length + 1 });
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

async function fillSheet({ sheet, headRow }: Sheet, table: TableHead, rows: AsyncIterable<Cell[]> | Cell[][], to: Writable): Promise<void> {
  const { columns } = table;
  const totals = new Totals(table);
  for await (const row of rows) {
    totals.add(row);
    const written = sheet.addRow(row.map((cell, at) => typed(cell, columns[at])));
    row.forEach((cell, at) => {
      if (columns[at]?.kind === 'time' && isOfAnotherDay(cell)) written.getCell(at + 1).numFmt = buddhistMoment;
    });
    const lines = Math.max(...row.map((cell, at) => linesOf(cell, columns[at])));
    if (lines > 1) written.height = Math.min(409, lines * lineHeight + 2);
    written.commit();
    if (totals.rows % 100 === 0) await turn();
    await drained(to);
  }
  if (totals.rows === 0) addWords(sheet, table.empty).commit();
  const last = headRow + Math.max(1, totals.rows);
  // of the table alone: a total within it would be sorted and filtered with its rows
  sheet.autoFilter = { from: { row: headRow, column: 1 }, to: { row: last, column: columns.length } };
  if (totals.rows > 0 && (table.numbered || totals.sums.some((sum) => sum !== null))) {
    sheet.addRow([]).commit();
    const sums = sheet.addRow(totals.sums.map((sum) => sum));
    const label = sums.getCell(1);
    label.value = totals.label;
    label.alignment = { horizontal: 'left', wrapText: false };
    sums.font = { bold: true };
    sums.commit();
  }
  printColumns(sheet, table, totals.rows === 0 ? last : last + 2);
  sheet.commit();
}

/** On paper a sheet has the columns of the printed document; those that only sheets have room for stand beside them. */
function printColumns(sheet: ExcelJS.Worksheet, table: TableHead, lastRow: number): void {
  const printed = printedPlaces(table).length;
  if (table.chart || printed === table.columns.length) return;
  // with both signs of an absolute address, of which exceljs writes the first
  sheet.pageSetup.printArea = `A$1:${sheet.getColumn(printed).letter}$${lastRow}`;
}

interface Sheet {
  sheet: ExcelJS.Worksheet;
  /** Where the titles of the columns stand. */
  headRow: number;
}

/** A sheet with what it tells of itself over the titles of its columns; nothing but these where a workbook has nothing to tell. */
function addSheet(workbook: ExcelJS.stream.xlsx.WorkbookWriter, head: ReportHead, table: TableHead): Sheet {
  const { columns } = table;
  const margins = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 };
  const above = head.lines.length === 0 ? [] : [head.title, ...head.lines];
  const headRow = above.length === 0 ? 1 : above.length + 2;
  const printed = printedPlaces(table).flatMap((at) => columns[at] ?? []);
  const sheet = workbook.addWorksheet(sheetName(table.name, head.about), {
    views: [{ state: 'frozen', ySplit: headRow, xSplit: 0 }],
    pageSetup: {
      paperSize: a4,
      orientation: table.chart ? 'landscape' : layoutOf(printed),
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      // every page says what it is of
      printTitlesRow: `1:${headRow}`,
      margins,
    },
    headerFooter: { oddFooter: `&Lหน้า &P จาก &N&R${literally(head.printed)}` },
  });
  sheet.columns = columns.map(({ width, kind }) => {
    const numFmt = formats[kind];
    return { width, style: { alignment: { vertical: 'top', wrapText: kind === 'text' }, ...(numFmt && { numFmt }) } };
  });
  for (const [at, words] of above.entries()) {
    const row = addWords(sheet, words);
    row.font = at === 0 ? { bold: true, size: 14 } : {};
    row.commit();
  }
  if (above.length > 0) sheet.addRow([]).commit();
  const titles = sheet.addRow(columns.map(({ title }) => title));
  titles.font = { bold: true };
  titles.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8EEF5' } };
  columns.forEach((column, at) => {
    titles.getCell(at + 1).alignment = { vertical: 'middle', wrapText: true, horizontal: isNumeric(column) ? 'right' : 'left' };
  });
  titles.height = Math.max(...columns.map(({ title, width }) => linesIn(title, width))) * lineHeight + 4;
  titles.commit();
  return { sheet, headRow };
}

/** A line of words that goes on over the columns beside it. */
function addWords(sheet: ExcelJS.Worksheet, words: string): ExcelJS.Row {
  const row = sheet.addRow([words]);
  row.getCell(1).alignment = { wrapText: false, horizontal: 'left' };
  return row;
}

/** In points: Thai has marks over and under its letters. */
const lineHeight = 17;
/** Letters that have a place of their own in a line. */
const placed = /[^\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g;
/** In how many lines a text stands in a column. Programs that open a sheet do not work it out, or only for some letters. */
const linesIn = (text: string, width: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(((line.match(placed)?.length ?? 0) * 1.08) / width)), 0);
const linesOf = (cell: Cell | undefined, column: ReportColumn | undefined): number =>
  typeof cell === 'string' && column?.kind === 'text' ? linesIn(cell, column.width) : 1;

const isOfAnotherDay = (cell: Cell): boolean => typeof cell === 'string' && cell.length > 5;

/** A value of the column's kind. Text stays text whatever it begins with: only an object would become a formula or a link. */
function typed(cell: Cell, column: ReportColumn | undefined): string | number | Date | null {
  if (cell === null || cell === '') return null;
  if (column?.kind === 'date') return new Date(`${cell}T00:00:00.000Z`); // exceljs writes the UTC fields
  if (column?.kind === 'time') return timeOf(String(cell));
  if (column && isNumeric(column)) return Number(cell);
  // Excel reads `_x0041_` as A; typed by somebody it is what it is
  return String(cell)
    .replace(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
    .slice(0, longestText);
}

/** A time as Excel counts it, in parts of a day; of another day, the moment. */
function timeOf(text: string): number | Date {
  if (isOfAnotherDay(text)) return new Date(`${text.replace(' ', 'T')}:00.000Z`);
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) / (24 * 60);
}

/** No sheet has a longer name, nor these letters in it. */
const longestName = 31;

/** What a table is called, and as much of what it is about as there is room for. */
function sheetName(name: string, about: readonly string[]): string {
  const whole = [about.join(' '), ...about].map((words) => `${name} ${words}`.trim());
  const fitting = whole.find((words) => words.length <= longestName) ?? name;
  return fitting.replace(/[[\]:*?/\\']/g, ' ').slice(0, longestName);
}

/** In heads and feet of pages `&` begins a command. */
const literally = (text: string) => text.replaceAll('&', '&&');
