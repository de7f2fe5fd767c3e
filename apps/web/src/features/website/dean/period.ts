import type { Language } from '@faculty/contracts/kit/bilingual';
import type { DirectDeanRow } from '@faculty/contracts/website/direct-dean';
import { speak } from '../../../i18n/speak.ts';
import { dayText } from '../../../kit/theme/dates.ts';
import { deanPhrases } from './dean.phrases.ts';

type Term = Pick<DirectDeanRow, 'direct_dean_start_date' | 'direct_dean_end_date' | 'direct_dean_status_now'>;

/** A dean's term as text: `1/10/2561 – 30/9/2565`, or open-ended for the current dean. */
export function periodText({ direct_dean_start_date: start, direct_dean_end_date: end, direct_dean_status_now }: Term, language: Language) {
  const isNow = direct_dean_status_now === 'Y' || end === null;
  return `${dayText(start, language)} – ${isNow ? speak(deanPhrases, language).present : dayText(end, language)}`;
}
