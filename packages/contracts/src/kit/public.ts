import { z } from 'zod';
import type { Language } from './bilingual.ts';

/** Fields that are never public, of whatever entity. The compiler refuses them in `public`, and a test checks it. */
export const neverPublic = [
  'info_mobile',
  'user_platform_reg',
  'email',
  'role',
  'disabled',
  'active',
  'created_by',
  'updated_by',
  'created_at',
  'mou_owner',
  'review_on',
  'review_owner',
  'status_check',
  'status_check_text',
  'status_check_field',
] as const;
type NeverPublic = (typeof neverPublic)[number];
export type PublicField<Row> = Exclude<keyof Row & string, NeverPublic>;

interface PublicOrder<Row> {
  field: keyof Row & string;
  sort: 'asc' | 'desc';
}

/**
 * What everybody may read of an entity, without signing in, and when. A field that is not named here is not public (docs/decisions/0077).
 * A record in use is public now; where the row has `status_check`, once it is accepted. What only the server knows is in its `publicKinds`.
 */
export interface PublicPart<Row, Field extends PublicField<Row> = PublicField<Row>> {
  /** Address of the list, below `/public/v1/`. */
  path: string;
  /** The field that names a record in its address; without it the identifier. */
  key?: PublicField<Row>;
  /** Path of a record's page on the website, before its key; without it there is none. */
  site?: `/${string}`;
  /** Fields of a list entry. */
  fields: readonly Field[];
  /** Further fields of a record. */
  detail?: readonly Field[];
  /** Fields of the first and the last day on which a record is public, in Bangkok; empty = no limit. */
  period?: { start?: keyof Row & string; end?: keyof Row & string };
  /** The flag that says that a record is not public any more. */
  expired?: keyof Row & string;
  /** The flag without which a record is for the staff alone. */
  flag?: keyof Row & string;
  /** The last day of what a record tells of. The record stays public, and readers are told that day. */
  validUntil?: keyof Row & string;
  /** Further fields that the search of all words reads, besides titles and texts in both languages, options and files. */
  searched?: readonly (keyof Row & string)[];
  /** Codes of `searched` that readers know by words: the words of a code. */
  searchedWords?: { readonly [Field in keyof Row & string]?: (code: string) => string };
  /** Filters of the list that the public may use; the search by `q` is always there. */
  filters?: readonly string[];
  /** The order for readers, where it is not the documented one. Its fields are never null. */
  order?: readonly [PublicOrder<Row>, ...PublicOrder<Row>[]];
}

/** A label of a code in an answer. */
export const publicLabel = z.object({ code: z.string(), label: z.string() });
export interface PublicLabel extends z.infer<typeof publicLabel> {}

const twinOf = (field: string) => (field.endsWith('_th') ? field.replace(/_th$/, '_en') : null);
const isTwin = (field: string, shape: object) => field.endsWith('_en') && Object.hasOwn(shape, field.replace(/_en$/, '_th'));

/** The schema of a localized answer: `news_title_th` and `news_title_en` are one field `news_title`. */
export function localizedShape(shape: Readonly<Record<string, z.core.$ZodType>>): Record<string, z.core.$ZodType> {
  const fields = Object.entries(shape).filter(([field]) => !isTwin(field, shape) && field !== 'switch_lang');
  return Object.fromEntries(fields.map(([field, schema]) => [field.replace(/_th$/, ''), schema]));
}

/**
 * A record in one language: fields in pairs become one, English where the record has it (`switch_lang` is on and the text is not empty),
 * else Thai.
 */
export const localized = (record: Readonly<Record<string, unknown>>, language: Language): Record<string, unknown> =>
  localizer(Object.keys(record))(record, language);

/** `localized` for many records with the same fields. */
export function localizer(
  fields: readonly string[],
): (record: Readonly<Record<string, unknown>>, language: Language) => Record<string, unknown> {
  const shape = Object.fromEntries(fields.map((field) => [field, true]));
  const pairs = fields
    .filter((field) => field !== 'switch_lang' && !isTwin(field, shape))
    .map((field) => ({ name: field.replace(/_th$/, ''), field, twin: twinOf(field) }));
  return (record, language) => {
    const isEnglish = language === 'en' && record.switch_lang !== 'N';
    const answer: Record<string, unknown> = {};
    for (const { name, field, twin } of pairs) answer[name] = (isEnglish && twin !== null && record[twin]) || record[field];
    return answer;
  };
}

interface WithPages {
  readonly idKey: string;
  readonly public?: { site?: string; key?: string };
}

/** Path of a record's page on the website: `/news/12`; null for an entity without such pages. */
export function sitePath({ public: part, idKey }: WithPages, record: object): string | null {
  const key = (record as Record<string, unknown>)[part?.key ?? idKey];
  return part?.site === undefined || key === undefined ? null : `${part.site}/${key}`;
}

/**
 * Whether records can be shown on the website by a preview link before they are public: content, which has a bin, with a place on the
 * website. People's accounts are not content.
 */
export const mayBePreviewed = ({ bin, public: part }: { bin?: true; public?: { site?: string } }): boolean =>
  bin === true && part?.site !== undefined;

/** Whether records are content of the website, which `active` shows or hides. Reviewed records, people and option lists are in use or cancelled instead. */
export const isContent = ({ bin, item }: { bin?: true; item: z.core.$ZodType }): boolean =>
  bin === true && !(item instanceof z.ZodObject && 'status_check' in item.shape);

/** Whether changes of a kind may be made to wait for approval: content that the website shows or hides by `active` (docs/decisions/0117). */
export const mayNeedApproval = (entity: { bin?: true; item: z.core.$ZodType; public?: object }): boolean =>
  isContent(entity) && entity.public !== undefined && entity.item instanceof z.ZodObject && 'active' in entity.item.shape;

export const siteStates = ['shown', 'hidden', 'scheduled', 'ended', 'expired'] as const;

interface SiteState {
  /** What is over is `expired` where the entity has a flag for it. */
  state: (typeof siteStates)[number];
  /** The first day of what is scheduled, else the last day (`2026-11-30`); null where there is none. */
  day: string | null;
}

type Fields = Readonly<Record<string, string | null | undefined>>;
type Showing = Pick<PublicPart<Record<string, unknown>>, 'period' | 'expired' | 'flag' | 'validUntil'>;

/** What the website does with a content record on a day in Bangkok, as far as its own fields tell: use, showing period, expiry, end of an MOU. */
export function siteState({ public: part }: { public?: Showing }, record: object, today: string): SiteState {
  const { period, expired, validUntil } = part ?? {};
  const at = (field: string | undefined) => (field === undefined ? null : ((record as Fields)[field] ?? null));
  if (at('active') === 'N') return { state: 'hidden', day: null };
  const [first, [last = null]] = [at(period?.start), [at(period?.end), at(validUntil)].filter((day) => day !== null).sort()];
  const isOver = last !== null && last < today;
  if (isOver || at(expired) === 'Y') return { state: expired === undefined ? 'ended' : 'expired', day: isOver ? last : null };
  if (first !== null && today < first) return { state: 'scheduled', day: first };
  return { state: 'shown', day: last };
}

/** Whether the public sees a record today, as far as its own fields tell: in use, begun, not ended, not expired, accepted. */
export function isShownNow({ public: part }: { public?: Showing }, record: object, today: string): boolean {
  const { validUntil: _, flag = '', ...showing } = part ?? {};
  const { status_check, [flag]: isFlagged } = record as Fields;
  return (
    (status_check === undefined || status_check === 'S') &&
    isFlagged !== 'N' &&
    siteState({ public: showing }, record, today).state === 'shown'
  );
}
