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

/** A search of whole texts counts so many exactly; one more says that there are more. */
export const mostCounted = 1_000;

/** Where the words of a search stand in a text: a part of it, in pieces, of which those that are searched for are marked. */
export const foundPlace = z.array(z.object({ text: z.string(), found: z.literal(true).optional() }));
export type FoundPlace = z.infer<typeof foundPlace>;

/** Query, and maximum rows per entity. */
export const searchQuery = z.object({ q: text(100), limit: z.coerce.number<number>().int().min(1).max(20).default(5) });
export interface SearchQuery extends z.infer<typeof searchQuery> {}

/** Per entity with matches: the first rows in the format of its list, where the words stand in each, and the number of matches. */
export const searchAnswer = z.object({
  kinds: z.array(
    z.object({
      entity: z.enum(searchedEntities),
      count: z.int(),
      rows: z.array(z.unknown()),
      /** For each row; null where the words stand in its title, or nowhere else that is shown. */
      places: z.array(foundPlace.nullable()),
    }),
  ),
  /** Whether the texts of all records are searched; false for a while after an update. */
  complete: z.boolean(),
});
export interface SearchAnswer extends z.infer<typeof searchAnswer> {}

/** Where the words stand in records of one entity, for its list. */
export const placesQuery = z.object({
  entity: z.enum(searchedEntities),
  q: text(100),
  ids: z
    .string()
    .max(2_000)
    .regex(/^\d{1,9}(?:,\d{1,9})*$/),
});
export const placesAnswer = z.object({ places: z.record(z.string(), foundPlace), complete: z.boolean() });

/** Additive calls: the search of every entity that the person may view, and the places of what their list has found. */
export const searchRoutes = { find: 'GET /search', places: 'GET /search/places' } as const;
