import { eduLevelBody } from '@faculty/contracts/members/edu-level';
import { jobPositionBody } from '@faculty/contracts/members/job-position';
import { prefixBody } from '@faculty/contracts/members/prefix';
import { z } from 'zod';
import type { PrismaClient } from '../../generated/client.ts';
import { bilingual, rowsOf } from '../table.ts';
import departmentTable from './data/departments.json' with { type: 'json' };
import eduLevelTable from './data/edu-levels.json' with { type: 'json' };
import greenOfficeCategories from './data/green-office.json' with { type: 'json' };
import jobPositionTable from './data/job-positions.json' with { type: 'json' };
import prefixTable from './data/prefixes.json' with { type: 'json' };
import { websiteOptions } from './options.ts';

/** The name prefixes in use at a Thai university. The navy and the air force share their abbreviations, so theirs are written out. */
export const prefixes = rowsOf(prefixBody, prefixTable);

/** The positions of a faculty: general, in its management, academic, and of the support staff. */
export const jobPositions = rowsOf(jobPositionBody, jobPositionTable);

/** The education levels of Thailand, from the lowest to the highest: people read them by `order_seq` descending. */
export const eduLevels = rowsOf(eduLevelBody.pick({ edu_code: true, edu_name_th: true, edu_name_en: true }), eduLevelTable).map(
  (level, index) => ({ ...level, order_seq: index + 1 }),
);

/** Faculties and offices of the university; who comes from outside belongs to the last one. */
const departments = rowsOf(bilingual, departmentTable);

/** The six categories by which offices in Thailand are assessed as green offices, with their headings. */
const greenOffice = z
  .array(
    z.strictObject({
      name: bilingual,
      title: bilingual,
      headings: z.array(bilingual.extend({ index: z.string(), subs: z.array(bilingual) })),
    }),
  )
  .parse(greenOfficeCategories);

/** Every option, as a row of the parameter table. */
export const parameterRows = Object.entries(websiteOptions).flatMap(([parameter_name, options]) =>
  Object.entries(options).map(([parameter_value, { th, en }], index) => ({
    parameter_system: 'WEB',
    parameter_name,
    parameter_value,
    parameter_th: th,
    parameter_en: en,
    order_seq: index + 1,
  })),
);

const stamps = { created_by: 'system', updated_by: 'system' };

/**
 * Adds the reference data that is missing, and answers how many rows of each kind. What is there stays as it is.
 * Staff edit it afterwards, so only an empty list of options or an empty table is filled, and deleted rows stay deleted.
 */
export async function seedReference(db: PrismaClient) {
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
    categories: await addGreenOffice(db),
  };
}

/** The part of a connection pool that is needed here. */
interface Asked {
  query(text: string, values: unknown[]): Promise<{ rows: { given: boolean }[] }>;
}

/** Whether all reference data exists: one short statement at every start. */
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

/** Fills a table if it is empty. */
async function intoEmpty(anyRow: Promise<object | null>, fill: () => Promise<{ count: number }>): Promise<number> {
  return (await anyRow) === null ? (await fill()).count : 0;
}

/** Adds the categories and headings of grouped documents to empty tables; staff edit them afterwards. Returns how many categories were added. */
async function addGreenOffice(db: PrismaClient): Promise<number> {
  if ((await db.groupMaster.findFirst({ select: { group_master_id: true } })) !== null) return 0;
  return db.$transaction(async (tx) => {
    const masters = await tx.groupMaster.createManyAndReturn({
      data: greenOffice.map(({ name, title }, place) => ({
        group_master_name_th: name.th,
        group_master_name_en: name.en,
        group_master_title_th: title.th,
        group_master_title_en: title.en,
        order_seq: place + 1,
      })),
      select: { group_master_id: true },
    });
    const headings = greenOffice.flatMap(({ headings }, place) =>
      headings.map((heading) => ({ heading, group_master_id: masters[place]?.group_master_id as number })),
    );
    const subAs = await tx.groupSubA.createManyAndReturn({
      data: headings.map(({ heading, group_master_id }, place) => ({
        group_master_id,
        group_sub_a_index: heading.index,
        group_sub_a_title_th: heading.th,
        group_sub_a_title_en: heading.en,
        order_seq: place + 1,
      })),
      select: { group_sub_a_id: true },
    });
    const subs = headings.flatMap(({ heading }, place) =>
      heading.subs.map(({ th, en }) => ({
        group_sub_a_id: subAs[place]?.group_sub_a_id as number,
        group_sub_b_title_th: th,
        group_sub_b_title_en: en,
      })),
    );
    await tx.groupSubB.createMany({ data: subs.map((sub, place) => ({ ...sub, order_seq: place + 1 })) });
    return masters.length;
  });
}
