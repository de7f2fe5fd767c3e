import { z } from 'zod';
import { monthInAddress } from './lc-reports.ts';

export const lcOverviewParams = z.object(monthInAddress);

const byType = { U: z.int(), E: z.int(), S: z.int(), all: z.int() };

/** One month of the language centre: the figures of the reports, in one bounded answer. */
export const lcOverview = z.object({
  visits: z.int(),
  /** Distinct members, without deleted ones. */
  people: z.int(),
  /** Total of the visits with a recorded end. */
  minutes: z.int(),
  /** Number of visits with a recorded end. */
  timed: z.int(),
  /** Visits ended automatically at closing time. */
  closed: z.int(),
  /** Visits that have not ended yet. */
  inside: z.int(),
  /** Visits of the month before. */
  visits_before: z.int(),
  /** The latest month that has visits, `YYYY-MM`; null without any visit. */
  latest: z.string().nullable(),
  departments: z.array(z.object({ up_department_name_th: z.string(), up_department_name_en: z.string(), ...byType })),
  days: z.array(z.object({ day: z.string(), ...byType })),
  /** Visits by hour of the check-in and day of the week, from Monday. */
  hours: z.array(z.object({ hour: z.int(), weekdays: z.array(z.int()).length(7) })),
});
export interface LcOverview extends z.infer<typeof lcOverview> {}

export const lcOverviewRoute = 'GET /report/lc_overview/:year/:month';
