import { z } from 'zod';
import { inBuddhistEra, lastBuddhistYear, toCommonEra } from '../kit/dates/era.ts';
import { arabicDigits } from '../kit/text/digits.ts';
import { type Citation, thaiMonths } from './citation.ts';
import { citedPlace } from './cited-place.ts';
import { doiIn } from './doi.ts';
import { plainTitle } from './plain-title.ts';
import { isThai } from './references/cited-people.ts';
import { publicType } from './work-fields.ts';

const optionalText = z.string().optional();
/** The fields of a work that a citation can fill. */
export const citedFields = z.object({
  work_title_th: optionalText,
  work_title_en: optionalText,
  work_owner_name_th: optionalText,
  work_owner_name_en: optionalText,
  work_public_title_th: optionalText,
  work_public_title_en: optionalText,
  work_public_type: publicType.optional(),
  work_public_year: z.int().optional(),
  work_public_month_year: optionalText,
  work_public_date: optionalText,
  work_public_no: optionalText,
  work_public_number: optionalText,
  work_public_isbn: optionalText,
  work_doi: optionalText,
  work_public_place: optionalText,
  work_public_province: optionalText,
  work_public_country: optionalText,
  work_h_url: optionalText,
  /** `N`: the evidence is an address. */
  status_link: z.literal('N').optional(),
});
export interface CitedFields extends z.infer<typeof citedFields> {}

const cut = (text: string, maxLength: number) => [...text].slice(0, maxLength).join('').trim();

/** Fills the Thai and English field. A text without Thai letters fills both, because works abroad have no Thai name. */
const bilingual = <Name extends string>(name: Name, text: string, maxLength: number): Record<string, string> => {
  const [thai, english] = splitLanguages(plainTitle(text));
  if (english !== '') return { [`${name}_th`]: cut(thai, maxLength), [`${name}_en`]: cut(english, maxLength) };
  const title = cut(thai, maxLength);
  if (title === '') return {};
  return isThai(title) ? { [`${name}_th`]: title } : { [`${name}_th`]: title, [`${name}_en`]: title };
};

/**
 * Splits a title in Thai and English: `ชื่อไทย / English title`, `ชื่อไทย (English title)`. Splits only if one half has no Thai letter and
 * the other starts with one, so that a Thai title with English words is not split.
 */
function splitLanguages(title: string): [thai: string, english: string] {
  const halves = /^(.+?)\s*[/|=]\s+(.+)$/.exec(title) ?? /^(.+?)\s*\((.+)\)$/.exec(title);
  const [, first = '', second = ''] = halves ?? [];
  const isEnglish = (text: string) => !isThai(text) && /[A-Za-z]{2,}\W+[A-Za-z]{2,}/.test(text);
  if (/^[\u0e01-\u0e4d]/.test(first) && isEnglish(second)) return [first, second];
  if (/^[\u0e01-\u0e4d]/.test(second) && isEnglish(first)) return [second, first];
  return [title, ''];
}

/** Converts a citation to fields of a work; missing fields are omitted. */
export function workOfCitation(source: Citation): CitedFields {
  const venue = plainTitle(source['container-title']);
  const { volume = '', issue = '', URL: url = '' } = source;
  const doi = doiIn(plainTitle(source.DOI)) || doiIn(url);
  const publisher = plainTitle(source.publisher);
  return {
    ...bilingual('work_title', titleOf(source), 500),
    ...authorsOf(source),
    ...bilingual('work_public_title', venue || publisher, 500),
    ...(source.type !== undefined && {
      work_public_type: /conference|proceedings/.test(source.type) ? 'ประชุมวิชาการ (Full Paper)' : 'ตีพิมพ์',
    }),
    ...dateOf(source),
    ...text('work_public_no', numberOf(plainTitle(volume), plainTitle(issue), isThai(venue)), 100),
    ...text('work_public_number', pagesOf(source), 100),
    ...text('work_public_isbn', codeOf(plainTitle(source.ISBN || source.ISSN)), 100),
    ...text('work_doi', doi, 300),
    ...text('work_public_place', publisher, 300),
    ...placeOf(source),
    ...addressOf(url, doi),
  };
}

/** With its subtitle, without the full stop that some databases set. */
function titleOf({ title = '', subtitle = '' }: Citation): string {
  const whole = subtitle === '' || title.includes(subtitle) ? title : `${title}: ${subtitle}`;
  return plainTitle(whole).replace(/(?<=[\p{L}\p{M}\p{N}]{3})\.$/u, '');
}

/** `12–30`; the number of an article without pages. */
function pagesOf(source: Citation): string {
  const pages = arabicDigits(plainTitle(source.page || source['page-first'] || source['article-number']))
    .replace(/^(?:หน้า|น\.|pp?\.)\s*/i, '')
    .replace(/\s*[-–—]+\s*/g, '-');
  return pages.replace(/^(\w+)-\1$/, '$1');
}

/** The first ISBN or ISSN of a text such as `12345678 (ISSN)`. */
function codeOf(text: string): string {
  const isbn = /(?<![\d-])(?:97[89][- ]?)?\d(?:[- ]?\d){8}[- ]?[\dXx](?![\d-])/.exec(text)?.[0];
  const [, first, second] = /(?<!\d)(\d{4})[-–]?(\d{3}[\dXx])(?!\d)/.exec(text) ?? [];
  return isbn ?? (first === undefined ? text : `${first}-${second}`);
}

/** The citation's address becomes the evidence. An address made from the DOI is only filled in, without choosing it as evidence. */
function addressOf(url: string, doi: string): CitedFields {
  if (/^https?:\/\/\S+$/i.test(url)) return { ...text('work_h_url', url, 500), status_link: 'N' };
  return text('work_h_url', doi && `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`, 500);
}

const text = (name: keyof CitedFields, value: string, maxLength: number): CitedFields =>
  value === '' ? {} : { [name]: cut(value, maxLength) };

/** Names of all authors, or else editors; names without Thai letters fill both languages. */
function authorsOf({ author = [], editor = [] }: Citation): CitedFields {
  const names = namesOf(author).length > 0 ? namesOf(author) : namesOf(editor);
  if (names.length === 0) return {};
  const joined = (and: string) => cut([names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(and), 1000);
  if (!isThai(names.join(''))) return { work_owner_name_th: joined(' และ '), work_owner_name_en: joined(' and ') };
  return { work_owner_name_th: joined(' และ ') };
}

const namesOf = (people: NonNullable<Citation['author']>): string[] =>
  people
    .map(({ literal, name, given, 'non-dropping-particle': particle, family, suffix }) =>
      plainTitle(literal || name || [given, particle, family, suffix].filter(Boolean).join(' ')),
    )
    .filter((name) => name !== '' && !/^(?:others|et al\.?|และ?คณะ|คณะ|และคนอื่น ?ๆ)$/i.test(name));

/** Year, month and day in either era; a month without a day is dated by its first, as in the form. */
function dateOf(source: Citation): CitedFields {
  const dates = [source.issued, source.published, source['published-print'], source['published-online']];
  const [year, month, day] = dates.find((parts) => parts !== undefined && parts.length > 0) ?? [];
  if (year === undefined || !Number.isInteger(year) || year < 1000 || year > lastBuddhistYear) return {};
  const buddhist = inBuddhistEra(year);
  const name = thaiMonths[(month ?? 0) - 1];
  const isoDate = [toCommonEra(buddhist), month ?? 0, day ?? 1].map((part) => String(part).padStart(2, '0')).join('-');
  const isDay = name !== undefined && new Date(`${isoDate}T00:00:00Z`).getUTCDate() === (day ?? 1);
  return {
    work_public_year: buddhist,
    work_public_month_year: name === undefined ? String(buddhist) : `${name} ${buddhist}`,
    ...(isDay && { work_public_date: isoDate }),
  };
}

/** `ปีที่ 3 ฉบับที่ 1`; the words may stand in the citation. A special issue has no number. */
function numberOf(volume: string, issue: string, inThai: boolean): string {
  const bare = (text: string) => text.replace(/^(?:ปีที่|เล่มที่|ฉบับที่|vol(?:ume)?\b\.?|no\b\.?|issue\b)\s*(?=\S)/i, '');
  const said = (word: string, text: string) => (/\d/.test(text) ? `${word} ${bare(text)}` : text);
  const [year, number] = inThai ? ['ปีที่', 'ฉบับที่'] : ['Vol.', 'No.'];
  return [said(year, arabicDigits(volume)), said(number, arabicDigits(issue))].filter(Boolean).join(' ');
}

/** A conference takes place elsewhere than its publisher. */
function placeOf(source: Citation): CitedFields {
  const ofEvent = [source['event-place'], source.event?.location];
  const ofPublisher = [source['publisher-place'], source['publisher-location'], source.institution?.[0]?.place];
  const places = /conference|proceedings/.test(source.type ?? '') ? [...ofEvent, ...ofPublisher] : [...ofPublisher, ...ofEvent];
  const { town, country } = citedPlace(plainTitle(places.find(Boolean)));
  return { ...text('work_public_province', town, 100), ...text('work_public_country', country, 100) };
}
