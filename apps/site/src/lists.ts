import { type Html, html } from './html.ts';
import { addressIn, type Site } from './layout.ts';

/** The link to the next rows of a list, and back to the first. */
export function pager(site: Site, next: string | null): Html {
  const { lang, t, path, query } = site;
  const to = (cursor: string | null) => {
    const params = new URLSearchParams(query);
    params.delete('cursor');
    if (cursor !== null) params.set('cursor', cursor);
    return addressIn(lang, path) + (params.size > 0 ? `?${params}` : '');
  };
  return html`<p class="pager">${query.has('cursor') && html`<a href="${to(null)}">${t.back}</a>`}${next !== null && html`<a class="next" rel="next" href="${to(next)}">${t.more} ›</a>`}</p>`;
}

/** What a list without rows says: whether its filters find nothing, or there is nothing yet. */
export const emptyList = ({ lang, t, path, query }: Site): Html =>
  query.size === 0 ? html`<p>${t.nothing}</p>` : html`<p>${t.noMatch} <a href="${addressIn(lang, path)}">${t.clearFilters}</a></p>`;

interface Option {
  code: string;
  label: string;
}

/** The address of this list with other filters, from its first row on. An empty value takes a filter away. */
function filtered({ lang, path, query }: Site, changed: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(query);
  params.delete('cursor');
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
export function choices(site: Site, name: string, options: readonly Option[], always?: string): Html {
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
  options: readonly Option[];
}

/** The choice of a filter in a form, with the name as its label for screen readers. */
export const filterSelect = ({ t, query }: Site, { name, label, options }: Filter): Html =>
  html`<select name="${name}" aria-label="${label}"><option value="">${label}: ${t.all}</option>${options.map(
    ({ code, label: words }) => html`<option value="${code}"${code === query.get(name) && html` selected`}>${words}</option>`,
  )}</select>`;

/** Further filters of a list as a form. It is open while one of them is set. The filters in `kept` stay as they are. */
export function filterForm({ lang, t, path, query }: Site, filters: readonly Filter[], kept: readonly string[]): Html {
  const isSet = filters.some(({ name }) => query.has(name));
  return html`<details class="filters"${isSet && html` open`}><summary>${t.filters}</summary><form action="${addressIn(lang, path)}">${kept.map(
    (name) => query.has(name) && html`<input type="hidden" name="${name}" value="${query.get(name)}">`,
  )}${filters.map(
    ({ name, label, options }) =>
      html`<label>${label}<select name="${name}"><option value="">${t.all}</option>${options.map(
        (option) => html`<option value="${option.code}"${option.code === query.get(name) && html` selected`}>${option.label}</option>`,
      )}</select></label>`,
  )}<button>${t.apply}</button></form></details>`;
}

/**
 * Whether search engines keep a page of a list: with one filter at most, whose value is one of its own, and without free words. A few rows
 * would make thousands of pages otherwise, and anybody's words would stand on ours.
 * @param known names of further filters whose value is a good one
 */
export function indexing({ query }: Site, filters: readonly Omit<Filter, 'label'>[], known: readonly string[] = []): { noIndex?: true } {
  const set = [...query.keys()].filter((name) => name !== 'cursor');
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
