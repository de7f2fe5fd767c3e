import { z } from 'zod';
import { arabicDigits } from './digits.ts';
import { splitCommas } from './wire.ts';

/** The documented flag: Y or N. */
export const flag = z.enum(['Y', 'N']);
export type Flag = z.infer<typeof flag>;

/**
 * Control characters other than tab and line ends, halves of a character, and what is no character: PostgreSQL refuses some, XML (and so a
 * workbook) all of them, and none can be seen.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const clean = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff\p{Cs}]*$/u;

/** More marks on one letter than any script needs (Unicode's stream-safe limit): putting them in order takes time by their square. */
export const pile = /\p{M}{31}/u;

/**
 * The first check of every text: refuses by its raw length what cannot fit, before anything is done to the text, and ends
 * the checking. Four characters may become one in NFC, and some spaces around are forgiven.
 */
export const fitting = (max: number) => (ctx: z.core.ParsePayload<string>) => {
  if (ctx.value.length > max * 4 + 100) ctx.issues.push({ code: 'too_big', origin: 'string', maximum: max, input: ctx.value });
};

/**
 * Bounded text, trimmed and in Unicode NFC (Thai vowels and tone marks can be typed in several orders). All checks are added at once:
 * each `.check` makes another schema, and a page makes hundreds of them before it shows anything.
 */
export const text = (max: number) =>
  z.string().check(
    fitting(max),
    z.refine((raw: string) => !pile.test(raw), { message: '@characters', abort: true }),
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(max),
    z.regex(clean, '@characters'),
  );

/** The same, and not empty. */
export const requiredText = (max: number) => text(max).min(1);

/** A person's name, in one line: what is pasted over several becomes one. A name goes into mails, lists and choices of others. */
export const nameText = (max: number) => text(max).overwrite((name) => name.replace(/\s*[\t\n\r\u0085\u2028\u2029]+\s*/g, ' '));

/** Rich text: 2 million characters, kept as it is, so never normalised. The server removes what would run code. */
export const richText = z
  .string()
  .max(2_000_000, { abort: true })
  .refine((html) => !/[\0\ufffe\uffff]/.test(html) && html.isWellFormed(), '@characters');

/** Whether HTML shows nothing: empty paragraphs and lines, but no words, and nothing that stands for itself. Takes time by its length. */
export const isBlankHtml = (html: string): boolean =>
  html.replace(/<\/?(?:p|br|div|section|span|strong|em|h[1-6])\b[^<>]*>|&nbsp;|\s/gi, '') === '';

/** Rich text with something in it. */
export const requiredRichText = richText.refine((html) => !isBlankHtml(html), '@required');

/** Codes of prefixes, positions and education levels: 3 to 5 digits. */
export const digitCode = z
  .string()
  .check(fitting(5))
  .trim()
  .overwrite(arabicDigits)
  .min(1)
  .min(3, '@code_length')
  .max(5, '@code_length')
  .regex(/^[0-9]+$/, '@code_digits');

/** Code of a parameter option, such as `A1` or `SDGs17`. */
export const optionCode = z
  .string()
  .check(fitting(40))
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\w-]+$/, '@format');

/**
 * Order number: `AUTO` (the next number) or a number with at most 2 decimals.
 * The documents speak of 3 digits; 6 are allowed, else the 1,000th news item could not be edited (docs/decisions/0034).
 */
export const orderSeq = z.union(
  [
    z.literal('AUTO'),
    z.coerce
      .string()
      .check(fitting(9))
      .trim()
      .overwrite(arabicDigits)
      .regex(/^\d{1,6}(\.\d{1,2})?$/, '@order')
      .transform(Number),
  ],
  '@order',
);

const isoDay = z.iso.date('@date').refine((date) => date >= '1000', '@date');

/** A moment (ISO 8601) means its day in Bangkok, or, without a zone, the day it names. */
const dayOfMoment = (value: unknown): unknown => {
  const [, named, zone] =
    (typeof value === 'string' && value.length < 40 && /^(\d{4}-\d{2}-\d{2})T.*?(Z|[+-]\d{2}:?\d{2})?$/i.exec(value)) || [];
  // Date.parse takes 30 February for 2 March
  if (!isoDay.safeParse(named).success) return value;
  const at = Date.parse(String(value));
  if (Number.isNaN(at)) return value;
  return zone === undefined ? named : new Date(at + 7 * 3_600_000).toISOString().slice(0, 10);
};

/**
 * A calendar day `YYYY-MM-DD` of a year that people write with four digits; the database knows no year 0. Legacy clients write a day as a
 * moment, so every call takes one.
 */
export const day = z.preprocess(dayOfMoment, isoDay);

/** A day that must be given; left empty it is missing, not wrong. */
export const requiredDay = z.preprocess(dayOfMoment, requiredText(40).pipe(isoDay));

/** A calendar day; empty or left out means none. */
export const optionalDay = z.union([day, z.literal('').transform(() => null), z.null()], '@date').default(null);

const longestList = 20_000;

/** Refuses what is too long for a list before any of its items is looked at; a comma list or JSON text becomes an array. */
const listUpTo = (max: number) => (value: unknown, ctx: z.core.$RefinementCtx) => {
  const isLong = typeof value === 'string' ? value.length > longestList : Array.isArray(value) && value.length > max;
  if (!isLong) return typeof value === 'string' ? splitCommas(value) : value;
  ctx.issues.push({ code: 'too_big', origin: 'array', maximum: max, input: value });
  return z.NEVER;
};

/** A list that may arrive as an array, as a comma list or as JSON text in a form part. */
export const listOf = <Item extends z.ZodType>(item: Item, max: number) => z.preprocess(listUpTo(max), z.array(item).max(max));

/** What a number is written as, in a path, a form part or JSON; empty is missing, not zero. */
const numberWritten = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? undefined;
  if (value.trim() === '') return undefined;
  const number = Number(arabicDigits(value));
  // text that is no number stays, so that the answer is "not a number" instead of "missing"
  return Number.isNaN(number) ? value : number;
};

/** A number in Arabic or Thai digits, within the schema's bounds: `number(z.int().min(1).max(12))`. Left empty it is missing, never 0. */
export const number = <Bounds extends z.ZodType>(bounds: Bounds) => z.preprocess(numberWritten, bounds);

/** An amount of baht and satang, from 0. */
export const money = (max: number) =>
  number(
    z
      .number()
      .min(0)
      .max(max)
      .multipleOf(0.01)
      // the other zero is an ordinary one
      .overwrite((amount) => amount + 0),
  );

/** A year of the Buddhist era, within the documented bounds. */
export const buddhistYear = number(z.int().min(2000, '@buddhist_year_min').max(9999, '@buddhist_year_max'));

/** A positive integer identifier, from a path, a form part or JSON. */
export const serialId = number(z.number().int().positive().max(2_147_483_647));

/** For the `when` of a refinement: the first save of an empty form names every missing field, those of refinements too. */
export const evenIfOthersFail = ({ value }: z.core.ParsePayload): boolean => typeof value === 'object' && value !== null;

/** An e-mail address, in lower case. */
export const email = z.string().check(fitting(254)).trim().toLowerCase().min(1).max(254, { abort: true }).pipe(z.email());

/** What ends an attribute in somebody else's HTML, or begins a tag there. */
const unsafeSigns = /["<>`]/g;

/** An address as text: those signs are stored as a URL parser writes them, the rest stays as it was typed, Thai words too. */
const addressText = text(500)
  .overwrite((address) => address.replace(unsafeSigns, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`))
  .max(500);

const isWebAddress = (address: string) => /^https?:\/\/\S+$/i.test(address);

/** A full web address, or nothing. Never `javascript:` and the like: it becomes a link. */
export const webAddress = addressText.refine((address) => address === '' || isWebAddress(address), '@web_address');

/** What stands where a record has no address (documented). */
export const noAddress = '#';

/** A full web address, `#` or nothing. */
export const addressOrNone = addressText.refine(
  (address) => address === '' || address === noAddress || isWebAddress(address),
  '@web_address',
);

/** An address as it is typed into a field that holds `#`, often behind it; `#` alone is none. */
export const addressBehindSign = addressText
  .overwrite((address) => address.replace(/^#\s*/, ''))
  .refine((address) => address === '' || isWebAddress(address), '@web_address');
