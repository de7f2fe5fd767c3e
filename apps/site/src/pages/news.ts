import { sdgs } from '@faculty/contracts/website/sdgs';
import type { Records, SiteData } from '../data.ts';
import { type Html, html, plainText, richText } from '../html.ts';
import { addressIn, choices, type Drawn, organizationOf, pager, picture, type Site, trail } from '../layout.ts';
import { dayIn } from '../words.ts';

/** `isInSight`: at the top of its page, so its picture is loaded at once. */
export const newsCard = ({ lang }: Site, news: Records['news'], isInSight = false): Html => html`<article class="item">
${picture(news.news_h_image, '', 'card', isInSight)}
<div><h3 lang="${news.lang}"><a href="${addressIn(lang, `/news/${news.news_id}`)}">${news.news_title}</a></h3>
<p class="facts">${news.new_start_date && html`<time datetime="${news.new_start_date}">${dayIn(lang, news.new_start_date)}</time>`}${(news.labels?.news_type_tag ?? []).slice(0, 2).map(({ label }) => html` · ${label}`)}</p></div>
</article>`;

/** News, by section or strategy. */
export async function newsList(site: Site, data: SiteData): Promise<Drawn> {
  const { lang, t, query } = site;
  const filters = { news_type_tag: query.get('section') ?? undefined, news_stratrgic_tag: query.get('strategy') ?? undefined };
  const [page, sections] = await Promise.all([
    data.list('news', { lang, limit: 18, cursor: query.get('cursor') ?? undefined, filters }),
    data.options('NEWS_TYPE', lang),
  ]);
  const section = sections.find(({ code }) => code === query.get('section'));
  return {
    title: section?.label ?? t.news,
    body: html`${trail(site, ['/news', t.news])}<h1>${section?.label ?? t.news}</h1>${choices(site, 'section', sections)}
<div class="cards">${page.rows.map((news, at) => newsCard(site, news, at < 3))}</div>${page.rows.length === 0 && html`<p>${t.nothing}</p>`}${pager(site, page.next)}`,
  };
}

/** One news item with its album, keywords and news of the same section. */
export async function newsItem(site: Site, data: SiteData, key: string): Promise<Drawn | null> {
  const { lang, t, origin } = site;
  const news = await data.find('news', key, lang);
  if (!news) return null;
  const [first] = news.news_type_tag;
  const others = first === undefined ? [] : (await data.list('news', { lang, limit: 4, filters: { news_type_tag: first } })).rows;
  const related = others.filter(({ news_id }) => news_id !== news.news_id).slice(0, 3);
  const description = plainText(news.news_content, 160);
  const address = origin + addressIn(lang, `/news/${news.news_id}`);
  return {
    title: news.news_title,
    description,
    picture: news.news_h_image,
    languages: news.languages,
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
    body: html`${trail(site, ['/news', t.news])}<article class="text">
${news.lang !== lang && html`<p class="note">${t.onlyThai}</p>`}
<h1 lang="${news.lang}">${news.news_title}</h1>
<p class="facts">${news.new_start_date && html`<time datetime="${news.new_start_date}">${dayIn(lang, news.new_start_date)}</time>`}${(
      news.labels?.news_type_tag ?? []
    ).map(({ code, label }) => html` · <a href="${addressIn(lang, `/news?section=${code}`)}">${label}</a>`)}</p>
${picture(news.news_h_image, '', 'whole', true)}
<div class="rich" lang="${news.lang}">${richText(news.news_content)}</div>
${
  (news.album ?? []).length > 0 &&
  html`<h2>${t.album}</h2><ul class="album">${(news.album ?? []).map(
    (address, index) => html`<li><a href="${address}">${picture(address, `${t.album} ${index + 1}`, 'card')}</a></li>`,
  )}</ul>`
}
${news.news_tag.length > 0 && html`<p class="tags">${t.tags}: ${news.news_tag.map((tag) => html`<a href="${addressIn(lang, `/search?q=${encodeURIComponent(tag)}`)}">${tag}</a> `)}</p>`}
${news.news_sdgs.length > 0 && html`<p class="tags">${t.sdgs}: ${news.news_sdgs.map((code) => html`<span class="goal">${sdgs[code as keyof typeof sdgs]?.[lang] ?? code}</span> `)}</p>`}
</article>${related.length > 0 && html`<section><h2>${t.related}</h2><div class="cards">${related.map((each) => newsCard(site, each))}</div></section>`}`,
  };
}
