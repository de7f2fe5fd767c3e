import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { HitGroup, Kind, SiteData } from '../data.ts';
import { html } from '../html.ts';
import { addressIn, type Drawn, organizationOf, picture, type Site, trail } from '../layout.ts';
import { dayIn } from '../words.ts';
import { newsCard } from './news.ts';

const dayAfter = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Banners, news, what comes next, services. */
export async function home(site: Site, data: SiteData): Promise<Drawn> {
  const { lang, t, settings } = site;
  const today = todayInBangkok();
  const [news, banners, services, dates] = await Promise.all([
    data.list('news', { lang, limit: 9 }),
    data.list('link', { lang, limit: 6, filters: { links_group_tag: 'D5' } }),
    data.list('link', { lang, limit: 8, filters: { links_group_tag: 'D1' } }),
    data.calendar(today, dayAfter(today, 60), lang),
  ]);
  const [first, ...others] = news.rows;
  return {
    title: settings.faculty_name,
    description: settings.tagline,
    picture: settings.share_image ? null : (first?.news_h_image ?? null),
    data: [organizationOf(site)],
    body: html`<h1 class="hidden">${settings.faculty_name}</h1>
${
  first &&
  html`<article class="lead">${picture(first.news_h_image, '', 'whole', true)}<div><h2 lang="${first.lang}"><a href="${addressIn(lang, `/news/${first.news_id}`)}">${first.news_title}</a></h2>
<p class="facts">${first.new_start_date && dayIn(lang, first.new_start_date)}</p></div></article>`
}
<div class="columns"><section><h2>${t.news}</h2><div class="cards">${others.map((each) => newsCard(site, each))}</div><p><a class="open" href="${addressIn(lang, '/news')}">${t.allNews}</a></p></section>
<aside>${
      dates.length > 0 &&
      html`<section><h2>${t.whatIsOn}</h2><ul class="dates">${dates
        .slice(0, 6)
        .map(
          (date) =>
            html`<li><time datetime="${date.start_date}">${dayIn(lang, date.start_date)}</time><span lang="${date.lang}">${date.title}</span></li>`,
        )}</ul><p><a href="${addressIn(lang, '/calendar')}">${t.calendar}</a></p></section>`
    }
${services.rows.length > 0 && html`<section><h2>${t.links}</h2><ul>${services.rows.map((each) => html`<li><a lang="${each.lang}" href="${each.links_url}">${each.links_title}</a></li>`)}</ul></section>`}
${
  banners.rows.length > 0 &&
  html`<section>${banners.rows.map(
    (each) =>
      html`<p class="banner"><a href="${each.links_url}">${each.links_h_image && picture(each.links_h_image, '', 'card')}<span lang="${each.lang}">${each.links_title}</span></a></p>`,
  )}</section>`
}</aside></div>`,
  };
}

export async function calendar(site: Site, data: SiteData): Promise<Drawn> {
  const { lang, t } = site;
  const today = todayInBangkok();
  const dates = await data.calendar(dayAfter(today, -30), dayAfter(today, 330), lang);
  return {
    title: t.calendar,
    data: dates.map((date) => ({
      '@type': 'Event',
      name: date.title,
      startDate: date.start_date,
      endDate: date.end_date,
      location: { '@type': 'Place', name: site.settings.faculty_name, ...(site.settings.address && { address: site.settings.address }) },
      organizer: { '@type': 'CollegeOrUniversity', name: site.settings.faculty_name, url: site.origin },
    })),
    body: html`${trail(site, ['/calendar', t.calendar])}<h1>${t.calendar}</h1><ul class="dates">${dates.map(
      (date) =>
        html`<li><time datetime="${date.start_date}">${dayIn(lang, date.start_date)}${date.end_date !== date.start_date && html` ${t.upTo} ${dayIn(lang, date.end_date)}`}</time><span lang="${date.lang}">${date.title}</span></li>`,
    )}</ul>${dates.length === 0 && html`<p>${t.nothing}</p>`}
<p><a class="open" href="${site.origin.replace(/^https?/, 'webcal')}${addressIn(lang, '/calendar.ics')}">${t.subscribe}</a></p>`,
  };
}

/** The page of a record found by the search; a kind without pages of its own leads to its list. */
const pageOf: Readonly<Record<Kind, (key: string) => string>> = {
  news: (key) => `/news/${key}`,
  content_page: (key) => `/page/${key}`,
  article_page: (key) => `/article/${key}`,
  doc: (key) => `/documents/${key}`,
  mou: () => '/mous',
  link: () => '/links',
  person_page: (key) => `/showcase/${key}`,
  direct_dean: (key) => `/deans/${key}`,
  group_item: () => '/evidence',
  member: (key) => `/people/${key}`,
  work: (key) => `/works/${key}`,
  activity: () => '/activities',
  faculty_date: () => '/calendar',
};

const kindWords = {
  news: 'news',
  content_page: 'pages',
  article_page: 'articles',
  doc: 'documents',
  mou: 'mous',
  link: 'links',
  person_page: 'showcases',
  direct_dean: 'deans',
  group_item: 'evidence',
  member: 'people',
  work: 'works',
  activity: 'activities',
  faculty_date: 'calendar',
} as const satisfies Record<Kind, string>;

export async function search(site: Site, data: SiteData): Promise<Drawn> {
  const { lang, t, query } = site;
  const q = (query.get('q') ?? '').trim().slice(0, 100);
  const groups = q === '' ? [] : await data.search(q, lang, 8);
  const group = ({ kind, count, hits }: HitGroup) =>
    html`<section><h2>${t[kindWords[kind]]} (${count})</h2><ul>${hits.map(
      (hit) => html`<li><a lang="${hit.lang}" href="${addressIn(lang, pageOf[kind](hit.key))}">${hit.title}</a></li>`,
    )}</ul></section>`;
  return {
    title: q === '' ? t.search : `${t.search}: ${q}`,
    noIndex: true,
    body: html`${trail(site)}<h1>${t.search}</h1><form class="find" role="search"><input type="search" name="q" value="${q}" aria-label="${t.searchLabel}" maxlength="100"><button>${t.search}</button></form>
${groups.map(group)}${q !== '' && groups.length === 0 && html`<p>${t.noHits}</p>`}`,
  };
}

export async function sitemap(site: Site, data: SiteData): Promise<Drawn> {
  const { lang, t } = site;
  const [pages, sections, showcases] = await Promise.all([
    data.list('content_page', { lang, limit: 500 }),
    data.options('NEWS_TYPE', lang),
    data.list('person_page', { lang, limit: 200 }),
  ]);
  const list = (links: readonly (readonly [string, string])[]) =>
    html`<ul>${links.map(([path, words]) => html`<li><a href="${addressIn(lang, path)}">${words}</a></li>`)}</ul>`;
  return {
    title: t.sitemap,
    body: html`${trail(site)}<h1>${t.sitemap}</h1>${list([
      ['/articles', t.articles],
      ['/documents', t.documents],
      ['/mous', t.mous],
      ['/evidence', t.evidence],
      ['/people', t.people],
      ['/deans', t.deans],
      ['/works', t.works],
      ['/activities', t.activities],
      ['/links', t.links],
      ['/calendar', t.calendar],
    ])}<h2>${t.news}</h2>${list([['/news', t.allNews], ...sections.map(({ code, label }) => [`/news?section=${code}`, label] as const)])}
<h2>${t.pages}</h2>${list(pages.rows.map((page) => [`/page/${page.page_url}`, page.page_title] as const))}
<h2>${t.showcases}</h2>${list(showcases.rows.map((each) => [`/showcase/${each.persons_url}`, each.persons_title] as const))}`,
  };
}

export const accessibility = (site: Site): Drawn => ({
  title: site.t.accessibility,
  body: html`${trail(site)}<article class="text"><h1>${site.t.accessibility}</h1><p>${site.t.accessibilityText}</p></article>`,
});

export const gone = (site: Site): Drawn => ({
  title: site.t.gone,
  statusCode: 410,
  noIndex: true,
  body: html`<h1>${site.t.gone}</h1><p>${site.t.goneText}</p><form class="find" role="search" action="${addressIn(site.lang, '/search')}"><input type="search" name="q" aria-label="${site.t.searchLabel}" maxlength="100"><button>${site.t.search}</button></form><p><a class="open" href="${addressIn(site.lang, '/sitemap')}">${site.t.sitemap}</a></p>`,
});

export const notFound = (site: Site): Drawn => ({
  title: site.t.notFound,
  statusCode: 404,
  noIndex: true,
  body: html`<h1>${site.t.notFound}</h1><p>${site.t.notFoundText}</p><p><a class="open" href="${addressIn(site.lang, '/sitemap')}">${site.t.sitemap}</a></p>`,
});

/** What a preview link that no longer opens answers. */
export const previewEnded = (site: Site): Drawn => ({
  title: site.t.previewEnded,
  statusCode: 410,
  noIndex: true,
  body: html`<h1>${site.t.previewEnded}</h1><p>${site.t.previewEndedText}</p><p><a class="open" href="${addressIn(site.lang, '/')}">${site.t.home}</a></p>`,
});
