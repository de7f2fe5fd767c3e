import { z } from 'zod';
import type { AnyEntity } from './entity.ts';
import { optionalDay, text } from './fields.ts';

/** Until which day somebody is to look at a record again, and who (a user name); both may be empty. For a body. */
export const lookAgainFields = { review_on: optionalDay, review_owner: text(25).default('') };

/** For a row. */
export const lookAgainColumns = { review_on: z.iso.date().nullable(), review_owner: z.string() };

/** Whether somebody can be asked to look at the records of an entity again. */
export const isLookedAgain = ({ body }: Pick<AnyEntity, 'body'>): boolean => body instanceof z.ZodObject && 'review_on' in body.shape;
