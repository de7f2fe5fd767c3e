import { volumeAndIssue } from '@faculty/contracts/works/references/reference';
import { publicTypes } from '@faculty/contracts/works/work-fields';
import type { Records } from './data.ts';
import type { StructuredData } from './html.ts';

type Work = Records['work'];

/** What kind of publication a documented type of work is; the others are articles. */
const kinds: Readonly<Record<string, 'book' | 'other'>> = { W3: 'book', W4: 'book', W5: 'other', W6: 'other' };

/** The authors of a work, which are entered as one text. */
export const creatorsOf = (names: string): string[] =>
  names
    .split(/,| และ | and /)
    .map((name) => name.trim())
    .filter(Boolean);

/** A text that was entered, and not the documented `-` for none. */
export const given = (text: string): string => (text === '-' ? '' : text);

/** Whether a work is published as a book, whose place of publication is its publisher. */
export const isBook = ({ work_type }: Pick<Work, 'work_type'>): boolean => kinds[work_type] === 'book';

const yearOf = ({ NumYear }: Work) => String(NumYear - 543);

/** First and last page of `12-30`; the first alone of one page. */
const pagesOf = ({ work_public_number }: Work): string[] =>
  /^(\w+)(?:\s*[-–]\s*(\w+))?$/.exec(given(work_public_number).trim())?.slice(1).filter(Boolean) ?? [];

/** The Highwire tags that Google Scholar reads. The evidence of a work is not public, so no file is named. */
export function citationTags(work: Work): (readonly [name: string, content: string])[] {
  const [venue, code, kind] = [given(work.work_public_title), given(work.work_public_isbn), kinds[work.work_type]];
  const isConference = work.work_public_type === publicTypes[1];
  const { volume, issue } = volumeAndIssue(work.work_public_no);
  const [firstPage = '', lastPage = ''] = pagesOf(work);
  const container = kind !== undefined ? 'citation_publisher' : isConference ? 'citation_conference_title' : 'citation_journal_title';
  const tags: (readonly [string, string])[] = [
    ['citation_title', work.work_title],
    ...creatorsOf(work.work_owner_name).map((name) => ['citation_author', name] as const),
    ['citation_publication_date', work.work_public_date?.replaceAll('-', '/') ?? yearOf(work)],
    [container, venue],
    ['citation_volume', kind === undefined ? volume : ''],
    ['citation_issue', kind === undefined ? issue : ''],
    ['citation_firstpage', kind === undefined ? firstPage : ''],
    ['citation_lastpage', kind === undefined ? lastPage : ''],
    [kind === undefined && !isConference ? 'citation_issn' : 'citation_isbn', code],
    ['citation_doi', work.work_doi],
    ['citation_language', work.lang],
  ];
  return tags.filter(([, content]) => content !== '');
}

/** A work in the vocabulary of schema.org. */
export function structuredWork(work: Work): StructuredData {
  const [venue, code, kind] = [given(work.work_public_title), given(work.work_public_isbn), kinds[work.work_type]];
  const common = {
    headline: work.work_title.slice(0, 110),
    name: work.work_title,
    author: creatorsOf(work.work_owner_name).map((name) => ({ '@type': 'Person' as const, name })),
    datePublished: work.work_public_date ?? yearOf(work),
    inLanguage: work.lang,
    ...(work.work_doi !== '' && { sameAs: `https://doi.org/${work.work_doi}` }),
  };
  const publisher = venue !== '' && { publisher: { '@type': 'Organization' as const, name: venue } };
  if (kind === 'other') return { '@type': 'CreativeWork', ...common, ...publisher };
  if (kind === 'book') return { '@type': 'Book', ...common, ...publisher, ...(code !== '' && { isbn: code }) };
  const isConference = work.work_public_type === publicTypes[1];
  return {
    '@type': 'ScholarlyArticle',
    ...common,
    ...(pagesOf(work).length > 0 && { pagination: pagesOf(work).join('-') }),
    ...(venue !== '' && {
      isPartOf: isConference
        ? { '@type': 'CreativeWork' as const, name: venue }
        : { '@type': 'Periodical' as const, name: venue, ...(code !== '' && { issn: code }) },
    }),
  };
}
