import type { Language } from '@faculty/contracts/kit/bilingual';
import type { Kind, SiteData } from './data.ts';
import { iCalendar, newsFeed, robots, xmlSitemap } from './feeds.ts';
import { addressIn, type Drawn, documentOf, type FeedFormat, feedTypes, type Site, siteOf } from './layout.ts';
import * as content from './pages/content.ts';
import * as help from './pages/help.ts';
import * as home from './pages/home.ts';
import * as links from './pages/links.ts';
import * as news from './pages/news.ts';
import * as people from './pages/people.ts';
import * as works from './pages/works.ts';

type PageDrawer = (site: Site, data: SiteData) => Drawn | Promise<Drawn>;
type RecordDrawer = (site: Site, data: SiteData, key: string) => Promise<Drawn | null>;

const pages: Readonly<Record<string, PageDrawer>> = {
  '/': home.home,
  '/news': news.newsList,
  '/articles': content.articles,
  '/documents': content.documents,
  '/mous': content.mous,
  '/evidence': content.evidence,
  '/links': links.links,
  '/people': people.people,
  '/deans': people.deans,
  '/works': works.works,
  '/activities': works.activities,
  '/calendar': home.calendar,
  '/search': help.search,
  '/sitemap': help.sitemap,
  '/accessibility': help.accessibility,
};
const records: Readonly<Record<string, RecordDrawer>> = {
  news: news.newsItem,
  page: content.contentPage,
  article: content.article,
  documents: content.documentPage,
  people: people.person,
  showcase: people.showcase,
  deans: people.dean,
  works: works.work,
};

const kinds: Readonly<Record<string, Kind>> = {
  news: 'news',
  page: 'content_page',
  article: 'article_page',
  documents: 'doc',
  people: 'member',
  showcase: 'person_page',
  deans: 'direct_dean',
  works: 'work',
};

/** Query parameters that pages read; others are ignored, so that they make no further copies in the cache. */
const read = [
  'q',
  'cursor',
  'section',
  'strategy',
  'sdg',
  'tag',
  'month',
  'group',
  'category',
  'department',
  'state',
  'type',
  'year',
  'level',
  'kind',
];

export interface SiteAnswer {
  statusCode: number;
  type: string;
  body: string;
}

const htmlType = 'text/html; charset=utf-8';

/** Whether this website has or had pages at such a path. */
const isOurs = (path: string): boolean =>
  Object.hasOwn(pages, path) || Object.hasOwn(records, path.split('/')[1] ?? '') || /^\/(news|calendar|sitemap|robots)\.[a-z]+$/.test(path);

/** The parts of an address that decide its page: language, path without the language, and the known parameters in one order. */
export function addressOf(url: string): { lang: Language; path: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const lang: Language = /^\/en(\/|$)/.test(pathname) ? 'en' : 'th';
  const rest = lang === 'en' ? pathname.slice(3) : pathname;
  const query = new URLSearchParams();
  const path = rest.length > 1 ? rest.replace(/\/+$/, '') : '/';
  // the address of an old website may be told by any query
  const names = isOurs(path) ? read : searchParams.keys();
  for (const name of names) if (searchParams.get(name)) query.set(name, storable(searchParams.get(name) ?? ''));
  return { lang, path, query };
}

/**
 * The answer of the website to a GET: a page, a feed, or the site map. It reads nothing but `data`.
 * @param origin of the website, without a slash at the end
 * @param css the style sheet
 */
export async function answerOf(url: string, data: SiteData, origin: string, css: string): Promise<SiteAnswer> {
  const { lang, path, query } = addressOf(url);
  const plain = (body: string, type: string): SiteAnswer => ({ statusCode: 200, type, body });
  const [, format] = /^\/news\.(rss|atom|json)$/.exec(path) ?? [];
  if (format !== undefined) {
    const feed = format as FeedFormat;
    return plain(await newsFeed(data, lang, origin, feed, query.get('section')), `${feedTypes[feed]}; charset=utf-8`);
  }
  if (path === '/calendar.ics') return plain(await iCalendar(data, lang, origin), 'text/calendar; charset=utf-8');
  if (path === '/sitemap.xml') return plain(await xmlSitemap(data, origin), 'application/xml; charset=utf-8');
  if (path === '/robots.txt') return plain(robots(origin), 'text/plain; charset=utf-8');
  const site = await siteOf(data, { lang, origin, css }, path, query);
  const drawn = await draw(site, data);
  if (!drawn) {
    const to = await redirectOf(url, data);
    // the body is the address, for whoever sends it
    if (to !== null) return { statusCode: 301, type: 'text/plain; charset=utf-8', body: to };
    const without = (await wasThere(site, data)) ? help.gone(site) : help.notFound(site);
    return { statusCode: without.statusCode ?? 404, type: htmlType, body: documentOf(site, without) };
  }
  return { statusCode: drawn.statusCode ?? 200, type: htmlType, body: documentOf(site, drawn) };
}

interface Previewed {
  lang: Language;
  origin: string;
  css: string;
  /** Path of the preview link, without the language. */
  address: string;
}

/**
 * A page of a preview link, drawn as it will be.
 * @param path of the record on the website
 * @param data gives the record as if it were public
 * @param lastDay on which the link opens, `YYYY-MM-DD`
 */
export async function previewOf(
  { address, ...frame }: Previewed,
  path: string,
  data: SiteData,
  lastDay: string,
): Promise<SiteAnswer | null> {
  const site: Site = { ...(await siteOf(data, frame, path, new URLSearchParams())), preview: { address, lastDay } };
  const drawn = await draw(site, data);
  return drawn && { statusCode: drawn.statusCode ?? 200, type: htmlType, body: documentOf(site, drawn) };
}

/** The answer of a preview link that no longer opens. */
export async function endedPreview({ address, ...frame }: Previewed, data: SiteData): Promise<SiteAnswer> {
  const site: Site = { ...(await siteOf(data, frame, address, new URLSearchParams())), preview: { address } };
  return { statusCode: 410, type: htmlType, body: documentOf(site, help.previewEnded(site)) };
}

/** Where a former address leads, in the language of the call; also one with the query of an old website. */
async function redirectOf(url: string, data: SiteData): Promise<string | null> {
  const { lang, path, query } = addressOf(url);
  const from = decoded(path);
  const withQuery = isOurs(path) || query.size === 0 ? null : await data.redirect(`${from}?${decoded(String(query))}`);
  const to = withQuery ?? (await data.redirect(from));
  return to === null || !to.startsWith('/') ? to : encodeURI(addressIn(lang, to));
}

/** Whether a record that was public at this address is in the bin. */
async function wasThere(site: Site, data: SiteData): Promise<boolean> {
  const [, place = '', key = '', further] = site.path.split('/');
  const kind = Object.hasOwn(kinds, place) && further === undefined ? kinds[place] : undefined;
  return kind !== undefined && (await data.gone(kind, { key: decoded(key) })).length > 0;
}

async function draw(site: Site, data: SiteData): Promise<Drawn | null> {
  if (Object.hasOwn(pages, site.path)) return (await pages[site.path]?.(site, data)) ?? null;
  const [, kind = '', key = '', further] = site.path.split('/');
  if (further !== undefined || !Object.hasOwn(records, kind)) return null;
  return (await records[kind]?.(site, data, decoded(key))) ?? null;
}

/** At most 500 characters, without those that no database text can contain. */
const storable = (text: string): string => text.slice(0, 500).replaceAll('\0', '').toWellFormed();

function decoded(key: string): string {
  try {
    return storable(decodeURIComponent(key));
  } catch {
    return '';
  }
}
