import { z } from 'zod';
import { auditColumns } from '../kit/entity.ts';
import { flag } from '../kit/fields.ts';
import { fileOrLink } from '../kit/flags.ts';
import { personShare } from './person-part.ts';
import { reviewColumns } from './review-state.ts';
import { authorState } from './work-fields.ts';

const itemShape = {
  work_id: z.int(),
  user_name: z.string(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  work_type: z.string(),
  /** Name of the work's type. */
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
  /** Month and Buddhist year of the publication date, `05/2569`, and the year alone. Without a date, from the year of publication. */
  MNumYear: z.string(),
  NumYear: z.int(),
  work_public_place: z.string(),
  work_public_province: z.string(),
  work_public_country: z.string(),
  status_link: fileOrLink,
  /** Address of the file; needs the right to view the work. */
  work_h_file: z.string().nullable(),
  work_h_url: z.string(),
  ...reviewColumns,
  active: flag,
  ...auditColumns,
};
/** A list entry. */
export const workItem = z.object({ ...itemShape, ...personShare });
export interface WorkItem extends z.infer<typeof workItem> {}

/** A co-author in an answer. */
const namedAuthor = z.object({
  user_name: z.string(),
  work_weight: z.number().nullable(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  author_state: authorState,
  /** When they confirmed or refused. */
  decided_at: z.iso.datetime({ offset: true }).nullable(),
});
export interface NamedAuthor extends z.infer<typeof namedAuthor> {}

/** A work with its co-authors. */
export const workRow = z.object({ ...itemShape, corresponding_author: z.string().nullable(), work_authors: z.array(namedAuthor) });
export interface WorkRow extends z.infer<typeof workRow> {}
