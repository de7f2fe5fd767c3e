import { z } from 'zod';
import { errorCode } from '../../kit/error-code.ts';
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
  .regex(/^(-|\d+)$/, errorCode('document_number'));
