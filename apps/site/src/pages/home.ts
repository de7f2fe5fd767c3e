import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { Records, SiteData } from '../data.ts';
import { type Html, html, type StructuredData, worded } from '../html.ts';
import { addressIn, type Drawn, dayTile, organizationOf, picture, type Site, trail } from '../layout.ts';
import { leadingSection, newsSections, sectionsOf } from '../sections.ts';
import { dayIn, monthIn } from '../words.ts';
import { linkBoxes, linkCard } from './links.ts';
import { newsCard } from './news.ts';

const dayAfter = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const shownNews = 6;
const shownSections = 3;
const shownOfSection = 4;

/** News, led by what staff have chosen for it, what comes next, services, further news by section, videos, banners, figures. No news stands twice. */
export async function home(site: Site, data: SiteData): Promise<Drawn> {
  const { lang, t, settings } = site;
  const today = todayInBangkok();
  const links = (group: string, limit: number) => data.list('link', { lang, limit, filters: { links_group_tag: group } });
  const newsOf = async (section: string, limit: number) =>
    (await data.list('news', { lang, limit, filters: { news_type_tag: section } })).rows;
  const sections = (await newsSections(data, lang)).slice(0, shownSections);
  const [chosen, news, banners, services, videos, dates, bySection, figures] = await Promise.all([
    newsOf(leadingSection, 1),
    data.list('news', { lang, limit: 1 + shownNews }),
    links('D5', 4),
    links('D1', 6),
    links('D2', 3),
    data.calendar(today, dayAfter(today, 60), lang),
    // enough for what stands above them and in each other
    Promise.all(sections.map(({ code }) => newsOf(code, 1 + shownNews + shownSections * shownOfSection))),
    figuresOf(site, data),
  ]);
  const first = chosen[0] ?? news.rows[0];
  const [section] = first ? sectionsOf(first) : [];
  const others = news.rows.filter(({ news_id }) => news_id !== first?.news_id).slice(0, shownNews);
  const shown = new Set([first, ...others].map((each) => each?.news_id));
  const filled = sections.flatMap((section, at) => {
    const rows = (bySection[at] ?? []).filter(({ news_id }) => !shown.has(news_id)).slice(0, shownOfSection);
    for (const { news_id } of rows) shown.add(news_id);
    return rows.length > 0 ? [{ section, rows }] : [];
  });
  return {
    title: settings.faculty_name,
    description: settings.tagline,
    picture: settings.share_image ? null : (first?.news_h_image ?? null),
    data: [organizationOf(site)],
    body: html`<h1 class="hidden">${settings.faculty_name}</h1>${settings.tagline && html`<p class="tagline">${settings.tagline}</p>`}
${
  first &&
  html`<article class="lead">${picture(first.news_h_image, '', 'whole', true)}<div>${section && html`<p class="kind">${section.label}</p>`}<h2 lang="${first.lang}"><a href="${addressIn(lang, `/news/${first.news_id}`)}">${first.news_title}</a></h2>
<p class="facts">${first.new_start_date && html`<time datetime="${first.new_start_date}">${dayIn(lang, first.new_start_date)}</time>`}</p></div></article>`
}
${others.length > 0 && html`<section>${head(t.news, addressIn(lang, '/news'), t.allNews)}<div class="cards compact">${others.map((each) => newsCard(site, each))}</div></section>`}
<div class="halves">${
      dates.length > 0 &&
      html`<section>${head(t.whatIsOn, addressIn(lang, '/calendar'), t.calendar)}${dateList(site, dates.slice(0, 5))}</section>`
    }
${services.rows.length > 0 && html`<section>${head(t.links, addressIn(lang, '/links'), t.all)}${linkBoxes(site, services.rows)}</section>`}</div>
${
  filled.length > 0 &&
  html`<div class="thirds">${filled.map(
    ({ section, rows }) =>
      html`<section>${head(section.label, addressIn(lang, `/news?section=${encodeURIComponent(section.code)}`), t.all)}<ul class="titles">${rows.map(
        (each) =>
          html`<li><a lang="${each.lang}" href="${addressIn(lang, `/news/${each.news_id}`)}">${each.news_title}</a>${each.new_start_date && html`<p class="facts">${dayIn(lang, each.new_start_date)}</p>`}</li>`,
      )}</ul></section>`,
  )}</div>`
}
${videos.rows.length > 0 && html`<section>${head(t.videos, addressIn(lang, '/links'), t.all)}<div class="cards">${videos.rows.map((each) => linkCard(each, t.video))}</div></section>`}
${banners.rows.length > 0 && html`<section><h2>${t.banners}</h2><div class="cards">${banners.rows.map((each) => linkCard(each))}</div></section>`}
<section class="figures"><h2>${t.figures}</h2><dl>${figures.map(({ label, count, path }) => html`<div><dt><a href="${addressIn(lang, path)}">${label}</a></dt><dd>${count.toLocaleString('en')}</dd></div>`)}</dl></section>`,
  };
}

/** A heading with the way to all of it. */
const head = (title: string, to: string, words: string): Html =>
  html`<div class="head"><h2>${title}</h2><a href="${to}">${words}<span class="hidden"> – ${title}</span> <span aria-hidden="true">›</span></a></div>`;

/** How many there are of what the website shows. */
async function figuresOf({ lang, t }: Site, data: SiteData) {
  const kinds = [
    ['member', '/people', t.people],
    ['work', '/works', t.works],
    ['mou', '/mous', t.mous],
    ['news', '/news', t.news],
  ] as const;
  const counts = await Promise.all(kinds.map(([kind]) => data.list(kind, { lang, limit: 1 })));
  return kinds.map(([, path, label], at) => ({ path, label, count: counts[at]?.count ?? 0 }));
}

type FacultyDate = Records['faculty_date'];

const eventPath = ({ faculty_date_id }: FacultyDate): string => `/calendar/${faculty_date_id}`;

/** What follows the first day of an event: its last one, times, place. */
function furtherOf({ lang, t }: Site, { start_date, end_date, start_time, end_time, place }: FacultyDate): Html {
  const times = [start_time, end_time].filter(Boolean).join('–');
  return html`${[
    end_date !== start_date && `${t.upTo} ${dayIn(lang, end_date)}`,
    times && `${times}${t.clock}`,
    place && worded(lang, place),
  ]
    .filter((each) => each !== '' && each !== false)
    .map((each, at) => html`${at > 0 && ' · '}${each}`)}`;
}

/** Days of the calendar, each with its first day as a tile. */
const dateList = (site: Site, dates: readonly FacultyDate[]): Html =>
  html`<ul class="dates">${dates.map((date) => {
    const further = furtherOf(site, date);
    return html`<li>${dayTile(site, date.start_date)}<div><a lang="${date.lang}" href="${addressIn(site.lang, eventPath(date))}">${date.title}</a>${further.text !== '' && html`<p class="facts">${further}</p>`}</div></li>`;
  })}</ul>`;

/** An event in structured data: whole days, or moments of Bangkok's time. */
function eventData({ lang, origin, settings }: Site, date: FacultyDate): StructuredData {
  const at = (day: string, time: string) => (time === '' ? day : `${day}T${time}:00+07:00`);
  const { start_date, end_date, start_time, end_time, place } = date;
  const isOpen = start_time !== '' && end_time === '' && start_date === end_date;
  return {
    '@type': 'Event',
    name: date.title,
    startDate: at(start_date, start_time),
    ...(!isOpen && { endDate: at(end_date, end_time) }),
    eventStatus: 'https://schema.org/EventScheduled',
    url: origin + addressIn(lang, eventPath(date)),
    location: { '@type': 'Place', name: place || settings.faculty_name, ...(settings.address && { address: settings.address }) },
    organizer: { '@type': 'CollegeOrUniversity', name: settings.faculty_name, url: origin },
  };
}

/** One event: when, where, and a file for the reader's own calendar. */
export async function event(site: Site, data: SiteData, key: string): Promise<Drawn | null> {
  const { lang, t } = site;
  const date = await data.find('faculty_date', key, lang);
  if (!date) return null;
  const further = furtherOf(site, date);
  const when = html`<time datetime="${date.start_date}">${dayIn(lang, date.start_date)}</time>${further.text !== '' && html` · ${further}`}`;
  return {
    path: eventPath(date),
    title: date.title,
    description: [date.title, dayIn(lang, date.start_date), date.place].filter(Boolean).join(' – '),
    languages: date.languages,
    data: [eventData(site, date)],
    body: html`${trail(site, ['/calendar', t.calendar])}<article class="text">${date.lang !== lang && html`<p class="note">${t.onlyThai}</p>`}<h1 lang="${date.lang}">${date.title}</h1>
<p>${when}</p><p><a class="open" href="${addressIn(lang, eventPath(date))}.ics">${t.keepDate}</a></p></article>`,
  };
}

export async function calendar(site: Site, data: SiteData): Promise<Drawn> {
  const { lang, t } = site;
  const today = todayInBangkok();
  const dates = await data.calendar(`${today.slice(0, 7)}-01`, dayAfter(today, 330), lang);
  const monthOf = (date: FacultyDate) => date.start_date.slice(0, 7);
  const months = [...new Set(dates.map(monthOf))];
  return {
    title: t.calendar,
    data: dates.map((date) => eventData(site, date)),
    body: html`${trail(site, ['/calendar', t.calendar])}<h1>${t.calendar}</h1>${months.map(
      (month) =>
        html`<section><h2>${monthIn(lang, `${month}-01`)}</h2>${dateList(
          site,
          dates.filter((date) => monthOf(date) === month),
        )}</section>`,
    )}${dates.length === 0 && html`<p>${t.nothing}</p>`}
<p><a class="open" href="${site.origin.replace(/^https?/, 'webcal')}${addressIn(lang, '/calendar.ics')}">${t.subscribe}</a></p>`,
  };
}
