import { z } from 'zod';
import { countryCodes } from '../../kit/countries.ts';
import { period } from '../../kit/dates/period.ts';
import { showingColumns, showingFields } from '../../kit/dates/showing.ts';
import { auditColumns, type FileRule } from '../../kit/entity.ts';
import { errorCode } from '../../kit/error-code.ts';
import {
  addressOrNone,
  buddhistYear,
  day,
  flag,
  listOf,
  noAddress,
  optionalDay,
  optionCode,
  requiredText,
  serialId,
  text,
} from '../../kit/fields.ts';
import { findingFilter } from '../../kit/findings/checks.ts';
import { fileOrLink, languageSwitch } from '../../kit/flags.ts';
import { choice } from '../../kit/labels.ts';
import { listQuery } from '../../kit/list-query.ts';
import { lookAgainColumns, lookAgainFields } from '../../kit/look-again.ts';
import { commaText } from '../../kit/wire.ts';
import { documentNumber } from './document-fields.ts';

const expiry = choice({ Y: { th: 'หมดอายุแล้ว', en: 'Expired' }, N: { th: 'ยังไม่หมดอายุ', en: 'Not expired' } });

/** Documents and MOUs are one type of record in two sections, each with its own page. */
export const docSection = choice({ DOC: { th: 'เอกสาร', en: 'Document' }, MOU: { th: 'บันทึกความร่วมมือ (MOU)', en: 'MOU' } });
export const docSections = docSection.options;
export type DocSection = z.infer<typeof docSection>;

/** The group of documents with references to other documents. */
export const referringGroup = 'D2';
/** Groups of documents with a cover. */
const coverGroups: readonly string[] = ['D4', 'D14'];
/** Groups of meeting papers: agendas and minutes. */
const meetingGroups: readonly string[] = ['D15', 'D16', 'D17', 'D18', 'D19'];
export const isMeeting = (group: string): boolean => meetingGroups.includes(group);

/** Documented values for agenda and minutes; empty for any other document. */
export const meetingPaper = choice({
  '': { th: '', en: '' },
  วาระการประชุม: { th: 'วาระการประชุม', en: 'Agenda' },
  รายงานการประชุม: { th: 'รายงานการประชุม', en: 'Minutes' },
});

/** Fields of both sections; each section adds its own rules. */
export const documentFields = {
  doc_section: docSection.default('DOC'),
  doc_group_tag: optionCode.default('D1'),
  /** Display sections, within the group. */
  doc_type_tag: listOf(optionCode, 30).refine((sections) => sections.length > 0, errorCode('required')),
  /** Keywords. */
  doc_tag: listOf(text(60).min(1), 30).default([]),
  /** Agenda or minutes; only in meeting groups. */
  doc_tag_b: meetingPaper.default(''),
  /** Ids of documents it refers to; only in `referringGroup`. */
  doc_ref: listOf(serialId, 30).default([]),
  doc_index: documentNumber.default('-'),
  doc_year: buddhistYear,
  doct_date: optionalDay,
  doc_title_th: requiredText(500),
  doc_title_en: text(500).default(''),
  /** Description of the document; for an MOU, the organisation's name. */
  doc_content_th: text(2000).default(''),
  doc_content_en: text(2000).default(''),
  /** Y: an uploaded file, N: an address. */
  status_link: fileOrLink.default('Y'),
  doc_h_url: addressOrNone.default(noAddress),
  switch_lang: languageSwitch.default('N'),
  active: flag.default('Y'),
  expire: expiry.default('N'),
  ...showingFields,
  ...lookAgainFields,
  /** Last day of an MOU, and the user name of the person to remind. */
  mou_end_date: optionalDay,
  mou_owner: text(25).default(''),
  /** Country of an MOU's organisation, by ISO 3166-1; empty where nobody said. */
  mou_country: z.enum(['', ...countryCodes]).default(''),
};
const documentBody = z.object(documentFields);
export interface DocumentBody extends z.infer<typeof documentBody> {}

/** Refinement: an address is required when the document is not a file. */
export function requireAddress({ status_link, doc_h_url }: DocumentBody, ctx: z.core.$RefinementCtx<DocumentBody>): void {
  if (status_link === 'Y' || (doc_h_url !== '' && doc_h_url !== noAddress)) return;
  ctx.addIssue({ code: 'custom', path: ['doc_h_url'], message: errorCode('required'), input: doc_h_url });
}

/** Refinement: a meeting paper is marked as agenda or minutes. */
export function requireMeetingPaper({ doc_group_tag, doc_tag_b }: DocumentBody, ctx: z.core.$RefinementCtx<DocumentBody>): void {
  if (!isMeeting(doc_group_tag) || doc_tag_b !== '') return;
  ctx.addIssue({ code: 'custom', path: ['doc_tag_b'], message: errorCode('required'), input: doc_tag_b });
}

/** Whether records of this section and group have covers. */
export const hasCover = (section: DocSection, group: string): boolean => section === 'MOU' || coverGroups.includes(group);

export const documentRow = z.object({
  doc_id: z.int(),
  doc_section: docSection,
  doc_group_tag: z.string(),
  doc_type_tag: commaText,
  doc_tag: commaText,
  doc_tag_b: meetingPaper,
  doc_ref: commaText,
  doc_index: z.string(),
  doc_year: z.int(),
  doct_date: z.iso.date().nullable(),
  doc_title_th: z.string(),
  doc_title_en: z.string(),
  doc_content_th: z.string(),
  doc_content_en: z.string(),
  status_link: fileOrLink,
  /** Public address of the file. */
  doc_h_file: z.string().nullable(),
  doc_h_url: z.string(),
  /** Public address of the cover; the small one is the same address with `?size=small`. */
  doc_h_image_th: z.string().nullable(),
  doc_h_image_en: z.string().nullable(),
  switch_lang: languageSwitch,
  active: flag,
  expire: expiry,
  ...showingColumns,
  ...lookAgainColumns,
  mou_end_date: z.iso.date().nullable(),
  mou_owner: z.string(),
  mou_country: z.string(),
  ...auditColumns,
});
export interface DocumentRow extends z.infer<typeof documentRow> {}

export const documentQuery = listQuery(
  ['doc_id', 'doc_year', 'doc_title_th', 'doc_title_en', 'doct_date', 'mou_end_date', 'active', 'updated_at'],
  {
    doc_section: docSection.optional(),
    doc_group_tag: optionCode.optional(),
    doc_type_tag: optionCode.optional(),
    doc_year: buddhistYear.optional(),
    /** Of its date; without one, of its year. */
    ...period,
    /** First and last of the days on which an MOU ends. */
    mou_end_from: day.optional(),
    mou_end_to: day.optional(),
    mou_country: z.enum(countryCodes).optional(),
    active: flag.optional(),
    finding: findingFilter,
  },
);
export interface DocumentQuery extends z.infer<typeof documentQuery> {}

/** What is public of both sections. */
export const documentPublic = {
  fields: [
    'doc_id',
    'doc_group_tag',
    'doc_type_tag',
    'doc_tag',
    'doc_tag_b',
    'doc_ref',
    'doc_index',
    'doc_year',
    'doct_date',
    'doc_title_th',
    'doc_title_en',
    'doc_content_th',
    'doc_content_en',
    'status_link',
    'doc_h_file',
    'doc_h_url',
    'doc_h_image_th',
    'doc_h_image_en',
    'switch_lang',
    'show_end_date',
  ],
  order: [
    { field: 'doc_year', sort: 'desc' },
    { field: 'doc_id', sort: 'desc' },
  ],
  period: { start: 'show_start_date', end: 'show_end_date' },
  searched: ['doc_tag', 'doc_year'],
  expired: 'expire',
} as const;

export type DocumentFile = 'doc_h_file' | 'doc_h_image_th' | 'doc_h_image_en';

/** File rules of a section. Both sections share a folder, because a file part can arrive before the section is known. */
export function documentFiles(section: DocSection): Readonly<Record<DocumentFile, FileRule<DocumentBody>>> {
  const folder = 'documents';
  const cover = { kind: 'image', maxMegabytes: 3, folder, public: true } as const;
  const needsCover = ({ doc_group_tag }: DocumentBody) => hasCover(section, doc_group_tag);
  return {
    doc_h_file: {
      kind: 'document',
      maxMegabytes: 100,
      folder,
      public: true,
      aliases: ['avatarFileFi'],
      requiredWhen: ({ status_link }) => status_link === 'Y',
    },
    doc_h_image_th: { ...cover, aliases: ['avatarFile'], requiredWhen: needsCover },
    doc_h_image_en: { ...cover, aliases: ['avatarFileEn'], requiredWhen: (body) => needsCover(body) && body.switch_lang === 'Y' },
  };
}

/** Both sections share these routes; the stored record or the body determines the section. */
export const documentRoutes = {
  list: 'GET /web_con_docs',
  read: 'GET /web_con_docs/:doc_id',
  create: 'POST /web_con_docs',
  update: 'POST /update_con_docs',
  remove: 'POST /delete_con_docs',
} as const;
