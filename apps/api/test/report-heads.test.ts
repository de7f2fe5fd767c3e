import {
  dayReport,
  departmentChart,
  departmentReport,
  hourReport,
  memberReport,
  visitRegister,
} from '@faculty/contracts/centre/lc-reports';
import type { ReportColumn } from '@faculty/contracts/kit/reports';
import { activityReport } from '@faculty/contracts/works/activity-report';
import { workReport } from '@faculty/contracts/works/work-report';
import { expect, test } from 'vitest';
import { newDocument } from '../src/kit/reports/pdf/new-document.ts';
import { layoutOf } from '../src/kit/reports/pdf/page.ts';
import { titleLines } from '../src/kit/reports/pdf/pdf-table.ts';
import { sheetTitleLines, xlsxWidth } from '../src/kit/reports/xlsx-report.ts';
import { activityList, workList } from '../src/resources/works/reports/pack-lists.ts';

const number: ReportColumn = { key: 'number', title: 'ที่', kind: 'number', width: 6 };
const contracts = [workReport, activityReport, visitRegister, departmentReport, departmentChart, dayReport, hourReport, memberReport];
// the rows of the pack's lists, which read the database, are not asked for
const lists = [workList(undefined as never, []), activityList(undefined as never, [])];
const reports: readonly (readonly ReportColumn[])[] = [...contracts, ...lists].map(({ columns }) => columns);

/** Where a title is broken without a blank or slash. */
const broken = (lines: string[]) =>
  lines.slice(1).flatMap((line, at) => (/[\s/-]$/.test(lines[at] as string) ? [] : `${lines[at]}|${line}`));

test('no column title of a printed report is broken within a word', () => {
  const found = reports.flatMap((columns) => {
    const printed = [number, ...columns.filter(({ only }) => only !== 'xlsx')];
    const document = newDocument({ title: 'ก', faculty: 'ข' }, 'A4', layoutOf(printed)).addPage() as ReturnType<typeof newDocument>;
    return titleLines(document, printed).flatMap(broken);
  });
  // read by a person: these are between words
  expect([...new Set(found)]).toEqual(['ปีที่|เผยแพร่ ', 'ไม่ได้สแกน|ออก (ครั้ง)', 'สัดส่วน|เจ้าของ ']);
});

test('no column title of a workbook is broken within a word, and days are shown in every month', () => {
  const columns = reports.flat();
  expect([...new Set(columns.flatMap((column) => broken(sheetTitleLines(column.title, xlsxWidth(column)))))]).toEqual(['สัดส่วน|เจ้าของ (%)']);
  for (const column of columns) if (column.kind === 'date') expect(xlsxWidth(column)).toBeGreaterThanOrEqual(20);
});
