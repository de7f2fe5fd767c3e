import type { HomeItem } from '../data.ts';
import { type Html, html, worded } from '../html.ts';
import { icon } from '../icons.ts';
import { contactWays, langOf, menuLink, picture, type Site, targetIn } from '../layout.ts';
import { dayIn, daysIn, type Words } from '../words.ts';

/** What a block is drawn with, besides its item. */
export interface Frame {
  site: Site;
  today: string;
}

/** The way to what an item leads to: words that all such items share, with the label for whoever hears them alone. */
const onward = ({ lang }: Site, item: HomeItem, words: string, kind?: 'open'): Html | false =>
  item.path !== null &&
  html`<a${kind && html` class="${kind}"`} href="${targetIn(lang, item.path)}">${words}<span class="hidden"${langOf(lang, item)}> – ${item.label}</span>${!kind && html` <span aria-hidden="true">›</span>`}</a>`;

/** The heading of a block, with the way to all of it. */
export const head = (site: Site, item: HomeItem, words: string = site.t.all): Html =>
  html`<div class="head"><h2${langOf(site.lang, item)}>${item.label}</h2>${onward(site, item, words)}</div>`;

/** Words over a picture, and calls. The first block of the page, but for notices, is its heading. */
export function hero({ site }: Frame, item: HomeItem): Html {
  const { lang, menu } = site;
  const words = html`${langOf(lang, item)}>${item.label}`;
  const isFirst = menu.home.find(({ block }) => block !== 'notice') === item;
  return html`<div class="hero">${picture(item.picture, item.alt, 'ground')}<div class="wide">${isFirst ? html`<h1${words}</h1>` : html`<h2${words}</h2>`}${item.note && html`<p>${worded(lang, item.note)}</p>`}
${item.items.length > 0 && html`<p class="calls">${item.items.map((each) => menuLink(lang, each))}</p>`}</div></div><div class="band"></div>`;
}

/** A line that readers must not miss, and until when it holds. */
export const notice = ({ site }: Frame, item: HomeItem): Html =>
  html`<section class="notice" aria-label="${item.label}"><p class="wide">${icon('bell')}<span><b${langOf(site.lang, item)}>${item.label}</b> ${worded(site.lang, item.note)} ${item.end_date && html`${item.note && '· '}${site.t.upTo} ${dayIn(site.lang, item.end_date)} `}${onward(site, item, site.t.details)}</span></p></section>`;

/** What most readers come for, each with an icon. */
export const ways = ({ site: { lang } }: Frame, { label, items }: HomeItem): Html | false =>
  items.length > 0 &&
  html`<nav class="wide quick" aria-label="${label}"><ul>${items.map(
    ({ path, icon: name, ...each }) =>
      path !== null &&
      html`<li><a href="${targetIn(lang, path)}"${langOf(lang, each)}>${name !== 'none' && icon(name)}${each.label}</a></li>`,
  )}</ul></nav>`;

export const programmes = ({ site }: Frame, item: HomeItem): Html | false =>
  item.items.length > 0 &&
  html`<div class="tint"><section class="wide">${head(site, item)}<ul class="courses">${item.items.map(
    (each) =>
      html`<li>${picture(each.picture, each.alt, 'card')}<div><h3>${menuLink(site.lang, each)}</h3>${each.note && html`<p class="facts">${worded(site.lang, each.note)}</p>`}</div></li>`,
  )}</ul></section></div>`;

/** Rounds in their order, with their days: which is open, else which is next. */
export function admission({ site, today }: Frame, item: HomeItem): Html | false {
  const { lang, t } = site;
  const stateOf = ({ start_date, end_date }: HomeItem): keyof Words | undefined => {
    if (end_date !== null && end_date < today) return 'closed';
    if (start_date !== null && start_date > today) return 'opensSoon';
    return start_date === null && end_date === null ? undefined : 'openNow';
  };
  const states = item.items.map(stateOf);
  const [next] = item.items.flatMap(({ start_date }, at) => (states[at] === 'opensSoon' ? (start_date ?? []) : [])).sort();
  const isTold = (round: HomeItem) => stateOf(round) !== 'opensSoon' || (!states.includes('openNow') && round.start_date === next);
  const rounds = item.items.map((each, at) => ({ ...each, state: isTold(each) ? states[at] : undefined }));
  return (
    rounds.length > 0 &&
    html`<div class="tint"><section class="wide">${head(site, item, t.details)}<ol class="rounds">${rounds.map(
      ({ state, ...each }) =>
        html`<li${state && html` class="${state}"`}><b>${menuLink(lang, each)}</b>${each.note && html`<p class="facts">${worded(lang, each.note)}</p>`}<p class="facts">${daysIn(lang, each.start_date, each.end_date)}</p>${state && html`<p class="state">${t[state]}</p>`}</li>`,
    )}</ol></section></div>`
  );
}

export const word = ({ site }: Frame, item: HomeItem): Html | false =>
  (item.note !== '' || item.picture !== null) &&
  html`<section class="wide halves word">${picture(item.picture, item.alt, 'large')}<div><h2${langOf(site.lang, item)}>${item.label}</h2><p>${worded(site.lang, item.note)}</p>${item.path !== null && html`<p>${onward(site, item, site.t.details, 'open')}</p>`}</div></section>`;

/** How the faculty is reached, beside the way to its map; the drawing shows no real place. */
export function contact({ site }: Frame, item: HomeItem): Html | false {
  const { t, settings } = site;
  const { map_url } = settings;
  const ways = contactWays(site).map(
    (each) => html`<p>${icon(each.icon)}<span>${each.name && html`<span class="hidden">${each.name} </span>`}${each.way}</span></p>`,
  );
  return (
    (ways.length > 0 || map_url !== '') &&
    html`<section class="wide reach"><div>${head(site, { ...item, path: null })}<address>${ways}</address>${onward(site, item, t.details, 'open')}</div>
${map_url && html`<a class="map" href="${map_url}"><svg viewBox="0 0 600 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path style="fill:color-mix(in srgb,var(--blue) 16%,var(--line))" d="M0 210C120 190 180 250 300 232s180-90 300-70v140H0z"/><path style="fill:color-mix(in srgb,var(--good) 14%,var(--line))" d="M60 40h150v90H60zM390 20h130v80H390zM270 150h90v50h-90z"/><path style="fill:none;stroke:var(--ground);stroke-width:14" d="M-10 150h620M240-10v320M-10 20 240 60l370-70M380-10v160l120 160"/><path style="fill:var(--main);stroke:#fff;stroke-width:3" d="M300 70c-20 0-34 15-34 34 0 24 34 54 34 54s34-30 34-54c0-19-14-34-34-34z"/><path style="fill:var(--accent)" d="m300 88 9 15-9 15-9-15z"/></svg><b>${t.openMap} <span aria-hidden="true">›</span></b></a>`}</section>`
  );
}
