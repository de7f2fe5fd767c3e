import { z } from 'zod';

/** Limits of pasted citations: characters, and entries. */
export const maxCitationLength = 100_000;
export const maxCitations = 50;

const word = z.union([z.string(), z.number()]).transform((value) => String(value).slice(0, 4_000));
/** Crossref sends an array with one text, CSL a plain text. */
const words = z.union([word, z.array(word).transform((all) => all[0] ?? '')]).catch('');
const person = z.object({ given: words, family: words, literal: words, name: words, 'non-dropping-particle': words }).partial().catch({});
const date = z
  .object({ 'date-parts': z.array(z.array(z.coerce.number().nullable())) })
  .transform(({ 'date-parts': [parts = []] }) => parts.slice(0, 3).flatMap((part) => part || []))
  .catch([]);

/** The used fields of a citation in CSL-JSON, which Crossref answers too. Invalid fields are ignored. */
export const citation = z
  .object({
    type: words,
    title: words,
    author: z
      .array(person)
      .transform((authors) => authors.slice(0, 200))
      .catch([]),
    'container-title': words,
    publisher: words,
    'publisher-place': words,
    'publisher-location': words,
    'event-place': words,
    volume: words,
    issue: words,
    page: words,
    DOI: words,
    ISBN: words,
    ISSN: words,
    URL: words,
    issued: date,
    published: date,
  })
  .partial();
export interface Citation extends z.infer<typeof citation> {}

/** Names of the months in Thai citations. */
export const thaiMonths = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
] as const;
