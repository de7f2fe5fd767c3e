import { z } from 'zod';
import { citation } from './citation.ts';
import { type CitedFields, workOfCitation } from './work-of-citation.ts';

const optionalText = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) =>
      all.slice(0, 200).flatMap((each) => {
        const parsed = item.safeParse(each);
        return parsed.success ? [parsed.data as z.infer<Item>] : [];
      }),
    );

/**
 * The used fields of an answer of `https://api.datacite.org/dois/…`, the registry of Thai DOIs (DataCite schema 4). Invalid fields are
 * ignored.
 */
export const dataCiteRecord = z
  .object({
    data: z.object({
      attributes: z.object({
        doi: optionalText,
        titles: listOf(z.object({ title: z.string() })),
        creators: listOf(z.object({ name: optionalText, givenName: optionalText, familyName: optionalText, nameType: optionalText })),
        publisher: z.union([optionalText.unwrap(), z.object({ name: optionalText }).transform(({ name }) => name)]).catch(undefined),
        publicationYear: optionalText,
        dates: listOf(z.object({ date: z.string(), dateType: z.string() })),
        container: z
          .object({
            title: optionalText,
            volume: optionalText,
            issue: optionalText,
            firstPage: optionalText,
            lastPage: optionalText,
            identifier: optionalText,
            identifierType: optionalText,
          })
          .catch({}),
        types: z.object({ citeproc: optionalText, resourceTypeGeneral: optionalText }).catch({}),
        url: optionalText,
      }),
    }),
  })
  .transform(({ data }) => data.attributes);
export interface DataCiteRecord extends z.infer<typeof dataCiteRecord> {}

const isThai = (text: string) => /[\u0e01-\u0e3a\u0e40-\u0e4d]/.test(text);

/** Converts a DataCite record to fields of a work, with the title in both languages if the record has both. */
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

/** A name in one piece is `Family, Given`, unless it is an organisation's. */
function authorOf({ name = '', givenName, familyName, nameType }: DataCiteRecord['creators'][number]): object {
  if (givenName !== undefined || familyName !== undefined) return { given: givenName, family: familyName };
  const [family = '', given, ...more] = name.split(/\s*,\s*/);
  if (nameType === 'Organizational' || given === undefined || more.length > 0) return { literal: name };
  return { given, family };
}

/** Year, month and day of issue as far as given; otherwise the year of publication. */
function issuedOf({ dates, publicationYear }: DataCiteRecord): number[] {
  const issued = dates.find(({ dateType }) => dateType === 'Issued')?.date ?? '';
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:$|T)/.exec(issued)?.slice(1) ?? [];
  const numbers = parts.flatMap((part) => (part === undefined ? [] : Number(part)));
  return numbers.length > 0 || publicationYear === undefined ? numbers : [Number(publicationYear)];
}
