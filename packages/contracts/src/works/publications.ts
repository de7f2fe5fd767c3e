import { z } from 'zod';
import { inBuddhistEra } from '../kit/dates/era.ts';
import { errorCode } from '../kit/error-code.ts';
import { buddhistYear, optionCode, serialId, text } from '../kit/fields.ts';
import { exchangeFormats } from './references/exchange.ts';
import { reviewStates } from './review-state.ts';

/** The most works of one list. */
export const maxPublications = 5_000;

/** Documents in the style of the APA, and files for reference managers. */
export const documentFormats = ['docx', 'pdf'] as const;
export const publicationFormats = [...documentFormats, ...exchangeFormats] as const;
export type PublicationFormat = (typeof publicationFormats)[number];

/** Styles of a list that is shown and copied. */
export const publicationStyles = ['apa', ...exchangeFormats] as const;
export type PublicationStyle = (typeof publicationStyles)[number];

const year = buddhistYear.transform(inBuddhistEra).optional();
const filters = {
  language: z.enum(['th', 'en']).default('th'),
  /** Owner or co-author. */
  user_name: text(25).optional(),
  /** Department of the owner or a co-author. */
  up_department_id: serialId.optional(),
  work_type: optionCode.optional(),
  status_check: z.enum(reviewStates).optional(),
  /** In either era. */
  from_year: year,
  to_year: year,
};
const inOrder = ({ from_year, to_year }: { from_year?: number | undefined; to_year?: number | undefined }) =>
  from_year === undefined || to_year === undefined || from_year <= to_year;
const yearsInOrder = { path: ['from_year'], message: errorCode('start_after_end') };

export const publicationQuery = z.object(filters).refine(inOrder, yearsInOrder);
export interface PublicationQuery extends z.infer<typeof publicationQuery> {}

export const shownPublicationsQuery = z
  .object({ ...filters, style: z.enum(publicationStyles).default('apa') })
  .refine(inOrder, yearsInOrder);

/** A list to show and to copy. */
export const publications = z.object({
  count: z.int(),
  /** Of the APA's style: the works in their order, each as upright and italic texts in turn. Of another: one text. */
  entries: z.array(z.array(z.string())),
});

export const publicationRoutes = { show: 'GET /publications', file: 'GET /report/publications/:format' } as const;
