import { z } from 'zod';
import { fitting } from '../../kit/fields.ts';
import { arabicDigits } from '../../kit/text/digits.ts';

/** A number, or `-` for none. */
export const documentNumber = z
  .string()
  .check(fitting(9))
  .trim()
  .overwrite(arabicDigits)
  .min(1)
  .max(9)
  .regex(/^(-|\d+)$/, '@document_number');
