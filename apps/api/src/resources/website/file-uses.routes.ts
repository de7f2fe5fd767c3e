import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import { type FileUsesQuery, fileUses, fileUsesQuery, fileUsesRoutes } from '@faculty/contracts/kit/file-uses';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../../kit/crud/context.ts';
import { findFileUses } from '../../kit/files/file-uses.ts';
import { ApiError } from '../../kit/http/errors.ts';

/** Where files are used, for a question before deleting or replacing them: for those who may view their records. */
export function fileUsesCall(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: fileUsesRoutes.find.slice('GET '.length),
    config: { signedIn: true },
    schema: {
      tags: ['Files'],
      summary: 'The records whose texts show files of these; those that the caller may not view are only counted',
      querystring: fileUsesQuery,
      response: { 200: fileUses },
    },
    handler: async (request) => {
      const query = request.query as FileUsesQuery;
      if (!isEntityKey(query.entity)) throw new ApiError('not_found');
      const entity = entityOf[query.entity];
      const person = request.person as Person;
      if (!person.right(entity.page).view) throw new ApiError('forbidden');
      return findFileUses(app, person, entity, query);
    },
  });
}
