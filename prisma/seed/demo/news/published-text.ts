import type { Language } from '@faculty/contracts/kit/bilingual';
import { toBuddhistEra } from '@faculty/contracts/kit/era';

const day = 86_400_000;

const calendars = {
  th: new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
} as const;

/** The day `shift` days from another one. */
export const daysFrom = (date: Date, shift: number) => new Date(date.getTime() + shift * day);

/** The calendar day in Bangkok, as the database keeps days: midnight UTC. */
export const dayOf = (moment: Date) =>
  new Date(`${new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(moment)}T00:00:00Z`);

/** Fills the days and the year a text leaves open: `{day}`, `{day+7}`, `{day-1}`, `{year}`. */
export function dated(text: string, published: Date, language: Language): string {
  const year = published.getUTCFullYear();
  return text
    .replace(/\{day([+-]\d+)?\}/g, (_, shift: string | undefined) => calendars[language].format(daysFrom(published, Number(shift ?? 0))))
    .replaceAll('{year}', String(language === 'th' ? toBuddhistEra(year) : year));
}

/** Where the files stand that texts insert, by file name. */
export type Addresses = ReadonlyMap<string, string>;

/** The blocks of a news item as rich text. A block with a file that is not there is left out. */
export function richText(blocks: readonly string[], published: Date, language: Language, addresses: Addresses): string {
  return blocks
    .filter((block) => [...block.matchAll(upload)].every(([, name = '']) => addresses.has(name)))
    .map((block) => (/^<(?!a )/.test(block) ? block : `<p>${block}</p>`))
    .map((block) => dated(block, published, language).replace(upload, (_, name: string) => addresses.get(name) ?? ''))
    .join('\n');
}

const upload = /\{upload:([^}]+)\}/g;
