import { z } from 'zod';
import { citation } from './citation.ts';
import { type CitedFields, workOfCitation } from './work-of-citation.ts';

const told = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) =>
      all.slice(0, 200).flatMap((each) => {
        const read = item.safeParse(each);
        return read.success ? [read.data as z.infer<Item>] : [];
      }),
    );

/**
 * What is taken of a record as `https://api.datacite.org/dois/…` answers it, the registry of Thai DOIs; what is wrong in it is as if it
 * were not there. Names are DataCite's (schema 4).
 */
export const dataCiteRecord = z
  .object({
    data: z.object({
      attributes: z.object({
        doi: told,
        titles: listOf(z.object({ title: z.string() })),
        creators: listOf(z.object({ name: told, givenName: told, familyName: told, nameType: told })),
        publisher: z.union([told.unwrap(), z.object({ name: told }).transform(({ name }) => name)]).catch(undefined),
        publicationYear: told,
        dates: listOf(z.object({ date: z.string(), dateType: z.string() })),
        container: z
          .object({ title: told, volume: told, issue: told, firstPage: told, lastPage: told, identifier: told, identifierType: told })
          .catch({}),
        types: z.object({ citeproc: told, resourceTypeGeneral: told }).catch({}),
        url: told,
      }),
    }),
  })
  .transform(({ data }) => data.attributes);
export interface DataCiteRecord extends z.infer<typeof dataCiteRecord> {}

const isThai = (text: string) => /[\u0e01-\u0e3a\u0e40-\u0e4d]/.test(text);

/** What a DataCite record says of a work: as any citation, and its title in both languages where it has both. */
export function workOfDataCite(record: DataCiteRecord): CitedFields {
  const { container, types, titles, url = '' } = record;
  const all = titles.map(({ title }) => title);
  const thai = all.find(isThai);
  const english = all.find((title) => !isThai(title));
  const isJournal = /^ISSN$/i.test(container.identifierType ?? '');
  const work = workOfCitation(
    citation.parse({
      type: types.resourceTypeGeneral === 'ConferencePaper' ? 'paper-conference' : (types.citeproc ?? types.resourceTypeGeneral),
      title: thai ?? english,
      author: record.creators.map(authorOf),
      'container-title': container.title,
      publisher: record.publisher,
      volume: container.volume,
      issue: container.issue,
      page: [container.firstPage, container.lastPage].filter(Boolean).join('-'),
      DOI: record.doi,
      ISSN: isJournal ? container.identifier : undefined,
      URL: url,
      issued: { 'date-parts': [issuedOf(record)] },
    }),
  );
  return thai === undefined || english === undefined ? work : { ...workOfCitation({ title: english }), ...work };
}

/** Names in one piece stand as `Family, Given`, unless they are an organisation's. */
function authorOf({ name = '', givenName, familyName, nameType }: DataCiteRecord['creators'][number]): object {
  if (givenName !== undefined || familyName !== undefined) return { given: givenName, family: familyName };
  const [family = '', given, ...more] = name.split(/\s*,\s*/);
  if (nameType === 'Organizational' || given === undefined || more.length > 0) return { literal: name };
  return { given, family };
}

/** The day it was issued as far as it is told; else the year alone. */
function issuedOf({ dates, publicationYear }: DataCiteRecord): number[] {
  const issued = dates.find(({ dateType }) => dateType === 'Issued')?.date ?? '';
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:$|T)/.exec(issued)?.slice(1) ?? [];
  const known = parts.flatMap((part) => (part === undefined ? [] : Number(part)));
  return known.length > 0 || publicationYear === undefined ? known : [Number(publicationYear)];
}
