import { z } from 'zod';
import { storedChecks } from '../kit/findings/checks.ts';
import { moment } from '../kit/wire.ts';

/** What is stored of a record's findings. */
export const recordFindingsAnswer = z.object({
  rows: z.array(
    z.object({
      check_name: z.enum(storedChecks),
      /** Where a check speaks of a field of its own: the English text that is older. */
      field: z.string(),
      since: moment,
      /** Line of the history before which the Thai text was as the English one translates it. */
      line: z.string().nullable(),
    }),
  ),
});
export type StoredFinding = z.infer<typeof recordFindingsAnswer>['rows'][number];

/** Says that an English text is still right, although the Thai one was changed. */
export const englishRightBody = z.object({ field: z.string().max(60) });

export const findingRoutes = {
  /** Needs the right to view the record. */
  list: 'GET /findings/:entity/:record_id',
  /** Needs the right to edit the record. */
  englishRight: 'POST /findings/:entity/:record_id/english_right',
} as const;
