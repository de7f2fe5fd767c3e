import { z } from 'zod';
import { listOf, text } from './fields.ts';

/** So many uses are named, and so many counted of each kind of record. */
export const namedUses = 10;
export const countedUses = 1_000;

/** Records, by their identifiers, whose files are asked about: all of them, or those of one field. */
export const fileUsesQuery = z.object({ entity: text(40), ids: listOf(text(100), 200), field: text(60).optional() });
export interface FileUsesQuery extends z.infer<typeof fileUsesQuery> {}

/** Other records whose texts and addresses show a file of these. */
export const fileUses = z.object({
  /** How many there are, the person's or not. */
  count: z.int(),
  /** The latest of those that the person may view. */
  rows: z.array(z.object({ entity: z.string(), id: z.string(), title: z.string(), page: z.string() })),
});
export interface FileUses extends z.infer<typeof fileUses> {}

/** This product's own call: where files are shown, asked before they are deleted or replaced. */
export const fileUsesRoutes = { find: 'GET /file_uses' } as const;
