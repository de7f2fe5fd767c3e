import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MoveInReport } from '@faculty/contracts/admin/move-in';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type ExcelJS from 'exceljs';
import { analyse, type Count, type Finding } from './analyse.ts';
import type { RawStore, Run } from './legacy/raw-store.ts';
import { problems } from './problems.ts';
import { LineWriter, maxLines, type ReportLine, shown } from './report-lines.ts';
import type { Tick } from './steps.ts';

export interface Analysis {
  counts: Count[];
  /** Problem code → how often. */
  findings: Map<Finding['code'], number>;
  /** The workbook. */
  file: string;
}

/** Excel's limit of rows in a sheet is 1,048,576. */
const maxRows = maxLines;

const fileNames: Record<MoveInReport, string> = { analyse: 'analysis', plan: 'plan', apply: 'apply', verify: 'verify' };
/** The workbook of a step. */
export const reportFile = (folder: string, step: MoveInReport) => path.join(folder, `${fileNames[step]}.xlsx`);

async function workbookIn(file: string): Promise<ExcelJS.stream.xlsx.WorkbookWriter> {
  // loaded when first needed: it would be a tenth of every start
  const { default: excel } = await import('exceljs');
  return new excel.stream.xlsx.WorkbookWriter({ stream: createWriteStream(file, { mode: 0o600 }), useStyles: true });
}

const head = (sheet: ExcelJS.Worksheet, titles: string[], widths: number[]) => {
  sheet.columns = widths.map((width) => ({ width, style: { alignment: { vertical: 'top', wrapText: true } } }));
  const row = sheet.addRow(titles);
  row.font = { bold: true };
  row.commit();
};

/**
 * Analyses the store and writes the findings to `analysis.xlsx` in its folder: every finding, a row for each kind and a row for each
 * problem, in Thai and English.
 */
export async function writeAnalysis(store: RawStore, run: Run, tick?: Tick): Promise<Analysis> {
  const file = reportFile(store.folder, 'analyse');
  const forPage = new LineWriter(store.folder, 'analyse');
  const partial = `${file}.partial`;
  const findings = new Map<Finding['code'], number>();
  const workbook = await workbookIn(partial);
  try {
    const sheet = workbook.addWorksheet('พบ · Findings', { views: [{ state: 'frozen', ySplit: 1 }] });
    head(
      sheet,
      ['ชนิด', 'Kind', 'รหัส · ID', 'ชื่อ · Title', 'ช่อง · Field', 'สิ่งที่พบ', 'What was found', 'ค่า · Value'],
      [20, 18, 14, 40, 22, 44, 44, 50],
    );
    let rows = 0;
    const found = async ({ kind, id, title, field, code, detail, rule }: Finding) => {
      findings.set(code, (findings.get(code) ?? 0) + 1);
      rows += 1;
      const words = (language: 'th' | 'en') => problems[code][language] + (rule ? `: ${rule[language]}` : '');
      forPage.add({ kind, id, title, field, what: { th: words('th'), en: words('en') }, there: detail });
      if (rows > maxRows) return;
      sheet.addRow([kind.label.th, kind.label.en, id, title, field, words('th'), words('en'), detail].map(printable)).commit();
    };
    const counts = await analyse(store, run, found, tick);
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: Math.max(2, Math.min(rows, maxRows) + 1), column: 8 } };
    sheet.commit();
    addKinds(workbook, counts);
    addProblems(workbook, findings);
    await workbook.commit();
    await rename(partial, file);
    await forPage.end();
    return { counts, findings, file };
  } finally {
    await forPage.drop();
    await rm(partial, { force: true });
  }
}

function addKinds(workbook: ExcelJS.stream.xlsx.WorkbookWriter, counts: Count[]): void {
  const sheet = workbook.addWorksheet('ชนิด · Kinds');
  head(sheet, ['ชนิด', 'Kind', 'จำนวน · Records', 'มีสิ่งที่พบ · With findings', 'รายการครบ · Whole list'], [30, 26, 16, 24, 22]);
  for (const { kind, records, withFindings, isWhole } of counts) {
    sheet.addRow([kind.label.th, kind.label.en, records, withFindings, isWhole ? 'ครบ · yes' : 'ไม่ครบ · no']).commit();
  }
  sheet.commit();
}

function addProblems(workbook: ExcelJS.stream.xlsx.WorkbookWriter, findings: Analysis['findings']): void {
  const sheet = workbook.addWorksheet('สรุป · Summary');
  head(sheet, ['สิ่งที่พบ', 'What was found', 'จำนวน · Times'], [60, 60, 16]);
  for (const [code, times] of [...findings].sort(([, left], [, right]) => right - left)) {
    sheet.addRow([problems[code].th, problems[code].en, times]).commit();
  }
  if (findings.size === 0) sheet.addRow(['ไม่พบสิ่งที่ต้องแก้', 'Nothing was found', 0]).commit();
  sheet.commit();
}

/**
 * Writes a workbook of lines and, on another sheet, of how often each thing occurs for each kind, and the lines for the page. `lines` adds
 * them one by one.
 */
export async function writeLines(
  folder: string,
  step: Exclude<MoveInReport, 'analyse'>,
  lines: (add: (line: ReportLine) => void) => Promise<void>,
): Promise<string> {
  const file = reportFile(folder, step);
  const forPage = new LineWriter(folder, step);
  const partial = `${file}.partial`;
  const workbook = await workbookIn(partial);
  const counts = new Map<string, { kind: Bilingual; what: Bilingual; times: number }>();
  try {
    const sheet = workbook.addWorksheet('รายการ · Records', { views: [{ state: 'frozen', ySplit: 1 }] });
    head(
      sheet,
      ['ชนิด', 'Kind', 'รหัส · ID', 'ชื่อ · Title', 'ช่อง · Field', 'ผล', 'Result', 'ระบบเดิม · There', 'ระบบนี้ · Here'],
      [20, 18, 14, 40, 22, 44, 44, 40, 40],
    );
    let rows = 0;
    await lines((line) => {
      const { kind, id, title = '', field = '', what, there, here } = line;
      forPage.add(line);
      const key = `${kind.label.en} ${what.en}`;
      const count = counts.get(key) ?? { kind: kind.label, what, times: 0 };
      counts.set(key, { ...count, times: count.times + 1 });
      rows += 1;
      if (rows > maxRows) return;
      const cells = [kind.label.th, kind.label.en, id, title, field, what.th, what.en, shown(there), shown(here)];
      sheet.addRow(cells.map(printable)).commit();
    });
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: Math.max(2, Math.min(rows, maxRows) + 1), column: 9 } };
    sheet.commit();
    const summary = workbook.addWorksheet('สรุป · Summary');
    head(summary, ['ชนิด', 'Kind', 'ผล', 'Result', 'จำนวน · Times'], [30, 26, 60, 60, 16]);
    for (const { kind, what, times } of counts.values()) summary.addRow([kind.th, kind.en, what.th, what.en, times]).commit();
    if (counts.size === 0) summary.addRow(['', '', 'ไม่พบสิ่งที่ต้องแก้', 'Nothing was found', 0]).commit();
    summary.commit();
    await workbook.commit();
    await rename(partial, file);
    await forPage.end();
    return file;
  } finally {
    await forPage.drop();
    await rm(partial, { force: true });
  }
}

/** Legacy texts may hold characters that XML, and so Excel, refuses. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are replaced
const printable = (text: string) => text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');
