import { z } from 'zod';

/** The owner of a record, or one of the others it names: a co-author of a work, a participant of an activity. */
export const parts = ['owner', 'participant'] as const;
export type Part = (typeof parts)[number];

/**
 * What a person has to do with a record of a list: the one the list is filtered by, else who asks. Null: nothing.
 * A participant sees the record and changes nothing of it.
 */
export const personPart = { person_part: z.enum(parts).nullable() };

/** The same of a work, with the person's share in percent. */
export const personShare = { ...personPart, person_share: z.number().nullable() };
