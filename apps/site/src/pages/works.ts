import { publicLevels } from '@faculty/contracts/works/work-fields';
import type { Records, SiteData } from '../data.ts';
import { type Html, html } from '../html.ts';
import { addressIn, choices, chosenOf, type Drawn, filterForm, pager, type Site, setFilters, trail } from '../layout.ts';
import { creatorsOf } from '../oai.ts';
import { dayIn, latestYears, yearIn } from '../words.ts';

/** A work as a citation: authors, year, title, where it was published. */
export const workLine = ({ lang }: Site, work: Records['work']): Html => {
  const where = [work.work_public_title, work.work_public_no, work.work_public_number]
    .filter((each) => each !== '' && each !== '-')
    .join(', ');
  return html`<span lang="${work.lang}">${work.work_owner_name} (${yearIn(lang, work.NumYear)}). <a href="${addressIn(lang, `/works/${work.work_id}`)}">${work.work_title}</a>.${where !== '' && html` <cite>${where}</cite>.`}</span>`;
};

/** Levels of publication by their code in an address, as they are stored. */
const levels = [
  ['national', publicLevels[0]],
  ['international', publicLevels[1]],
] as const;

/** Works, by type, year and level. */
export async function works(site: Site, data: SiteData): Promise<Drawn> {
  const { lang, t, query } = site;
  const year = Number(query.get('year') ?? '');
  const days = year >= 2400 && year <= 2700 ? { start_date: `${year - 543}-01-01`, end_date: `${year - 543}-12-31` } : {};
  const [page, types] = await Promise.all([
    data.list('work', {
      lang,
      limit: 25,
      cursor: query.get('cursor') ?? undefined,
      filters: {
        work_type: query.get('type') ?? undefined,
        work_public_inter: levels.find(([code]) => code === query.get('level'))?.[1],
        ...days,
      },
    }),
    data.options('WORKS_TYPE', lang),
  ]);
  const further = [
    { name: 'year', label: t.year, options: latestYears(lang) },
    { name: 'level', label: t.level, options: levels.map(([code]) => ({ code, label: t[code] })) },
  ];
  return {
    title: t.works,
    body: html`${trail(site, ['/works', t.works])}<h1>${t.works}</h1>${choices(site, 'type', types)}${filterForm(site, further, ['type'])}${setFilters(site, chosenOf(site, further), page.count)}
<ul class="works">${page.rows.map((work) => html`<li>${workLine(site, work)}<p class="facts">${work.parameter}${work.work_public_inter === publicLevels[1] && html` · ${t.international}`}</p></li>`)}</ul>${page.rows.length === 0 && html`<p>${t.nothing}</p>`}${pager(site, page.next)}`,
  };
}

export async function work(site: Site, data: SiteData, key: string): Promise<Drawn | null> {
  const { lang, t } = site;
  const found = await data.find('work', key, lang);
  if (!found) return null;
  const facts = [found.parameter, found.work_public_type, found.work_public_inter, found.work_public_month_year].filter(Boolean);
  return {
    title: found.work_title,
    languages: found.languages,
    meta: [
      ['citation_title', found.work_title],
      ...creatorsOf(found.work_owner_name).map((name): [string, string] => ['citation_author', name]),
      ['citation_publication_date', String(found.NumYear - 543)],
      ['citation_journal_title', found.work_public_title],
      ...(found.work_doi === '' ? [] : [['citation_doi', found.work_doi] as const]),
    ],
    data: [
      {
        '@type': 'ScholarlyArticle',
        headline: found.work_title.slice(0, 110),
        author: found.work_owner_name,
        datePublished: found.work_public_date ?? String(found.NumYear - 543),
        inLanguage: found.lang,
        isPartOf: { '@type': 'Periodical', name: found.work_public_title },
      },
    ],
    body: html`${trail(site, ['/works', t.works])}<article class="text"><h1 lang="${found.lang}">${found.work_title}</h1><p>${workLine(site, found)}</p><p class="facts">${facts.join(' · ')}</p>
${found.work_doi !== '' && html`<p><a href="https://doi.org/${found.work_doi}">https://doi.org/${found.work_doi}</a></p>`}
<p><a href="${addressIn(lang, `/people/${found.user_name}`)}">${found.full_name}</a></p></article>`,
  };
}

export async function activities(site: Site, data: SiteData): Promise<Drawn> {
  const { lang, t, query } = site;
  const [page, types] = await Promise.all([
    data.list('activity', {
      lang,
      limit: 25,
      cursor: query.get('cursor') ?? undefined,
      filters: { activity_type: query.get('type') ?? undefined },
    }),
    data.options('ACTIVITYS_TYPE', lang),
  ]);
  return {
    title: t.activities,
    body: html`${trail(site, ['/activities', t.activities])}<h1>${t.activities}</h1>${choices(site, 'type', types)}<ul class="rows">${page.rows.map(
      (each) =>
        html`<li><div><h2 class="row" lang="${each.lang}">${each.activity_title}</h2><p class="facts">${dayIn(lang, each.activity_date)} · ${each.full_name}${each.activity_place_title !== '' && html` · ${each.activity_place_title}`}</p></div></li>`,
    )}</ul>${page.rows.length === 0 && html`<p>${t.nothing}</p>`}${pager(site, page.next)}`,
  };
}
