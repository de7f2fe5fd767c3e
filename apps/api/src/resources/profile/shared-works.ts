import { workParameters } from '@faculty/contracts/lookups/parameters';
import type { SharedWork } from '@faculty/contracts/profile/profile';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { runSql } from '../../db/run-sql.ts';
import { partsOf, workParts } from '../../kit/crud/taking-part.ts';
import { yearOfWork } from '../../kit/lists/buddhist-year.ts';

const most = 200;

/** The works in use that others keep and this person worked on, the latest first. */
export async function sharedWorksOf(app: FastifyInstance, user_name: string): Promise<SharedWork[]> {
  const { rows } = await runSql<SharedWork>(
    app.pool,
    Prisma.sql`
      SELECT web_con_works.work_id, work_title_th, work_title_en, work_public_year, ${yearOfWork('web_con_works')} AS year, status_check, parts.share AS work_weight,
        coalesce(parameter_th, work_type) AS parameter_th, coalesce(parameter_en, work_type) AS parameter_en,
        btrim(fname_th || ' ' || lname_th) AS owner_name_th,
        coalesce(nullif(btrim(fname_en || ' ' || lname_en), ''), btrim(fname_th || ' ' || lname_th)) AS owner_name_en
      FROM ${partsOf(workParts)} parts
      JOIN web_con_works ON web_con_works.work_id = parts.id AND web_con_works.active = 'Y'
      JOIN users ON users.user_name = web_con_works.user_name
      LEFT JOIN dc_params ON parameter_system = 'WEB' AND parameter_name = ${workParameters.types} AND parameter_value = work_type
      WHERE parts.user_name = ${user_name} AND parts.part = 'participant'
      ORDER BY year DESC, web_con_works.work_id DESC LIMIT ${most}`,
  );
  return rows;
}
