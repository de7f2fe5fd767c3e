import { inBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { citation } from '@faculty/contracts/works/citation';
import { doiIn } from '@faculty/contracts/works/doi';
import { isThai } from '@faculty/contracts/works/references/cited-people';
import type { ArrivalSource } from '@faculty/contracts/works/work-arrival';
import { type CitedFields, workOfCitation } from '@faculty/contracts/works/work-of-citation';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { fetchBounded } from '../../../kit/http/fetch-bounded.ts';

/** A publication as a source tells of it. */
export interface Arrived {
  /** What it is called there; several where the source has it several times. */
  ids: string[];
  doi: string;
  titles: string[];
  /** Buddhist year. */
  year: number | null;
  names: string;
  venue: string;
  type: string;
  fields: CitedFields;
}

/** A source that is not to be asked any more this night: it said so, or its answer cannot be read. */
export class SourceStops extends Error {
  override name = 'SourceStops';
  /** How long it wants to be left alone. */
  readonly seconds: number;
  constructor(message: string, seconds = 0) {
    super(message);
    this.seconds = seconds;
  }
}

/** Reads the works of an author; `pause` is awaited between two calls. Null: the source does not know the iD. */
type Read = (orcid: string, pause: () => Promise<void>) => Promise<Arrived[] | null>;

/** The sources that are configured. */
export function sourcesOf({ openalex, orcid }: Config['arrivalSources']): Partial<Record<ArrivalSource, Read>> {
  return { ...(openalex && { openalex: openAlexReader(openalex) }), ...(orcid && { orcid: orcidReader(orcid) }) };
}

/** Of one answer. */
const bounds = { milliseconds: 20_000, bytes: 5_000_000 };
/** A longer wait is not believed. */
const longestWait = 7 * 86_400;

/** One answer as JSON; undefined for 404. No message has the address: it may contain a key. */
async function ask(address: URL, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetchBounded(address, bounds, { headers: { accept: 'application/json', ...headers } }).catch((error: Error) => {
    throw new SourceStops(`${address.host}: ${error.message}`);
  });
  if (answer.status === 404) return undefined;
  if (answer.status !== 200)
    throw new SourceStops(`${address.host} answered ${answer.status}`, secondsOf(answer.headers.get('retry-after')));
  try {
    return JSON.parse(answer.body.toString('utf8'));
  } catch {
    throw new SourceStops(`${address.host} answered no JSON`);
  }
}

/** `Retry-After` in either form. */
function secondsOf(header: string | null): number {
  const seconds = /^\d+$/.test(header ?? '') ? Number(header) : (Date.parse(header ?? '') - Date.now()) / 1000;
  return seconds > 0 ? Math.min(seconds, longestWait) : 0;
}

/** Longer ones are no titles and names; each is compared with all works of a person. */
const longest = 2_000;
const text = z
  .string()
  .catch('')
  .transform((given) => given.slice(0, longest));
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item.nullable().catch(null)).catch([]);

const openAlexWork = z.object({
  id: z.string(),
  doi: text,
  title: text,
  type: text,
  publication_year: z.int().nullable().catch(null),
  publication_date: text,
  biblio: z
    .object({ volume: text, issue: text, first_page: text, last_page: text })
    .catch({ volume: '', issue: '', first_page: '', last_page: '' }),
  primary_location: z
    .object({ source: z.object({ display_name: text, issn_l: text, host_organization_name: text, type: text }) })
    .nullable()
    .catch(null),
  authorships: listOf(z.object({ raw_author_name: text, author: z.object({ display_name: text }).catch({ display_name: '' }) })),
});
const openAlexPage = z.object({ results: listOf(openAlexWork), meta: z.object({ next_cursor: z.string().nullable().catch(null) }) });

/** Pages of an author: more than a thousand works are nobody's. */
const mostPages = 20;

/** https://developers.openalex.org: a filtered list in pages; the key is documented as a parameter only. */
function openAlexReader({ url, key }: NonNullable<Config['arrivalSources']['openalex']>): Read {
  return async (orcid, pause) => {
    const found: Arrived[] = [];
    let cursor: string | null = '*';
    for (let page = 0; cursor !== null && page < mostPages; page += 1) {
      if (page > 0) await pause();
      const address = new URL(`${url}/works`);
      const select = Object.keys(openAlexWork.shape).join();
      for (const [name, value] of Object.entries({ filter: `author.orcid:${orcid}`, 'per-page': '50', select, cursor, api_key: key }))
        address.searchParams.set(name, value);
      const answer = await ask(address);
      if (answer === undefined) return null;
      const { data } = openAlexPage.safeParse(answer);
      if (data === undefined) throw new SourceStops(`${address.host} answered something else than works`);
      found.push(...data.results.flatMap((work) => (work === null || work.title === '' ? [] : [ofOpenAlex(work)])));
      cursor = data.results.length === 0 ? null : data.meta.next_cursor;
    }
    return found;
  };
}

function ofOpenAlex({ id, biblio, primary_location, authorships, ...work }: z.infer<typeof openAlexWork>): Arrived {
  const { display_name = '', issn_l = '', host_organization_name = '', type = '' } = primary_location?.source ?? {};
  const names = authorships.flatMap((each) => each?.raw_author_name || each?.author.display_name || []);
  const fields = workOfCitation(
    citation.parse({
      type: type === 'conference' ? 'paper-conference' : work.type,
      title: work.title,
      author: names.map((literal) => ({ literal })),
      'container-title': display_name,
      publisher: host_organization_name,
      volume: biblio.volume,
      issue: biblio.issue,
      page: [...new Set([biblio.first_page, biblio.last_page])].filter(Boolean).join('-'),
      DOI: work.doi,
      ISSN: issn_l,
      // the first of January stands for an unknown day
      issued:
        /-01-01$/.test(work.publication_date) || work.publication_date === '' ? String(work.publication_year ?? '') : work.publication_date,
    }),
  );
  return arrived([id.replace(/^.*\//, '')], [work.title], work.type, fields, work.publication_year, names.join('; '));
}

const value = z
  .object({ value: text })
  .catch({ value: '' })
  .transform((each) => each.value);
const orcidWork = z.object({
  'put-code': z.int(),
  title: z.object({ title: value, subtitle: value, 'translated-title': value }).catch({ title: '', subtitle: '', 'translated-title': '' }),
  type: text,
  'publication-date': z.object({ year: value, month: value, day: value }).catch({ year: '', month: '', day: '' }),
  'journal-title': value,
  'external-ids': z
    .object({ 'external-id': listOf(z.object({ 'external-id-type': text, 'external-id-value': text, 'external-id-relationship': text })) })
    .catch({ 'external-id': [] }),
});
const orcidWorks = z.object({ group: listOf(z.object({ 'work-summary': listOf(orcidWork) })) });

/** https://info.orcid.org, API 3.0: all works of a record in one answer, grouped by their identifiers; without authors and pages. */
function orcidReader({ url, token }: NonNullable<Config['arrivalSources']['orcid']>): Read {
  return async (orcid) => {
    const answer = await ask(new URL(`${url}/${orcid}/works`), token === null ? {} : { authorization: `Bearer ${token}` });
    if (answer === undefined) return null;
    const { data } = orcidWorks.safeParse(answer);
    if (data === undefined) throw new SourceStops(`${new URL(url).host} answered something else than works`);
    return data.group.flatMap((group) => {
      const summaries = (group?.['work-summary'] ?? []).filter((summary) => summary !== null);
      const [first] = summaries;
      return first === undefined || first.title.title === ''
        ? []
        : [
            ofOrcid(
              first,
              summaries.map((each) => `${orcid}/${each['put-code']}`),
            ),
          ];
    });
  };
}

function ofOrcid(
  { title, type, 'publication-date': date, 'journal-title': venue, 'external-ids': others }: z.infer<typeof orcidWork>,
  ids: string[],
): Arrived {
  const own = others['external-id'].filter((each) => each?.['external-id-relationship'] !== 'part-of');
  const idOf = (kind: string) => own.find((each) => each?.['external-id-type'] === kind)?.['external-id-value'] ?? '';
  const said = [date.year, date.month, date.day];
  const known = said.slice(0, said.indexOf('') < 0 ? 3 : said.indexOf(''));
  const whole = (name: string) =>
    workOfCitation(
      citation.parse({
        type,
        title: name,
        ...(name === title.title && { subtitle: title.subtitle }),
        'container-title': venue,
        DOI: idOf('doi'),
        ISBN: idOf('isbn'),
        issued: { 'date-parts': [known.map(Number)] },
      }),
    );
  // a translated title is the other language's
  const translated = title['translated-title'] === '' ? {} : whole(title['translated-title']);
  const fields = isThai(title.title) ? { ...translated, ...whole(title.title) } : { ...whole(title.title), ...translated };
  const titles = [title.title, [title.title, title.subtitle].filter(Boolean).join(': '), title['translated-title']].filter(Boolean);
  return arrived(ids, [...new Set(titles)], type, fields, Number(date.year) || null, '');
}

function arrived(ids: string[], titles: string[], type: string, fields: CitedFields, year: number | null, names: string): Arrived {
  const { work_public_title_th: venue = '', work_title_th = '', work_title_en = '' } = fields;
  const all = [work_title_th, work_title_en, ...titles].filter(Boolean);
  return {
    ids,
    doi: doiIn(fields.work_doi ?? ''),
    titles: [...new Set(all)],
    year: year && inBuddhistEra(year),
    names: names.slice(0, 1000),
    venue,
    type: type.slice(0, 60),
    fields,
  };
}
