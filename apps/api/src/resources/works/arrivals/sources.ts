import { citation } from '@faculty/contracts/works/citation';
import { isThai } from '@faculty/contracts/works/references/cited-people';
import type { ArrivalSource } from '@faculty/contracts/works/work-arrival';
import { type CitedFields, workOfCitation } from '@faculty/contracts/works/work-of-citation';
import type { Config } from '../../../config.ts';
import { fetchBounded } from '../../../kit/http/fetch-bounded.ts';

/** A publication as a source tells of it. */
export interface Arrived {
  /** What it is called there; several where the source has it several times. */
  ids: string[];
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

/** Reads the works of an author; `pause` is awaited between two calls. None, where the source does not know the iD. */
export type Read = (orcid: string, pause: () => Promise<void>) => Promise<Arrived[]>;

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

/** What stands at a place of an answer. */
const at = (answer: unknown, ...path: string[]): unknown =>
  path.reduce((inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined), answer);

/** Longer ones are no titles and names; each is compared with all works of a person. */
const longest = 2_000;
function textAt(answer: unknown, ...path: string[]): string {
  const found = at(answer, ...path);
  return typeof found === 'string' ? found.slice(0, longest) : '';
}

/** @throws SourceStops when the answer has no such list */
function listIn(answer: unknown, name: string, source: string): unknown[] {
  const found = at(answer, name);
  if (!Array.isArray(found)) throw new SourceStops(`${new URL(source).host} answered something else than works`);
  return found;
}
const listAt = (answer: unknown, ...path: string[]): unknown[] => [at(answer, ...path) ?? []].flat();

/** Pages of an author: more than a thousand works are nobody's. */
const mostPages = 20;
const openAlexFields = 'id,doi,title,type,publication_year,publication_date,biblio,primary_location,authorships';

/** https://developers.openalex.org: a filtered list in pages; the key is documented as a parameter only. */
function openAlexReader({ url, key }: NonNullable<Config['arrivalSources']['openalex']>): Read {
  return async (orcid, pause) => {
    const found: Arrived[] = [];
    let cursor = '*';
    for (let page = 0; cursor !== '' && page < mostPages; page += 1) {
      if (page > 0) await pause();
      const address = new URL(`${url}/works`);
      const asked = { filter: `author.orcid:${orcid}`, 'per-page': '50', select: openAlexFields, cursor, api_key: key };
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
      const answer = await ask(address);
      if (answer === undefined) break;
      const works = listIn(answer, 'results', url);
      found.push(...works.filter((work) => textAt(work, 'id') !== '' && textAt(work, 'title') !== '').map(ofOpenAlex));
      cursor = works.length === 0 ? '' : textAt(answer, 'meta', 'next_cursor');
    }
    return found;
  };
}

function ofOpenAlex(work: unknown): Arrived {
  const venue = (name: string) => textAt(work, 'primary_location', 'source', name);
  const biblio = (name: string) => textAt(work, 'biblio', name);
  const [date, year] = [textAt(work, 'publication_date'), at(work, 'publication_year')];
  const names = listAt(work, 'authorships')
    .map((each) => textAt(each, 'raw_author_name') || textAt(each, 'author', 'display_name'))
    .filter((name) => name !== '');
  const fields = workOfCitation(
    citation.parse({
      type: venue('type') === 'conference' ? 'paper-conference' : textAt(work, 'type'),
      title: textAt(work, 'title'),
      author: names.map((literal) => ({ literal })),
      'container-title': venue('display_name'),
      publisher: venue('host_organization_name'),
      volume: biblio('volume'),
      issue: biblio('issue'),
      page: [...new Set([biblio('first_page'), biblio('last_page')])].filter(Boolean).join('-'),
      DOI: textAt(work, 'doi'),
      ISSN: venue('issn_l'),
      // the first of January stands for an unknown day
      issued: /-01-01$/.test(date) || date === '' ? String(year ?? '') : date,
    }),
  );
  return { ids: [textAt(work, 'id').replace(/^.*\//, '')], fields };
}

/** https://info.orcid.org, API 3.0: all works of a record in one answer, grouped by their identifiers; without authors and pages. */
function orcidReader({ url, token }: NonNullable<Config['arrivalSources']['orcid']>): Read {
  return async (orcid) => {
    const answer = await ask(new URL(`${url}/${orcid}/works`), token === null ? {} : { authorization: `Bearer ${token}` });
    if (answer === undefined) return [];
    return listIn(answer, 'group', url).flatMap((group) => {
      const summaries = listAt(group, 'work-summary').filter((each) => typeof at(each, 'put-code') === 'number');
      if (textAt(summaries[0], 'title', 'title', 'value') === '') return [];
      return [{ ids: summaries.map((each) => `${orcid}/${at(each, 'put-code')}`), fields: ofOrcid(summaries[0]) }];
    });
  };
}

function ofOrcid(work: unknown): CitedFields {
  const value = (...path: string[]) => textAt(work, ...path, 'value');
  const [title, translation] = [value('title', 'title'), value('title', 'translated-title')];
  const own = listAt(work, 'external-ids', 'external-id').filter((each) => textAt(each, 'external-id-relationship') !== 'part-of');
  const idOf = (kind: string) =>
    textAt(
      own.find((each) => textAt(each, 'external-id-type') === kind),
      'external-id-value',
    );
  const said = ['year', 'month', 'day'].map((part) => value('publication-date', part));
  const known = said.slice(0, said.indexOf('') < 0 ? 3 : said.indexOf(''));
  const whole = (name: string) =>
    workOfCitation(
      citation.parse({
        type: textAt(work, 'type'),
        title: name,
        ...(name === title && { subtitle: value('title', 'subtitle') }),
        'container-title': value('journal-title'),
        DOI: idOf('doi'),
        ISBN: idOf('isbn'),
        issued: { 'date-parts': [known.map(Number)] },
      }),
    );
  // a translated title is the other language's
  const translated = translation === '' ? {} : whole(translation);
  return isThai(title) ? { ...translated, ...whole(title) } : { ...whole(title), ...translated };
}
