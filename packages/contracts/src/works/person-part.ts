import { z } from 'zod';

/** Part of a person in a record: its owner, or a participant (co-author of a work, participant of an activity). */
export const parts = ['owner', 'participant'] as const;
export type Part = (typeof parts)[number];

/**
 * Part of a person in a listed record: of the person that the list is filtered by, otherwise of the caller. Null: none.
 * A participant can view the record, but not change it.
 */
export const personPart = { person_part: z.enum(parts).nullable() };

/** For works: with the person's share in percent. */
export const personShare = { ...personPart, person_share: z.number().nullable() };
