import type { ReportColumn } from '@faculty/contracts/kit/reports';
import type { TableHead } from './messages.ts';

/** Numbers of all kinds stand at the right, and so do their titles. */
export const isNumeric = ({ kind }: Pick<ReportColumn, 'kind'>): boolean => kind === 'number' || kind === 'share' || kind === 'year';

/** The places of a table's columns that are printed; the others are for sheets alone. */
export const printedPlaces = ({ columns }: Pick<TableHead, 'columns'>): number[] =>
  columns.flatMap(({ only }, at) => (only === 'xlsx' ? [] : at));
