import { entities } from '@faculty/contracts/entities';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { sitePath } from '@faculty/contracts/kit/public';
import { escapeXml } from '@faculty/contracts/kit/text/escape';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Kind, Records, SiteData } from './data.ts';
import { plainText, xmlElement } from './html.ts';
import { addressIn, feedAddress } from './layout.ts';
import { type RssItem, rssDocument, withAbsoluteAddresses } from './rss.ts';
import { newsSections, sectionsOf } from './sections.ts';
import { listPaths, wordsIn } from './words.ts';

const day = 86_400_000;
const latest = 20;
const momentOf = (date: string, time = '00:00') => new Date(`${date}T${time}:00+07:00`);

/** The latest news with full text, of one section where it is given. */
export async function newsFeed(data: SiteData, lang: Language, origin: string, section: string | null): Promise<string> {
  const t = wordsIn(lang);
  const [{ rows }, sections, { faculty_name }] = await Promise.all([
    data.list('news', { lang, limit: latest, filters: { news_type_tag: section ?? undefined } }),
    newsSections(data, lang),
    data.settings(lang),
  ]);
  const about = sections.find(({ code }) => code === section)?.label ?? t.news;
  const link = origin + addressIn(lang, '/news') + (section ? `?section=${encodeURIComponent(section)}` : '');
  const changed = rows.map(({ updated_at }) => updated_at).sort();
  const channel = {
    title: `${about} – ${faculty_name}`,
    link,
    self: origin + feedAddress(lang, section),
    description: faculty_name,
    language: lang,
    updated: new Date(changed.at(-1) ?? 0),
  };
  const items: RssItem[] = [];
  for (const news of await Promise.all(rows.map(({ news_id }) => data.find('news', String(news_id), lang)))) {
    if (!news) continue;
    const address = origin + addressIn(lang, `/news/${news.news_id}`);
    // in the text, because an enclosure has a length
    const picture = news.news_h_image === null ? '' : `<p><img src="${escapeXml(news.news_h_image)}" alt=""></p>`;
    items.push({
      address,
      title: news.news_title,
      description: plainText(news.news_content, 300),
      content: withAbsoluteAddresses(picture + news.news_content, address),
      published: news.new_start_date ? momentOf(news.new_start_date) : new Date(news.updated_at),
      categories: sectionsOf(news).map(({ label }) => label),
    });
  }
  return rssDocument(channel, items);
}

/** Whole days up to the day after the last one, or moments; a time alone is no span. */
function spanOf({ start_date, end_date, start_time, end_time }: Records['faculty_date']) {
  if (start_time === '') return { allDay: true, start: new Date(start_date), end: new Date(Date.parse(end_date) + day) };
  const [start, end] = [momentOf(start_date, start_time), momentOf(end_date, end_time || start_time)];
  return end > start ? { start, end } : { start };
}

/** Days before and after today that a subscribed calendar holds. */
const calendarDays = { before: 365, after: 730 };

/**
 * The dates of the faculty as an iCalendar, or one of them, with identifiers that stay, so that a changed date replaces the old one: whole
 * days, or moments where a date has times.
 */
export async function iCalendar(data: SiteData, lang: Language, origin: string, only?: Records['faculty_date']): Promise<string> {
  const t = wordsIn(lang);
  const today = Date.parse(todayInBangkok());
  const dayAt = (days: number) => new Date(today + days * day).toISOString().slice(0, 10);
  const [dates, { faculty_name }] = await Promise.all([
    only ? [only] : data.calendar(dayAt(-calendarDays.before), dayAt(calendarDays.after), lang),
    data.settings(lang),
  ]);
  const calendar = ical({
    name: `${t['/calendar']} – ${faculty_name}`,
    prodId: { company: new URL(origin).host, product: 'faculty-website', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    url: origin + addressIn(lang, only ? `/calendar/${only.faculty_date_id}.ics` : '/calendar.ics'),
    ttl: 3_600,
  });
  for (const date of dates)
    calendar.createEvent({
      id: `faculty-date-${date.faculty_date_id}@${new URL(origin).host}`,
      summary: date.title,
      ...spanOf(date),
      ...(date.place && { location: date.place }),
      stamp: new Date(date.updated_at),
      lastModified: new Date(date.updated_at),
      url: origin + addressIn(lang, `/calendar/${date.faculty_date_id}`),
    });
  return calendar.toString();
}

/** Every public address in both languages, where the record has both; at most 50,000. */
export async function xmlSitemap(data: SiteData, origin: string): Promise<string> {
  const urls: string[] = [];
  // which languages belong together stands in the pages: one method is enough for search engines, and half as many bytes here
  const add = (path: string, languages: readonly Language[], changed?: string) => {
    for (const lang of languages)
      urls.push(`<url>${xmlElement('loc', origin + addressIn(lang, path))}${changed ? xmlElement('lastmod', changed) : ''}</url>`);
  };
  const both = ['th', 'en'] as const;
  for (const path of ['/', ...listPaths, '/sitemap', '/accessibility']) add(path, both);
  const withPages = entities.filter(({ public: part }) => part?.site !== undefined);
  // news last: they are the most by far
  for (const entity of withPages.sort((one, other) => Number(one.name === 'news') - Number(other.name === 'news'))) {
    let cursor: string | undefined;
    do {
      const page = await data.list(entity.name as Kind, { lang: 'th', limit: 500, cursor }); // it is public
      for (const row of page.rows) add(sitePath(entity, row) ?? '/', entity.name === 'member' ? both : row.languages, row.updated_at);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined && urls.length < 49_000);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>`;
}

export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /search\nDisallow: /en/search\nSitemap: ${origin}/sitemap.xml\n`;
