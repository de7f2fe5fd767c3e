import type { Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { Records, SiteData } from '../data.ts';
import { type Html, html, plainText, richText, worded } from '../html.ts';
import { addressIn, type PageContent, picture, type Site, trail } from '../layout.ts';
import { chosenOf, filterSelect, indexing, pager, rowsShown, setFilters } from '../lists.ts';
import { telephone } from '../telephone.ts';
import { dayIn, yearIn } from '../words.ts';
import { activityLine, workLine } from './works.ts';

const personPath = (userName: string) => `/people/${userName}`;

const nameOf = ({ fname, lname }: { fname: string; lname: string }, prefix: string | null | undefined, lang: string) =>
  lang === 'en' ? `${prefix ? `${prefix} ` : ''}${fname} ${lname}` : `${prefix ?? ''}${fname} ${lname}`;

/** A name that breaks between its words only: Thai surnames would be broken by the syllable. */
const shownName = (lang: Language, name: string): Html =>
  html`${name.split(' ').map((word, at) => html`${at > 0 && ' '}<span class="word">${worded(lang, word)}</span>`)}`;

/** The face of somebody, or the first letter of their name. */
const face = (address: string | null, fname: string): Html =>
  address
    ? picture(address, '', 'face')
    : html`<span class="face none" aria-hidden="true">${/[\u0e01-\u0e2ea-z]/i.exec(fname)?.[0]}</span>`;

const rowsOfPage = 24;

/** The directory, with a search by name and expertise. */
export async function people(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, t, query } = site;
  const q = query.get('q') ?? undefined;
  const [page, showcases, departments] = await Promise.all([
    data.list('member', {
      lang,
      ...rowsShown(site, rowsOfPage),
      q,
      filters: { department: query.get('department') ?? undefined },
    }),
    data.list('person_page', { lang, limit: 50 }),
    data.departments(lang),
  ]);
  const department = { name: 'department', label: t.department, options: departments };
  const set = [...chosenOf(site, [department]), ...(q === undefined ? [] : [{ name: 'q', label: `“${q}”` }])];
  return {
    title: t['/people'],
    ...indexing(site, [department]),
    body: html`${trail(site, '/people')}<h1>${t['/people']}</h1>
<form class="find" role="search" aria-label="${t.findPeople}"><input type="search" name="q" value="${q}" aria-label="${t.findPeople}" placeholder="${t.findPeople}" maxlength="100">${departments.length > 1 && filterSelect(site, department)}<button>${t.search}</button></form>${setFilters(site, set, page.count)}
${showcases.rows.length > 0 && html`<details class="filters"><summary>${t.groupsOfPeople}</summary><ul class="choices">${showcases.rows.map((each) => html`<li><a href="${addressIn(lang, `/showcase/${each.persons_url}`)}">${each.persons_title}</a></li>`)}</ul></details>`}
<div class="faces">${page.rows.map(
      (person) =>
        html`<article>${face(person.avatarFile, person.fname)}<h2 class="row"><a href="${addressIn(lang, personPath(person.user_name))}">${shownName(lang, nameOf(person, lang === 'th' ? person.prefix_s : '', lang))}</a></h2><p class="facts">${worded(lang, person.info_expert)}</p></article>`,
    )}</div>${page.rows.length === 0 && html`<p>${t.noHits}</p>`}${pager(site, page, rowsOfPage)}`,
  };
}

/** A person: position, contact, expertise, education, accepted works. */
export async function person(site: Site, data: SiteData, key: string): Promise<PageContent | null> {
  const { lang, t, origin } = site;
  const found = await data.find('member', key, lang);
  if (!found) return null;
  const name = nameOf(found, found.prefix, lang);
  const [works, activities] = await Promise.all([
    data.list('work', { lang, limit: 50, filters: { user_name: key } }),
    data.list('activity', { lang, limit: 20, filters: { user_name: key } }),
  ]);
  const contact: (Html | false)[] = [
    found.info_email !== '' &&
      html`<a href="mailto:${found.info_email}">${found.info_email.split('@').map((part, at) => html`${at > 0 && html`<wbr>@`}${part}`)}</a>`,
    found.info_tel !== '' && telephone(found.info_tel),
    found.info_room !== '' && html`<span>${found.info_room}</span>`,
    found.info_cv_link !== '' && html`<a href="${found.info_cv_link}">${t.cv}</a>`,
    found.info_link_a !== '' && html`<a href="${found.info_link_a}">${t.scholar}</a>`,
  ];
  const jobTitle = found.position || found.academic_position;
  const positions = [found.position, found.academic_position, found.department].filter(Boolean).join(' · ');
  return {
    path: personPath(found.user_name),
    title: name,
    description: [positions, found.info_expert].filter(Boolean).join(' – '),
    picture: found.avatarFile,
    data: [
      {
        '@type': 'Person',
        name,
        ...(jobTitle && { jobTitle }),
        ...(found.avatarFile && { image: origin + found.avatarFile }),
        ...(found.info_email && { email: found.info_email }),
        affiliation: { '@type': 'CollegeOrUniversity', name: site.settings.faculty_name },
        url: origin + addressIn(lang, personPath(key)),
        ...(found.info_link_a && { sameAs: found.info_link_a }),
      },
    ],
    body: html`${trail(site, '/people')}<article class="profile">${face(found.avatarFile, found.fname)}<header><h1>${shownName(lang, name)}</h1><p class="positions">${worded(lang, positions)}</p></header>
${contact.some(Boolean) && html`<div class="side"><h2 class="row">${t.contact}</h2><ul class="plain">${contact.filter(Boolean).map((each) => html`<li>${each}</li>`)}</ul></div>`}<div class="life">
${found.info_expert !== '' && html`<h2>${t.expertise}</h2><p>${worded(lang, found.info_expert)}</p>`}
${
  (found.education ?? []).length > 0 &&
  html`<h2>${t.education}</h2><ul>${(found.education ?? []).map(
    (each) => html`<li>${worded(lang, `${each.edu_degree}, ${each.edu_degree_place}`)} (${yearIn(lang, each.edu_year)})</li>`,
  )}</ul>`
}
${works.rows.length > 0 && html`<h2>${t['/works']} (${works.count})</h2><p class="facts">${t.forReferences} ${(['bib', 'ris'] as const).map((format, at) => html`${at > 0 && ' · '}<a href="${addressIn(lang, `${personPath(found.user_name)}/works.${format}`)}" download>${format === 'bib' ? 'BibTeX' : 'RIS'}</a>`)}</p><ul class="works">${works.rows.map((work) => html`<li>${workLine(site, work)}</li>`)}${works.next !== null && html`<li><a class="all" href="${addressIn(lang, `/works?person=${encodeURIComponent(found.user_name)}`)}">${t.showAll} ${works.count} ${t.items} ›</a></li>`}</ul>`}
${activities.rows.length > 0 && html`<h2>${t['/activities']} (${activities.count})</h2><ul class="works">${activities.rows.map((each) => html`<li>${activityLine(site, each)}</li>`)}</ul>`}</div></article>`,
  };
}

/** A showcase: the grid as it was arranged in the back-office. */
export async function showcase(site: Site, data: SiteData, key: string): Promise<PageContent | null> {
  const { lang } = site;
  const page = await data.find('person_page', key, lang);
  if (!page) return null;
  const placed = page.people ?? [];
  const rows = [...new Set(placed.map(({ row_number }) => row_number))].map((row) => placed.filter(({ row_number }) => row_number === row));
  return {
    path: `/showcase/${page.persons_url}`,
    title: page.persons_title,
    description: plainText(page.persons_content, 160),
    languages: page.languages,
    body: html`${trail(site, '/people')}<h1>${page.persons_title}</h1>${richText(page.persons_content, page.lang)}
${rows.map(
  (row) =>
    html`<div class="faces middle">${row.map(
      (each) =>
        html`<article>${face(each.picture, each.fname)}<h2 class="row"><a href="${addressIn(lang, personPath(each.user_name))}">${shownName(lang, nameOf(each, each.prefix, lang))}</a></h2><p class="facts">${worded(lang, each.position)}</p></article>`,
    )}</div>`,
)}`,
  };
}

type Term = Pick<Records['direct_dean'], 'direct_dean_start_date' | 'direct_dean_end_date'>;

/** The years of a dean's term; with its day, what is still to come: between two deans both terms are shown. */
export const termOf = ({ lang, t }: Pick<Site, 'lang' | 't'>, { direct_dean_start_date: start, direct_dean_end_date: end }: Term) => {
  const today = todayInBangkok();
  const year = (day: string) => yearIn(lang, Number(day.slice(0, 4)) + 543);
  if (start > today) return `${t.from} ${dayIn(lang, start)}`;
  if (end !== null && end >= today) return `${year(start)} – ${dayIn(lang, end)}`;
  if (end === null) return `${year(start)} – ${t.current}`;
  return year(start) === year(end) ? year(start) : `${year(start)} – ${year(end)}`;
};

export async function deans(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, t } = site;
  const { rows } = await data.list('direct_dean', { lang, limit: 200 });
  return {
    title: t['/deans'],
    body: html`${trail(site, '/deans')}<h1>${t['/deans']}</h1><div class="faces">${rows.map(
      (dean) =>
        html`<article>${picture(dean.direct_dean_image, '', 'face')}<h2 class="row"><a href="${addressIn(lang, `/deans/${dean.direct_dean_id}`)}">${shownName(lang, dean.full_name)}</a></h2><p class="facts">${worded(lang, dean.direct_dean_position)}<br>${termOf(site, dean)}</p></article>`,
    )}</div>${rows.length === 0 && html`<p>${t.nothing}</p>`}`,
  };
}

export async function dean(site: Site, data: SiteData, key: string): Promise<PageContent | null> {
  const { t, lang } = site;
  const found = await data.find('direct_dean', key, lang);
  if (!found) return null;
  const of = (type: 'T1' | 'T2' | 'T3') => (found.entries ?? []).filter((entry) => entry.type === type);
  return {
    path: `/deans/${found.direct_dean_id}`,
    title: found.full_name,
    description: `${found.full_name} – ${found.direct_dean_position}, ${termOf(site, found)}`,
    picture: found.direct_dean_image,
    body: html`${trail(site, '/deans')}<article class="profile">${picture(found.direct_dean_image, '', 'face')}<header><h1>${shownName(lang, found.full_name)}</h1><p class="positions">${worded(lang, found.direct_dean_position)}<br>${termOf(site, found)}</p></header><div class="life">
${(['T1', 'T2', 'T3'] as const).map((type) => of(type).length > 0 && html`<h2>${t[`dean_${type}`]}</h2><ul>${of(type).map(({ title }) => html`<li>${worded(lang, title)}</li>`)}</ul>`)}</div></article>`,
  };
}
