import { z } from 'zod';
import { splitCommas } from './wire.ts';

/** The documented flag: Y or N. */
export const flag = z.enum(['Y', 'N']);
export type Flag = z.infer<typeof flag>;

/** Control characters other than tab and line ends; PostgreSQL refuses NUL, and none of them can be seen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const clean = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

/** Bounded text, trimmed and in Unicode NFC (Thai vowels and tone marks can be typed in several orders). */
export const text = (max: number) => z.string().trim().normalize('NFC').max(max).regex(clean, '@characters');

/** The same, and not empty. */
export const requiredText = (max: number) => text(max).min(1);

/** Rich text: 2 million characters, kept as it is but for NUL. The server removes what would run code. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL cannot store NUL
export const richText = z
  .string()
  .max(2_000_000)
  .regex(/^[^\u0000]*$/, '@characters');

/** Codes of prefixes, positions and education levels: 3 to 5 digits. */
export const digitCode = z
  .string()
  .trim()
  .min(1)
  .min(3, '@code_length')
  .max(5, '@code_length')
  .regex(/^[0-9]+$/, '@code_digits');

/** Code of a parameter option, such as `A1` or `SDGs17`. */
export const optionCode = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\w-]+$/, '@format');

/**
 * Order number: `AUTO` (the next number) or a number with at most 2 decimals.
 * The documents speak of 3 digits; 6 are allowed, else the 1,000th news item could not be edited (docs/decisions/0007).
 */
export const orderSeq = z.union(
  [
    z.literal('AUTO'),
    z.coerce
      .string()
      .trim()
      .regex(/^\d{1,6}(\.\d{1,2})?$/, '@order')
      .transform(Number),
  ],
  '@order',
);

/** A calendar day `YYYY-MM-DD`; empty means none. */
export const optionalDay = z.union([z.iso.date('@date'), z.literal('').transform(() => null), z.null()], '@date');

/** A list that may arrive as an array, as a comma list or as JSON text in a form part. */
export const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess((value) => (typeof value === 'string' ? splitCommas(value) : value), z.array(item).max(max));

/** A positive integer identifier, from a path, a form part or JSON. */
export const serialId = z.coerce.number<number>().int().positive().max(2_147_483_647);

/** What every content record carries beside its own fields. */
export const email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email());
