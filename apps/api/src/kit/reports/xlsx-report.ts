import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Cell, ReportColumn } from '@faculty/contracts/kit/reports';
import ExcelJS from 'exceljs';
import { bufferedRows, chartOf } from './charted.ts';
import type { ReportHead, TableHead } from './messages.ts';
import { isNumeric, printedIndexes } from './messages.ts';
import { layoutOf } from './pdf/page.ts';
import { pieces, wrap } from './pdf/thai-wrap.ts';
import { type ReportSource, Totals, waitForDrain } from './report-source.ts';
import { type SheetChart, withCharts } from './xlsx-chart.ts';

const a4 = 9;
/** 01 Arabic digits, 07 the Buddhist calendar, 041E Thai: the same as Excel writes. */
const buddhistDate = '[$-107041E]d mmmm yyyy';
/** For a time on another day than its row's. */
const buddhistMoment = '[$-107041E]d mmm hh:mm';
/** A share is General: with optional decimals (`0.##`) Excel would show a trailing point. */
const formats: Partial<Record<ReportColumn['kind'], string>> = {
  date: buddhistDate,
  number: '#,##0',
  share: 'General',
  year: '0',
  time: 'hh:mm',
};
/** Characters of `30 พฤศจิกายน 2569`, which Excel and LibreOffice would show as ###, with room for wider fonts. */
const dateWidth = 20;
/** Excel reports a sheet with a longer text as damaged. */
const maxTextLength = 32_767;

/**
 * Streams a report as a workbook, one sheet per table. If the first table has a chart, the workbook is buffered, because charts are added
 * to the complete file.
 */
export async function writeXlsx(head: ReportHead, source: ReportSource, to: Writable): Promise<void> {
  const charts: SheetChart[] = [];
  const buffer = new MemoryBuffer();
  let workbook: ExcelJS.stream.xlsx.WorkbookWriter | undefined;
  let isBuffered = false;
  let number = 0;
  for await (const { head: table, rows } of source.tables()) {
    isBuffered ||= !workbook && table.chart !== undefined;
    workbook ??= openWorkbook(head, isBuffered ? buffer : to);
    number += 1;
    const sheet = addSheet(workbook, head, table);
    const bufferedTable = table.chart && (await bufferedRows(rows));
    const data = bufferedTable && chartOf(table, bufferedTable);
    if (data) charts.push({ number, sheet: sheet.sheet.name, headRow: sheet.headRow, data, beside: table.columns.length + 1 });
    await fillSheet(sheet, table, bufferedTable ?? rows, to);
  }
  await (workbook ?? openWorkbook(head, to)).commit();
  if (isBuffered) to.end(await withCharts(buffer.bytes(), charts));
}

/** Buffers the output in memory. */
class MemoryBuffer extends Writable {
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
    await waitForDrain(to);
  }
  if (totals.rows === 0) addWords(sheet, table.empty).commit();
  const last = headRow + Math.max(1, totals.rows);
  // without the totals, which would be sorted and filtered with the rows
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

/** Limits the print area to the columns of the printed document. */
function printColumns(sheet: ExcelJS.Worksheet, table: TableHead, lastRow: number): void {
  const printed = printedIndexes(table).length;
  if (table.chart || printed === table.columns.length) return;
  // exceljs adds the first `$` of each absolute address
  sheet.pageSetup.printArea = `A$1:${sheet.getColumn(printed).letter}$${lastRow}`;
}

interface Sheet {
  sheet: ExcelJS.Worksheet;
  /** Row of the column titles, from 1. */
  headRow: number;
}

/** Adds a sheet with title lines, if any, and the column titles. */
function addSheet(workbook: ExcelJS.stream.xlsx.WorkbookWriter, head: ReportHead, table: TableHead): Sheet {
  const columns = table.columns.map((column) => ({ ...column, width: xlsxWidth(column) }));
  const margins = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 };
  const above = head.lines.length === 0 ? [] : [head.title, ...head.lines];
  const headRow = above.length === 0 ? 1 : above.length + 2;
  const printed = printedIndexes(table).flatMap((at) => columns[at] ?? []);
  const sheet = workbook.addWorksheet(sheetName(table.name, head.about), {
    views: [{ state: 'frozen', ySplit: headRow, xSplit: 0 }],
    pageSetup: {
      paperSize: a4,
      orientation: table.chart ? 'landscape' : layoutOf(printed),
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `1:${headRow}`,
      margins,
    },
    headerFooter: { oddFooter: `&Lหน้า &P จาก &N&R${literally(head.printed)}` },
  });
  sheet.columns = columns.map(({ width, kind }) => {
    const numFmt = formats[kind];
    // spreadsheets set dates right, as they do numbers
    const horizontal = isNumeric({ kind }) ? 'right' : 'left';
    return { width, style: { alignment: { vertical: 'top', horizontal, wrapText: isText(kind) }, ...(numFmt && { numFmt }) } };
  });
  for (const [at, words] of above.entries()) {
    const row = addWords(sheet, words);
    row.font = at === 0 ? { bold: true, size: 14 } : {};
    row.commit();
  }
  if (above.length > 0) sheet.addRow([]).commit();
  const titles = sheet.addRow(columns.map(({ title, width }) => sheetTitleLines(title, width).join('\n')));
  titles.font = { bold: true };
  titles.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8EEF5' } };
  columns.forEach((column, at) => {
    titles.getCell(at + 1).alignment = { vertical: 'middle', wrapText: true, horizontal: isNumeric(column) ? 'right' : 'left' };
  });
  titles.height = Math.max(...columns.map(({ title, width }) => sheetTitleLines(title, width).length)) * lineHeight + 4;
  titles.commit();
  return { sheet, headRow };
}

/** A text line that overflows into the next columns. */
function addWords(sheet: ExcelJS.Worksheet, words: string): ExcelJS.Row {
  const row = sheet.addRow([words]);
  row.getCell(1).alignment = { wrapText: false, horizontal: 'left' };
  return row;
}

/** In points; includes space for Thai marks above and below letters. */
const lineHeight = 17;
/** Characters with an advance width, without combining marks. */
const spacingCharacters = /[^\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g;
/** Twice as wide. */
const wideCharacters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/gu;
/** Estimated width of a text in characters. */
const widthIn = (text: string): number => ((text.match(spacingCharacters)?.length ?? 0) + (text.match(wideCharacters)?.length ?? 0)) * 1.08;

const isText = (kind: ReportColumn['kind']): boolean => kind === 'text' || kind === 'name';

/** Lines of a column title: programs would break Thai within words. */
export const sheetTitleLines = (title: string, width: number): string[] => wrap(title, width, widthIn, { atBlanks: true });

/** The column's width, and what a day or the longest word of its title takes. */
export const xlsxWidth = ({ title, kind, width }: ReportColumn): number =>
  Math.ceil(Math.max(width, kind === 'date' ? dateWidth : 0, ...pieces(title).map((piece) => widthIn(piece.trimEnd()))));

/** Estimated number of lines of a wrapped text. Row heights must be set, because programs do not calculate them reliably. */
const linesIn = (text: string, width: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(widthIn(line) / width)), 0);
const linesOf = (cell: Cell | undefined, column: ReportColumn | undefined): number =>
  typeof cell === 'string' && column && isText(column.kind) ? linesIn(cell, column.width) : 1;

const isOfAnotherDay = (cell: Cell): boolean => typeof cell === 'string' && cell.length > 5;

/** The cell value for the column's kind. Strings are never formulas or links: exceljs uses objects for those. */
function typed(cell: Cell, column: ReportColumn | undefined): string | number | Date | null {
  if (cell === null || cell === '') return null;
  if (column?.kind === 'date') return new Date(`${cell}T00:00:00.000Z`); // exceljs uses UTC
  if (column?.kind === 'time') return timeOf(String(cell));
  if (column && isNumeric(column)) return Number(cell);
  // Excel decodes `_x0041_` as A: escape the underscore
  return String(cell)
    .replace(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
    .slice(0, maxTextLength);
}

/** A time as Excel's fraction of a day; on another day, the date and time. */
function timeOf(text: string): number | Date {
  if (isOfAnotherDay(text)) return new Date(`${text.replace(' ', 'T')}:00.000Z`);
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) / (24 * 60);
}

/** Excel's limit for sheet names. */
const maxSheetName = 31;

/** The table's name with as much of `about` as fits, without the characters that Excel forbids. */
function sheetName(name: string, about: readonly string[]): string {
  const whole = [about.join(' '), ...about].map((words) => `${name} ${words}`.trim());
  const fitting = whole.find((words) => words.length <= maxSheetName) ?? name;
  return fitting.replace(/[[\]:*?/\\']/g, ' ').slice(0, maxSheetName);
}

/** Escapes `&`, which starts a code in headers and footers. */
const literally = (text: string) => text.replaceAll('&', '&&');
