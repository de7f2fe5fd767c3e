import { buddhistYearOf, firstBuddhistYear, inBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { thaiMonths } from '@faculty/contracts/works/citation';
import type { WorkBody } from '@faculty/contracts/works/work';

/** Facts of a work that do not go together. Each is pointed out, none is refused. */
export type OddPair = 'month' | 'year' | 'nationalQuality' | 'internationalQuality' | 'nationalBase' | 'internationalBase';

type Facts = Pick<WorkBody, 'work_public_inter' | 'work_public_base' | 'work_public_month_year'> & {
  work_public_date: string | null;
  work_public_year: unknown;
};

/**
 * Checks a form's facts about one work for contradictions.
 * @param quality the words of the chosen quality level, which name its reach
 */
export function oddPairs(facts: Facts, quality: string): OddPair[] {
  const { work_public_inter: reach, work_public_base: base, work_public_date: day, work_public_month_year: monthText } = facts;
  const isDay = day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day);
  const isInternational = /นานาชาติ|\bInternational\b/i.test(quality);
  const isNational = !isInternational && /ระดับชาติ|TCI|\bNational\b/.test(quality);
  const found: Record<OddPair, boolean> = {
    month: isDay && !namesMonthOf(monthText, day),
    year: isDay && isOtherYear(facts.work_public_year, day),
    nationalQuality: isNational && reach === 'ระดับนานาชาติ',
    internationalQuality: isInternational && reach === 'ระดับชาติ',
    nationalBase: /^TCI/i.test(base) && reach === 'ระดับนานาชาติ',
    internationalBase: /^(Q[1-4]|Scopus|ISI)$/i.test(base) && reach === 'ระดับชาติ',
  };
  return (Object.keys(found) as OddPair[]).filter((pair) => found[pair]); // its own keys
}

/** Whether a text such as `พฤษภาคม 2567` or `มกราคม - มิถุนายน 2569` includes the month and year of a day. What it does not mention is no contradiction. */
function namesMonthOf(text: string, day: string): boolean {
  const years = (text.match(/\d{4}/g) ?? []).map((year) => inBuddhistEra(Number(year)));
  if (years.length > 0 && !years.includes(buddhistYearOf(day))) return false;
  const months = thaiMonths.flatMap((name, index) => (text.includes(name) ? index + 1 : []));
  const month = Number(day.slice(5, 7));
  return months.length === 0 || (month >= Math.min(...months) && month <= Math.max(...months));
}

/** A volume such as 12 is no year. */
function isOtherYear(year: unknown, day: string): boolean {
  const number = Number(year);
  return number >= firstBuddhistYear && number <= 3000 && number !== buddhistYearOf(day);
}
