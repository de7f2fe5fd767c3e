import { type LcUserBody, type LcUserRow, lcUser } from '@faculty/contracts/centre/lc-user';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { registerResource } from '../../kit/crud/resource.ts';
import { filePaths } from '../../kit/files/file-fields.ts';
import { equals } from '../../kit/lists/conditions.ts';
import { momentWithin } from '../../kit/lists/period-conditions.ts';
import { registerImport } from './import/register-import.ts';
import { registerExport } from './lc-user-export.ts';

const omit = { search_text: true } as const;
const include = { department: { select: { up_department_name_th: true, up_department_name_en: true } } } as const;

/** The members of the language centre. A deleted one's visits stay for the statistics, without a name (docs/decisions/0043). */
export function lcUserResource(app: FastifyInstance): void {
  registerResource(app, lcUser, {
    list: {
      table: 'mem_lc_users',
      joins: { up_departments: Prisma.sql`up_departments.up_department_id = mem_lc_users.job_title` },
      fields: {
        disabled: Prisma.sql`(NOT mem_lc_users.disabled)::int`,
        up_department_name_th: Prisma.sql`up_departments.up_department_name_th`,
        up_department_name_en: Prisma.sql`up_departments.up_department_name_en`,
      },
      search: 'search_text',
      filters: {
        disabled: (disabled) => equals('mem_lc_users.disabled', disabled === 'N'),
        added_on: (day) => momentWithin('mem_lc_users.created_at', { start_date: day, end_date: day }),
      },
    },
    create: (body, ctx) => ctx.db.lcUser.create({ data: { ...data(body), ...filePaths(ctx), ...ctx.stamps.add } }),
    update: (body, ctx) => ctx.db.lcUser.update({ where: ctx.where, data: { ...data(body), ...filePaths(ctx), ...ctx.stamps.edit } }),
  });
  registerImport(app, {
    data,
    async find(db, { user_name, user_code }) {
      const where = { OR: [{ user_name: { in: user_name } }, { user_code: { in: user_code } }] };
      return (await db.lcUser.findMany({ where, include, omit })).map(toRow);
    },
  });
  registerExport(app);
}

function toRow({ department, disabled, ...row }: Prisma.LcUserGetPayload<{ include: typeof include; omit: typeof omit }>): LcUserRow {
  return { ...row, ...department, disabled: disabled ? 0 : 1 };
}

function data({ disabled, ...body }: LcUserBody) {
  const { user_name, user_code, fname_th, lname_th, fname_en, lname_en, field_title } = body;
  return {
    ...body,
    disabled: disabled === 'N',
    search_text: searchText(user_name, user_code, `${fname_th} ${lname_th}`, `${fname_en} ${lname_en}`, field_title),
  };
}
