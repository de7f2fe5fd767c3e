import { entityOf } from '@faculty/contracts/entities';
import type { Language } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { mostCounted } from '@faculty/contracts/shell/search';
import type { HitGroup, Kind, SiteData } from '../data.ts';
import { type Html, html } from '../html.ts';
import { addressIn, contact, menuLink, type PageContent, type Site, trail } from '../layout.ts';
import { newsSections } from '../sections.ts';
import { dayIn, type ListPath, listPaths } from '../words.ts';

/** What the search calls each kind: as its list, where it has one. */
const kinds: Readonly<Record<Kind, ListPath | 'news' | 'pages' | 'showcases'>> = {
  news: 'news',
  content_page: 'pages',
  article_page: '/articles',
  doc: '/documents',
  mou: '/mous',
  link: '/links',
  person_page: 'showcases',
  direct_dean: '/deans',
  group_item: '/evidence',
  member: '/people',
  work: '/works',
  activity: '/activities',
  faculty_date: '/calendar',
};

/** The page of a record that the search found; a kind without pages of its own leads to its list, which shows the record. */
function pageOf(kind: Kind, key: string): string {
  const { public: part }: Pick<AnyEntity, 'public'> = entityOf[kind];
  return part?.site ? `${part.site}/${key}` : `${kinds[kind]}?item=${key}#item-${key}`;
}

/** What was found: its title, the part of its text with the words, its day and picture. */
const hitLine = (
  lang: Language,
  kind: Kind,
  { key, title, lang: own, date, picture: cover, address, place }: HitGroup['hits'][number],
): Html =>
  html`<li class="hit"><div><a lang="${own}" href="${address ?? addressIn(lang, pageOf(kind, key))}">${title}</a>${place && html`<p lang="${own}">${place.map(({ text, found }) => (found ? html`<mark>${text}</mark>` : text))}</p>`}${date !== null && html`<p class="facts">${dayIn(lang, date)}</p>`}</div>${cover !== null && html`<img src="${cover}?size=small" alt="" width="96" height="64" loading="lazy">`}</li>`;

/** Records of one kind that a search shows at most. */
const mostOfKind = 200;

export async function search(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, t, query } = site;
  const q = (query.get('q') ?? '').trim().slice(0, 100);
  const given = query.get('kind') ?? '';
  const only = Object.hasOwn(kinds, given) ? (given as Kind) : undefined; // `as`: the keys are the kinds
  const { groups, complete } = q === '' ? { groups: [], complete: true } : await data.search(q, lang, only ? mostOfKind : 8, only);
  const counted = (count: number) => (count > mostCounted ? `${t.moreThan} ${mostCounted.toLocaleString('en')}` : String(count));
  const group = ({ kind, count, hits }: HitGroup) =>
    html`<section class="branch"><h2>${t[kinds[kind]]} <small>${counted(count)}</small></h2><ul class="titles">${hits.map((hit) => hitLine(lang, kind, hit))}${count > hits.length && html`<li>${only ? html`<span class="facts">${t.found} ${counted(count)} ${t.items}</span>` : html`<a class="all" href="${addressIn(lang, '/search')}?${new URLSearchParams({ q, kind }).toString()}">${t.showAll} ${counted(count)} ${t.items}<span class="hidden"> – ${t[kinds[kind]]}</span> ›</a>`}</li>`}</ul></section>`;
  return {
    title: q === '' ? t.search : `${t.search}: ${q}`,
    noIndex: true,
    body: html`${trail(site)}<h1>${t.search}</h1><form class="find" role="search" aria-label="${t.search}"><input type="search" name="q" value="${q}" aria-label="${t.searchLabel}" maxlength="100"><button>${t.search}</button></form>
${!complete && html`<p class="note" role="status">${t.incomplete}</p>`}${groups.map(group)}${q !== '' && groups.length === 0 && html`<p>${t.noHits}</p>`}`,
  };
}

export async function sitemap(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, t } = site;
  const [pages, sections, showcases] = await Promise.all([
    data.list('content_page', { lang, limit: 500 }),
    newsSections(data, lang),
    data.list('person_page', { lang, limit: 200 }),
  ]);
  const part = (title: string, links: readonly (readonly [string, string])[]) =>
    links.length > 0 &&
    html`<section class="branch"><h2>${title}</h2><ul class="titles columns">${links.map(([path, words]) => html`<li><a href="${addressIn(lang, path)}">${words}</a></li>`)}</ul></section>`;
  const contentPages = pages.rows.map((page) => [`/page/${page.page_url}`, page.page_title] as const);
  const ofPeople = showcases.rows.map((each) => [`/showcase/${each.persons_url}`, each.persons_title] as const);
  const lists = listPaths.filter((path) => path !== '/news').map((path) => [path, t[path]] as const);
  return {
    title: t.sitemap,
    body: html`${trail(site)}<h1>${t.sitemap}</h1>${part(t.siteLinks, [
      ['/', t.home],
      ...lists,
      ['/accessibility', t.accessibility],
    ])}${part(t.news, [['/news', t['/news']], ...sections.map(({ code, label }) => [`/news?section=${code}`, label] as const)])}
${part(t.pages, contentPages)}${part(t.showcases, ofPeople)}`,
  };
}

export const accessibility = (site: Site): PageContent => {
  const { t } = site;
  const list = (items: readonly string[]) => html`<ul>${items.map((each) => html`<li>${each}</li>`)}</ul>`;
  return {
    title: t.accessibility,
    description: `${t.accessibilityText} – ${site.settings.faculty_name}`,
    body: html`${trail(site)}<article class="text"><h1>${t.accessibility}</h1><p>${t.accessibilityText}</p>
<h2>${t.accessibilityCan}</h2>${list([t.accessibilityKeyboard, t.accessibilityZoom, t.accessibilityReader, t.accessibilityPrint])}
<h2>${t.accessibilityLimits}</h2>${list([t.accessibilityFiles, t.accessibilityPictures])}<p>${t.accessibilityTested}</p>
<h2>${t.contact}</h2><p>${t.accessibilityTell}</p>${contact(site)}</article>`,
  };
};

/** What leads on from a page that is not there: the search and the first of each part of the menu. */
const waysOn = ({
  lang,
  t,
  menu,
}: Site): Html => html`<form class="find" role="search" aria-label="${t.search}" action="${addressIn(lang, '/search')}"><input type="search" name="q" aria-label="${t.searchLabel}" placeholder="${t.searchLabel}" maxlength="100"><button>${t.search}</button></form>
<ul class="choices ways">${menu.header.map((item) => html`<li>${menuLink(lang, item.path === null ? { ...item, ...item.items[0] } : item)}</li>`)}<li><a href="${addressIn(lang, '/sitemap')}">${t.sitemap}</a></li></ul>`;

/** A page that says why there is none, and leads on. */
const lost = (site: Site, statusCode: number, title: string, text: string): PageContent => ({
  title,
  statusCode,
  noIndex: true,
  body: html`<div class="text lost"><h1>${title}</h1><p>${text}</p>${waysOn(site)}</div>`,
});

export const gone = (site: Site): PageContent => lost(site, 410, site.t.gone, site.t.goneText);

export const notFound = (site: Site): PageContent => lost(site, 404, site.t.notFound, site.t.notFoundText);

/** What a preview link that no longer opens answers. */
export const previewEnded = (site: Site): PageContent => ({
  title: site.t.previewEnded,
  statusCode: 410,
  noIndex: true,
  body: html`<h1>${site.t.previewEnded}</h1><p>${site.t.previewEndedText}</p><p><a class="open" href="${addressIn(site.lang, '/')}">${site.t.home}</a></p>`,
});
