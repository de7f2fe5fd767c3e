import { z } from 'zod';
import { text } from '../kit/fields.ts';

/** Entities included in the global search, in display order. */
export const searchedEntities = [
  'member',
  'work',
  'activity',
  'news',
  'doc',
  'mou',
  'content_page',
  'article_page',
  'person_page',
  'direct_dean',
  'group_item',
  'link',
] as const;
export type SearchedEntity = (typeof searchedEntities)[number];

/** Query, and maximum rows per entity. */
export const searchQuery = z.object({ q: text(100), limit: z.coerce.number<number>().int().min(1).max(20).default(5) });
export interface SearchQuery extends z.infer<typeof searchQuery> {}

/** Per entity with matches: the first rows in the format of its list, and the number of matches. */
export const searchAnswer = z.object({
  kinds: z.array(z.object({ entity: z.enum(searchedEntities), count: z.int(), rows: z.array(z.unknown()) })),
});
export interface SearchAnswer extends z.infer<typeof searchAnswer> {}

/** Additive call: searches every entity that the person may view. */
export const searchRoutes = { find: 'GET /search' } as const;
