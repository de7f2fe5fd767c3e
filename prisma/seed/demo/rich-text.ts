import type { Language } from '@faculty/contracts/kit/bilingual';
import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { z } from 'zod';

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

/** Fills the placeholders of a text: `{day}`, `{day+7}`, `{day-1}`, `{year}`. */
export function dated(text: string, published: Date, language: Language): string {
  const year = published.getUTCFullYear();
  return text
    .replace(/\{day([+-]\d+)?\}/g, (_, shift: string | undefined) => calendars[language].format(daysFrom(published, Number(shift ?? 0))))
    .replaceAll('{year}', String(language === 'th' ? toBuddhistEra(year) : year));
}

const block = z.union([
  z.string(),
  z.strictObject({ heading: z.string() }),
  z.strictObject({ list: z.array(z.string()) }),
  z.strictObject({ steps: z.array(z.string()) }),
  z.strictObject({ quote: z.string(), by: z.string() }),
  // the first line is the head
  z.strictObject({ table: z.array(z.array(z.string())).min(2) }),
  // one of the demo's uploads, by its file name
  z.strictObject({ picture: z.string(), caption: z.string() }),
]);
type Block = z.infer<typeof block>;

/**
 * Title and rich text in one language, block by block; a string is a paragraph. In titles and texts `{day}` and `{day+7}` stand
 * for the day of publication and days around it, `{year}` for its year, in the calendar of the language: demo data is always
 * about today. `[words](path)` is a link to a page of the reserved example address.
 */
const article = z.strictObject({ title: z.string(), body: z.array(block) });
export const texts = { th: article, en: article.optional() };

/** First and last day on the website, in days from today. */
export const period = z.strictObject({ from: z.number().optional(), until: z.number().optional() });

/** First and last day as columns of a row. */
export function shownDays(shows: z.infer<typeof period> | undefined, today: Date) {
  const dayAt = (shift: number | undefined) => (shift === undefined ? null : daysFrom(dayOf(today), shift));
  return { show_start_date: dayAt(shows?.from), show_end_date: dayAt(shows?.until) };
}

/** Addresses of inserted files by file name. */
export type Addresses = ReadonlyMap<string, string>;

/** The blocks as HTML. A picture that is not there is left out. */
export function richText(blocks: readonly Block[], published: Date, language: Language, addresses: Addresses): string {
  return blocks
    .filter((block) => typeof block === 'string' || !('picture' in block) || addresses.has(block.picture))
    .map((block) => dated(withLinks(html(block, addresses)), published, language))
    .join('\n');
}

function html(block: Block, addresses: Addresses): string {
  if (typeof block === 'string') return `<p>${block}</p>`;
  if ('heading' in block) return `<h3>${block.heading}</h3>`;
  if ('list' in block) return `<ul>${all('li', block.list)}</ul>`;
  if ('steps' in block) return `<ol>${all('li', block.steps)}</ol>`;
  if ('quote' in block) return `<blockquote><p>${block.quote}</p><footer>${block.by}</footer></blockquote>`;
  if ('table' in block) {
    const [head = [], ...lines] = block.table;
    const rows = lines.map((cells) => `<tr>${all('td', cells)}</tr>`).join('');
    return `<table border="1" style="border-collapse:collapse;width:100%"><thead><tr>${all('th', head)}</tr></thead><tbody>${rows}</tbody></table>`;
  }
  const { picture, caption } = block;
  return `<figure><img src="${addresses.get(picture)}" alt="${caption}" style="max-width:100%"><figcaption>${caption}</figcaption></figure>`;
}

const all = (tag: string, items: readonly string[]) => items.map((text) => `<${tag}>${text}</${tag}>`).join('');

const withLinks = (text: string) =>
  text.replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="https://www.faculty.example/$2" target="_blank" rel="noopener">$1</a>');
