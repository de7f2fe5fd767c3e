import { z } from 'zod';
import { text } from './fields.ts';

/** The kinds of records a search of everything finds, by their names, in the order they are shown. The web app says how each is shown. */
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

/** What is looked for, and how many of each kind are shown. */
export const searchQuery = z.object({ q: text(100), limit: z.coerce.number<number>().int().min(1).max(20).default(5) });
export interface SearchQuery extends z.infer<typeof searchQuery> {}

/** Of each kind that has any: the first of them as its own list tells them, and how many there are. */
export const searchAnswer = z.object({
  kinds: z.array(z.object({ entity: z.enum(searchedEntities), count: z.int(), rows: z.array(z.unknown()) })),
});
export interface SearchAnswer extends z.infer<typeof searchAnswer> {}

/** This product's own call: a search in every kind of record that the person may view. */
export const searchRoutes = { find: 'GET /search' } as const;
