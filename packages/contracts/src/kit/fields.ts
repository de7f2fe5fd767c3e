import { z } from 'zod';
import { firstBuddhistYear, isoInCommonEra } from './dates/era.ts';
import { errorCode } from './error-code.ts';
import { arabicDigits } from './text/digits.ts';
import { hasForbidden, withoutForbidden } from './text/forbidden-characters.ts';
import { mendText } from './text/mend-text.ts';
import { splitCommas } from './wire.ts';

/** The documented flag: Y or N. */
export const flag = z.enum(['Y', 'N']);
export type Flag = z.infer<typeof flag>;

/** More combining marks on one letter than Unicode's stream-safe limit: normalizing them takes quadratic time. */
export const stackedMarks = /\p{M}{31}/u;

/**
 * The first check of every text: rejects a raw text that is too long before any other check or normalization. Allows for
 * four characters that NFC composes into one, and for surrounding spaces.
 */
export const fitting = (max: number) => (ctx: z.core.ParsePayload<string>) => {
  if (ctx.value.length > max * 4 + 100) ctx.issues.push({ code: 'too_big', origin: 'string', maximum: max, input: ctx.value });
};

/**
 * Bounded text, trimmed, in Unicode NFC (Thai vowels and tone marks can be typed in several orders) and without invisible characters. One `.check` call for all checks,
 * because each call creates another schema and a page creates hundreds before the first render.
 */
export const text = (max: number) =>
  z.string().check(
    fitting(max),
    z.refine((raw: string) => !stackedMarks.test(raw), { message: errorCode('characters'), abort: true }),
    z.overwrite(mendText),
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(max),
    z.refine((mended: string) => !hasForbidden(mended), errorCode('characters')),
  );

/** `text` that is not empty. */
export const requiredText = (max: number) => text(max).min(1);

/** A person's name: pasted line breaks become spaces, because names appear in e-mails, lists and options. */
export const nameText = (max: number) => text(max).overwrite((name) => name.replace(/\s*[\t\n\r\u0085\u2028\u2029]+\s*/g, ' '));

/**
 * HTML of at most 2 million characters, not normalized. The server sanitizes it. Characters that no answer could hold are left out instead of
 * refused, because nobody finds them in a pasted text.
 */
export const richText = z.string().max(2_000_000, { abort: true }).overwrite(withoutForbidden);

/** Whether HTML shows nothing: only empty blocks and line breaks, no text and no embedded element. Linear time. */
export const isBlankHtml = (html: string): boolean =>
  html.replace(/<\/?(?:p|br|div|section|span|strong|em|h[1-6])\b[^<>]*>|&nbsp;|\s/gi, '') === '';

/** Rich text that is not blank. */
export const requiredRichText = richText.refine((html) => !isBlankHtml(html), errorCode('required'));

/** Codes of prefixes, positions and education levels: 3 to 5 digits. */
export const digitCode = z
  .string()
  .check(fitting(5))
  .trim()
  .overwrite(arabicDigits)
  .min(1)
  .min(3, errorCode('code_length'))
  .max(5, errorCode('code_length'))
  .regex(/^[0-9]+$/, errorCode('code_digits'));

/** Code of a parameter option, such as `A1` or `SDGs17`. */
export const optionCode = z
  .string()
  .check(fitting(40))
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\w-]+$/, errorCode('format'));

/**
 * Order number: `AUTO` (the next number) or a number with at most 2 decimals.
 * The documents limit it to 3 digits; 6 are allowed, because otherwise the 1,000th news item could not be edited (docs/differences.md).
 */
export const orderSeq = z.union(
  [
    z.literal('AUTO'),
    z.coerce
      .string()
      .check(fitting(9))
      .trim()
      .overwrite(arabicDigits)
      .regex(/^\d{1,6}(\.\d{1,2})?$/, errorCode('order'))
      .transform(Number),
  ],
  errorCode('order'),
);

const isoDay = z.iso.date(errorCode('date')).refine((date) => date >= '1000' && date < String(firstBuddhistYear), errorCode('date'));

/** Converts a Buddhist year to its Gregorian one, and a moment (ISO 8601) to its day in Bangkok, or without a zone to its own date. */
const dayOf = (given: unknown): unknown => {
  if (typeof given !== 'string' || given.length >= 40) return given;
  const value = isoInCommonEra(given);
  const [, date, zone] = /^(\d{4}-\d{2}-\d{2})T.*?(Z|[+-]\d{2}:?\d{2})?$/i.exec(value) ?? [];
  // Date.parse reads 30 February as 2 March
  if (!isoDay.safeParse(date).success) return value;
  const at = Date.parse(value);
  if (Number.isNaN(at)) return value;
  return zone === undefined ? date : new Date(at + 7 * 3_600_000).toISOString().slice(0, 10);
};

/**
 * A calendar day `YYYY-MM-DD` from year 1000; the database has no year 0. Moments are accepted too, because legacy clients send them
 * for days, and Buddhist years.
 */
export const day = z.preprocess(dayOf, isoDay);

/** A required day; an empty value is reported as missing, not as invalid. */
export const requiredDay = z.preprocess(dayOf, requiredText(40).pipe(isoDay));

/** A calendar day; empty or left out means none. */
export const optionalDay = z.union([day, z.literal('').transform(() => null), z.null()], errorCode('date')).default(null);

const maxListLength = 20_000;

/** Rejects an overlong list before its items are parsed; converts a comma list or JSON text to an array. */
const listUpTo = (max: number) => (value: unknown, ctx: z.core.$RefinementCtx) => {
  const isLong = typeof value === 'string' ? value.length > maxListLength : Array.isArray(value) && value.length > max;
  if (!isLong) return typeof value === 'string' ? splitCommas(value) : value;
  ctx.issues.push({ code: 'too_big', origin: 'array', maximum: max, input: value });
  return z.NEVER;
};

/** A list as an array, a comma list, or JSON text in a form part. */
export const listOf = <Item extends z.ZodType>(item: Item, max: number) => z.preprocess(listUpTo(max), z.array(item).max(max));

/** Parses a number from a path, a form part or JSON; empty is undefined, not zero. */
const parseNumber = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? undefined;
  if (value.trim() === '') return undefined;
  const number = Number(arabicDigits(value));
  // other text is returned unchanged, so that the error is "not a number" instead of "missing"
  return Number.isNaN(number) ? value : number;
};

/** A number in Arabic or Thai digits, within the schema's bounds: `number(z.int().min(1).max(12))`. An empty value is missing, never 0. */
export const number = <Bounds extends z.ZodType>(bounds: Bounds) => z.preprocess(parseNumber, bounds);

/** An amount of baht and satang, from 0. */
export const money = (max: number) =>
  number(
    z
      .number()
      .min(0)
      .max(max)
      .multipleOf(0.01)
      // -0 becomes 0
      .overwrite((amount) => amount + 0),
  );

/** A year of the Buddhist era, within the documented bounds. */
export const buddhistYear = number(z.int().min(2000, errorCode('buddhist_year_min')).max(9999, errorCode('buddhist_year_max')));

/** A positive integer identifier, from a path, a form part or JSON. */
export const serialId = number(z.number().int().positive().max(2_147_483_647));

/** For the `when` of a refinement: runs it although other fields failed, so that one answer reports every wrong field. */
export const runDespiteErrors = ({ value }: z.core.ParsePayload): boolean => typeof value === 'object' && value !== null;

/** An e-mail address, in lower case. */
export const email = z.string().check(fitting(254)).trim().toLowerCase().min(1).max(254, { abort: true }).pipe(z.email());

/** Characters that could end an attribute or start a tag in the website's HTML. */
const unsafeCharacters = /["<>`]/g;

/** An address as text: unsafe characters are percent-encoded, the rest is stored as typed, including Thai. */
const addressText = text(500)
  .overwrite((address) => address.replace(unsafeCharacters, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`))
  .max(500);

export const isWebAddress = (address: string) => /^https?:\/\/\S+$/i.test(address);

/** A full http(s) address, or empty. Other schemes such as `javascript:` are rejected, because the address becomes a link. */
export const webAddress = addressText.refine((address) => address === '' || isWebAddress(address), errorCode('web_address'));

/** Documented value for a record without an address. */
export const noAddress = '#';

/** A full web address, `#`, or empty. */
export const addressOrNone = addressText.refine(
  (address) => address === '' || address === noAddress || isWebAddress(address),
  errorCode('web_address'),
);

/** An address typed into a field that may still contain the `#`: a leading `#` is removed. */
export const addressAfterHash = addressText
  .overwrite((address) => address.replace(/^#\s*/, ''))
  .refine((address) => address === '' || isWebAddress(address), errorCode('web_address'));
