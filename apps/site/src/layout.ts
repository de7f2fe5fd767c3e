import type { Language } from '@faculty/contracts/kit/bilingual';
import { type Html, html, jsonLd, type StructuredData } from './html.ts';
import { dayIn, type Words, wordsIn } from './words.ts';

/** What every page is drawn with. */
export interface Site {
  lang: Language;
  t: Words;
  /** Origin of the website, without a slash at the end: for canonical and alternate addresses. */
  origin: string;
  /** Address of the style sheet, with its hash. */
  css: string;
  /** The path of this page without the language: `/news`. */
  path: string;
  /** The query of this page. */
  query: URLSearchParams;
  /** Of a preview link: its own path, and the last day on which it opens (`YYYY-MM-DD`), while it does. */
  preview?: { address: string; lastDay?: string };
}

export interface Drawn {
  title: string;
  body: Html;
  description?: string;
  /** A picture for previews of links. */
  picture?: string | null;
  /** Languages in which this content exists; both where it is left out. */
  languages?: readonly Language[];
  /** Structured data. */
  data?: readonly StructuredData[];
  /** `<meta name content>` besides. */
  meta?: readonly (readonly [string, string])[];
  statusCode?: number;
  noIndex?: true;
}

/** A page of a language: `/news` is `/en/news` in English. */
export const addressIn = (lang: Language, path: string): string => (lang === 'th' ? path : path === '/' ? '/en/' : `/en${path}`);

/** Formats of the news feed: extension, MIME type. */
export const feedTypes = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof feedTypes;

/** Address of the news feed of a section, or of all news. */
export const feedAddress = (lang: Language, format: FeedFormat, section: string | null): string =>
  addressIn(lang, `/news.${format}`) + (section ? `?section=${encodeURIComponent(section)}` : '');

/** Size of the pictures in previews of links (Open Graph), in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Address of a picture in that size. */
export const shareAddress = (picture: string): string => picture.replace(/^\/files\//, '/share/');

const places = [
  ['/news', 'news'],
  ['/articles', 'articles'],
  ['/documents', 'documents'],
  ['/people', 'people'],
  ['/works', 'works'],
  ['/calendar', 'calendar'],
] as const;

/** The whole document. */
export function documentOf(site: Site, drawn: Drawn): string {
  const { lang, t, origin, css, path, preview } = site;
  const other: Language = lang === 'th' ? 'en' : 'th';
  const languages = drawn.languages ?? ['th', 'en'];
  const query = site.query.size > 0 ? `?${site.query}` : '';
  const canonical = origin + addressIn(languages.includes(lang) ? lang : 'th', path) + query;
  const isHome = path === '/';
  const title = isHome ? t.faculty : `${drawn.title} – ${t.faculty}`;
  const link = ([to, name]: (typeof places)[number]) =>
    html`<li><a href="${addressIn(lang, to)}"${path.startsWith(to) ? html` aria-current="page"` : ''}>${t[name]}</a></li>`;
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${drawn.description && html`<meta name="description" content="${drawn.description}">`}
${(drawn.noIndex || preview) && html`<meta name="robots" content="noindex">`}
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${css}">
${
  // a preview is not for machines
  !preview &&
  html`<link rel="canonical" href="${canonical}">
${languages.length > 1 && (['th', 'en'] as const).map((each) => html`<link rel="alternate" hreflang="${each}" href="${origin}${addressIn(each, path)}${query}">`)}
${languages.length > 1 && html`<link rel="alternate" hreflang="x-default" href="${origin}${path}${query}">`}
${Object.entries(feedTypes).map(([format, type]) => html`<link rel="alternate" type="${type}" title="${t.feed}" href="${feedAddress(lang, format as FeedFormat, path === '/news' ? site.query.get('section') : null)}">`)}
<meta property="og:title" content="${drawn.title}">
<meta property="og:type" content="website">
<meta property="og:url" content="${canonical}">
<meta property="og:site_name" content="${t.faculty}">
${drawn.description && html`<meta property="og:description" content="${drawn.description}">`}
${
  drawn.picture &&
  html`<meta property="og:image" content="${origin}${shareAddress(drawn.picture)}">
<meta property="og:image:width" content="${shareSize.width}">
<meta property="og:image:height" content="${shareSize.height}">
<meta name="twitter:card" content="summary_large_image">`
}
${(drawn.meta ?? []).map(([name, content]) => html`<meta name="${name}" content="${content}">`)}
${(drawn.data ?? []).map(jsonLd)}
<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>`
}
</head>
<body>
<a class="skip" href="#content">${t.skip}</a>
${preview?.lastDay && html`<p class="preview"><strong>${t.preview}</strong> ${t.previewUntil} ${dayIn(lang, preview.lastDay)}</p>`}
<header class="top">
<div class="wide">
<a class="brand" href="${addressIn(lang, '/')}"><span class="mark" aria-hidden="true"></span>${t.faculty}</a>
<form class="find" role="search" action="${addressIn(lang, '/search')}"><input type="search" name="q" aria-label="${t.searchLabel}" placeholder="${t.search}" maxlength="100"><button>${t.search}</button></form>
<a class="language" lang="${other}" hreflang="${other}" href="${addressIn(other, preview?.address ?? path)}${query}">${t.otherLanguage}</a>
</div>
<nav class="wide" aria-label="${t.menu}"><ul>${places.map(link)}</ul></nav>
</header>
<main id="content" class="wide">${drawn.body}</main>
<footer><div class="wide">
<ul>
<li><a href="${addressIn(lang, '/deans')}">${t.deans}</a></li>
<li><a href="${addressIn(lang, '/mous')}">${t.mous}</a></li>
<li><a href="${addressIn(lang, '/evidence')}">${t.evidence}</a></li>
<li><a href="${addressIn(lang, '/activities')}">${t.activities}</a></li>
<li><a href="${addressIn(lang, '/links')}">${t.links}</a></li>
<li><a href="${addressIn(lang, '/sitemap')}">${t.sitemap}</a></li>
<li><a href="${addressIn(lang, '/accessibility')}">${t.accessibility}</a></li>
<li><a href="${addressIn(lang, '/news.rss')}">${t.feed}</a></li>
</ul>
<p>© ${t.faculty}</p>
</div></footer>
</body>
</html>`.text;
}

export const siteOf = (lang: Language, origin: string, css: string, path: string, query: URLSearchParams): Site => ({
  lang,
  t: wordsIn(lang),
  origin,
  css,
  path,
  query,
});

/** A picture in a box of a fixed ratio, so that nothing moves when it arrives. The small version is enough for cards; the first large one is loaded at once. */
export const picture = (address: string | null | undefined, alt: string, kind: 'card' | 'whole' | 'face', isFirst = false): Html =>
  address
    ? html`<img class="${kind}" src="${address}${kind === 'whole' ? '' : '?size=small'}" alt="${alt}" ${isFirst ? html`fetchpriority="high"` : html`loading="lazy" decoding="async"`}>`
    : html`<span class="${kind} none" aria-hidden="true"></span>`;

/** Where one is, from the home page on. */
export function trail({ lang, t, origin, preview }: Site, ...steps: readonly (readonly [string, string])[]): Html {
  const all = [['/', t.home] as const, ...steps];
  return html`<p class="trail">${all.map(([path, words], at) => html`${at > 0 && ' / '}<a href="${addressIn(lang, path)}">${words}</a>`)}</p>${
    !preview &&
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

/** The link to the next rows of a list, and back to the first. */
export function pager(site: Site, next: string | null): Html {
  const { lang, t, path, query } = site;
  const to = (cursor: string | null) => {
    const params = new URLSearchParams(query);
    params.delete('cursor');
    if (cursor !== null) params.set('cursor', cursor);
    return addressIn(lang, path) + (params.size > 0 ? `?${params}` : '');
  };
  return html`<p class="pager">${query.has('cursor') && html`<a href="${to(null)}">${t.back}</a>`}${next !== null && html`<a class="next" rel="next" href="${to(next)}">${t.more} ›</a>`}</p>`;
}

/** The choice of a filter as links; the current one is marked. */
export function choices(site: Site, name: string, options: readonly { code: string; label: string }[]): Html {
  const { lang, t, path, query } = site;
  const chosen = query.get(name) ?? '';
  const to = (code: string) => addressIn(lang, path) + (code === '' ? '' : `?${new URLSearchParams({ [name]: code })}`);
  return html`<ul class="choices">${[{ code: '', label: t.all }, ...options].map(
    ({ code, label }) => html`<li><a href="${to(code)}"${code === chosen ? html` aria-current="true"` : ''}>${label}</a></li>`,
  )}</ul>`;
}
