import { jobPosition } from '@faculty/contracts/members/job-position';
import type { FastifyInstance } from 'fastify';
import { registerResource } from '../../kit/crud/resource.ts';

export function jobPositionResource(app: FastifyInstance): void {
  registerResource(app, jobPosition, {
    list: {
      table: 'job_positions',
      search: ['job_position_code', 'job_position_s_th', 'job_position_l_th', 'job_position_s_en', 'job_position_l_en'],
    },
    create: (body, { db, stamps }) => db.jobPosition.create({ data: { ...body, ...stamps.add } }),
    update: (body, { db, stamps, where }) => db.jobPosition.update({ where, data: { ...body, ...stamps.edit } }),
  });
}
