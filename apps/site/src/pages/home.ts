import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { HomeItem, Label, Records, SiteData } from '../data.ts';
import { sizeIn } from '../file-links.ts';
import { type Html, html } from '../html.ts';
import { addressIn, firstAtOnce, langOf, organizationOf, type PageContent, type Site } from '../layout.ts';
import { leadingSection, newsSections } from '../sections.ts';
import { dayIn, yearIn } from '../words.ts';
import { dateList, dayAfter } from './calendar.ts';
import { admission, contact, type Frame, head, hero, notice, programmes, ways, word } from './home-blocks.ts';
import { linkBoxes, linkCard } from './links.ts';
import { newsCard } from './news.ts';

interface Home extends Frame {
  data: SiteData;
  /** The next news that no block has taken yet, of a section or all. */
  nextNews(limit: number, section?: string): Promise<Records['news'][]>;
}

type Block = (home: Home, item: HomeItem) => Html | false | Promise<Html | false>;

/** What draws each block; one without content is nothing. */
const blocks: Readonly<Record<HomeItem['block'], Block>> = {
  '': () => false,
  hero,
  notice,
  ways,
  news: latestNews,
  programmes,
  admission,
  sections: newsBySection,
  events,
  documents,
  links: linksOf('D1', 6, linkBoxes),
  word,
  videos: linksOf('D2', 3, ({ t }, rows) => html`<div class="cards">${rows.map((each) => linkCard(each, t.video))}</div>`),
  partners: linksOf('D5', 4, (_site, rows) => html`<div class="cards">${rows.map((each) => linkCard(each))}</div>`),
  figures,
  contact,
};

/** Blocks that stand in two columns where they follow one another. */
const isHalf = (block: HomeItem['block'] | undefined) => block === 'events' || block === 'documents' || block === 'links';

/** The blocks that staff keep, in their order. No news stands twice. */
export async function home(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, settings, menu } = site;
  const taken = new Map<number, Records['news']>();
  const nextNews: Home['nextNews'] = async (limit, section) => {
    const { rows } = await data.list('news', { lang, limit: limit + taken.size, filters: { news_type_tag: section } });
    const next = rows.filter(({ news_id }) => !taken.has(news_id)).slice(0, limit);
    for (const each of next) taken.set(each.news_id, each);
    return next;
  };
  // one after the other, because each block of news takes what those above it left
  const drawn: { block: HomeItem['block']; part: Html }[] = [];
  for (const item of menu.home) {
    const part = await blocks[item.block]({ site, data, today: todayInBangkok(), nextNews }, item);
    if (part) drawn.push({ block: item.block, part });
  }
  const isOpened = drawn.find(({ block }) => block !== 'notice')?.block === 'hero';
  const [lead] = taken.values();
  return {
    title: settings.faculty_name,
    description: settings.tagline,
    picture: settings.share_image ? null : (menu.home.find(({ picture }) => picture)?.picture ?? lead?.news_h_image ?? null),
    data: [organizationOf(site)],
    isWhole: true,
    body: firstAtOnce(
      html`${!isOpened && html`<h1 class="hidden">${settings.faculty_name}</h1>${settings.tagline && html`<p class="tagline wide">${settings.tagline}</p>`}`}
${drawn.map(({ block, part }, at) => {
  const [begins, ends] = [-1, 1].map((step) => isHalf(block) && !isHalf(drawn[at + step]?.block));
  return html`${begins && html`<div class="wide halves">`}${part}${ends && html`</div>`}
`;
})}`,
    ),
  };
}

const shownNews = 4;
const shownBeside = 3;
const shownSections = 3;
const shownOfSection = 4;
const shownInHalf = 5;

/** News, led by what staff have chosen for it, and beside them further news of the first section that has some. */
async function latestNews({ site, data, nextNews }: Home, item: HomeItem): Promise<Html | false> {
  const chosen = await nextNews(1, leadingSection);
  const [lead, ...others] = [...chosen, ...(await nextNews(1 + shownNews - chosen.length))];
  if (!lead) return false;
  let beside: Html | undefined;
  for (const section of await newsSections(data, site.lang)) {
    const rows = await nextNews(shownBeside, section.code);
    if (rows.length > 0) {
      beside = newsTitles(site, section, rows);
      break;
    }
  }
  return html`<section class="wide">${head(site, item)}<div class="latest">${newsCard(site, lead, { size: 'large' })}
${others.length > 0 && html`<div>${others.map((each) => newsCard(site, each, { size: 'small' }))}</div>`}${beside}</div></section>`;
}

/** Further news of the sections that are named below the block, or of the first ones. */
async function newsBySection({ site, data, nextNews }: Home, item: HomeItem): Promise<Html | false> {
  const named = item.items.flatMap((each) => {
    const [, code] = /^\/news\?section=(.+)$/.exec(each.path ?? '') ?? [];
    return code === undefined ? [] : [{ ...each, code }];
  });
  const boxes: Html[] = [];
  for (const section of named.length > 0 ? named : (await newsSections(data, site.lang)).slice(0, shownSections)) {
    const rows = await nextNews(shownOfSection, section.code);
    if (rows.length > 0) boxes.push(newsTitles(site, section, rows));
  }
  return boxes.length > 0 && html`<section class="wide">${head(site, item)}<div class="cards">${boxes}</div></section>`;
}

/** Titles of a section in a box, with the way to all of them. */
function newsTitles({ lang, t }: Site, section: Label & { lang?: Site['lang'] }, rows: readonly Records['news'][]): Html {
  const { code, label, lang: ofLabel = lang } = section;
  return html`<section class="pin"><h3${langOf(lang, { lang: ofLabel })}>${label}</h3><ul class="titles">${rows.map(
    (each) =>
      html`<li><a${langOf(lang, each)} href="${addressIn(lang, `/news/${each.news_id}`)}">${each.news_title}</a>${each.new_start_date && html`<p class="facts">${dayIn(lang, each.new_start_date)}</p>`}</li>`,
  )}</ul><a href="${addressIn(lang, `/news?section=${encodeURIComponent(code)}`)}">${t.all}<span class="hidden"> – ${label}</span> <span aria-hidden="true">›</span></a></section>`;
}

async function events({ site, data, today }: Home, item: HomeItem): Promise<Html | false> {
  const dates = await data.calendar(today, dayAfter(today, 60), site.lang);
  return dates.length > 0 && html`<section>${head(site, item)}${dateList(site, dates.slice(0, shownInHalf))}</section>`;
}

/** The newest documents, with the type and size of their file. */
async function documents({ site, data }: Home, item: HomeItem): Promise<Html | false> {
  const { lang, t } = site;
  const { rows } = await data.list('doc', { lang, limit: shownInHalf });
  const pathOf = ({ status_link, doc_h_file }: Records['doc']) => (status_link === 'Y' && doc_h_file?.replace('/files/', '')) || '';
  const bytes = await data.fileBytes(rows.map(pathOf));
  const row = (doc: Records['doc']) => {
    const [, type] = /\.(\w+)$/.exec(pathOf(doc)) ?? [];
    const size = bytes.get(pathOf(doc));
    return html`<li><span class="type ${type?.slice(0, 3)}">${type?.toUpperCase() ?? t.link}</span><div><a${langOf(lang, doc)} href="${addressIn(lang, `/documents/${doc.doc_id}`)}">${doc.doc_title}</a>
<p class="facts">${size !== undefined && html`${sizeIn(lang, size)} · `}${doc.doct_date ? dayIn(lang, doc.doct_date) : `${t.year} ${yearIn(lang, doc.doc_year)}`}</p></div></li>`;
  };
  return rows.length > 0 && html`<section>${head(site, item)}<ul class="dates">${rows.map(row)}</ul></section>`;
}

/** The first links of a group. */
function linksOf(group: string, limit: number, draw: (site: Site, rows: readonly Records['link'][]) => Html): Block {
  return async ({ site, data }, item) => {
    const { rows } = await data.list('link', { lang: site.lang, limit, filters: { links_group_tag: group } });
    return rows.length > 0 && html`<section${!isHalf(item.block) && html` class="wide"`}>${head(site, item)}${draw(site, rows)}</section>`;
  };
}

/** How many there are of what the website shows. */
async function figures({ site, data }: Home, item: HomeItem): Promise<Html> {
  const { lang, t } = site;
  const kinds = [
    ['member', '/people'],
    ['work', '/works'],
    ['mou', '/mous'],
    ['news', '/news'],
  ] as const;
  const counts = await Promise.all(kinds.map(([kind]) => data.list(kind, { lang, limit: 1 })));
  return html`<section class="wide figures">${head(site, item)}<dl>${kinds.map(
    ([, path], at) =>
      html`<div><dt><a href="${addressIn(lang, path)}">${t[path]}</a></dt><dd>${(counts[at]?.count ?? 0).toLocaleString('en')}</dd></div>`,
  )}</dl></section>`;
}
