import type { Cell, ReportColumn } from '@faculty/contracts/kit/reports';
import {
  departmentOf,
  dimensionsOf,
  isListOfPeople,
  type TableDefinition,
  type TableFigures,
  tableMeasure,
  tablePeriod,
} from '@faculty/contracts/works/work-table';
import type { ReportTable } from '../../../kit/reports/messages.ts';

/** Rows by columns and what is summed up, and of which records, in words. */
export function tableLines(definition: TableDefinition, department: string | undefined, type: string | undefined): string[] {
  const { rows, columns, measure, checked } = definition;
  const names = dimensionsOf(definition);
  const period = tablePeriod(definition);
  const sides = (isListOfPeople(definition) ? [] : [rows, columns]).flatMap((side) => (side === 'none' ? [] : (names[side]?.th ?? side)));
  const filters = [
    period && `${names.year?.th} ${period.first === period.last ? period.first : `${period.first}–${period.last}`}`,
    department,
    type && `ประเภท: ${type}`,
    checked === 'Y' && 'เฉพาะที่ตรวจแล้วว่าถูกต้อง',
  ].filter(Boolean);
  const counted = measure !== 'nobody' && (rows === 'person' || columns === 'person') ? ' · ในผลรวมนับแต่ละรายการครั้งเดียว' : '';
  const by = sides.length > 0 ? `ตาม${sides.join('และ')}` : '';
  return [`${tableMeasure.words[measure].th}${by}${counted}`, ...(filters.length > 0 ? [filters.join(' · ')] : [])];
}

/** A summary table as a sheet; works without a weight have a column of their own. */
export function tableSheet(definition: TableDefinition, figures: TableFigures, name: string): ReportTable {
  if (isListOfPeople(definition)) return peopleSheet(definition, figures, name);
  const { rows, measure } = definition;
  const amount = measure === 'weights' || measure === 'shares' ? 'share' : 'number';
  const isAdditive = rows !== 'person' || measure === 'shares';
  const total = isAdditive ? ({ total: 'sum' } as const) : {};
  const columns: ReportColumn[] = [
    { key: 'name', title: dimensionsOf(definition)[rows]?.th ?? rows, kind: rows === 'person' ? 'name' : 'text', width: 36 },
    ...figures.columns.map(({ th }, at): ReportColumn => ({ key: String(at), title: th, kind: amount, width: 12, ...total })),
    { key: 'all', title: 'รวม', kind: amount, width: 11, ...total },
    ...(measure === 'weights' ? [{ key: 'missing', title: 'ไม่มีค่าน้ำหนัก (ชิ้น)', kind: 'number', width: 12, ...total } as const] : []),
  ];
  const line = (title: string, at: number): Cell[] => {
    const cells = figures.cells[at] ?? [];
    const missing = cells.at(-1)?.missing ?? 0;
    // nothing but works without a weight is not a sum of 0
    const amounts = cells.map((cell) => (cell === null || (cell.value === 0 && cell.missing > 0) ? null : cell.value));
    return [title, ...amounts, ...(measure === 'weights' ? [missing] : [])];
  };
  const lines = figures.rows.map(({ th }, at) => line(th, at));
  if (!isAdditive && lines.length > 0) lines.push(line('รวม', lines.length));
  return { name, columns, numbered: false, empty: 'ไม่พบรายการตามเงื่อนไขที่เลือก', rows: [lines] };
}

function peopleSheet(definition: TableDefinition, figures: TableFigures, name: string): ReportTable {
  const { person, department } = dimensionsOf(definition);
  const columns: ReportColumn[] = [
    { key: 'name', title: person?.th ?? '', kind: 'name', width: 36 },
    ...(figures.columns.length > 0 ? [{ key: 'department', title: department?.th ?? '', kind: 'text', width: 36 } as const] : []),
  ];
  const lines = figures.rows.map(({ th }, at): Cell[] => [th, departmentOf(figures, at)?.th ?? ''].slice(0, columns.length));
  return { name, columns, numbered: true, empty: 'ไม่พบรายการตามเงื่อนไขที่เลือก', rows: [lines] };
}
