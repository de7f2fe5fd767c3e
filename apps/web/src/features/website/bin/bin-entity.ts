import { defineEntity } from '@faculty/contracts/kit/entity';
import { type BinnedItem, type BinQuery, binnedId, binnedItem, binQuery, binRoutes } from '@faculty/contracts/website/bin';
import { z } from 'zod';

/** The bin as the web kit knows an entity: it can be listed, and what waits there deleted for good. */
export const binEntity = defineEntity<number, BinnedItem, BinnedItem, never, BinQuery>({
  name: 'binned',
  tag: 'Bin',
  page: '/web/bin',
  idKey: 'binned_id',
  id: binnedId,
  row: binnedItem,
  item: binnedItem,
  body: z.never(),
  query: binQuery,
  ownerKey: 'deleted_by',
  defaultOrder: [{ field: 'deleted_at', sort: 'desc' }],
  files: {},
  routes: { list: binRoutes.list, remove: binRoutes.remove },
});
