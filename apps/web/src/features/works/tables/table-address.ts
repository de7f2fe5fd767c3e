import { daysOfYear } from '@faculty/contracts/kit/dates/period';
import { addressOf } from '@faculty/contracts/kit/route';
import { type Dimension, type TableDefinition, type TableHeading, type TableKind, tablePeriod } from '@faculty/contracts/works/work-table';

/** The address that shows a table, which can be sent. */
export const tableAddress = (definition: TableDefinition) => addressOf('GET /web/work_table', {}, { ...definition });

/** Whether two definitions are of one table. */
export const isSameTable = (one: TableDefinition, other: TableDefinition) => tableAddress(one) === tableAddress(other);

const filterOf = (kind: TableKind): Partial<Record<Dimension, string>> => ({
  type: kind === 'works' ? 'work_type' : 'activity_type',
  level: kind === 'works' ? 'work_public_inter' : 'activity_level',
  quality: 'work_type_detail',
  department: 'department',
  person: 'user_name',
  state: 'status_check',
});

/** The list of what one number counts; undefined where no filter of the list says the same. No heading is the total. */
export function countedList(
  definition: TableDefinition,
  row: TableHeading | undefined,
  column: TableHeading | undefined,
  user_name: string | undefined,
): string | undefined {
  const { kind, rows, columns, measure, years, department, type, checked } = definition;
  if (measure === 'nobody') {
    // by department: who they are
    return row?.key === null
      ? undefined
      : tableAddress({ ...definition, rows: 'person', columns: 'department', department: row ? Number(row.key) : department });
  }
  const filters = filterOf(kind);
  const { start_date, end_date } = tablePeriod(definition) ?? {};
  const query: Record<string, unknown> = { counted: 'Y', user_name, department, start_date, end_date };
  query[filters.type ?? ''] = type;
  if (checked === 'Y') query.status_check = 'S';
  for (const [dimension, heading] of [
    [rows, row],
    [columns, column],
  ] as const) {
    if (heading === undefined || dimension === 'none') continue;
    if (heading.key === null) return undefined;
    const filter = filters[dimension];
    if (filter !== undefined) query[filter] = heading.key;
    else {
      const { from, to } = daysOfYear(years, Number(heading.key));
      Object.assign(query, { start_date: from, end_date: to });
    }
  }
  // the department of a table by person is theirs, that of a list the owner's
  if ((rows === 'person' && row) || (columns === 'person' && column)) query.department = undefined;
  if (measure === 'shares' && query.department !== undefined) return undefined;
  return addressOf(kind === 'works' ? 'GET /web/content_work' : 'GET /web/content_activity', {}, query);
}
