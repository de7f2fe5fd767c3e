import { type JobPositionQuery, jobPosition } from '@faculty/contracts/members/job-position';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { orderOf, slice } from '../../kit/paging.ts';
import { registerResource } from '../../kit/resource.ts';

export function jobPositionResource(app: FastifyInstance): void {
  registerResource(app, jobPosition, {
    async list(query, { db, mine }) {
      const where = { ...whereOf(query), ...mine('created_by') };
      const [rows, count] = await Promise.all([
        db.jobPosition.findMany({ where, orderBy: orderOf(jobPosition, query), ...slice(query) }),
        db.jobPosition.count({ where }),
      ]);
      return { rows, count };
    },
    read: (job_position_code, { db }) => db.jobPosition.findUnique({ where: { job_position_code } }),
    create: (body, { db, stamps }) => db.jobPosition.create({ data: { ...body, ...stamps.add } }),
    update: (job_position_code, body, { db, stamps, unchangedSince }) =>
      db.jobPosition.update({ where: { job_position_code, updated_at: unchangedSince }, data: { ...body, ...stamps.edit } }),
    remove: (job_position_code, { db, unchangedSince }) =>
      db.jobPosition.delete({ where: { job_position_code, updated_at: unchangedSince } }),
  });
}

function whereOf({ q, job_position_type, active }: JobPositionQuery): Prisma.JobPositionWhereInput {
  const contains = { contains: q ?? '', mode: 'insensitive' as const };
  return {
    ...(job_position_type && { job_position_type }),
    ...(active && { active }),
    ...(q && {
      OR: [
        { job_position_code: contains },
        { job_position_s_th: contains },
        { job_position_l_th: contains },
        { job_position_s_en: contains },
        { job_position_l_en: contains },
      ],
    }),
  };
}
