import { z } from 'zod';
import { listOf, text } from '../kit/fields.ts';

export const maxCountedUses = 1_000;

/** Records by their identifiers; all of their files, or those of one field. */
export const fileUsesQuery = z.object({ entity: text(40), ids: listOf(text(100), 200), field: text(60).optional() });
export interface FileUsesQuery extends z.infer<typeof fileUsesQuery> {}

/** Other records whose texts or addresses refer to one of the files. */
export const fileUses = z.object({
  /** Number of uses, including those that the person may not view. */
  count: z.int(),
  /** The latest uses that the person may view. */
  rows: z.array(z.object({ entity: z.string(), id: z.string(), title: z.string(), page: z.string() })),
});
export interface FileUses extends z.infer<typeof fileUses> {}

/** Additive call: finds the uses of files, before they are deleted or replaced. */
export const fileUsesRoutes = { find: 'GET /file_uses' } as const;
