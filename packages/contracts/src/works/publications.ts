import { z } from 'zod';
import { endBeforeStart, endsAfterStart } from '../kit/dates/period.ts';
import { text } from '../kit/fields.ts';
import { exchangeFormats } from './references/exchange.ts';
import { workFilters } from './work.ts';

/** The most works of one list. */
export const maxPublications = 5_000;

/** Styles of a list that is shown and copied; documents are in the first. */
export const publicationStyles = ['apa', ...exchangeFormats] as const;
export type PublicationStyle = (typeof publicationStyles)[number];

export const publicationQuery = z
  .object({
    ...workFilters,
    /** Owner or co-author. */
    user_name: text(25).optional(),
    language: z.enum(['th', 'en']).default('th'),
    style: z.enum(publicationStyles).default('apa'),
  })
  .refine(endsAfterStart, endBeforeStart);
export interface PublicationQuery extends z.infer<typeof publicationQuery> {}

/** A list to show and to copy. */
export const publications = z.object({
  count: z.int(),
  /** Of the APA's style: the works in their order, each as upright and italic texts in turn. Of another: one text. */
  entries: z.array(z.array(z.string())),
});

export const publicationRoutes = { show: 'GET /publications', file: 'GET /report/publications/:format' } as const;
