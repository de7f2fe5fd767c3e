import type { Language } from '@faculty/contracts/kit/bilingual';
import { comparablePath, isCampaign } from '@faculty/contracts/kit/site-address';
import type { Kind, SiteData } from './data.ts';
import { iCalendar, newsFeed, robots, xmlSitemap } from './feeds.ts';
import { withFileFacts } from './file-links.ts';
import { addressIn, documentOf, feedType, type PageContent, type Site, siteOf } from './layout.ts';
import { isPageNumber, NoSuchPage } from './lists.ts';
import { calendar, event } from './pages/calendar.ts';
import * as content from './pages/content.ts';
import * as help from './pages/help.ts';
import { home } from './pages/home.ts';
import * as links from './pages/links.ts';
import * as news from './pages/news.ts';
import * as people from './pages/people.ts';
import * as works from './pages/works.ts';
import type { ListPath } from './words.ts';

type PageRenderer = (site: Site, data: SiteData) => PageContent | Promise<PageContent>;
type RecordRenderer = (site: Site, data: SiteData, key: string) => Promise<PageContent | null>;

type Page = readonly [PageRenderer, ...query: string[]];
/** What draws each list, with the query parameters that it reads; others are ignored, so that they make no further copies in the cache. */
const lists: Readonly<Record<ListPath, Page>> = {
  '/news': [news.newsList, 'section', 'strategy', 'sdg', 'tag', 'month', 'page'],
  '/articles': [content.articles, 'group', 'page'],
  '/documents': [content.documents, 'group', 'year', 'page'],
  '/mous': [content.mous, 'state', 'country', 'q', 'page'],
  '/evidence': [content.evidence, 'category', 'item'],
  '/links': [links.links],
  '/people': [people.people, 'q', 'department', 'page'],
  '/deans': [people.deans],
  '/works': [works.works, 'type', 'year', 'level', 'person', 'page'],
  '/activities': [works.activities, 'type', 'item', 'page'],
  '/calendar': [calendar],
};
const pages: Readonly<Record<string, Page>> = {
  ...lists,
  '/': [home],
  '/search': [help.search, 'q', 'kind'],
  '/sitemap': [help.sitemap],
  '/accessibility': [help.accessibility],
};
/** Pages of records, by the first part of their path. */
const records: Readonly<Record<string, readonly [RecordRenderer, Kind]>> = {
  news: [news.newsItem, 'news'],
  page: [content.contentPage, 'content_page'],
  article: [content.article, 'article_page'],
  documents: [content.documentPage, 'doc'],
  mous: [content.mou, 'mou'],
  calendar: [event, 'faculty_date'],
  people: [people.person, 'member'],
  showcase: [people.showcase, 'person_page'],
  deans: [people.dean, 'direct_dean'],
  works: [works.work, 'work'],
};

export interface SiteAnswer {
  statusCode: number;
  type: string;
  body: string;
}

const htmlType = 'text/html; charset=utf-8';

/** Answers for machines. */
const forMachines = /^\/(?:news\.rss|calendar\.ics|calendar\/\d{1,9}\.ics|people\/[^/]+\/works\.(?:bib|ris)|sitemap\.xml|robots\.txt)$/;

const urlOf = (url: string) => new URL(url.replace(/^\/+/, '/'), 'http://site');
const searchOf = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');

/** The parts of an address that decide its page: language, path without the language, and the parameters that it reads in one order. */
export function addressOf(url: string): { lang: Language; path: string; query: URLSearchParams; key: string } {
  const { pathname, searchParams } = urlOf(url);
  const lang: Language = /^\/en(\/|$)/.test(pathname) ? 'en' : 'th';
  const rest = (lang === 'en' ? pathname.slice(3) : pathname).replace(/\/{2,}/g, '/');
  const path = rest.length > 1 ? rest.replace(/\/$/, '') : '/';
  const isMachine = forMachines.test(path);
  const [, ...reads] = Object.hasOwn(pages, path) ? (pages[path] ?? []) : isMachine ? [null, 'section'] : [];
  const query = new URLSearchParams();
  for (const name of reads) if (searchParams.get(name)) query.set(name, storable(searchParams.get(name) ?? ''));
  // the first page has no number
  if (!isPageNumber(query.get('page') ?? '')) query.delete('page');
  // the address of an old website may be told by any query
  const asked = Object.hasOwn(pages, path) || isMachine ? searchOf(query) : comparablePath(url);
  return { lang, path, query, key: `${url.split('?', 1)} ${asked}` };
}

/**
 * The answer of the website to a GET: a page, a feed, the site map, or 301 with the address as the body. It reads nothing but `data`.
 * @param origin of the website, without a slash at the end
 * @param css the style sheet
 */
export async function answerOf(url: string, data: SiteData, origin: string, css: string): Promise<SiteAnswer> {
  const { lang, path, query } = addressOf(url);
  const site = await siteOf(data, { lang, origin, css }, path, query);
  const forMachine = forMachines.test(path) ? await machineAnswer(site, data) : null;
  const page = forMachine ? null : await render(site, data);
  if (!page && !forMachine) return withoutPage(url, site, data);
  // one address for each page: `/news/057`, `/news/57/` and `//news/57` lead to `/news/57`
  const { pathname } = urlOf(addressIn(lang, page?.path ?? path));
  if (pathname !== url.split('?', 1)[0]) return movedTo(pathname + searchOf(query));
  if (page) return { statusCode: page.statusCode ?? 200, type: htmlType, body: documentOf(site, page) };
  return { statusCode: 200, type: '', body: '', ...forMachine };
}

async function machineAnswer({ lang, path, query, origin }: Site, data: SiteData): Promise<{ body: string; type: string } | null> {
  const [, event] = /^\/calendar\/(\d+)\.ics$/.exec(path) ?? [];
  if (event !== undefined) {
    const date = await data.find('faculty_date', event, lang);
    return date && { body: await iCalendar(data, lang, origin, date), type: 'text/calendar; charset=utf-8' };
  }
  const [, person, format] = /^\/people\/([^/]+)\/works\.(bib|ris)$/.exec(path) ?? [];
  if (person !== undefined) {
    const body = await works.worksFile(data, lang, decoded(person), format === 'bib' ? 'bib' : 'ris');
    return body === null ? null : { body, type: `application/x-${format === 'bib' ? 'bibtex' : 'research-info-systems'}; charset=utf-8` };
  }
  if (path === '/calendar.ics') return { body: await iCalendar(data, lang, origin), type: 'text/calendar; charset=utf-8' };
  if (path === '/sitemap.xml') return { body: await xmlSitemap(data, origin), type: 'application/xml; charset=utf-8' };
  if (path === '/robots.txt') return { body: robots(origin), type: 'text/plain; charset=utf-8' };
  return { body: await newsFeed(data, lang, origin, query.get('section')), type: `${feedType}; charset=utf-8` };
}

const movedTo = (address: string): SiteAnswer => ({ statusCode: 301, type: 'text/plain; charset=utf-8', body: address });

/** Where there is no page: where the address leads, also written in small letters, else the page that says so. */
async function withoutPage(url: string, site: Site, data: SiteData): Promise<SiteAnswer> {
  const to = await redirectOf(url, data);
  const hidden = to === null ? null : await hiddenRecord(to, data);
  if (to !== null && hidden === null) return movedTo(to);
  const [asked = ''] = url.split('?', 1);
  if (/[A-Z]/.test(asked.replace(/%../g, ''))) {
    const small = asked.toLowerCase() + url.slice(asked.length);
    const answer = await answerOf(small, data, site.origin, site.css);
    if (answer.statusCode === 200) return movedTo(asked.toLowerCase() + searchOf(addressOf(small).query));
    if (answer.statusCode === 301) return answer;
  }
  return faultAnswer((await wasThere(hidden ?? site, data)) ? help.gone : help.notFound, site);
}

/** Where an address of a record leads that the website does not show, whose name nobody is told; null for every other address. */
async function hiddenRecord(address: string, data: SiteData): Promise<Site | null> {
  const { lang, path, query } = addressOf(address);
  if (!address.startsWith('/') || !Object.hasOwn(records, path.split('/')[1] ?? '')) return null;
  const site = await siteOf(data, { lang, origin: '', css: '' }, path, query);
  return (await render(site, data)) === null ? site : null;
}

function faultAnswer(fault: (site: Site) => PageContent, site: Site): SiteAnswer {
  const page = fault(site);
  return { statusCode: page.statusCode ?? 404, type: htmlType, body: documentOf(site, page) };
}

/** The page that says in words that an address, such as that of a file, has nothing. */
export async function notFoundAnswer(url: string, data: SiteData, origin: string, css: string): Promise<SiteAnswer> {
  const { lang, path } = addressOf(url);
  return faultAnswer(help.notFound, await siteOf(data, { lang, origin, css }, path, new URLSearchParams()));
}

/** Whether the website shows something at an address itself, so that a redirect from there would lead nobody. */
export async function standsAt(url: string, data: SiteData): Promise<boolean> {
  const { lang, path, query } = addressOf(url);
  if (Object.hasOwn(pages, path) || forMachines.test(path)) return true;
  return (await renderAt(await siteOf(data, { lang, origin: '', css: '' }, path, query), data)) !== null;
}

interface Previewed {
  lang: Language;
  origin: string;
  css: string;
  /** Path of the preview link, without the language. */
  address: string;
}

/**
 * A page of a preview link, rendered as it will be.
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
  const page = await render(site, data);
  return page && { statusCode: page.statusCode ?? 200, type: htmlType, body: documentOf(site, page) };
}

/** The answer of a preview link that no longer opens. */
export async function endedPreview({ address, ...frame }: Previewed, data: SiteData): Promise<SiteAnswer> {
  const site: Site = { ...(await siteOf(data, frame, address, new URLSearchParams())), preview: { address } };
  return faultAnswer(help.previewEnded, site);
}

/** Where a former address leads, in the language of the call; also one with the query of an old website. */
async function redirectOf(url: string, data: SiteData): Promise<string | null> {
  const { lang, path } = addressOf(url);
  const given = new URLSearchParams([...urlOf(url).searchParams].filter(([name]) => !isCampaign(name)));
  // as they are compared, and as they were stored before: decoded, or as a browser copies them
  const spelt = (search: string) => [comparablePath(path + search), decoded(path) + decoded(search), path + search];
  const search = searchOf(given);
  // servers of old websites often did not mind small and capital letters
  const to = await data.redirect([...new Set([...spelt(search), comparablePath((path + search).toLowerCase()), ...spelt('')])]);
  if (to === null) return null;
  if (/^https?:[!-~]+$/i.test(to)) return to;
  if (!to.startsWith('/')) return URL.canParse(to) ? new URL(to).href : null;
  const target = urlOf(to);
  return addressIn(lang, target.pathname) + target.search;
}

/** The address that a former one leads to, with the parameters of the campaign by which the reader came. */
export function withCampaign(to: string, url: string): string {
  const brought = [...urlOf(url).searchParams].filter(([name]) => isCampaign(name));
  if (brought.length === 0) return to;
  const [address = '', fragment] = to.split('#', 2);
  const joined = `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(brought)}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/** Whether a record that was public at this address is in the bin. */
async function wasThere(site: Site, data: SiteData): Promise<boolean> {
  const [, place = '', key = '', further] = site.path.split('/');
  const kind = Object.hasOwn(records, place) && further === undefined ? records[place]?.[1] : undefined;
  return kind !== undefined && (await data.isGone(kind, decoded(key)));
}

async function render(site: Site, data: SiteData): Promise<PageContent | null> {
  const page = await renderAt(site, data);
  return page && { ...page, body: await withFileFacts(page.body, data, site.lang) };
}

async function renderAt(site: Site, data: SiteData): Promise<PageContent | null> {
  if (Object.hasOwn(pages, site.path))
    try {
      return (await pages[site.path]?.[0](site, data)) ?? null;
    } catch (error) {
      if (error instanceof NoSuchPage) return null;
      throw error;
    }
  const [, kind = '', key = '', further] = site.path.split('/');
  if (further !== undefined || !Object.hasOwn(records, kind)) return null;
  return (await records[kind]?.[0](site, data, decoded(key))) ?? null;
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
