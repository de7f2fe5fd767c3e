import { entities } from '@faculty/contracts/entities';
import { expect, test } from 'vitest';
import { listOf } from './list.ts';

test.each(entities.map((entity) => [entity.name, entity] as const))('the order of %s is total, whatever it is sorted by', (_, entity) => {
  // pages of an order with ties repeat some rows and leave out others
  const list = listOf({ ...entity, defaultOrder: entity.defaultOrder.filter(({ field }) => field !== entity.idKey) } as never, {
    table: 't',
    where: () => [],
  });
  for (const query of [{ limit: 15 }, { limit: 15, field: entity.defaultOrder[0]?.field, sort: 'desc' as const }]) {
    for (const order of list.page(query, []).sql.matchAll(/ORDER BY ([^)]*?)(?: LIMIT|\)|$)/g)) {
      expect(order[1]).toMatch(new RegExp(`"t"\\."${entity.idKey}" (A|DE)SC`));
    }
  }
});
