import dns from 'node:dns/promises';
import { parseUrl } from '@faculty/contracts/kit/parse-url';
import { type Citation, citation } from '@faculty/contracts/works/citation';
import { dateParts } from '@faculty/contracts/works/date-parts';
import { withoutEntities } from '@faculty/contracts/works/entities';
import { isThai } from '@faculty/contracts/works/references/cited-people';
import { type CitedFields, workOfCitation } from '@faculty/contracts/works/work-of-citation';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { fetchBounded } from '../../kit/http/fetch-bounded.ts';
import { isPublic } from '../../kit/http/public-address.ts';
import { readTag } from '../../kit/rich-text/html-tokenizer.ts';
import { attributeValue } from '../../kit/rich-text/tag-addresses.ts';

const bounds = { milliseconds: 10_000, bytes: 1_000_000 };
const mostTags = 1_000;

/**
 * What the page of an article says about it in its `citation_` tags, as journals write them for Google Scholar. Only pages of the listed
 * hosts are read, by https and at public addresses, and redirects are refused.
 * @throws ApiError of the field `url` for another address; `article_off`, `article_unknown` or `article_failed`
 */
export async function readArticle(typed: string, hosts: readonly string[]): Promise<CitedFields> {
  if (hosts.length === 0) throw new ApiError('article_off');
  const url = parseUrl(typed.trim());
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw wrongField('url', 'article_address');
  if (!hosts.includes(url.hostname)) throw wrongField('url', 'article_host');
  url.hash = '';
  const html = await pageOf(url).catch((error: unknown) => {
    throw error instanceof ApiError ? error : new ApiError('article_failed', { cause: error });
  });
  const work = workOfTags(tagsOf(html), url.href);
  if (!work.work_title_th && !work.work_title_en) throw new ApiError('article_unknown');
  return work;
}

async function pageOf(url: URL): Promise<string> {
  const addresses = await dns.lookup(url.hostname, { all: true });
  // a name that changes its address between this and the call meets the check of the certificate
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address)))
    throw new Error(`${url.host} is at an address that is not public`);
  const { status, headers, body } = await fetchBounded(url, bounds, { headers: { accept: 'text/html' } });
  if (status === 404 || status === 410) throw new ApiError('article_unknown');
  if (status !== 200) throw new Error(`${url.host} answered ${status}`);
  const type = headers.get('content-type') ?? '';
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) throw new Error(`${url.host} answered ${type || 'without a type'}`);
  return textOf(body, type);
}

/** The page as its head or its first tags say that it is encoded; older Thai journals are in windows-874. */
function textOf(body: Buffer, type: string): string {
  const [, charset = 'utf-8'] = /charset\s*=\s*["']?([\w-]+)/i.exec(`${type} ${body.toString('latin1', 0, 2_048)}`) ?? [];
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return body.toString('utf8'); // of no name that is known
  }
}

type Tags = ReadonlyMap<string, string[]>;

/** The contents of a page's `meta` tags by their name in small letters. Linear time. */
function tagsOf(html: string): Tags {
  const tags = new Map<string, string[]>();
  const starts = /<meta[\s/]/gi;
  for (let count = 0, start = starts.exec(html); start && count < mostTags; start = starts.exec(html), count += 1) {
    const tag = readTag(html, start.index);
    // an unfinished tag swallows the rest
    if (tag === null) break;
    starts.lastIndex = tag.end;
    const attribute = (wanted: string) => tag.attributes.find(({ name }) => name === wanted)?.source ?? '';
    const [name, content] = [attribute('name').toLowerCase(), withoutEntities(attributeValue(attribute('content'))).trim()];
    // a page that says all of it twice has no further authors
    if (name !== '' && content !== '') tags.set(name, [...new Set([...(tags.get(name) ?? []), content])].slice(0, 200));
  }
  return tags;
}

function workOfTags(tags: Tags, URL: string): CitedFields {
  const all = (...names: string[]) => names.flatMap((name) => tags.get(name) ?? []);
  const first = (...names: string[]) => all(...names)[0] ?? '';
  const titles = all('citation_title', 'dc.title', 'dc.title.alternative');
  const [thai, english] = [titles.find(isThai), titles.find((title) => !isThai(title))];
  const venue = first('citation_conference_title', 'citation_journal_title', 'citation_inbook_title', 'dc.source');
  const source: Citation = citation.parse({
    type: tags.has('citation_conference_title') ? 'paper-conference' : 'article-journal',
    title: thai ?? english,
    author: (tags.get('citation_author') ?? tags.get('citation_authors') ?? all('dc.creator.personalname', 'dc.creator'))
      .flatMap((names) => names.split(/\s*;\s*/))
      .map(authorOf),
    'container-title': venue,
    publisher: first('citation_publisher', 'dc.publisher'),
    volume: first('citation_volume', 'dc.source.volume'),
    issue: first('citation_issue', 'dc.source.issue'),
    page: [...new Set(all('citation_firstpage', 'citation_lastpage'))].join('-') || first('dc.identifier.pagenumber'),
    DOI: first('citation_doi', 'dc.identifier.doi'),
    ISBN: first('citation_isbn'),
    ISSN: first('citation_issn', 'dc.source.issn'),
    // the first that has a year: some say "n.d." or "in press" first
    issued: all('citation_publication_date', 'citation_date', 'dc.date.issued', 'citation_online_date', 'citation_year').find(
      (date) => dateParts(date).length > 0,
    ),
    URL,
  });
  const work = workOfCitation(source);
  return thai === undefined || english === undefined ? work : { ...workOfCitation({ title: english }), ...work };
}

/** `Family, Given` or as it is written. */
function authorOf(name: string): object {
  const [family = '', given, ...more] = name.split(/\s*,\s*/);
  return given === undefined || more.length > 0 ? { literal: name } : { family, given };
}
