import { z } from 'zod';
import { inBuddhistEra, lastBuddhistYear, toCommonEra } from '../kit/dates/era.ts';
import { type Citation, thaiMonths } from './citation.ts';
import { doiIn } from './doi.ts';
import { publicTypes } from './work-fields.ts';

const optionalText = z.string().optional();
/** The fields of a work that a citation can fill. */
export const citedFields = z.object({
  work_title_th: optionalText,
  work_title_en: optionalText,
  work_owner_name_th: optionalText,
  work_owner_name_en: optionalText,
  work_public_title_th: optionalText,
  work_public_title_en: optionalText,
  work_public_type: z.enum(publicTypes).optional(),
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

const isThai = (text: string) => /[\u0e01-\u0e3a\u0e40-\u0e4d]/.test(text);
/** Removes markup, which Crossref leaves in titles. */
const plain = (text = '') =>
  text
    .replace(/<\/?[a-z][^<>]{0,100}>/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
const cut = (text: string, maxLength: number) => [...text].slice(0, maxLength).join('').trim();

/** Fills the Thai and English field. A text without Thai letters fills both, because works abroad have no Thai name. */
const bilingual = <Name extends string>(name: Name, text: string, maxLength: number): Record<string, string> => {
  const [thai, english] = splitLanguages(plain(text));
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
  const venue = plain(source['container-title']);
  const { volume = '', issue = '', page = '', URL: url = '' } = source;
  const doi = doiIn(source.DOI ?? '') || doiIn(url);
  const code = plain(source.ISBN || source.ISSN || '');
  const publisher = plain(source.publisher);
  return {
    ...bilingual('work_title', source.title ?? '', 500),
    ...authorsOf(source),
    ...bilingual('work_public_title', venue || publisher, 500),
    ...(source.type !== undefined && {
      work_public_type: /conference|proceedings/.test(source.type) ? 'ประชุมวิชาการ (Full Paper)' : 'ตีพิมพ์',
    }),
    ...dateOf(source),
    ...text('work_public_no', numberOf(plain(volume), plain(issue), isThai(venue)), 100),
    ...text('work_public_number', plain(page).replace(/\s*[-–—]+\s*/g, '-'), 100),
    ...text('work_public_isbn', code, 100),
    ...text('work_doi', doi, 300),
    ...text('work_public_place', publisher, 300),
    ...placeOf(source),
    ...addressOf(url, doi),
  };
}

/** The citation's address becomes the evidence. An address made from the DOI is only filled in, without choosing it as evidence. */
function addressOf(url: string, doi: string): CitedFields {
  if (/^https?:\/\/\S+$/i.test(url)) return { ...text('work_h_url', url, 500), status_link: 'N' };
  return text('work_h_url', doi && `https://doi.org/${doi}`, 500);
}

const text = (name: keyof CitedFields, value: string, maxLength: number): CitedFields =>
  value === '' ? {} : { [name]: cut(value, maxLength) };

/** Names of all authors; names without Thai letters fill both languages. */
function authorsOf({ author = [] }: Citation): CitedFields {
  const names = author
    .map((each) => plain(each.literal || each.name || [each.given, each['non-dropping-particle'], each.family].filter(Boolean).join(' ')))
    .filter((name) => name !== '');
  if (names.length === 0) return {};
  const joined = (and: string) => cut([names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(and), 1000);
  if (!isThai(names.join(''))) return { work_owner_name_th: joined(' และ '), work_owner_name_en: joined(' and ') };
  return { work_owner_name_th: joined(' และ ') };
}

/** Year, month and day in either era; a month without a day is dated by its first, as in the form. */
function dateOf({ issued = [], published = [] }: Citation): CitedFields {
  const [year, month, day] = issued.length > 0 ? issued : published;
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

function numberOf(volume: string, issue: string, inThai: boolean): string {
  const [year, number] = inThai ? ['ปีที่', 'ฉบับที่'] : ['Vol.', 'No.'];
  return [volume && `${year} ${volume}`, issue && `${number} ${issue}`].filter(Boolean).join(' ');
}

/** Splits `Bangkok, Thailand`: town first, country last. */
function placeOf(source: Citation): CitedFields {
  const place = source['publisher-place'] || source['event-place'] || source['publisher-location'] || '';
  const parts = plain(place)
    .split(/\s*,\s*/)
    .filter((part) => part !== '');
  const [town = '', country = ''] = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return { ...text('work_public_province', town, 100), ...text('work_public_country', country, 100) };
}
