import type { FindingFilter } from '@faculty/contracts/kit/findings/checks';
import { isChecked } from '@faculty/contracts/kit/findings/found';
import type { PageKey } from '@faculty/contracts/pages';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../crud/context.ts';
import { ownIn } from '../crud/handlers.ts';
import { countOf } from '../lists/found-texts.ts';
import type { Search } from '../lists/search.ts';
import { findingCondition } from './conditions.ts';

/**
 * How many records the filter `finding` shows, of each kind whose records the person may edit and where there is one; cached until records
 * or findings change.
 */
export async function countFound(
  app: FastifyInstance,
  person: Person,
  finding: FindingFilter,
): Promise<{ page: PageKey; count: number }[]> {
  const kinds = Array.from(app.listSources.values(), ({ entity }) => entity).filter(
    (entity) => isChecked(entity) && person.right(entity.page).view && person.right(entity.page).edit,
  );
  const counted = kinds.map(async (entity) => {
    const { table, listFor, ownCondition } = app.searches.get(entity.name) as Search; // every list is one
    const list = listFor(undefined);
    const own = ownIn(person, entity.page);
    const count = await countOf(app, list, [...list.conditions({}), findingCondition(entity, table)(finding), ownCondition(own)]);
    return { page: entity.page, count };
  });
  return (await Promise.all(counted)).filter(({ count }) => count > 0);
}
