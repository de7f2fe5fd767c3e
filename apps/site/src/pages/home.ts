import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { HitGroup, Kind, Label, Records, SiteData } from '../data.ts';
import { type Html, html } from '../html.ts';
import { addressIn, type Drawn, dayTile, organizationOf, picture, type Site, trail } from '../layout.ts';
import { dayIn, monthIn } from '../words.ts';
import { newsCard } from './news.ts';

const dayAfter = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const shownSections = 3;

/** News, what comes next, services, news by section, videos, banners, figures. */
export async function home(site: Site, data: SiteData): Promise<Drawn> {
  const { lang, t, settings } = site;
  const today = todayInBangkok();
  const links = (group: string, limit: number) => data.list('link', { lang, limit, filters: { links_group_tag: group } });
  const newsOf = async (section: Label) =>
    ({ section, rows: (await data.list('news', { lang, limit: 4, filters: { news_type_tag: section.code } })).rows }) as const;
  const sections = await data.options('NEWS_TYPE', lang);
  const [news, banners, services, videos, dates, bySection, figures] = await Promise.all([
    data.list('news', { lang, limit: 7 }),
    links('D5', 4),
    links('D1', 6),
    links('D2', 3),
    data.calendar(today, dayAfter(today, 60), lang),
    Promise.all(sections.slice(0, shownSections).map(newsOf)),
    figuresOf(site, data),
  ]);
  const [first, ...others] = news.rows;
  const filled = bySection.filter(({ rows }) => rows.length > 0);
  return {
    title: settings.faculty_name,
    description: settings.tagline,
    picture: settings.share_image ? null : (first?.news_h_image ?? null),
    data: [organizationOf(site)],
    body: html`<h1 class="hidden">${settings.faculty_name}</h1>${settings.tagline && html`<p class="tagline">${settings.tagline}</p>`}
${
  first &&
  html`<article class="lead">${picture(first.news_h_image, '', 'whole', true)}<div>${first.labels?.news_type_tag?.[0] && html`<p class="kind">${first.labels.news_type_tag[0].label}</p>`}<h2 lang="${first.lang}"><a href="${addressIn(lang, `/news/${first.news_id}`)}">${first.news_title}</a></h2>
<p class="facts">${first.new_start_date && html`<time datetime="${first.new_start_date}">${dayIn(lang, first.new_start_date)}</time>`}</p></div></article>`
}
${others.length > 0 && html`<section>${head(t.news, addressIn(lang, '/news'), t.allNews)}<div class="cards">${others.map((each) => newsCard(site, each))}</div></section>`}
<div class="halves">${
      dates.length > 0 &&
      html`<section>${head(t.whatIsOn, addressIn(lang, '/calendar'), t.calendar)}${dateList(site, dates.slice(0, 5))}</section>`
    }
${services.rows.length > 0 && html`<section>${head(t.links, addressIn(lang, '/links'), t.all)}<ul class="services">${services.rows.map((each) => html`<li lang="${each.lang}"><a href="${each.links_url}">${each.links_title}</a><p class="facts">${each.links_desc}</p></li>`)}</ul></section>`}</div>
${
  filled.length > 0 &&
  html`<div class="thirds">${filled.map(
    ({ section, rows }) =>
      html`<section>${head(section.label, addressIn(lang, `/news?section=${encodeURIComponent(section.code)}`), t.all)}<ul class="titles">${rows.map(
        (each) =>
          html`<li><a lang="${each.lang}" href="${addressIn(lang, `/news/${each.news_id}`)}">${each.news_title}</a>${each.new_start_date && html`<p class="facts">${dayIn(lang, each.new_start_date)}</p>`}</li>`,
      )}</ul></section>`,
  )}</div>`
}
${videos.rows.length > 0 && html`<section>${head(t.videos, addressIn(lang, '/links'), t.all)}<div class="cards">${videos.rows.map((each) => linkCard(each, t.video))}</div></section>`}
${banners.rows.length > 0 && html`<section><h2>${t.banners}</h2><div class="cards">${banners.rows.map((each) => linkCard(each))}</div></section>`}
<section class="figures"><h2>${t.figures}</h2><dl>${figures.map(({ label, count, path }) => html`<div><dt><a href="${addressIn(lang, path)}">${label}</a></dt><dd>${count.toLocaleString('en')}</dd></div>`)}</dl></section>`,
  };
}

/** A heading with the way to all of it. */
const head = (title: string, to: string, words: string): Html =>
  html`<div class="head"><h2>${title}</h2><a href="${to}">${words}<span class="hidden"> – ${title}</span> <span aria-hidden="true">›</span></a></div>`;

/** A link as a card; `mark` says what kind of thing it opens. */
const linkCard = (link: Records['link'], mark?: string): Html => html`<article class="item">
<span class="cover">${link.links_h_image ? picture(link.links_h_image, '', 'card') : html`<span class="card" style="background:${link.links_h_color}" aria-hidden="true"></span>`}${mark && html`<span class="play">${mark}</span>`}</span><div><h3 lang="${link.lang}"><a href="${link.links_url}">${link.links_title}</a></h3></div></article>`;

/** How many there are of what the website shows. */
async function figuresOf({ lang, t }: Site, data: SiteData) {
  const kinds = [
    ['member', '/people', t.people],
    ['work', '/works', t.works],
    ['mou', '/mous', t.mous],
    ['news', '/news', t.news],
  ] as const;
  const counts = await Promise.all(kinds.map(([kind]) => data.list(kind, { lang, limit: 1 })));
  return kinds.map(([, path, label], at) => ({ path, label, count: counts[at]?.count ?? 0 }));
}

/** Days of the calendar, each with its first day as a tile. */
const dateList = (site: Site, dates: readonly Records['faculty_date'][]): Html =>
  html`<ul class="dates">${dates.map(
    (date) =>
      html`<li>${dayTile(site, date.start_date)}<div><span lang="${date.lang}">${date.title}</span>${date.end_date !== date.start_date && html`<p class="facts">${site.t.upTo} ${dayIn(site.lang, date.end_date)}</p>`}</div></li>`,
  )}</ul>`;

export async function calendar(site: Site, data: SiteData): Promise<Drawn> {
  const { lang, t } = site;
  const today = todayInBangkok();
  const dates = await data.calendar(dayAfter(today, -30), dayAfter(today, 330), lang);
  const monthOf = (date: Records['faculty_date']) => date.start_date.slice(0, 7);
  const months = [...new Set(dates.map(monthOf))];
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
    body: html`${trail(site, ['/calendar', t.calendar])}<h1>${t.calendar}</h1>${months.map(
      (month) =>
        html`<section><h2>${monthIn(lang, `${month}-01`)}</h2>${dateList(
          site,
          dates.filter((date) => monthOf(date) === month),
        )}</section>`,
    )}${dates.length === 0 && html`<p>${t.nothing}</p>`}
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
    body: html`${trail(site)}<h1>${t.search}</h1><form class="find" role="search" aria-label="${t.search}"><input type="search" name="q" value="${q}" aria-label="${t.searchLabel}" maxlength="100"><button>${t.search}</button></form>
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
