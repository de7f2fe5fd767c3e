import { z } from 'zod';
import { text } from './fields.ts';

/** The largest page size ("all" in the screens). */
export const maxLimit = 10_000;

/** Initial page size, unless an entity defines another. */
export const defaultPageSize = 15;

export interface ListQuery {
  /** Zero-based. With `limit` absent too, the whole list is answered as an array. */
  page?: number | undefined;
  limit?: number | undefined;
  field?: string | undefined;
  sort?: 'asc' | 'desc' | undefined;
  q?: string | undefined;
}

// shared by all lists, because creating schemas delays the first render
const page = z.coerce.number<number>().int().min(0).max(1_000_000).optional();
const limit = z.coerce.number<number>().int().min(1).max(maxLimit).optional();
const sort = z.enum(['asc', 'desc']).optional();
const q = text(100).optional();

/** The query of a list call: paging, order by one of `sortable`, text search, and the entity's own filters. */
export function listQuery<Field extends string, Filters extends z.ZodRawShape>(sortable: readonly [Field, ...Field[]], filters: Filters) {
  return z.object({ page, limit, field: z.enum(sortable).optional(), sort, q, ...filters });
}
