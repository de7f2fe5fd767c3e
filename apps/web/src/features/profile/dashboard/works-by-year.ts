import type { Language } from '@faculty/contracts/kit/bilingual';
import { toCommonEra } from '@faculty/contracts/kit/dates/era';
import type { Dashboard } from '@faculty/contracts/profile/profile';
import { reviewStates } from '@faculty/contracts/works/review-state';
import { yearText } from '../../../kit/theme/dates.ts';

/** One bar a Buddhist year, the latest first; a year in between without works has an empty one. */
export function worksByYear(works: Dashboard['works'], language: Language) {
  if (works.length === 0) return [];
  const years = works.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  // a mistyped year must not make a thousand bars
  const shown =
    last - first < 30 ? Array.from({ length: last - first + 1 }, (_, back) => last - back) : [...new Set(years)].toSorted((a, b) => b - a);
  return shown.map((year) => ({
    name: yearText(year, language),
    to: `/web/content_work?active=Y&start_date=${toCommonEra(year)}-01-01&end_date=${toCommonEra(year)}-12-31`,
    parts: reviewStates.map((key) => ({
      key,
      count: works.find((group) => group.year === year && group.status_check === key)?.count ?? 0,
    })),
  }));
}
