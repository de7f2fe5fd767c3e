import { defineEntity } from '@faculty/contracts/kit/entity';
import { type ReviewItem, type ReviewQuery, reviewId, reviewItem, reviewQuery, reviewRoutes } from '@faculty/contracts/works/review';
import { z } from 'zod';

/** The queue as the web kit knows an entity: it can be listed, and nothing else. */
export const reviewEntity = defineEntity<string, ReviewItem, ReviewItem, never, ReviewQuery>({
  name: 'review',
  tag: 'Reviews',
  page: '/web/review',
  idKey: 'review_id',
  id: reviewId,
  row: reviewItem,
  item: reviewItem,
  body: z.never(),
  query: reviewQuery,
  ownerKey: 'user_name',
  defaultOrder: [{ field: 'since', sort: 'asc' }],
  files: {},
  routes: { list: reviewRoutes.list },
});
