import { z } from 'zod';
import { flag, serialId, text, webAddress } from '../kit/fields.ts';
import { moment } from '../kit/wire.ts';
import { type PageKey, pageKeys } from '../pages.ts';
import { foundPlace } from '../shell/search.ts';

/** Records of one replacement. */
export const mostReplaced = 500;

const record = { entity: z.string().max(40), id: serialId };
const titles = { title: z.string(), title_en: z.string() };

/** As in an input of one line. */
const line = z.string().overwrite((text) => text.replace(/[\r\n]+/g, ' '));

/** Places of one record: no text has as many of one. */
export const mostPlaces = 1_000;
/** Shorter texts are searched in titles alone, and found in most of what is written. */
export const shortestFound = 3;

/** A text to find as it is read: letter for letter, or as searches take it. `after` continues where the last answer ended. */
export const findQuery = z.object({
  q: line.min(shortestFound).max(200),
  exact: flag.default('Y'),
  after: z
    .string()
    .regex(/^[a-z_]{1,40}:\d{1,10}$/)
    .optional(),
});
export interface FindQuery extends z.infer<typeof findQuery> {}

/** One place of the text: the number of the place in its field, and the place in its sentence. */
const hit = z.object({ field: z.string(), at: z.int(), place: foundPlace });
export const foundRecord = z.object({ ...record, ...titles, page: z.string(), updated_at: moment, hits: z.array(hit) });
export interface FoundRecord extends z.infer<typeof foundRecord> {}

/** Some records in which the text was found, and where to go on; null at the end. `complete`: false while texts are being collected. */
export const found = z.object({ rows: z.array(foundRecord), next: z.string().nullable(), complete: z.boolean() });
export interface Found extends z.infer<typeof found> {}

/** Words in the place of others, in the chosen places of records as they were found. */
export const replaceBody = z.object({
  q: findQuery.shape.q,
  exact: flag.default('Y'),
  words: line.max(1_000),
  records: z
    .array(
      z.object({
        ...record,
        updated_at: moment,
        hits: z.array(z.object({ field: z.string().max(60), at: z.int().min(0) })).max(mostPlaces),
      }),
    )
    .min(1)
    .max(mostReplaced),
});
export interface ReplaceBody extends z.infer<typeof replaceBody> {}

/** A new address in the place of a dead one, in every record that the person may change. */
export const replaceAddressBody = z.object({ address: text(2_000).min(1), to: webAddress.min(1) });
export interface ReplaceAddressBody extends z.infer<typeof replaceAddressBody> {}

/** What a change of many records did: `change_id` undoes it; those that were left alone are named, with the error and the field it is about. */
export const changedMany = z.object({
  change_id: z.string(),
  changed: z.int(),
  /** Records that somebody who may publish has to accept first. */
  waiting: z.int(),
  refused: z.array(z.object({ ...record, ...titles, code: z.string(), field: z.string() })),
});
export interface ChangedMany extends z.infer<typeof changedMany> {}

export const linkStates = {
  dead: { th: 'เปิดไม่ได้แล้ว', en: 'Dead' },
  unknown: { th: 'ตรวจไม่ได้', en: 'Cannot tell' },
} as const;

export const linkQuery = z.object({ state: z.enum(['dead', 'unknown']).default('dead') });
export const links = z.object({
  /** Whether addresses are checked at night here. */
  is_on: z.boolean(),
  rows: z.array(
    z.object({
      address: z.string(),
      /** The status of its answer, or why there was none. */
      answer: z.string(),
      /** The day of the first night on which it answered so. */
      since: z.iso.date(),
      places: z.array(z.object({ ...record, ...titles, page: z.string() })),
    }),
  ),
});
export interface Links extends z.infer<typeof links> {}

/** Filters of the lists that show what is to be looked at again. */
export const lookAgainFindings = ['look_again', 'untouched'] as const;

/** How many records each of them shows in a list whose records the person may edit. */
export const lookAgain = z.array(
  z.object({ finding: z.enum(lookAgainFindings), page: z.enum(pageKeys as [PageKey, ...PageKey[]]), count: z.int() }), // there are some
);
export type LookAgain = z.infer<typeof lookAgain>;

/** Additive calls of the page that keeps content true (docs/decisions/0114, 0115). */
export const upkeepRoutes = {
  find: 'GET /upkeep/find',
  replace: 'POST /upkeep/replace',
  links: 'GET /upkeep/links',
  replaceAddress: 'POST /upkeep/replace_address',
  lookAgain: 'GET /upkeep/look_again',
} as const;
