import { z } from 'zod';
import { defineEntity, stamps } from '../kit/entity.ts';
import { dayOrMoment, flag, optionCode, requiredText, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
import { requireReason, reviewColumns, reviewFields, reviewStates } from '../kit/review.ts';
import { addressOrNone, buddhistYear, noAddress } from '../website/document-fields.ts';
import { publicLevels, publicTypes, workAuthors, workDoi, workWeight } from './work-fields.ts';

export const workBody = z
  .object({
    /** Whose work it is; empty on a new one: whoever adds it. */
    user_name: text(25).default(''),
    work_type: optionCode,
    /** Quality level. */
    work_type_detail: optionCode,
    work_public_type: z.enum(publicTypes).default(publicTypes[0]),
    work_public_inter: z.enum(publicLevels).default(publicLevels[0]),
    /** Index it is in, such as Q1 or TCI1; `-` for none. */
    work_public_base: requiredText(60).default('-'),
    /** Everybody's names, as they stand on the work. */
    work_owner_name_th: requiredText(1000),
    work_owner_name_en: requiredText(1000),
    work_title_th: requiredText(500),
    work_title_en: requiredText(500),
    /** The journal or conference. */
    work_public_title_th: requiredText(500),
    work_public_title_en: requiredText(500),
    /** The owner's share in percent. */
    work_weight: workWeight,
    work_public_year: buddhistYear,
    work_public_no: requiredText(100),
    work_public_number: requiredText(100),
    work_public_isbn: text(100).default(''),
    work_doi: workDoi.default(''),
    work_public_date: dayOrMoment,
    work_public_month_year: requiredText(100),
    work_public_place: requiredText(300),
    work_public_province: requiredText(100),
    work_public_country: requiredText(100),
    /** Y: an uploaded file, N: an address. */
    status_link: flag.default('Y'),
    work_h_url: addressOrNone.default(noAddress),
    ...reviewFields,
    active: flag.default('Y'),
    /** Members who worked on it beside its owner. */
    work_authors: workAuthors.default([]),
  })
  .refine(({ status_link, work_h_url }) => status_link === 'Y' || !['', noAddress].includes(work_h_url), {
    path: ['work_h_url'],
    message: '@required',
    when: whateverElseIsWrong,
  })
  .superRefine(requireReason);
export interface WorkBody extends z.infer<typeof workBody> {}

/** The first save of an empty form names every missing field, those of the refinements too. */
function whateverElseIsWrong({ value }: z.core.ParsePayload): boolean {
  return typeof value === 'object' && value !== null;
}

const itemShape = {
  work_id: z.int(),
  user_name: z.string(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  work_type: z.string(),
  /** What its type is called. */
  parameter_th: z.string(),
  parameter_en: z.string(),
  work_type_detail: z.string(),
  work_public_type: z.string(),
  work_public_inter: z.string(),
  work_public_base: z.string(),
  work_owner_name_th: z.string(),
  work_owner_name_en: z.string(),
  work_title_th: z.string(),
  work_title_en: z.string(),
  work_public_title_th: z.string(),
  work_public_title_en: z.string(),
  work_weight: z.number(),
  work_public_year: z.int(),
  work_public_no: z.string(),
  work_public_number: z.string(),
  work_public_isbn: z.string(),
  work_doi: z.string(),
  work_public_date: z.iso.date().nullable(),
  work_public_month_year: z.string(),
  /** Month and Buddhist year in figures, `05/2569`, and that year alone; of the year of publication where there is no date. */
  MNumYear: z.string(),
  NumYear: z.int(),
  work_public_place: z.string(),
  work_public_province: z.string(),
  work_public_country: z.string(),
  status_link: flag,
  /** Address of the file, which needs a right. */
  work_h_file: z.string().nullable(),
  work_h_url: z.string(),
  ...reviewColumns,
  active: flag,
  ...stamps,
};
const workItem = z.object(itemShape);
export interface WorkItem extends z.infer<typeof workItem> {}

/** A co-author as a record tells them. */
const namedAuthor = z.object({ user_name: z.string(), work_weight: z.number(), full_name_th: z.string(), full_name_en: z.string() });
export interface NamedAuthor extends z.infer<typeof namedAuthor> {}

const workRow = z.object({ ...itemShape, work_authors: z.array(namedAuthor) });
export interface WorkRow extends z.infer<typeof workRow> {}

const workQuery = listQuery(
  [
    'work_id',
    'full_name_th',
    'work_type',
    'work_title_th',
    'work_title_en',
    'work_public_year',
    'work_public_date',
    'status_check',
    'active',
    'updated_at',
  ],
  {
    work_type: optionCode.optional(),
    work_type_detail: optionCode.optional(),
    status_check: z.enum(reviewStates).optional(),
    user_name: text(25).optional(),
    active: flag.optional(),
  },
);
export interface WorkQuery extends z.infer<typeof workQuery> {}

/** An academic work of a member, with its evidence. It belongs to one of its authors; the others are linked to it (docs/decisions/0035). */
export const work = defineEntity<number, WorkRow, WorkItem, WorkBody, WorkQuery, 'work_h_file'>({
  name: 'work',
  kind: { th: 'ผลงาน', en: 'Work' },
  tag: 'Works',
  page: '/web/content_work',
  idKey: 'work_id',
  id: serialId,
  row: workRow,
  item: workItem,
  body: workBody,
  query: workQuery,
  ownerKey: 'user_name',
  titleKeys: ['work_title_th'],
  defaultOrder: [{ field: 'work_id', sort: 'asc' }],
  files: {
    work_h_file: {
      kind: 'document',
      maxMegabytes: 100,
      folder: 'works',
      public: false,
      aliases: ['avatarFileFi', 'file'],
      requiredWhen: ({ status_link }) => status_link === 'Y',
    },
  },
  bin: true,
  copyWithout: ['work_doi', 'status_check', 'status_check_text', 'status_check_field'],
  routes: {
    list: 'GET /web_con_works',
    read: 'GET /web_con_works/:work_id',
    create: 'POST /web_con_works',
    update: 'POST /update_con_works',
    remove: 'POST /delete_con_works',
  },
});
