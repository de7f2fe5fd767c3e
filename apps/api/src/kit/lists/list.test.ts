import { entities } from '@faculty/contracts/entities';
import { expect, test } from 'vitest';
import { listOf } from './list.ts';

test.each(entities.map((entity) => [entity.name, entity] as const))('%s has a total order for every sort field', (_, entity) => {
  // with ties, pages would repeat or skip rows
  const list = listOf(
    { ...entity, defaultOrder: entity.defaultOrder.filter(({ field }) => field !== entity.idKey) },
    {
      table: 'users',
      search: [],
    },
  );
  for (const query of [{ limit: 15 }, { limit: 15, field: entity.defaultOrder[0]?.field, sort: 'desc' as const }]) {
    for (const order of list.page(query, []).sql.matchAll(/ORDER BY ([^)]*?)(?: LIMIT|\)|$)/g)) {
      expect(order[1]).toMatch(new RegExp(`"users"\\."${entity.idKey}" (A|DE)SC`));
    }
  }
});
