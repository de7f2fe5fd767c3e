import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { firstBuddhistYear, lastBuddhistYear, toBuddhistEra, toCommonEra } from '@faculty/contracts/kit/dates/era';
import type { YearKind } from '@faculty/contracts/kit/dates/period';
import type { ChoiceWords } from '@faculty/contracts/kit/labels';
import { activityTypes, workParameters } from '@faculty/contracts/lookups/parameters';
import { activityLevel } from '@faculty/contracts/works/activity';
import { reviewState } from '@faculty/contracts/works/review-state';
import { publicLevel } from '@faculty/contracts/works/work-fields';
import {
  type Dimension,
  mostTableColumns,
  mostTableRows,
  type TableCell,
  type TableDefinition,
  type TableFigures,
  type TableHeading,
  tablePeriod,
} from '@faculty/contracts/works/work-table';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { QueryCache } from '../../../db/cache.ts';
import { activityParts, isOf, recordsByPart, workParts } from '../../../kit/crud/taking-part.ts';
import { wrongField } from '../../../kit/http/errors.ts';
import { equals } from '../../../kit/lists/conditions.ts';
import { tablesIn } from '../../../kit/lists/tables-in.ts';
import { personNames } from '../../../kit/people/person-name.ts';
import { reportedActivities, reportedWorks } from '../reports/year-records.ts';

/** Groups of one statement. */
const mostGroups = 20_000;

const unknown = { year: { th: 'ไม่ทราบปี', en: 'Year unknown' }, other: { th: 'ไม่ระบุ', en: 'Not stated' } } satisfies Record<
  string,
  Bilingual
>;

/** Days from the first one of a year to the next calendar year, which leap years do not change; the academic year is the one before. */
const daysToYear = { fiscal: 92, academic: 214, calendar: 0 } as const satisfies Record<YearKind, number>;

/** The Buddhist year in which a day is. */
const yearOfDaySql = (years: YearKind, day: string): Prisma.Sql =>
  Prisma.raw(`date_part('year', ${day} + ${daysToYear[years]})::int + ${toBuddhistEra(years === 'academic' ? -1 : 0)}`);

/** A work without a day has its year, which in older records may be the number of a volume: then it is unknown. */
const yearOfWorkSql = (
  years: YearKind,
) => Prisma.sql`CASE WHEN r.work_public_date IS NOT NULL THEN ${yearOfDaySql(years, 'r.work_public_date')}
  WHEN r.work_public_year BETWEEN ${Prisma.raw(`${firstBuddhistYear} AND ${lastBuddhistYear}`)} THEN r.work_public_year END`;

/** Where the records of a kind are: `r` in the statements. */
const sources = {
  works: {
    parts: workParts,
    columns:
      'work_id, user_name, work_type, work_public_inter, work_type_detail, status_check, work_public_date, work_public_year, work_weight',
    type: Prisma.sql`r.work_type`,
    types: workParameters.types,
    level: Prisma.sql`r.work_public_inter`,
    levels: publicLevel.words as ChoiceWords,
    year: yearOfWorkSql,
    reported: reportedWorks,
  },
  activities: {
    parts: activityParts,
    columns: 'activity_id, user_name, activity_type, activity_level, status_check, activity_date',
    type: Prisma.sql`r.activity_type`,
    types: activityTypes,
    level: Prisma.sql`r.activity_level`,
    levels: activityLevel.words as ChoiceWords,
    year: (years: YearKind) => yearOfDaySql(years, 'r.activity_date'),
    reported: reportedActivities,
  },
};

/** One side of the table: the value in the records, and how it is called once they are grouped. */
interface Axis {
  key: Prisma.Sql;
  join?: Prisma.Sql;
  th?: Prisma.Sql;
  en?: Prisma.Sql;
  member?: Prisma.Sql;
  /** Comes before the name in the order. */
  place?: Prisma.Sql;
}

function axisOf(dimension: Dimension | 'none', side: 'across' | 'down', { kind, years }: TableDefinition): Axis {
  const { type, types, level, year } = sources[kind];
  const value = `grouped.${side}`;
  const column = (name: string) => Prisma.raw(`of_${side}.${name}`);
  const option = (key: Prisma.Sql, list: string): Axis => ({
    key: Prisma.sql`nullif(${key}, '')`,
    join: Prisma.sql`LEFT JOIN dc_params ${Prisma.raw(`of_${side}`)} ON ${column('parameter_system')} = 'WEB'
      AND ${column('parameter_name')} = ${list} AND ${column('parameter_value')} = ${Prisma.raw(value)}`,
    th: column('parameter_th'),
    en: column('parameter_en'),
    place: column('order_seq'),
  });
  const names = personNames(value);
  const axes: Record<Dimension | 'none', Axis> = {
    none: { key: Prisma.sql`NULL::text` },
    year: { key: year(years) },
    type: option(type, types),
    quality: option(Prisma.sql`r.work_type_detail`, workParameters.levels),
    level: { key: Prisma.sql`nullif(${level}, '')` },
    state: { key: Prisma.sql`r.status_check` },
    department: {
      key: Prisma.sql`i.up_department_id`,
      join: Prisma.sql`LEFT JOIN up_departments ${Prisma.raw(`of_${side}`)} ON ${column('up_department_id')} = ${Prisma.raw(value)}`,
      th: column('up_department_name_th'),
      en: column('up_department_name_en'),
      place: column('order_seq'),
    },
    person: {
      key: Prisma.sql`r.person`,
      // only one of the sides is people
      join: Prisma.sql`LEFT JOIN users ON users.user_name = ${Prisma.raw(value)}`,
      th: names.full_name_th,
      en: names.full_name_en,
      member: Prisma.sql`users.id`,
    },
  };
  return axes[dimension];
}

/** Weights of quality levels, each with the year at which the next one begins. */
const weights = Prisma.sql`weights AS MATERIALIZED (
  SELECT parameter_value AS code, weight, from_year, lead(from_year, 1, 9999) OVER (PARTITION BY parameter_id ORDER BY from_year) AS next_year
  FROM option_weights JOIN dc_params USING (parameter_id) WHERE parameter_system = 'WEB' AND parameter_name = ${workParameters.levels})`;

interface Group {
  down: string | null;
  across: string | null;
  /** Of all, and with each record once. */
  value: number;
  once: number;
  missing: number;
  missing_once: number;
  down_th: string | null;
  down_en: string | null;
  down_place: number | null;
  down_member: number | null;
  across_th: string | null;
  across_en: string | null;
  across_place: number | null;
  across_member: number | null;
}

function groupsSql(definition: TableDefinition, own: string | undefined): Prisma.Sql {
  const { kind, rows, columns, measure, department, type, checked } = definition;
  const source = sources[kind];
  const isOfNobody = measure === 'nobody';
  // a record counts for its owner; by person, and where shares are summed up, for each who took part
  const isByPart = rows === 'person' || columns === 'person' || measure === 'shares' || isOfNobody;
  const [down, across] = [axisOf(rows, 'down', definition), axisOf(columns, 'across', definition)];
  const once =
    isByPart && measure !== 'shares' && !isOfNobody && own === undefined ? Prisma.sql`FILTER (WHERE r.part = 'owner')` : Prisma.empty;
  const amountOf = (filter: Prisma.Sql) =>
    ({
      number: Prisma.sql`count(*) ${filter}::int`,
      weights: Prisma.sql`coalesce(round((sum(g.weight) ${filter})::numeric, 4), 0)::float8`,
      nobody: Prisma.sql`count(*)::int`,
      shares: Prisma.sql`coalesce(round((sum(r.share) ${filter})::numeric / 100, 4), 0)::float8`,
    })[measure];
  const missingOf = (filter: Prisma.Sql) =>
    measure === 'weights' ? Prisma.sql`(count(*) ${filter} - count(g.weight) ${filter})::int` : Prisma.sql`0`;
  const calendarYear = source.year('calendar');
  const asked = [source.reported(tablePeriod(definition) ?? {}, checked === 'Y' ? 'S' : undefined, 'r'), equals(source.type, type)].filter(
    (condition) => condition instanceof Prisma.Sql,
  );
  const conditions = [
    Prisma.sql`TRUE`,
    equals(Prisma.sql`i.up_department_id`, department),
    own !== undefined && (isByPart ? Prisma.sql`r.person = ${own}` : isOf(source.parts, own, 'r')),
  ].filter((condition) => condition instanceof Prisma.Sql);
  const named = (
    axis: Axis,
    side: string,
  ) => Prisma.sql`grouped.${Prisma.raw(side)}::text, ${axis.th ?? Prisma.sql`NULL`} AS ${Prisma.raw(`${side}_th`)},
    ${axis.en ?? Prisma.sql`NULL`} AS ${Prisma.raw(`${side}_en`)}, ${axis.member ?? Prisma.sql`NULL::int`} AS ${Prisma.raw(`${side}_member`)},
    ${axis.place ?? Prisma.sql`NULL::float8`} AS ${Prisma.raw(`${side}_place`)}`;
  const counted = isByPart ? recordsByPart({ ...source.parts, table: 'records' }) : Prisma.sql`records`;
  // read once, and without the texts, whoever they are counted for
  return Prisma.sql`WITH ${measure === 'weights' ? Prisma.sql`${weights},` : Prisma.empty}
    records AS (SELECT ${Prisma.raw(source.columns)} FROM ${Prisma.raw(source.parts.table)} r WHERE ${Prisma.join(asked, ' AND ')}),
    grouped AS MATERIALIZED (
      SELECT ${down.key} AS down, ${across.key} AS across, ${amountOf(Prisma.empty)} AS value, ${amountOf(once)} AS once,
        ${missingOf(Prisma.empty)} AS missing, ${missingOf(once)} AS missing_once
      FROM ${isOfNobody ? Prisma.sql`(SELECT user_name AS person FROM users WHERE NOT disabled AND user_name NOT IN (SELECT person FROM ${counted} counted))` : counted} r
        LEFT JOIN user_infos i ON i.user_name = ${Prisma.raw(isByPart ? 'r.person' : 'r.user_name')}
        ${measure === 'weights' ? Prisma.sql`LEFT JOIN weights g ON g.code = r.work_type_detail AND ${calendarYear} >= g.from_year AND ${calendarYear} < g.next_year` : Prisma.empty}
      WHERE ${Prisma.join(conditions, ' AND ')} GROUP BY 1, 2)
    SELECT ${named(down, 'down')}, ${named(across, 'across')}, value, once, missing, missing_once
    FROM (SELECT * FROM grouped LIMIT ${mostGroups + 1}) grouped ${down.join ?? Prisma.empty} ${across.join ?? Prisma.empty}`;
}

const inThai = new Intl.Collator('th');

interface Placed extends TableHeading {
  place: number;
}

/** How a value reads that no other table names, and its place. */
function spoken(dimension: Dimension, key: string, { kind }: TableDefinition): Bilingual & { place: number } {
  if (dimension === 'year') return { th: key, en: String(toCommonEra(Number(key))), place: Number(key) };
  const words: ChoiceWords = dimension === 'state' ? reviewState.words : dimension === 'level' ? sources[kind].levels : {};
  return { ...(words[key] ?? { th: key, en: key }), place: Object.keys(words).indexOf(key) };
}

/** The rows or columns in their order, the unknown one last; years without a record are among them. */
function headingsOf(side: 'down' | 'across', definition: TableDefinition, groups: readonly Group[]): Placed[] {
  const dimension = side === 'down' ? definition.rows : definition.columns;
  if (dimension === 'none') return [];
  const headings = new Map<string | null, Placed>();
  for (const group of groups) {
    const { [side]: key, [`${side}_th` as const]: th, [`${side}_en` as const]: en, [`${side}_place` as const]: place } = group;
    if (headings.has(key)) continue;
    const member_id = group[`${side}_member`] ?? undefined;
    if (key === null) headings.set(key, { key, ...unknown[dimension === 'year' ? 'year' : 'other'], place: Number.MAX_VALUE });
    else
      headings.set(key, {
        key,
        ...(th === null ? spoken(dimension, key, definition) : { th, en: en || th, place: place ?? 0, member_id }),
      });
  }
  const period = dimension === 'year' ? tablePeriod(definition) : undefined;
  for (let year = period?.first ?? 1; period && year <= period.last; year += 1) {
    const key = String(year);
    if (!headings.has(key)) headings.set(key, { key, ...spoken('year', key, definition) });
  }
  return [...headings.values()].sort(
    (one, other) => one.place - other.place || inThai.compare(one.th, other.th) || inThai.compare(one.key ?? '', other.key ?? ''),
  );
}

/** Without the noise of floating point. */
const plus = (cell: TableCell, value: number, missing: number): TableCell => ({
  value: Math.round(((cell?.value ?? 0) + value) * 1e4) / 1e4,
  missing: (cell?.missing ?? 0) + missing,
});

/** Tables are looked at again and again, and large ones take a while: so many are kept until something that they count changes. */
const mostKept = 50;

export type TableFiguresReader = (definition: TableDefinition, own: string | undefined) => Promise<TableFigures>;

/**
 * Reads what a table counts: works and activities in use, without cancelled ones, or the members in use who neither own nor take part in one.
 * Under own_only those that the person owns or takes part in.
 * It throws an ApiError that names `rows` or `columns` when there are too many.
 */
export function tableFiguresReader({ pool, changes }: Pick<FastifyInstance, 'pool' | 'changes'>): TableFiguresReader {
  const cache = new QueryCache<TableFigures>(changes, mostKept);
  return (definition, own) => {
    const sql = groupsSql(definition, own);
    // with its period, which may end with the current year
    const question = JSON.stringify([definition, tablePeriod(definition), own]);
    return cache.of(tablesIn(sql), question, async () => {
      // not prepared: a plan for any years takes twice as long as one for these
      const { rows } = await pool.query<Group>({ text: sql.text, values: sql.values });
      return figuresOf(rows, definition);
    });
  };
}

function figuresOf(groups: Group[], definition: TableDefinition): TableFigures {
  const { rows, columns } = definition;
  const down = headingsOf('down', definition, groups);
  const across = headingsOf('across', definition, groups);
  if (groups.length > mostGroups || down.length > mostTableRows) throw wrongField('rows', 'table_size', { max: mostTableRows });
  if (across.length > mostTableColumns) throw wrongField('columns', 'table_size', { max: mostTableColumns });
  const [lastRow, lastColumn] = [down.length, across.length];
  const cells = Array.from({ length: lastRow + 1 }, (): TableCell[] => Array.from({ length: lastColumn + 1 }, () => null));
  const add = (row: number, column: number, value: number, missing: number) => {
    const line = cells[row] as TableCell[]; // of this many rows
    line[column] = plus(line[column] ?? null, value, missing);
  };
  const [rowOf, columnOf] = [down, across].map((side) => new Map(side.map(({ key }, at) => [key, at])));
  for (const { down: r, across: c, value, once, missing, missing_once } of groups) {
    const [row, column] = [rowOf?.get(r) ?? 0, columnOf?.get(c) ?? 0];
    add(row, lastColumn, ...(columns === 'person' ? ([once, missing_once] as const) : ([value, missing] as const)));
    add(lastRow, lastColumn, once, missing_once);
    if (columns === 'none') continue;
    add(row, column, value, missing);
    add(lastRow, column, ...(rows === 'person' ? ([once, missing_once] as const) : ([value, missing] as const)));
  }
  return { rows: down, columns: across, cells };
}
