import type { Language } from '@faculty/contracts/kit/words';

const day = 86_400_000;

const calendars = {
  th: new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
} as const;

/** The day `shift` days from another one. */
export const daysFrom = (date: Date, shift: number) => new Date(date.getTime() + shift * day);

/** Fills the days and the year a text leaves open: `{day}`, `{day+7}`, `{day-1}`, `{year}`. */
export function dated(text: string, published: Date, language: Language): string {
  return text
    .replace(/\{day([+-]\d+)?\}/g, (_, shift: string | undefined) => calendars[language].format(daysFrom(published, Number(shift ?? 0))))
    .replaceAll('{year}', String(published.getUTCFullYear() + (language === 'th' ? 543 : 0)));
}

/** The blocks of a news item as rich text, its picture filled in, or left out where there is none. */
export function richText(blocks: readonly string[], published: Date, language: Language, pictureAddress: string | undefined): string {
  return blocks
    .filter((block) => pictureAddress !== undefined || !block.includes('{picture}'))
    .map((block) => (block.startsWith('<') && !block.startsWith('<a') ? block : `<p>${block}</p>`))
    .map((block) => dated(block, published, language).replaceAll('{picture}', pictureAddress ?? ''))
    .join('\n');
}
