import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { Records, SiteData } from '../data.ts';
import { type Html, html, type StructuredData, worded } from '../html.ts';
import { addressIn, dayTile, type PageContent, type Site, trail } from '../layout.ts';
import { dayIn, monthIn } from '../words.ts';

type FacultyDate = Records['faculty_date'];

/** A day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

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
export const dateList = (site: Site, dates: readonly FacultyDate[]): Html =>
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
export async function event(site: Site, data: SiteData, key: string): Promise<PageContent | null> {
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
    body: html`${trail(site, '/calendar')}<article class="text">${date.lang !== lang && html`<p class="note">${t.onlyThai}</p>`}<h1 lang="${date.lang}">${date.title}</h1>
<p>${when}</p><p><a class="open" href="${addressIn(lang, eventPath(date))}.ics">${t.keepDate}</a></p></article>`,
  };
}

export async function calendar(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, t } = site;
  const today = todayInBangkok();
  const dates = await data.calendar(`${today.slice(0, 7)}-01`, dayAfter(today, 330), lang);
  const monthOf = (date: FacultyDate) => date.start_date.slice(0, 7);
  const months = [...new Set(dates.map(monthOf))];
  return {
    title: t['/calendar'],
    data: dates.map((date) => eventData(site, date)),
    body: html`${trail(site, '/calendar')}<h1>${t['/calendar']}</h1>${months.map(
      (month) =>
        html`<section><h2>${monthIn(lang, `${month}-01`)}</h2>${dateList(
          site,
          dates.filter((date) => monthOf(date) === month),
        )}</section>`,
    )}${dates.length === 0 && html`<p>${t.nothing}</p>`}
<p><a class="open" href="${site.origin.replace(/^https?/, 'webcal')}${addressIn(lang, '/calendar.ics')}">${t.subscribe}</a></p>`,
  };
}
