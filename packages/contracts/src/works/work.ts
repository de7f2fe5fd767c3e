import { z } from 'zod';
import { period } from '../kit/dates/period.ts';
import { defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { addressOrNone, flag, noAddress, optionCode, requiredDay, requiredText, runDespiteErrors, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
import { requireReason, reviewFields, reviewStates } from './review-state.ts';
import { publicLevels, publicTypes, workAuthors, workDoi, workPublicYear, workWeight } from './work-fields.ts';
import { type WorkItem, type WorkRow, workItem, workRow } from './work-row.ts';

export const workBody = z
  .object({
    /** Owner; the caller when empty on create. */
    user_name: text(25).default(''),
    work_type: optionCode,
    /** Quality level. */
    work_type_detail: optionCode,
    work_public_type: z.enum(publicTypes).default(publicTypes[0]),
    work_public_inter: z.enum(publicLevels).default(publicLevels[0]),
    /** Citation index, such as Q1 or TCI1; `-` for none. */
    work_public_base: requiredText(60).default('-'),
    /** Names of all authors, as printed on the work. */
    work_owner_name_th: requiredText(1000),
    work_owner_name_en: requiredText(1000),
    work_title_th: requiredText(500),
    work_title_en: requiredText(500),
    /** Journal or conference. */
    work_public_title_th: requiredText(500),
    work_public_title_en: requiredText(500),
    /** The owner's share in percent. */
    work_weight: workWeight,
    work_public_year: workPublicYear,
    work_public_no: requiredText(100),
    work_public_number: requiredText(100),
    work_public_isbn: text(100).default(''),
    work_doi: workDoi.default(''),
    work_public_date: requiredDay,
    work_public_month_year: requiredText(100),
    work_public_place: requiredText(300),
    work_public_province: requiredText(100),
    work_public_country: requiredText(100),
    /** Y: an uploaded file, N: an address. */
    status_link: flag.default('Y'),
    work_h_url: addressOrNone.default(noAddress),
    ...reviewFields,
    active: flag.default('Y'),
    /** Co-authors from the faculty. */
    work_authors: workAuthors.default([]),
  })
  .refine(({ status_link, work_h_url }) => status_link === 'Y' || !['', noAddress].includes(work_h_url), {
    path: ['work_h_url'],
    message: errorCode('required'),
    when: runDespiteErrors,
  })
  .superRefine(requireReason);
export interface WorkBody extends z.infer<typeof workBody> {}

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
    work_public_inter: text(40).optional(),
    status_check: z.enum(reviewStates).optional(),
    /** Owner or co-author. */
    user_name: text(25).optional(),
    /** Range of the publication date. */
    ...period,
    active: flag.optional(),
  },
);
export interface WorkQuery extends z.infer<typeof workQuery> {}

/** An academic work of a member, with its evidence. One author is the owner; the others are linked as co-authors (docs/decisions/0035). */
export const work = defineEntity<number, WorkRow, WorkItem, WorkBody, WorkQuery, 'work_h_file'>()({
  name: 'work',
  tag: 'Works',
  page: '/web/content_work',
  idKey: 'work_id',
  id: serialId,
  row: workRow,
  item: workItem,
  body: workBody,
  query: workQuery,
  ownerKey: 'user_name',
  title: { th: ['work_title_th'], en: ['work_title_en'] },
  defaultOrder: [{ field: 'work_id', sort: 'asc' }],
  screenOrder: { field: 'work_public_date', sort: 'desc' },
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
  public: {
    path: 'works',
    site: '/works',
    fields: [
      'work_id',
      'user_name',
      'full_name_th',
      'full_name_en',
      'work_type',
      'parameter_th',
      'parameter_en',
      'work_owner_name_th',
      'work_owner_name_en',
      'work_title_th',
      'work_title_en',
      'work_public_title_th',
      'work_public_title_en',
      'work_public_year',
      'work_public_no',
      'work_public_number',
      'work_doi',
      'work_public_date',
      'work_public_month_year',
      'NumYear',
      'updated_at',
    ],
    detail: [
      'work_type_detail',
      'work_public_type',
      'work_public_inter',
      'work_public_isbn',
      'work_public_place',
      'work_public_province',
      'work_public_country',
    ],
    filters: ['work_type', 'work_public_inter', 'user_name', 'start_date', 'end_date'],
    order: [{ field: 'work_id', sort: 'desc' }],
  },
  routes: {
    list: 'GET /web_con_works',
    read: 'GET /web_con_works/:work_id',
    create: 'POST /web_con_works',
    update: 'POST /update_con_works',
    remove: 'POST /delete_con_works',
  },
});
