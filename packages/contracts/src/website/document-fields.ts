import { z } from 'zod';
import { arabicDigits } from '../kit/digits.ts';
import { fitting } from '../kit/fields.ts';

/** A year of the Buddhist era, within the documented bounds. */
export const buddhistYear = z.preprocess(
  (value) => (typeof value !== 'string' ? value : value.trim() === '' ? undefined : Number(arabicDigits(value))),
  z.int().min(2000, '@buddhist_year_min').max(9999, '@buddhist_year_max'),
);

/** A number, or `-` for none. */
export const documentNumber = z
  .string()
  .check(fitting(9))
  .trim()
  .overwrite(arabicDigits)
  .min(1)
  .max(9)
  .regex(/^(-|\d+)$/, '@document_number');
