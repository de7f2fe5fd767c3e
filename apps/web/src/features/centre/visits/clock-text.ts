import { arabicDigits } from '@faculty/contracts/kit/text/digits';

/** Reads a time of the day as people write it, by 24 hours: `14:30`, `14.30 น.`, `1430`, `9:05`, in Thai digits too. Answers `HH:MM`, or null. */
export function parseClock(text: string): string | null {
  const plain = arabicDigits(text).replace(/น\.?$/, '').trim();
  const [, hours = '', minutes = ''] = /^(\d{1,2})\s*[:.]\s*(\d{2})$/.exec(plain) ?? /^(\d{1,2})(\d{2})$/.exec(plain) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
