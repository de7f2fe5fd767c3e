import type { PrismaClient } from '../../generated/client.ts';
import { departments } from './departments.ts';
import { documentOptions } from './document-options.ts';
import { eduLevels } from './edu-levels.ts';
import { jobPositions } from './job-positions.ts';
import { newsOptions } from './news-options.ts';
import type { OptionLists } from './option-list.ts';
import { pageOptions } from './page-options.ts';
import { prefixes } from './prefixes.ts';
import { seedGreenOffice } from './seed-green-office.ts';
import { workOptions } from './work-options.ts';

/** Every parameter list of the website, by name. */
export const websiteOptions: OptionLists = { ...newsOptions, ...documentOptions, ...workOptions, ...pageOptions };

/** Every option, as its table holds it. */
export const parameterRows = Object.entries(websiteOptions).flatMap(([parameter_name, options]) =>
  Object.entries(options).map(([parameter_value, words], index) => ({
    parameter_system: 'WEB',
    parameter_name,
    parameter_value,
    parameter_th: words.th,
    parameter_en: words.en,
    order_seq: index + 1,
  })),
);

/** How many rows of each kind were added. */
export interface SeededReference {
  parameters: number;
  prefixes: number;
  positions: number;
  levels: number;
  departments: number;
  /** Categories of the green office. */
  categories: number;
}

const stamps = { created_by: 'system', updated_by: 'system' };

/**
 * Adds the reference data that is missing. What is there stays as it is.
 * It belongs to the people who keep it: it is given once, to an empty list of options or an empty table, and what was deleted
 * stays deleted.
 */
export async function seedReference(db: PrismaClient): Promise<SeededReference> {
  const present = await db.parameter.findMany({
    where: { parameter_system: 'WEB' },
    distinct: ['parameter_name'],
    select: { parameter_name: true },
  });
  const names = new Set(present.map((option) => option.parameter_name));
  const missing = parameterRows.filter((row) => !names.has(row.parameter_name));
  const parameters = await db.parameter.createMany({ data: missing, skipDuplicates: true });
  return {
    parameters: parameters.count,
    prefixes: await intoEmpty(db.prefix.findFirst({ select: { prefix_code: true } }), () =>
      db.prefix.createMany({ data: prefixes.map((prefix) => ({ ...prefix, ...stamps })), skipDuplicates: true }),
    ),
    positions: await intoEmpty(db.jobPosition.findFirst({ select: { job_position_code: true } }), () =>
      db.jobPosition.createMany({ data: jobPositions.map((position) => ({ ...position, ...stamps })), skipDuplicates: true }),
    ),
    levels: await intoEmpty(db.eduLevel.findFirst({ select: { edu_code: true } }), () =>
      db.eduLevel.createMany({ data: eduLevels.map((level) => ({ ...level, ...stamps })), skipDuplicates: true }),
    ),
    departments: await intoEmpty(db.department.findFirst({ select: { up_department_id: true } }), () =>
      db.department.createMany({
        data: departments.map(({ th, en }, index) => ({ up_department_name_th: th, up_department_name_en: en, order_seq: index + 1 })),
      }),
    ),
    categories: await seedGreenOffice(db),
  };
}

/** As much of a pool of connections as is needed here. */
interface Asked {
  query(text: string, values: unknown[]): Promise<{ rows: { given: boolean }[] }>;
}

/** Whether all of it was given: one short statement, so that an ordinary start does no more. */
export async function hasReference(pool: Asked): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT (SELECT count(DISTINCT parameter_name) FROM dc_params WHERE parameter_system = 'WEB' AND parameter_name = ANY ($1::text[]))
              = cardinality($1)
            AND EXISTS (SELECT FROM prefixs) AND EXISTS (SELECT FROM job_positions) AND EXISTS (SELECT FROM edu_levels)
            AND EXISTS (SELECT FROM up_departments) AND EXISTS (SELECT FROM dc_group_masters) AS given`,
    [Object.keys(websiteOptions)],
  );
  return rows[0]?.given === true;
}

/** Fills a table when asking it for any row finds none. */
async function intoEmpty(anyRow: Promise<object | null>, fill: () => Promise<{ count: number }>): Promise<number> {
  return (await anyRow) === null ? (await fill()).count : 0;
}
