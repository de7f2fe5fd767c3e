import { z } from 'zod';
import { errorCode } from '../kit/error-code.ts';
import { fitting } from '../kit/fields.ts';

/** The name of a page in its public address: letters, digits and underscores. Cannot be changed after create, because other pages link to it. */
export const urlName = (min: number, max: number) =>
  z
    .string()
    .check(fitting(max))
    .trim()
    .min(1)
    .min(min)
    .max(max)
    .regex(/^[A-Za-z0-9_]*$/, errorCode('url_name'));
