import { z } from 'zod';
import { dateParts } from './date-parts.ts';

/** Limits of pasted citations: characters, and entries. */
export const maxCitationLength = 100_000;
export const maxCitations = 50;

const word = z.union([z.string(), z.number()]).transform((value) => String(value).slice(0, 4_000));
/** Crossref sends an array with one text, CSL a plain text. */
const words = z.union([word, z.array(word).transform((all) => all[0] ?? '')]).catch('');
const person = z
  .object({ given: words, family: words, literal: words, name: words, suffix: words, 'non-dropping-particle': words })
  .partial()
  .catch({});
const people = z
  .array(person)
  .transform((all) => all.slice(0, 200))
  .catch([]);
const date = z.unknown().transform(dateParts);

/** The used fields of a citation in CSL-JSON, which Crossref answers too. Invalid fields are ignored. */
export const citation = z
  .object({
    type: words,
    title: words,
    subtitle: words,
    author: people,
    editor: people,
    'container-title': words,
    publisher: words,
    'publisher-place': words,
    'publisher-location': words,
    'event-place': words,
    institution: z.array(z.object({ place: words })).catch([]),
    event: z.object({ location: words }).catch({ location: '' }),
    volume: words,
    issue: words,
    page: words,
    'page-first': words,
    'article-number': words,
    DOI: words,
    ISBN: words,
    ISSN: words,
    URL: words,
    issued: date,
    published: date,
    'published-print': date,
    'published-online': date,
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
