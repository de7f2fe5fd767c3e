import type { Language } from '@faculty/contracts/kit/bilingual';
import { siteGrounds } from '@faculty/contracts/website/faculty-setting';
import type { SitePicture, SiteSettings } from '@faculty/contracts/website/public-answers';
import type { MenuItem, SiteData, SiteMenu } from './data.ts';
import { Html, html, jsonLd, type OrganizationData, type StructuredData } from './html.ts';
import { telephone as linked } from './telephone.ts';
import { dayIn, type ListPath, listPaths, shortMonthIn, type Words, wordsIn } from './words.ts';

/** What every page is rendered with. */
export interface Site {
  lang: Language;
  t: Words;
  settings: SiteSettings;
  menu: SiteMenu;
  /** Origin of the website, without a slash at the end: for canonical and alternate addresses. */
  origin: string;
  /** The style sheet, which stands in every page: 4 kB compressed instead of a further round trip. The policy names it by its hash. */
  css: string;
  /** The path of this page without the language: `/news`. */
  path: string;
  /** The query of this page. */
  query: URLSearchParams;
  /** Of a preview link: its own path, and the last day on which it opens (`YYYY-MM-DD`), while it does. */
  preview?: { address: string; lastDay?: string };
}

export interface PageContent {
  title: string;
  body: Html;
  /** The parts of the page have the width of the window, or their own. */
  isWhole?: true;
  description?: string;
  /** A picture for previews of links. */
  picture?: string | null;
  /** Languages in which this content exists; both where it is left out. */
  languages?: readonly Language[];
  /** Of an article: its first day (`YYYY-MM-DD`), where it has one, and the moment of its last change. */
  article?: { published: string | null; modified: string };
  /** Structured data. */
  data?: readonly StructuredData[];
  /** `<meta name content>` besides. */
  meta?: readonly (readonly [string, string])[];
  statusCode?: number;
  noIndex?: true;
  /** The path of a record by its key, where that asked for may be another spelling. */
  path?: string;
}

/** A page of a language: `/news` is `/en/news` in English. */
export const addressIn = (lang: Language, path: string): string => (lang === 'th' ? path : path === '/' ? '/en/' : `/en${path}`);

export const feedType = 'application/rss+xml';

/** Address of the news feed of a section, or of all news. */
export const feedAddress = (lang: Language, section: string | null): string =>
  addressIn(lang, '/news.rss') + (section ? `?section=${encodeURIComponent(section)}` : '');

/** Size of the pictures in previews of links (Open Graph), in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Address of a picture in that size. */
export const shareAddress = (picture: string): string => picture.replace(/^\/files\//, '/share/');

/** Pages of this site, not files, are fetched when the pointer rests on their link. The policy of the server names this text by its hash. */
export const speculationRules =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/files/*","/news.*","/en/news.*","/calendar/*.ics","/en/calendar/*.ics"]}}]},"eagerness":"moderate"}]}';

const locales = { th: 'th_TH', en: 'en_GB' } as const;

/** Records whose address does not begin with that of their list. */
const placeOf: Readonly<Record<string, string>> = { article: '/articles', showcase: '/people' };
const isPartOf = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}/`) || placeOf[path.split('/')[1] ?? ''] === place;

/** The whole document. */
export function documentOf(site: Site, page: PageContent): string {
  const { lang, t, origin, css, preview, settings } = site;
  const path = page.path ?? site.path;
  const other: Language = lang === 'th' ? 'en' : 'th';
  const languages = page.languages ?? ['th', 'en'];
  const query = site.query.size > 0 ? `?${site.query}` : '';
  const canonical = origin + addressIn(languages.includes(lang) ? lang : 'th', path) + query;
  const isHome = path === '/';
  const list = listPaths.find((each) => each === path);
  const description = page.description || (list && `${t[`about ${list}`]} – ${settings.faculty_name}`);
  const number = site.query.get('page');
  const title = isHome ? settings.faculty_name : `${page.title}${number ? ` (${t.page} ${number})` : ''} – ${settings.faculty_name}`;
  const shared = page.picture ?? settings.share_image?.address;
  const { main_colour, main_colour_dark, accent_colour } = settings;
  return html`<!doctype html>
<html lang="${lang}" style="--main:${main_colour};--main-dark:${main_colour_dark};--accent:${accent_colour}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${description && html`<meta name="description" content="${description}">`}
${(page.noIndex || preview) && html`<meta name="robots" content="noindex">`}
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${main_colour}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${siteGrounds.dark.ground}">
<link rel="icon" href="${logoIcon(settings) ?? `data:image/svg+xml,${encodeURIComponent(markSvg(settings))}`}">
<style>${new Html(css)}</style>
${
  // a preview is not for machines, and a page that is not there has no address of its own
  !preview &&
  (page.statusCode ?? 200) < 400 &&
  html`<link rel="canonical" href="${canonical}">
${languages.length > 1 && (['th', 'en'] as const).map((each) => html`<link rel="alternate" hreflang="${each}" href="${origin}${addressIn(each, path)}${query}">`)}
${languages.length > 1 && html`<link rel="alternate" hreflang="x-default" href="${origin}${path}${query}">`}
<link rel="alternate" type="${feedType}" title="${t.feed}" href="${feedAddress(lang, path === '/news' ? site.query.get('section') : null)}">
<meta property="og:title" content="${page.title}">
<meta property="og:type" content="${page.article ? 'article' : 'website'}">
<meta property="og:locale" content="${locales[lang]}">
${languages.includes(other) && languages.includes(lang) && html`<meta property="og:locale:alternate" content="${locales[other]}">`}
${page.article?.published && html`<meta property="article:published_time" content="${page.article.published}">`}
${page.article && html`<meta property="article:modified_time" content="${page.article.modified}">`}
<meta property="og:url" content="${canonical}">
<meta property="og:site_name" content="${settings.faculty_name}">
${description && html`<meta property="og:description" content="${description}">`}
${
  shared &&
  html`<meta property="og:image" content="${origin}${shareAddress(shared)}">
<meta property="og:image:width" content="${shareSize.width}">
<meta property="og:image:height" content="${shareSize.height}">
<meta name="twitter:card" content="summary_large_image">`
}
${(page.meta ?? []).map(([name, content]) => html`<meta name="${name}" content="${content}">`)}
${(page.data ?? []).map(jsonLd)}
<script type="speculationrules">${new Html(speculationRules)}</script>`
}
</head>
<body>
<a class="skip" href="#content">${t.skip}</a>
${preview?.lastDay && html`<p class="preview"><strong>${t.preview}</strong> ${t.previewUntil} ${dayIn(lang, preview.lastDay)}</p>`}
<header class="top"><div class="wide">
<a class="brand" href="${addressIn(lang, '/')}">${logo(settings)}<span>${settings.university_name && html`<small>${settings.university_name}</small>`}${settings.faculty_name}</span></a>
<a class="language" lang="${other}" hreflang="${other}" href="${addressIn(other, preview?.address ?? path)}${query}">${t.otherLanguage}</a>
<button class="opens" popovertarget="menu">${t.menu}</button>
<div id="menu" popover>
<button class="opens" popovertarget="menu" popovertargetaction="hide">${t.close}</button>
<form class="find" role="search" action="${addressIn(lang, '/search')}"><input type="search" name="q" aria-label="${t.searchLabel}" placeholder="${t.search}" maxlength="100"><button>${t.search}</button></form>
<nav aria-label="${t.menu}"><ul>${menu({ ...site, path })}</ul></nav>
</div></div></header>
<main id="content"${!page.isWhole && html` class="wide"`}>${page.body}</main>
<footer><div class="band"></div><div class="wide parts">
<div><p class="name">${settings.faculty_name}</p>${settings.university_name && html`<p>${settings.university_name}</p>`}${contact(site)}</div>
${site.menu.footer.map((column) => html`<nav aria-label="${column.label}"><p class="name">${menuLink(lang, column)}</p><ul>${column.items.map((item) => html`<li>${menuLink(lang, item)}</li>`)}</ul></nav>`)}
<div><p class="name">${t.social}</p><ul>${settings.social.map(({ name, url }) => html`<li><a rel="me" href="${url}">${name}</a></li>`)}<li><a href="${feedAddress(lang, null)}">${t.feed}</a></li></ul></div>
</div><p class="wide legal"><span>© ${settings.faculty_name}${settings.university_name && html` · ${settings.university_name}`}</span>${site.menu.privacy && menuLink(lang, site.menu.privacy)}
<a href="${addressIn(lang, '/accessibility')}">${t.accessibility}</a><a href="${addressIn(lang, '/sitemap')}">${t.sitemap}</a></p></footer>
</body>
</html>`.text;
}

/** The address that an item of the menu or the home page leads to. */
export const targetIn = (lang: Language, path: string): string => (path.startsWith('/') ? addressIn(lang, path) : path);

/** The attribute `lang` of words that are not in the language of the page. */
export const langOf = (lang: Language, words: { lang: Language }): Html | false => words.lang !== lang && html` lang="${words.lang}"`;

/** The label of an item as a link, where it leads somewhere; `current` is the one that is marked. */
export const menuLink = (lang: Language, item: MenuItem, current?: string): Html =>
  item.path === null
    ? html`<span${langOf(lang, item)}>${item.label}</span>`
    : html`<a href="${targetIn(lang, item.path)}"${langOf(lang, item)}${item.path === current && html` aria-current="page"`}>${item.label}</a>`;

/**
 * The menu's two levels: a bar where there is room, else a list. Items with others below them open without a script; where such an item leads
 * somewhere itself, its link is the first of them. Marked is the link to this page, else that to the list that it is part of.
 */
function menu({ lang, menu: { header }, path, query }: Site): Html[] {
  const paths = header.flatMap((item) => [item, ...item.items]).flatMap((item) => item.path ?? []);
  const address = path + (query.size > 0 ? `?${query}` : '');
  const current = paths.find((each) => each === address) ?? paths.find((each) => isPartOf(path, each));
  const link = (item: MenuItem) => html`<li>${menuLink(lang, item, current)}</li>`;
  return header.map((item) =>
    item.items.length === 0
      ? link(item)
      : html`<li><details name="menu"><summary>${item.label}</summary><ul>${item.path !== null && link(item)}${item.items.map(link)}</ul></details></li>`,
  );
}

/** The logo, or a mark of the faculty's colours. It is beside the name, so that it needs no text. */
function logo({ logo_light, logo_dark }: SiteSettings): Html {
  const [light, dark] = [logo_light ?? logo_dark, logo_dark ?? logo_light];
  if (!light || !dark) return html`<span class="mark" aria-hidden="true"></span>`;
  const size = ({ width, height }: SitePicture) => width && height && html` width="${width}" height="${height}"`;
  return html`<picture><source media="(prefers-color-scheme: dark)" srcset="${dark.address}"${size(dark)}><img class="logo" src="${light.address}" alt=""${size(light)}></picture>`;
}

/** The mark of a faculty without a logo, as SVG. */
export const markSvg = ({ main_colour, accent_colour }: SiteSettings): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${main_colour}"/><path d="M32 13v12a7 7 0 0 1-7 7H13z" fill="${accent_colour}"/></svg>`;

/** The small logo; null without one. */
export const logoIcon = ({ logo_light }: SiteSettings): string | null => logo_light && `${logo_light.address}?size=small`;

/** How the faculty is reached, as far as it is known: address, opening hours, telephone and e-mail, each with its icon and name. */
export function contactWays({ t, settings }: Site): { icon: 'place' | 'clock' | 'phone' | 'mail'; name: string; way: Html }[] {
  const { address, opening_hours, telephone, email } = settings;
  return [
    ...(address ? [{ icon: 'place', name: '', way: html`${address}` } as const] : []),
    ...(opening_hours ? [{ icon: 'clock', name: t.openingHours, way: html`${opening_hours}` } as const] : []),
    ...(telephone ? [{ icon: 'phone', name: t.telephone, way: linked(telephone) } as const] : []),
    ...(email ? [{ icon: 'mail', name: t.email, way: html`<a href="mailto:${email}">${email}</a>` } as const] : []),
  ];
}

/** The same in lines, with the way to the map. */
export function contact(site: Site): Html | false {
  const { map_url } = site.settings;
  const ways = contactWays(site).map(({ name, way }) => html`<p>${name && `${name} `}${way}</p>`);
  return (
    (ways.length > 0 || map_url !== '') && html`<address>${ways}${map_url && html`<p><a href="${map_url}">${site.t.map}</a></p>`}</address>`
  );
}

/** The faculty in structured data. */
export function organizationOf({ origin, settings }: Site): OrganizationData {
  const { faculty_name, university_name, address, telephone, email, map_url, social, logo_light } = settings;
  return {
    '@type': 'CollegeOrUniversity',
    name: faculty_name,
    url: origin,
    ...(logo_light && { logo: origin + logo_light.address }),
    ...(address && { address }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(map_url && { hasMap: map_url }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(university_name && { parentOrganization: { '@type': 'CollegeOrUniversity', name: university_name } }),
  };
}

/** What every page is rendered with, for one of them. */
export const siteOf = async (
  data: SiteData,
  { lang, origin, css }: Pick<Site, 'lang' | 'origin' | 'css'>,
  path: string,
  query: URLSearchParams,
): Promise<Site> => ({
  lang,
  t: wordsIn(lang),
  settings: await data.settings(lang),
  menu: await data.menu(lang),
  origin,
  css,
  path,
  query,
});

/** How wide the large pictures are shown: the one of an article, at the head of the home page's blocks, and behind its opening words. */
const widths = { whole: '(max-width: 48rem) 100vw, 48rem', large: '(max-width: 48rem) 100vw, 30rem', ground: '100vw' } as const;

type PictureKind = 'card' | 'face' | keyof typeof widths;

/** Of pictures that are fetched when they come near, and of those that are in sight. */
const isLate = html`loading="lazy" decoding="async"`;
const isEarly = html`fetchpriority="high"`;

/**
 * A picture in a box of a fixed ratio, so that nothing moves when it arrives. Cards and faces take the small version, of 480 pixels; the others
 * leave it to the browser. The first large one is loaded at once.
 */
export function picture(address: string | null | undefined, alt: string, kind: PictureKind, isFirst = false): Html {
  const isLarge = kind !== 'card' && kind !== 'face';
  if (!address) return isLarge ? html`` : html`<span class="${kind} none" aria-hidden="true"></span>`;
  const small = `${address}?size=small`;
  const source = isLarge ? html`src="${address}" srcset="${small} 480w, ${address} 1600w" sizes="${widths[kind]}"` : html`src="${small}"`;
  return html`<img class="${kind}" ${source} alt="${alt}" ${isFirst ? isEarly : isLate}>`;
}

/** The first picture of these parts is loaded at once, whichever part it is in. */
export const firstAtOnce = (parts: Html): Html => new Html(parts.text.replace(isLate.text, isEarly.text));

/** Where one is, from the home page on: below a list, where there is one. */
export function trail({ lang, t, origin, preview }: Site, list?: ListPath, name = list && t[list]): Html {
  const all = [['/', t.home] as const, ...(list && name ? [[list, name] as const] : [])];
  return html`<p class="trail">${all.map(([path, words], at) => html`${at > 0 && ' / '}<a href="${addressIn(lang, path)}">${words}</a>`)}</p>${
    !preview &&
    list !== undefined &&
    jsonLd({
      '@type': 'BreadcrumbList',
      itemListElement: all.map(([path, name], at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: origin + addressIn(lang, path),
      })),
    })
  }`;
}

/** The day of something in the calendar as a tile. */
export const dayTile = ({ lang }: Site, day: string): Html =>
  html`<time class="tile" datetime="${day}"><b>${Number(day.slice(8, 10))}</b> ${shortMonthIn(lang, day)}<span class="hidden"> ${dayIn(lang, day).split(' ').at(-1)}</span></time>`;
