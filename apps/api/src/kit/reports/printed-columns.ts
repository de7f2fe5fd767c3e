import type { ReportColumn } from '@faculty/contracts/kit/reports';
import type { TableHead } from './messages.ts';

/** Whether a column and its title are right-aligned. */
export const isNumeric = ({ kind }: Pick<ReportColumn, 'kind'>): boolean => kind === 'number' || kind === 'share' || kind === 'year';

/** Indexes of the columns that are printed; the others appear in workbooks only. */
export const printedIndexes = ({ columns }: Pick<TableHead, 'columns'>): number[] =>
  columns.flatMap(({ only }, at) => (only === 'xlsx' ? [] : at));
