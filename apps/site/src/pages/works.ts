import type { Language } from '@faculty/contracts/kit/bilingual';
import { isBuddhistYear } from '@faculty/contracts/kit/dates/era';
import { daysOfYear } from '@faculty/contracts/kit/dates/period';
import { apa } from '@faculty/contracts/works/references/apa';
import { exchangeFile } from '@faculty/contracts/works/references/exchange';
import { byYear, referenceOf } from '@faculty/contracts/works/references/reference';
import { publicLevels, publicTypes } from '@faculty/contracts/works/work-fields';
import type { Records, SiteData } from '../data.ts';
import { type Html, html, worded } from '../html.ts';
import { addressIn, type PageContent, type Site, trail } from '../layout.ts';
import { choices, chosenOf, emptyList, filterForm, indexing, pager, rowsShown, setFilters } from '../lists.ts';
import { dayIn, latestYears, yearIn } from '../words.ts';
import { citationTags, creatorsOf, structuredWork } from '../work-metadata.ts';

/** Works of one file. */
const mostInFile = 500;

const whereOf = (work: Records['work']): string =>
  [work.work_public_title, work.work_public_no, work.work_public_number].filter((each) => each !== '' && each !== '-').join(', ');

/** A work as a reference in the style of the APA; its title leads to its page. */
export const workLine = ({ lang }: Site, work: Records['work'], isLink = true): Html => {
  const title = work.work_title.replace(/\s+/g, ' ').trim();
  const linked = (text: string): Html => {
    const at = isLink ? text.indexOf(title) : -1;
    if (at < 0) return html`${text}`;
    return html`${text.slice(0, at)}<a href="${addressIn(lang, `/works/${work.work_id}`)}">${title}</a>${text.slice(at + title.length)}`;
  };
  const runs = apa(referenceOf(work));
  return html`<span lang="${work.lang}">${runs.map((text, at) => (at % 2 === 1 ? html`<i>${linked(text)}</i>` : linked(text)))}</span>`;
};

/** The works of a person that are public, for reference managers; null where there is no such person. */
export async function worksFile(data: SiteData, lang: Language, key: string, format: 'bib' | 'ris'): Promise<string | null> {
  const person = await data.find('member', key, lang);
  if (!person) return null;
  const { rows } = await data.list('work', { lang, limit: mostInFile, filters: { user_name: person.user_name } });
  return exchangeFile(rows.map(referenceOf).sort(byYear), format);
}

/** An activity: its title, day and place; `who` names the person. */
export const activityLine = ({ lang }: Site, each: Records['activity'], who = false): Html =>
  html`<span lang="${each.lang}">${each.activity_title}</span><p class="facts">${[
    dayIn(lang, each.activity_date),
    who && each.full_name,
    each.activity_place_title,
  ]
    .filter(Boolean)
    .map((fact, at) => html`${at > 0 && ' · '}${worded(lang, String(fact))}`)}</p>`;

/** Levels of publication by their code in an address, as they are stored. */
const levels = [
  ['national', publicLevels[0]],
  ['international', publicLevels[1]],
] as const;

const rowsOfPage = 25;

/** Works, by type, year, level and person. */
export async function works(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, t, query } = site;
  const year = Number(query.get('year') ?? '');
  const of = query.get('person') ?? undefined;
  const { from, to } = daysOfYear('calendar', year);
  const [page, types, person] = await Promise.all([
    data.list('work', {
      lang,
      ...rowsShown(site, rowsOfPage),
      filters: {
        work_type: query.get('type') ?? undefined,
        user_name: of,
        work_public_inter: levels.find(([code]) => code === query.get('level'))?.[1],
        ...(isBuddhistYear(year) && { start_date: from, end_date: to }),
      },
    }),
    data.options('WORKS_TYPE', lang),
    of === undefined ? null : data.find('member', of, lang),
  ]);
  const further = [
    { name: 'year', label: t.year, options: latestYears(lang) },
    { name: 'level', label: t.level, options: levels.map(([code]) => ({ code, label: t[code] })) },
  ];
  const set = [...chosenOf(site, further), ...(person ? [{ name: 'person', label: `${person.fname} ${person.lname}` }] : [])];
  return {
    title: t['/works'],
    ...indexing(site, [{ name: 'type', options: types }, ...further]),
    body: html`${trail(site, '/works')}<h1>${t['/works']}</h1>${choices(site, 'type', types)}${filterForm(site, further, ['type', 'person'])}${setFilters(site, set, page.count)}
<ul class="works">${page.rows.map((work) => html`<li>${workLine(site, work)}<p class="facts">${work.parameter}${work.work_public_inter === publicLevels[1] && html` · ${t.international}`}</p></li>`)}</ul>${page.rows.length === 0 && emptyList(site)}${pager(site, page, rowsOfPage)}`,
  };
}

export async function work(site: Site, data: SiteData, key: string): Promise<PageContent | null> {
  const { lang, t } = site;
  const found = await data.find('work', key, lang);
  if (!found) return null;
  const isConference = found.work_public_type === publicTypes[1];
  const level = levels.find(([, stored]) => stored === found.work_public_inter);
  // the month is entered in Thai words
  const published = found.work_public_date ? dayIn(lang, found.work_public_date) : lang === 'th' ? found.work_public_month_year : '';
  const given = (text: string) => text !== '' && text !== '-' && text;
  const facts: (readonly [string, Html | string | false])[] = [
    [t.authors, creatorsOf(found.work_owner_name).join(', ')],
    [t.publishedIn, whereOf(found)],
    [t.published, published || yearIn(lang, found.NumYear)],
    [t.type, [found.parameter, isConference && t.conference].filter(Boolean).join(' · ')],
    [t.level, level !== undefined && t[level[0]]],
    [t.place, isConference && [found.work_public_place, found.work_public_province, found.work_public_country].filter(given).join(', ')],
    ['ISBN / ISSN', given(found.work_public_isbn)],
    ['DOI', found.work_doi !== '' && html`<a href="https://doi.org/${found.work_doi}">${found.work_doi}</a>`],
    [
      t.facultyMember,
      // who left has no page
      found.user_name === '' ? found.full_name : html`<a href="${addressIn(lang, `/people/${found.user_name}`)}">${found.full_name}</a>`,
    ],
  ];
  return {
    path: `/works/${found.work_id}`,
    title: found.work_title,
    languages: found.languages,
    description: apa(referenceOf(found)).join(''),
    meta: citationTags(found),
    data: [structuredWork(found)],
    body: html`${trail(site, '/works')}<article class="text"><h1 lang="${found.lang}">${found.work_title}</h1><dl class="about">${facts.map(([name, text]) => text && html`<div><dt>${name}</dt><dd lang="${found.lang}">${text}</dd></div>`)}</dl>
<h2>${t.citation}</h2><p class="note">${workLine(site, found, false)}</p></article>`,
  };
}

export async function activities(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, t, query } = site;
  // a hit of the search leads to one of them
  const item = query.get('item');
  const [sought, page, types] = await Promise.all([
    item === null ? null : data.find('activity', item, lang),
    data.list('activity', {
      lang,
      ...rowsShown(site, rowsOfPage),
      filters: { activity_type: query.get('type') ?? undefined },
    }),
    data.options('ACTIVITYS_TYPE', lang),
  ]);
  return {
    title: t['/activities'],
    ...indexing(site, [{ name: 'type', options: types }]),
    body: html`${trail(site, '/activities')}<h1>${t['/activities']}</h1>${choices(site, 'type', types)}<ul class="works">${(sought ? [sought] : page.rows).map((each) => html`<li>${activityLine(site, each, true)}</li>`)}</ul>${page.rows.length === 0 && emptyList(site)}${sought ? html`<p><a href="${addressIn(lang, '/activities')}">${t.clearFilters}</a></p>` : pager(site, page, rowsOfPage)}`,
  };
}
