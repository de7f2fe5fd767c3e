import { countryName } from '@faculty/contracts/kit/countries';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { noAddress } from '@faculty/contracts/kit/fields';
import type { Records, SiteData } from '../data.ts';
import { type Html, html, plainText, richText, worded } from '../html.ts';
import { addressIn, organizationOf, type PageContent, picture, type Site, trail } from '../layout.ts';
import { choices, chosenOf, emptyList, filterForm, filterSelect, indexing, pager, rowsShown, setFilters } from '../lists.ts';
import { dayIn, latestYears, yearIn } from '../words.ts';

const cardsOfPage = 18;
const rowsOfPage = 20;

/** The file or the address of a record; nothing where it has neither. */
function fileOrLink({ lang, t }: Site, file: string | null, address: string, isFile: boolean, name: string): Html | false {
  const to = isFile ? file : address === '' || address === noAddress ? null : address;
  return (
    to !== null && html`<a class="open" href="${to}">${isFile ? t.open : t.follow}<span class="hidden"> ${worded(lang, name)}</span></a>`
  );
}

export async function contentPage(site: Site, data: SiteData, key: string): Promise<PageContent | null> {
  const page = await data.find('content_page', key, site.lang);
  return (
    page && {
      path: `/page/${page.page_url}`,
      title: page.page_title,
      description: plainText(page.page_content, 160),
      languages: page.languages,
      body: html`${trail(site)}<article class="text">${page.lang !== site.lang && html`<p class="note">${site.t.onlyThai}</p>`}<h1 lang="${page.lang}">${page.page_title}</h1>
${richText(page.page_content, page.lang)}<p class="facts">${site.t.updated} ${dayIn(site.lang, page.updated_at)}</p></article>`,
    }
  );
}

const articleCard = ({ lang }: Site, article: Records['article_page']) => html`<article class="item">
${picture(article.article_page_h_image, '', 'card')}<div><h2 class="row" lang="${article.lang}"><a href="${addressIn(lang, `/article/${article.article_page_url}`)}">${article.article_page_title}</a></h2>
<p class="facts">${article.labels?.article_page_group_tag?.[0]?.label}</p></div></article>`;

export async function articles(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, t, query } = site;
  const [page, groups] = await Promise.all([
    data.list('article_page', {
      lang,
      ...rowsShown(site, cardsOfPage),
      filters: { article_page_group_tag: query.get('group') ?? undefined },
    }),
    data.options('ARTICLE_PAGE_GROUP', lang),
  ]);
  return {
    title: t['/articles'],
    ...indexing(site, [{ name: 'group', options: groups }]),
    body: html`${trail(site, '/articles')}<h1>${t['/articles']}</h1>${choices(site, 'group', groups)}
<div class="cards">${page.rows.map((article) => articleCard(site, article))}</div>${page.rows.length === 0 && emptyList(site)}${pager(site, page, cardsOfPage)}`,
  };
}

export async function article(site: Site, data: SiteData, key: string): Promise<PageContent | null> {
  const found = await data.find('article_page', key, site.lang);
  if (!found) return null;
  const { article_page_title: title, article_page_content: content } = found;
  return {
    path: `/article/${found.article_page_url}`,
    title,
    description: plainText(content, 160),
    picture: found.article_page_h_image,
    languages: found.languages,
    body: html`${trail(site, '/articles')}<article class="text">${found.lang !== site.lang && html`<p class="note">${site.t.onlyThai}</p>`}<h1 lang="${found.lang}">${title}</h1>
${picture(found.article_page_h_image, '', 'whole')}${richText(content, found.lang)}
<p>${fileOrLink(site, found.article_page_h_file, found.article_page_h_url, found.status_link === 'Y', title)}</p></article>`,
  };
}

const documentRow = (site: Site, doc: Records['doc']) => html`<li>${doc.doc_h_image && picture(doc.doc_h_image, '', 'card')}<div>
<h2 class="row" lang="${doc.lang}"><a href="${addressIn(site.lang, `/documents/${doc.doc_id}`)}">${doc.doc_title}</a></h2>
<p class="facts">${site.t.year} ${yearIn(site.lang, doc.doc_year)}${doc.doc_index !== '-' && html` · ${site.t.number} ${doc.doc_index}`}${(doc.labels?.doc_group_tag ?? []).map(({ label }) => html` · ${label}`)}</p>
${fileOrLink(site, doc.doc_h_file, doc.doc_h_url, doc.status_link === 'Y', doc.doc_title)}</div></li>`;

export async function documents(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, t, query } = site;
  const [page, groups] = await Promise.all([
    data.list('doc', {
      lang,
      ...rowsShown(site, rowsOfPage),
      filters: {
        doc_group_tag: query.get('group') ?? undefined,
        doc_year: latestYears(lang).find(({ code }) => code === query.get('year'))?.code,
      },
    }),
    data.options('DOC_GROUP', lang),
  ]);
  const further = [{ name: 'year', label: t.year, options: latestYears(lang) }];
  return {
    title: t['/documents'],
    ...indexing(site, [{ name: 'group', options: groups }, ...further]),
    body: html`${trail(site, '/documents')}<h1>${t['/documents']}</h1>${choices(site, 'group', groups)}${filterForm(site, further, ['group'])}${setFilters(site, chosenOf(site, further), page.count)}
<ul class="rows">${page.rows.map((doc) => documentRow(site, doc))}</ul>${page.rows.length === 0 && emptyList(site)}${pager(site, page, rowsOfPage)}`,
  };
}

export async function documentPage(site: Site, data: SiteData, key: string): Promise<PageContent | null> {
  const { lang, t } = site;
  const doc = await data.find('doc', key, lang);
  if (!doc) return null;
  return {
    path: `/documents/${doc.doc_id}`,
    title: doc.doc_title,
    description: plainText(doc.doc_content, 160),
    languages: doc.languages,
    body: html`${trail(site, '/documents')}<article class="text">${doc.lang !== lang && html`<p class="note">${t.onlyThai}</p>`}<h1 lang="${doc.lang}">${doc.doc_title}</h1>
<p class="facts">${t.year} ${yearIn(lang, doc.doc_year)}${doc.doct_date && html` · ${dayIn(lang, doc.doct_date)}`}${(doc.labels?.doc_group_tag ?? []).map(({ label }) => html` · ${label}`)}</p>
${picture(doc.doc_h_image, '', 'whole')}<p lang="${doc.lang}">${doc.doc_content}</p><p>${fileOrLink(site, doc.doc_h_file, doc.doc_h_url, doc.status_link === 'Y', doc.doc_title)}</p>
${(doc.references ?? []).length > 0 && html`<h2>${t.references}</h2><ul>${(doc.references ?? []).map((each) => html`<li><a href="${addressIn(lang, `/documents/${each.doc_id}`)}">${worded(lang, each.doc_title)}</a></li>`)}</ul>`}</article>`,
  };
}

/** Whether an MOU is in force, and until when. */
function forceOf({ lang, t }: Site, { mou_end_date: end }: Records['mou']): Html {
  if (end === null) return html`${t.noEnd}`;
  return end < todayInBangkok()
    ? html`<span class="over">${t.ended}</span> ${dayIn(lang, end)}`
    : html`${t.inForce} · ${t.until} ${dayIn(lang, end)}`;
}

/** MOUs, by whether they are in force, country, and words of partner and title. */
export async function mous(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, t, query } = site;
  const q = query.get('q') ?? undefined;
  const [page, countries] = await Promise.all([
    data.list('mou', {
      lang,
      ...rowsShown(site, rowsOfPage),
      q,
      filters: { state: query.get('state') ?? undefined, mou_country: query.get('country') ?? undefined },
    }),
    data.countries(lang),
  ]);
  const states = [
    { code: 'in_force', label: t.inForce },
    { code: 'ended', label: t.ended },
  ];
  const country = { name: 'country', label: t.country, options: countries };
  const set = [...chosenOf(site, [country]), ...(q === undefined ? [] : [{ name: 'q', label: `“${q}”` }])];
  return {
    title: t['/mous'],
    ...indexing(site, [{ name: 'state', options: states }, country]),
    body: html`${trail(site, '/mous')}<h1>${t['/mous']}</h1>${choices(site, 'state', states)}
<form class="find" role="search" aria-label="${t.findMous}"><input type="search" name="q" value="${q}" aria-label="${t.findMous}" placeholder="${t.findMous}" maxlength="100">${countries.length > 1 && filterSelect(site, country)}${query.has('state') && html`<input type="hidden" name="state" value="${query.get('state')}">`}<button>${t.search}</button></form>${setFilters(site, set, page.count)}
<ul class="rows">${page.rows.map(
      (
        mou,
      ) => html`<li>${mou.doc_h_image && picture(mou.doc_h_image, '', 'card')}<div><h2 class="row" lang="${mou.lang}"><a href="${addressIn(lang, `/mous/${mou.doc_id}`)}">${mou.doc_title}</a></h2>
<p class="facts">${t.organisation}: ${worded(lang, mou.doc_content)}${mou.mou_country && html` · ${countryName(mou.mou_country, lang)}`}</p><p class="facts">${t.year} ${yearIn(lang, mou.doc_year)} · ${forceOf(site, mou)}</p>
${fileOrLink(site, mou.doc_h_file, mou.doc_h_url, mou.status_link === 'Y', mou.doc_title)}</div></li>`,
    )}</ul>${page.rows.length === 0 && emptyList(site)}${pager(site, page, rowsOfPage)}`,
  };
}

/** One MOU: partner, country, when it was signed and until when it is in force, its file. */
export async function mou(site: Site, data: SiteData, key: string): Promise<PageContent | null> {
  const { lang, t, origin } = site;
  const found = await data.find('mou', key, lang);
  if (!found) return null;
  const { doc_title: title, doc_content: partner, doct_date: signed, mou_end_date: end, mou_country } = found;
  const country = countryName(mou_country, lang);
  const facts: (readonly [string, Html | string | false])[] = [
    [t.organisation, partner],
    [t.country, country !== '' && html`<a href="${addressIn(lang, `/mous?country=${mou_country}`)}">${country}</a>`],
    [t.number, found.doc_index !== '-' && found.doc_index],
    [t.signed, signed === null ? yearIn(lang, found.doc_year) : dayIn(lang, signed)],
    [t.state, forceOf(site, found)],
    [t.type, (found.labels?.doc_group_tag ?? []).map(({ label }) => label).join(', ')],
  ];
  return {
    path: `/mous/${found.doc_id}`,
    title,
    description: [title, partner, country].filter(Boolean).join(' – '),
    picture: found.doc_h_image,
    languages: found.languages,
    data: [
      {
        '@type': 'DigitalDocument',
        name: title,
        url: origin + addressIn(lang, `/mous/${found.doc_id}`),
        inLanguage: found.lang,
        about: {
          '@type': 'Organization',
          name: partner,
          ...(country && { address: { '@type': 'PostalAddress', addressCountry: mou_country } }),
        },
        ...(signed && { datePublished: signed }),
        ...(end && { expires: end }),
        publisher: organizationOf(site),
      },
    ],
    body: html`${trail(site, '/mous')}<article class="text">${found.lang !== lang && html`<p class="note">${t.onlyThai}</p>`}<h1 lang="${found.lang}">${title}</h1>
<dl class="about">${facts.map(([name, text]) => text && html`<div><dt>${name}</dt><dd>${typeof text === 'string' ? worded(lang, text) : text}</dd></div>`)}</dl>
<p>${fileOrLink(site, found.doc_h_file, found.doc_h_url, found.status_link === 'Y', title)}</p>${picture(found.doc_h_image, '', 'whole')}</article>`,
  };
}

/** The grouped documents as the tree of their categories and headings, of one category at a time. */
export async function evidence(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, t, query } = site;
  // a hit of the search leads to an item, whatever its category
  const item = query.get('item');
  const [tree, sought] = await Promise.all([data.tree(lang), item === null ? null : data.find('group_item', item, lang)]);
  const category = String(sought?.group_master_id ?? query.get('category'));
  const chosen = tree.find(({ group_master_id }) => String(group_master_id) === category) ?? tree[0];
  const items = chosen
    ? (await data.list('group_item', { lang, limit: 500, filters: { group_master_id: chosen.group_master_id } })).rows
    : [];
  const under = (sub: number) => items.filter(({ group_sub_b_id }) => group_sub_b_id === sub);
  const categories = tree.map(({ group_master_id, group_master_name }) => ({ code: String(group_master_id), label: group_master_name }));
  return {
    title: t['/evidence'],
    ...indexing(site, [{ name: 'category', options: categories }]),
    body: html`${trail(site, '/evidence')}<h1>${t['/evidence']}</h1>${choices(site, 'category', categories, String(chosen?.group_master_id ?? ''))}
${
  chosen &&
  html`<h2>${chosen.group_master_name} ${chosen.group_master_title}</h2>${chosen.headings.map(
    (heading) =>
      html`<section class="branch tree"><h3>${heading.group_sub_a_index} ${heading.group_sub_a_title}</h3><div>${heading.subheadings.map(
        (sub) =>
          html`<h4${under(sub.group_sub_b_id).length === 0 && html` class="bare"`}>${sub.group_sub_b_title}</h4>${
            under(sub.group_sub_b_id).length > 0 &&
            html`<ul class="titles">${under(sub.group_sub_b_id).map(
              (item) =>
                html`<li id="item-${item.group_item_id}" lang="${item.lang}"><span>${item.group_item_title} <small>${yearIn(lang, item.group_item_year)}</small></span>${fileOrLink(site, item.group_item_h_file, item.group_item_h_url, item.status_link === 'Y', item.group_item_title)}</li>`,
            )}</ul>`
          }`,
      )}</div></section>`,
  )}`
}`,
  };
}
