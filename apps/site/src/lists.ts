import type { Label, ListOptions, Page } from './data.ts';
import { type Html, html } from './html.ts';
import { addressIn, type Site } from './layout.ts';

/** The number of a page in an address from the second on, as it is written; other text is none. */
export const isPageNumber = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text) && text !== '1';

const pageOf = ({ query }: Site): number => Number(query.get('page') ?? 1);

/** Which rows of a list the page shows. */
export const rowsShown = (site: Site, limit: number): Pick<ListOptions, 'limit' | 'page'> => ({ limit, page: pageOf(site) - 1 });

/** Thrown where a list ends before the page that is asked for: there is no such page. */
export class NoSuchPage extends Error {}

/** The pages of a list: numbers around this one, and the way to the next. */
export function pager(site: Site, { rows, count }: Page<unknown>, limit: number): Html {
  const { t } = site;
  const here = pageOf(site);
  if (here > 1 && rows.length === 0) throw new NoSuchPage();
  const last = Math.ceil(count / limit);
  if (last <= 1) return html``;
  const shown = [1, here - 1, here, here + 1, last].filter((page, at, all) => page >= 1 && page <= last && all.indexOf(page) === at);
  const address = (page: number) => filtered(site, { page: page === 1 ? '' : String(page) });
  return html`<nav class="pager" aria-label="${t.pageNumbers}"><ul>${shown.map(
    (page, at) =>
      html`<li>${at > 0 && page - (shown[at - 1] ?? 0) > 1 && html`<span aria-hidden="true">…</span> `}<a href="${address(page)}"${page === here && html` aria-current="page"`}><span class="hidden">${t.page} </span>${page}</a></li>`,
  )}</ul>${here < last && html`<a class="next" rel="next" href="${address(here + 1)}">${t.more} ›</a>`}</nav>`;
}

/** What a list without rows says: whether its filters find nothing, or there is nothing yet. */
export const emptyList = ({ lang, t, path, query }: Site): Html =>
  query.size === 0 ? html`<p>${t.nothing}</p>` : html`<p>${t.noMatch} <a href="${addressIn(lang, path)}">${t.clearFilters}</a></p>`;

/** The address of this list with other filters, from its first row on. An empty value takes a filter away. */
function filtered({ lang, path, query }: Site, changed: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(query);
  params.delete('page');
  for (const [name, value] of Object.entries(changed)) {
    params.delete(name);
    if (value !== '') params.set(name, value);
  }
  return addressIn(lang, path) + (params.size > 0 ? `?${params}` : '');
}

/**
 * The choice of a filter as links; the current one is marked, and other filters stay.
 * @param always the option that stands when none is chosen, where a page shows one at a time
 */
export function choices(site: Site, name: string, options: readonly Label[], always?: string): Html {
  const { t, query } = site;
  const chosen = always ?? query.get(name) ?? '';
  return html`<ul class="choices">${[...(always === undefined ? [{ code: '', label: t.all }] : []), ...options].map(
    ({ code, label }) =>
      html`<li><a href="${filtered(site, { [name]: code })}"${code === chosen ? html` aria-current="true"` : ''}>${label}</a></li>`,
  )}</ul>`;
}

interface Filter {
  name: string;
  label: string;
  options: readonly Label[];
}

const optionsOf = ({ query }: Site, { name, options }: Filter): Html =>
  html`${options.map(({ code, label }) => html`<option value="${code}"${code === query.get(name) && html` selected`}>${label}</option>`)}`;

/** The choice of a filter in a form, with the name as its label for screen readers. */
export const filterSelect = (site: Site, filter: Filter): Html =>
  html`<select name="${filter.name}" aria-label="${filter.label}"><option value="">${filter.label}: ${site.t.all}</option>${optionsOf(site, filter)}</select>`;

/** Further filters of a list as a form. It is open while one of them is set. The filters in `kept` stay as they are. */
export function filterForm(site: Site, filters: readonly Filter[], kept: readonly string[]): Html {
  const { lang, t, path, query } = site;
  const isSet = filters.some(({ name }) => query.has(name));
  return html`<details class="filters"${isSet && html` open`}><summary>${t.filters}</summary><form action="${addressIn(lang, path)}">${kept.map(
    (name) => query.has(name) && html`<input type="hidden" name="${name}" value="${query.get(name)}">`,
  )}${filters.map(
    (filter) =>
      html`<label>${filter.label}<select name="${filter.name}"><option value="">${t.all}</option>${optionsOf(site, filter)}</select></label>`,
  )}<button>${t.apply}</button></form></details>`;
}

/**
 * Whether search engines keep a page of a list: with one filter at most, whose value is one of its own, and without free words. A few rows
 * would make thousands of pages otherwise, and anybody's words would stand on ours.
 * @param known names of further filters whose value is a good one
 */
export function indexing({ query }: Site, filters: readonly Omit<Filter, 'label'>[], known: readonly string[] = []): { noIndex?: true } {
  const set = [...query.keys()].filter((name) => name !== 'page');
  const isKnown = (name: string) =>
    known.includes(name) || filters.some((filter) => filter.name === name && filter.options.some(({ code }) => code === query.get(name)));
  return set.length > 1 || !set.every(isKnown) ? { noIndex: true } : {};
}

/** The chosen options of filters, for `setFilters`. */
export const chosenOf = ({ query }: Site, filters: readonly Filter[]): { name: string; label: string }[] =>
  filters.flatMap(({ name, options }) => options.filter(({ code }) => code === query.get(name)).map(({ label }) => ({ name, label })));

/** The filters that are set besides the choices above a list, each with a link that takes it away. */
export function setFilters(site: Site, filters: readonly { name: string; label: string }[], count: number): Html | false {
  const { t } = site;
  return (
    filters.length > 0 &&
    html`<p class="set">${t.found} ${count} ${t.items}: ${filters.map(
      ({ name, label }) =>
        html`<a href="${filtered(site, { [name]: '' })}" title="${t.clearFilters}">${label} <span aria-hidden="true">×</span><span class="hidden"> – ${t.clearFilters}</span></a> `,
    )}</p>`
  );
}
