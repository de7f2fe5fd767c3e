import { z } from 'zod';
import { inBuddhistEra, toCommonEra } from '../kit/era.ts';
import { type Citation, thaiMonths } from './citation.ts';
import { doiIn } from './doi.ts';
import { publicTypes } from './work-fields.ts';

const told = z.string().optional();
/** The fields of a work that a citation can fill. */
export const citedFields = z.object({
  work_title_th: told,
  work_title_en: told,
  work_owner_name_th: told,
  work_owner_name_en: told,
  work_public_title_th: told,
  work_public_title_en: told,
  work_public_type: z.enum(publicTypes).optional(),
  work_public_year: z.int().optional(),
  work_public_month_year: told,
  work_public_date: told,
  work_public_no: told,
  work_public_number: told,
  work_public_isbn: told,
  work_doi: told,
  work_public_place: told,
  work_public_province: told,
  work_public_country: told,
  work_h_url: told,
  /** `N`: the evidence is an address. */
  status_link: z.literal('N').optional(),
});
export interface CitedFields extends z.infer<typeof citedFields> {}

const isThai = (text: string) => /[\u0e01-\u0e3a\u0e40-\u0e4d]/.test(text);
/** Crossref leaves markup in titles. */
const plain = (text = '') =>
  text
    .replace(/<\/?[a-z][^<>]{0,100}>/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
const cut = (text: string, longest: number) => [...text].slice(0, longest).join('').trim();

/** Thai words stand on the Thai side; what has no Thai words stands on both, as works abroad have no Thai name. */
const bothSides = <Name extends string>(name: Name, text: string, longest: number): Record<string, string> => {
  const [thai, english] = inBothLanguages(plain(text));
  if (english !== '') return { [`${name}_th`]: cut(thai, longest), [`${name}_en`]: cut(english, longest) };
  const shown = cut(thai, longest);
  if (shown === '') return {};
  return isThai(shown) ? { [`${name}_th`]: shown } : { [`${name}_th`]: shown, [`${name}_en`]: shown };
};

/**
 * A title that stands in Thai and English, one after the other: `ชื่อไทย / English title`, `ชื่อไทย (English title)`. Only where one side
 * has no Thai letter and the other begins with one, so that a Thai title with English words in it stays whole.
 */
function inBothLanguages(title: string): [thai: string, english: string] {
  const halves = /^(.+?)\s*[/|=]\s+(.+)$/.exec(title) ?? /^(.+?)\s*\((.+)\)$/.exec(title);
  const [, first = '', second = ''] = halves ?? [];
  const isEnglish = (text: string) => !isThai(text) && /[A-Za-z]{2,}\W+[A-Za-z]{2,}/.test(text);
  if (/^[\u0e01-\u0e4d]/.test(first) && isEnglish(second)) return [first, second];
  if (/^[\u0e01-\u0e4d]/.test(second) && isEnglish(first)) return [second, first];
  return [title, ''];
}

/** What a citation says of a work. What it does not say is left for the person. */
export function workOfCitation(source: Citation): CitedFields {
  const venue = plain(source['container-title']);
  const { volume = '', issue = '', page = '', URL: url = '' } = source;
  const doi = doiIn(source.DOI ?? '') || doiIn(url);
  const code = plain(source.ISBN || source.ISSN || '');
  const publisher = plain(source.publisher);
  return {
    ...bothSides('work_title', source.title ?? '', 500),
    ...authorsOf(source),
    ...bothSides('work_public_title', venue || publisher, 500),
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

/** Where it is read serves as evidence, if the citation says so; a DOI alone is kept for who chooses an address. */
function addressOf(url: string, doi: string): CitedFields {
  if (/^https?:\/\/\S+$/i.test(url)) return { ...text('work_h_url', url, 500), status_link: 'N' };
  return text('work_h_url', doi && `https://doi.org/${doi}`, 500);
}

const text = (name: keyof CitedFields, value: string, longest: number): CitedFields =>
  value === '' ? {} : { [name]: cut(value, longest) };

/** Everybody's names; names without Thai letters serve both languages. */
function authorsOf({ author = [] }: Citation): CitedFields {
  const names = author
    .map((each) => plain(each.literal || each.name || [each.given, each['non-dropping-particle'], each.family].filter(Boolean).join(' ')))
    .filter((name) => name !== '');
  if (names.length === 0) return {};
  const joined = (and: string) => cut([names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(and), 1000);
  if (!isThai(names.join(''))) return { work_owner_name_th: joined(' และ '), work_owner_name_en: joined(' and ') };
  return { work_owner_name_th: joined(' และ ') };
}

/** Year, month and day, of whichever era the citation writes; a day only where it names one. */
function dateOf({ issued = [], published = [] }: Citation): CitedFields {
  const [year, month, day] = issued.length > 0 ? issued : published;
  if (year === undefined || !Number.isInteger(year) || year < 1000 || year > 3000) return {};
  const buddhist = inBuddhistEra(year);
  const name = thaiMonths[(month ?? 0) - 1];
  const written = [toCommonEra(buddhist), month ?? 0, day ?? 0].map((part) => String(part).padStart(2, '0')).join('-');
  const isDay = name !== undefined && day !== undefined && new Date(`${written}T00:00:00Z`).getUTCDate() === day;
  return {
    work_public_year: buddhist,
    work_public_month_year: name === undefined ? String(buddhist) : `${name} ${buddhist}`,
    ...(isDay && { work_public_date: written }),
  };
}

function numberOf(volume: string, issue: string, inThai: boolean): string {
  const [year, number] = inThai ? ['ปีที่', 'ฉบับที่'] : ['Vol.', 'No.'];
  return [volume && `${year} ${volume}`, issue && `${number} ${issue}`].filter(Boolean).join(' ');
}

/** `Bangkok, Thailand`: the town first, the country last. */
function placeOf(source: Citation): CitedFields {
  const place = source['publisher-place'] || source['event-place'] || source['publisher-location'] || '';
  const parts = plain(place)
    .split(/\s*,\s*/)
    .filter((part) => part !== '');
  const [town = '', country = ''] = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return { ...text('work_public_province', town, 100), ...text('work_public_country', country, 100) };
}
