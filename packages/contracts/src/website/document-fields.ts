import { z } from 'zod';
import { arabicDigits } from '../kit/digits.ts';
import { fitting } from '../kit/fields.ts';

/** A number, or `-` for none. */
export const documentNumber = z
  .string()
  .check(fitting(9))
  .trim()
  .overwrite(arabicDigits)
  .min(1)
  .max(9)
  .regex(/^(-|\d+)$/, '@document_number');
