import { z } from 'zod';
import { serialId } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { type CitedFields, citedFields } from './work-of-citation.ts';

/** Sources that are asked nightly for the works of a person with an ORCID iD. */
export const arrivalSources = { openalex: 'OpenAlex', orcid: 'ORCID' } as const;
export type ArrivalSource = keyof typeof arrivalSources;
const source = z.enum(Object.keys(arrivalSources) as [ArrivalSource, ...ArrivalSource[]]); // keys of a literal

/** What a person decides of a work that arrived. */
export const arrivalState = choice({
  new: { th: 'ใหม่', en: 'New' },
  taken: { th: 'รับเป็นผลงานใหม่', en: 'Taken as a new work' },
  refused: { th: 'ไม่ใช่ผลงานของฉัน', en: 'Not mine' },
  joined: { th: 'มีอยู่แล้วในระบบ', en: 'Already here' },
});

/** A publication that arrived for the person who asks. */
export const workArrival = z.object({
  arrival_id: z.int(),
  sources: z.array(source),
  /** What it is called, and what it fills in the form of a work. */
  fields: citedFields,
  /** The work that it seems to be, of those that the person owns or takes part in. */
  match: z.object({ work_id: z.int(), work_title_th: z.string(), work_title_en: z.string() }).nullable(),
});
export interface WorkArrival extends z.infer<typeof workArrival> {}

export const workArrivals = z.object({
  /** The sources that are asked here. */
  asked: z.array(source),
  /** The number of all, of which the rows are the first. */
  count: z.int(),
  rows: z.array(workArrival),
});
export interface WorkArrivals extends z.infer<typeof workArrivals> {}

export const arrivalDecision = z.object({
  state: arrivalState,
  /** The person's work that it became or is; where it is left out, the one that was found. */
  work_id: serialId.optional(),
});
export interface ArrivalDecision extends z.infer<typeof arrivalDecision> {}

/** What the audit log calls the fields of a decision. */
export const arrivalLabels = { state: { th: 'การตัดสิน', en: 'Decision' }, work_id: { th: 'ผลงาน', en: 'Work' } };

/** Additive calls; each person sees and decides their own arrivals. */
export const arrivalRoutes = {
  list: 'GET /work_arrivals',
  decide: 'POST /work_arrivals/:arrival_id',
} as const;

/** The fields of a work that may stay empty, or say "-", until a source tells them. */
export const completedFields = [
  'work_doi',
  'work_public_isbn',
  'work_public_no',
  'work_public_number',
  'work_public_date',
  'work_public_month_year',
  'work_public_place',
  'work_public_province',
  'work_public_country',
] as const satisfies (keyof CitedFields)[];
export type CompletedField = (typeof completedFields)[number];

/** What a source tells that a work here lacks. */
export function lackedBy(work: Readonly<Record<CompletedField, string | null>>, fields: CitedFields): CitedFields {
  const lacking = completedFields.filter((name) => fields[name] && ['', '-', null].includes(work[name]));
  return Object.fromEntries(lacking.map((name) => [name, fields[name]]));
}
