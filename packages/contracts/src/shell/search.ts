import { z } from 'zod';
import { text } from '../kit/fields.ts';
import { siteStates } from '../kit/public.ts';
import { pageKeys } from '../pages.ts';

/** Entities included in the global search, in display order, each with the fields that a hit shows below its title; of a pair the one in the caller's language. */
const shownFields = {
  member: ['email'],
  work: ['full_name', 'NumYear'],
  activity: ['full_name', 'activity_date'],
  news: ['new_start_date'],
  doc: ['doc_year'],
  mou: ['doc_year'],
  content_page: ['page_url'],
  article_page: ['article_page_url'],
  person_page: ['persons_url'],
  direct_dean: ['direct_dean_start_date', 'direct_dean_end_date'],
  group_item: ['group_sub_a_index', 'group_item_year'],
  link: ['links_url'],
} as const;
export type SearchedEntity = keyof typeof shownFields;
export const searchedFields: Readonly<Record<SearchedEntity, readonly string[]>> = shownFields;
export const searchedEntities = Object.keys(shownFields) as SearchedEntity[]; // keys of a literal

/** A search of whole texts counts so many exactly; one more says that there are more. */
export const mostCounted = 1_000;

/** Where the words of a search stand in a text: a part of it, in pieces, of which those that are searched for are marked. */
export const foundPlace = z.array(z.object({ text: z.string(), found: z.literal(true).optional() }));
export type FoundPlace = z.infer<typeof foundPlace>;

/** Query, and maximum rows per entity. */
export const searchQuery = z.object({ q: text(100), limit: z.coerce.number<number>().int().min(1).max(20).default(5) });
export interface SearchQuery extends z.infer<typeof searchQuery> {}

/** What was found, in the caller's language. */
const searchHit = z.object({
  id: z.string(),
  title: z.string(),
  /** The fields below the title; days are `2026-11-30`, and numbers are Buddhist years. */
  details: z.array(z.union([z.string(), z.int()])),
  /** Public address. */
  picture: z.string().nullable(),
  /** Of content: what the website does with it today, and since or until when. */
  state: z.enum(siteStates),
  day: z.iso.date().nullable(),
  /** Where the words stand; null where that is in the title, or nowhere else that is shown. */
  place: foundPlace.nullable(),
});
export interface SearchHit extends z.infer<typeof searchHit> {}

/** Per entity with matches: its list, the first hits, and the number of all. */
export const searchAnswer = z.object({
  kinds: z.array(z.object({ entity: z.enum(searchedEntities), page: z.enum(pageKeys), count: z.int(), hits: z.array(searchHit) })),
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
