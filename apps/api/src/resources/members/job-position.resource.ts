import { jobPosition } from '@faculty/contracts/members/job-position';
import type { FastifyInstance } from 'fastify';
import { registerResource } from '../../kit/crud/resource.ts';
import { equals, textIn } from '../../kit/lists/conditions.ts';

export function jobPositionResource(app: FastifyInstance): void {
  registerResource(app, jobPosition, {
    list: {
      table: 'job_positions',
      where: ({ q, job_position_type, active }) => [
        textIn(q, 'job_position_code', 'job_position_s_th', 'job_position_l_th', 'job_position_s_en', 'job_position_l_en'),
        equals('job_position_type', job_position_type),
        equals('active', active),
      ],
    },
    create: (body, { db, stamps }) => db.jobPosition.create({ data: { ...body, ...stamps.add } }),
    update: (body, { db, stamps, where }) => db.jobPosition.update({ where, data: { ...body, ...stamps.edit } }),
  });
}
