import type { Language } from '@faculty/contracts/kit/bilingual';
import { isoInCommonEra } from '@faculty/contracts/kit/dates/era';
import { daysOfMonth } from '@faculty/contracts/kit/dates/period';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { sdgs } from '@faculty/contracts/website/sdgs';
import type { Records, SiteData } from '../data.ts';
import { type Html, html, plainText, richText, worded } from '../html.ts';
import { addressIn, organizationOf, type PageContent, picture, type Site, trail } from '../layout.ts';
import { choices, chosenOf, emptyList, filterForm, indexing, pager, rowsShown, setFilters } from '../lists.ts';
import { newsSections, sectionsOf } from '../sections.ts';
import { dayIn, monthIn } from '../words.ts';

interface CardOptions {
  /** On the page of a list its title is a heading of the second level. */
  level?: 'h2' | 'h3';
  /** At the top of its page, so its picture is loaded at once. */
  isInSight?: boolean;
  /** How large it is where others stand beside it; a small one does not tell its section. */
  size?: 'large' | 'small';
}

export function newsCard({ lang }: Site, news: Records['news'], { level = 'h3', isInSight = false, size }: CardOptions = {}): Html {
  const title = html`<a href="${addressIn(lang, `/news/${news.news_id}`)}">${news.news_title}</a>`;
  const [section] = sectionsOf(news);
  return html`<article class="item">
${picture(news.news_h_image, '', size === 'large' ? 'large' : 'card', isInSight)}
<div>${section && size !== 'small' && html`<p class="kind">${section.label}</p>`}${level === 'h2' ? html`<h2 class="row" lang="${news.lang}">${title}</h2>` : html`<h3 lang="${news.lang}">${title}</h3>`}
<p class="facts">${news.new_start_date && html`<time datetime="${news.new_start_date}">${dayIn(lang, news.new_start_date)}</time>`}</p></div>
</article>`;
}

const goals = Object.entries(sdgs).map(([code, goal]) => ({ code, goal }));

/** The last two years by month, the latest first. */
function latestMonths(lang: Language) {
  const [year = 0, month = 1] = todayInBangkok().split('-').map(Number);
  return Array.from({ length: 24 }, (_, ago) => {
    const code = new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7);
    return { code, label: monthIn(lang, `${code}-01`) };
  });
}

/** First and last day of a month `YYYY-MM`; none for other text. */
function daysOf(month: string | null): { start_date?: string; end_date?: string } {
  if (month === null || !/^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month)) return {};
  const { from, to } = daysOfMonth(isoInCommonEra(month));
  return { start_date: from, end_date: to };
}

const rowsOfPage = 18;

/** News, by section, strategy, goal, keyword and month. */
export async function newsList(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, t, query } = site;
  const given = (name: string) => query.get(name) ?? undefined;
  const month = daysOf(query.get('month'));
  const filters = {
    news_type_tag: given('section'),
    news_stratrgic_tag: given('strategy'),
    news_sdgs: given('sdg'),
    news_tag: given('tag'),
    ...month,
  };
  const [page, sections, strategies] = await Promise.all([
    data.list('news', { lang, ...rowsShown(site, rowsOfPage), filters }),
    newsSections(data, lang),
    data.options('NEWS_STRATRGIC', lang),
  ]);
  const section = sections.find(({ code }) => code === query.get('section'));
  const further = [
    { name: 'strategy', label: t.strategy, options: strategies },
    { name: 'sdg', label: t.sdgs, options: goals.map(({ code, goal }, at) => ({ code, label: `${at + 1}. ${goal[lang]}` })) },
    { name: 'month', label: t.month, options: latestMonths(lang) },
  ];
  const set = [...chosenOf(site, further), ...(query.has('tag') ? [{ name: 'tag', label: `${t.tagged}: ${query.get('tag')}` }] : [])];
  return {
    title: section?.label ?? t.news,
    ...indexing(
      site,
      [{ name: 'section', options: sections }, ...further],
      [...(month.start_date ? ['month'] : []), ...(page.count > 0 ? ['tag'] : [])],
    ),
    body: html`${trail(site, '/news', t.news)}<h1>${section?.label ?? t.news}</h1>${choices(site, 'section', sections)}${filterForm(site, further, ['section', 'tag'])}${setFilters(site, set, page.count)}
<div class="cards">${page.rows.map((news, at) => newsCard(site, news, { level: 'h2', isInSight: at < 3 }))}</div>${page.rows.length === 0 && emptyList(site)}${pager(site, page, rowsOfPage)}`,
  };
}

/** Links that share an address; no script of another site is loaded. */
function shareLinks({ t }: Site, address: string, title: string): Html {
  const [at, text] = [encodeURIComponent(address), encodeURIComponent(title)];
  const ways = [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${at}`],
    ['LINE', `https://social-plugins.line.me/lineit/share?url=${at}`],
    ['X', `https://x.com/intent/post?url=${at}&text=${text}`],
  ] as const;
  return html`<p class="share"><strong>${t.share}</strong> ${ways.map(
    ([name, to]) => html`<a href="${to}" rel="nofollow noopener"><span class="hidden">${t.shareBy} </span>${name}</a> `,
  )}<a href="mailto:?subject=${text}&amp;body=${at}">${t.byEmail}</a></p>`;
}

const albumPicture = (album: string, address: string, index: number, { alt = '', caption = '' } = {}) =>
  html`<li><a href="${address}">${picture(address, alt || caption || `${album} ${index + 1}`, 'card')}</a>${caption && html`<p class="facts">${caption}</p>`}</li>`;

/** One news item with its album, keywords and news of the same section. */
export async function newsItem(site: Site, data: SiteData, key: string): Promise<PageContent | null> {
  const { lang, t, origin } = site;
  const news = await data.find('news', key, lang);
  if (!news) return null;
  const sections = sectionsOf(news);
  const [first] = sections;
  const others = first === undefined ? [] : (await data.list('news', { lang, limit: 4, filters: { news_type_tag: first.code } })).rows;
  const related = others.filter(({ news_id }) => news_id !== news.news_id).slice(0, 3);
  const description = plainText(news.news_content, 160);
  const path = `/news/${news.news_id}`;
  const address = origin + addressIn(lang, path);
  return {
    path,
    title: news.news_title,
    description,
    picture: news.news_h_image,
    languages: news.languages,
    article: { published: news.new_start_date, modified: news.updated_at },
    data: [
      {
        '@type': 'NewsArticle',
        headline: news.news_title.slice(0, 110),
        image: [news.news_h_image].filter(Boolean).map((each) => origin + each),
        ...(news.new_start_date && { datePublished: news.new_start_date }),
        dateModified: news.updated_at,
        inLanguage: news.lang,
        mainEntityOfPage: address,
        publisher: organizationOf(site),
      },
    ],
    body: html`${trail(site, '/news', t.news)}<article class="text">
${news.lang !== lang && html`<p class="note">${t.onlyThai}</p>`}
<h1 lang="${news.lang}">${news.news_title}</h1>
<p class="facts">${news.new_start_date && html`<time datetime="${news.new_start_date}">${dayIn(lang, news.new_start_date)}</time>`}${sections.map(({ code, label }) => html` · <a href="${addressIn(lang, `/news?section=${code}`)}">${label}</a>`)}</p>
${picture(news.news_h_image, '', 'whole', true)}
${richText(news.news_content, news.lang)}
${
  (news.album ?? []).length > 0 &&
  html`<h2>${t.album}</h2><ul class="album">${(news.album ?? []).map((address, index) =>
    albumPicture(t.album, address, index, news.album_texts?.[index]),
  )}</ul>`
}
${news.news_tag.length > 0 && html`<p class="tags">${t.tags}: ${news.news_tag.map((tag) => html`<a href="${addressIn(lang, `/news?tag=${encodeURIComponent(tag)}`)}">${worded(lang, tag)}</a> `)}</p>`}
${
  news.news_sdgs.length > 0 &&
  html`<p class="tags">${t.sdgs}: ${goals
    .filter(({ code }) => news.news_sdgs.includes(code))
    .map(
      ({ code, goal }) =>
        html`<a class="goal" style="--goal:${goal.colour}" href="${addressIn(lang, `/news?sdg=${code}`)}">${goal[lang]}</a> `,
    )}</p>`
}
${!site.preview && shareLinks(site, address, news.news_title)}
</article>${related.length > 0 && html`<section><h2>${t.related}</h2><div class="cards">${related.map((each) => newsCard(site, each))}</div></section>`}`,
  };
}
