import type { Language } from '../../kit/bilingual.ts';
import { isBuddhistYear } from '../../kit/dates/era.ts';
import { arabicDigits } from '../../kit/text/digits.ts';
import { withoutPersonalTitles } from '../../kit/text/personal-titles.ts';
import { plainTitle } from '../plain-title.ts';
import { publicTypes } from '../work-fields.ts';
import { isThai, listedAuthors } from './cited-people.ts';

/** The fields of a work in one language, as the public API answers them. */
export interface CitedWork {
  work_id: number;
  work_type: string;
  /** Name of the type. */
  parameter: string;
  work_public_type: string;
  work_title: string;
  work_owner_name: string;
  work_public_title: string;
  /** Buddhist year of the publication date, else `work_public_year`. */
  NumYear: number;
  work_public_year: number;
  work_public_date: string | null;
  work_public_no: string;
  work_public_number: string;
  work_public_isbn: string;
  work_public_place: string;
  work_doi: string;
}

type Bilingual = 'parameter' | 'work_title' | 'work_owner_name' | 'work_public_title';
/** The same with the texts of both languages. */
export type BilingualWork = Omit<CitedWork, Bilingual> & Record<`${Bilingual}_${Language}`, string>;

/** An author: as one text (Thai names, organizations), or by parts. */
export type CitedName = { literal: string } | { family: string; given: string; suffix: string };

/** A work as a reference of a list. What is not known is empty, and left out of every form. */
export interface Reference {
  id: number;
  kind: 'article' | 'conference' | 'book' | 'chapter' | 'thesis' | 'other';
  /** Of the title; it decides the rules. */
  lang: Language;
  authors: CitedName[];
  /** The work names further authors as "and others". */
  hasMore: boolean;
  /** In the Buddhist era; null where it is not known. */
  year: number | null;
  /** `YYYY-MM-DD` in the common era. */
  date: string | null;
  title: string;
  /** Journal, proceedings or book of a chapter. */
  container: string;
  volume: string;
  issue: string;
  pages: string;
  publisher: string;
  /** Where a conference was held. */
  venue: string;
  /** What kind of work it is, in words. */
  genre: string;
  /** Number of a patent, edition of a book. */
  number: string;
  isbn: string;
  issn: string;
  doi: string;
}

const given = (text: string): string => (/^[\s#-]*$/.test(text) ? '' : plainTitle(text));

/** `(July-December)`, `ประจำเดือน ม.ค. - มิ.ย. 2566` after the numbers. */
const fromMonthOn =
  /(?<=\d\)?)[\s,]*\(?(?:ประจำ)?(?:เดือน)?\s*(?:มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา|[มกพตธส]\.[คพย]\.|มี\.ค\.|เม\.ย\.|มิ\.ย\.|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*$/i;

/** Volume and issue of `ปีที่ 5 ฉบับที่ 2 (ก.ค. - ธ.ค. 2563)`, `Vol. 5 No. 2`, `5(2)`; both empty for another text. */
export function volumeAndIssue(text: string): { volume: string; issue: string } {
  const plain = arabicDigits(text)
    .replace(/(?<=\S)[\s,]*\([^()]*\b[12]\d{3}[^()]*\)$/, '')
    .replace(fromMonthOn, '')
    .trim();
  const found =
    /^(?:(?:ปีที่|เล่มที่|เล่ม|vol(?:ume)?\b\.?)\s*)?(?<volume>\d+)?[\s,:]*(?:(?:ฉบับที่|no\b\.?|number\b|issue\b)\s*(?<named>\d[\d/–-]*)|\(\s*(?:ฉบับที่|no\b\.?)?\s*(?<bracketed>[^()]{1,30}?)\s*\)|(?<special>(?:ฉบับพิเศษ|ฉบับเสริม|special issue|suppl)[^()]{0,20}))?$/iu.exec(
      plain,
    )?.groups;
  return { volume: found?.volume ?? '', issue: (found?.named ?? found?.bracketed ?? found?.special ?? '').replace(/-/g, '–') };
}

/** `12–30`, `e0123`; empty for the number of pages of a book (`240 หน้า`). */
function pagesOf(text: string): string {
  const plain = arabicDigits(given(text)).replace(/^(?:หน้าที่|หน้า|น\.|pp?\.|pages?)\s*/i, '');
  return /^[\w.:]*\d[\w.:]*(?:\s*[-–—]+\s*[\w.:]*\d[\w.:]*)?$/.test(plain) ? plain.replace(/\s*[-–—]+\s*/g, '–') : '';
}

/** Titles of nobility follow the name. */
const nobility = /^(ม\.ร\.ว\.|ม\.ล\.|ม\.จ\.|หม่อมราชวงศ์|หม่อมหลวง|หม่อมเจ้า|คุณหญิง|ท่านผู้หญิง)\s*(.+)$/;
const organization =
  /\b(?:universit|facult|institut|departm|minist|office|cent(?:re|er)|associat|societ|collaborat|organi[sz]|compan|committee|council|foundation|bank|school|college|group|team|of|for|the)/i;
const particle = /^(?:von|van|de|del|della|der|den|da|dos|di|du|la|le|ter|ten|bin|binti|al|el|[Nn]a)$/;

/** A name of a text into its parts: Thai names stay as they are, without academic ranks. */
function nameOf(literal: string): CitedName {
  const name = withoutPersonalTitles(literal);
  if (isThai(name)) return { literal: name.replace(nobility, (_all, rank: string, rest: string) => `${rest}, ${rank}`) };
  const words = name.split(' ');
  const suffix = words.length > 2 && /^(?:[JS]r\.?|I{2,3}|IV)$/.test(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
  if (words.length < 2 || organization.test(name)) return { literal: name };
  const at = words.findIndex((word, index) => index > 0 && index < words.length - 1 && particle.test(word));
  const family = words.slice(at < 0 ? -1 : at).join(' ');
  return { family, given: words.slice(0, at < 0 ? -1 : at).join(' '), suffix };
}

const kinds: Readonly<Record<string, Reference['kind']>> = { W3: 'book', W4: 'book', W5: 'other', W6: 'other' };
const publishing =
  /press|publish|สำนักพิมพ์|โรงพิมพ์|มหาวิทยาลัย|universit|สมาคม|associat|societ|คณะ|สถาบัน|institut|\b(?:ieee|acm|springer|elsevier)\b/i;
/** `สำนักพิมพ์` alone would name none. */
const isPublisher = (text: string) => publishing.test(text) && !/โรงแรม|ศูนย์ประชุม|หอประชุม|ห้อง|อาคาร|hotel|hall|convention/i.test(text);

function kindOf(work: CitedWork, { pages, venue, place }: Record<'pages' | 'venue' | 'place', string>): Reference['kind'] {
  if (/วิทยานิพนธ์|ดุษฎีนิพนธ์|สารนิพนธ์|thesis|theses|dissertation/i.test(work.parameter)) return 'thesis';
  // research for society appears as an article, or as something that was shown
  if (work.work_type === 'W7' && pages === '' && work.work_doi === '') return 'other';
  const kind = kinds[work.work_type] ?? (work.work_public_type === publicTypes[1] ? 'conference' : 'article');
  // a part of a book has pages from one to another, and the book a title that is not its publisher's name
  return kind === 'book' && pages.includes('–') && venue !== '' && place !== '' && venue !== place ? 'chapter' : kind;
}

/** The reference of a work. */
export function referenceOf(work: CitedWork): Reference {
  const [title, venue, place] = [given(work.work_title), given(work.work_public_title), given(work.work_public_place)];
  const pages = pagesOf(work.work_public_number);
  const kind = kindOf(work, { pages, venue, place });
  const isPart = kind === 'article' || kind === 'conference' || kind === 'chapter';
  const numbered = isPart ? volumeAndIssue(given(work.work_public_no)) : { volume: '', issue: '' };
  const isNumbered = numbered.volume !== '' || numbered.issue !== '';
  const names = given(work.work_owner_name);
  // an older record may hold the volume instead of the year
  const year = isBuddhistYear(work.NumYear) ? work.NumYear : null;
  const oldVolume = isPart && !isBuddhistYear(work.work_public_year) && work.work_public_year > 0 && work.work_public_year < 1000;
  const own = venue === title ? place : venue;
  const code = /\d[\d -]{7,15}[\dXx]/.exec(arabicDigits(work.work_public_isbn))?.[0].trim() ?? '';
  const isIssn = code.replace(/\D/g, '').length < 9;
  return {
    id: work.work_id,
    kind,
    lang: isThai(title) ? 'th' : 'en',
    authors: names
      .split(';')
      .flatMap(listedAuthors)
      .map(({ literal }) => nameOf(literal)),
    hasMore: /(?:et al\.?|และ ?คณะ|และคนอื่น ?ๆ)[\s.]*$/i.test(names),
    year,
    date: work.work_public_date,
    title,
    container: isPart ? venue : '',
    ...numbered,
    ...(oldVolume && numbered.volume === '' && { volume: String(work.work_public_year) }),
    pages: isPart ? pages : '',
    publisher: kind === 'chapter' || (kind === 'conference' && isPublisher(place)) ? place : isPart ? '' : own || place,
    venue: kind === 'conference' && !isPublisher(place) ? place : '',
    genre: kind === 'thesis' || kind === 'other' ? work.parameter : '',
    number: isPart && isNumbered ? '' : given(work.work_public_no),
    isbn: isIssn ? '' : code,
    issn: isIssn ? code : '',
    doi: work.work_doi,
  };
}

/**
 * The work in the language of a list. In a Thai list a work is cited as it was printed: one whose journal has no Thai name in Latin letters.
 * In an English list whatever has no English text stays Thai.
 */
export function inOneLanguage(work: BilingualWork, language: Language): CitedWork {
  const hasThaiTitle = isThai(work.work_title_th);
  const venue = given(work.work_public_title_th);
  const isPrintedInThai = venue === '' ? hasThaiTitle : isThai(venue);
  const wanted = isPrintedInThai ? language : 'en';
  const chosen = hasThaiTitle && given(work.work_title_en) === '' ? 'th' : wanted;
  const text = (field: Bilingual) => (chosen === 'en' && given(work[`${field}_en`])) || work[`${field}_th`];
  return {
    ...work,
    parameter: text('parameter'),
    work_title: text('work_title'),
    work_owner_name: text('work_owner_name'),
    work_public_title: text('work_public_title'),
  };
}

const collators = { th: new Intl.Collator('th'), en: new Intl.Collator('en') };
const keyOf = (name: CitedName) => ('literal' in name ? name.literal : `${name.family}, ${name.given} ${name.suffix}`);
const titleKey = ({ title }: Reference) => title.replace(/^(?:an?|the)\s+|^["“‘']/i, '');

/** In the order of reference lists: Thai ones first, each by authors, year and title; those without a year first. */
export function inListOrder(references: readonly Reference[]): Reference[] {
  const keyed = references.map((reference) => {
    const names = reference.authors.map(keyOf);
    return { reference, title: titleKey(reference), names: names.length > 0 ? names : [titleKey(reference)] };
  });
  keyed.sort((one, other) => {
    const { lang, year, id } = one.reference;
    if (lang !== other.reference.lang) return lang === 'th' ? -1 : 1;
    const { compare } = collators[lang];
    // nothing stands before something
    for (const [at, name] of one.names.entries()) {
      const order = compare(name, other.names[at] ?? '');
      if (order !== 0) return order;
    }
    if (one.names.length < other.names.length) return -1;
    return (year ?? 0) - (other.reference.year ?? 0) || compare(one.title, other.title) || id - other.reference.id;
  });
  return keyed.map(({ reference }) => reference);
}

/** The latest first. */
export const byYear = (one: Reference, other: Reference): number =>
  (other.year ?? 0) - (one.year ?? 0) || (other.date ?? '').localeCompare(one.date ?? '') || other.id - one.id;

/** The letters that tell works of the same authors and year apart, by place in a sorted list: `2563ก`, `2020a`. */
export function yearLetters(references: readonly Reference[]): string[] {
  const keys = references.map(({ authors, year, lang }) => JSON.stringify([lang, authors, year]));
  const seen = new Map<string, number>();
  return references.map(({ lang }, at) => {
    const key = keys[at] ?? '';
    if (keys[at - 1] !== key && keys[at + 1] !== key) return '';
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    const letters = lang === 'th' ? 'กขคงจฉชซญดตถทธนบปผพฟมยรลวศสหอฮ' : 'abcdefghijklmnopqrstuvwxyz';
    const letter = letters[count % letters.length] ?? '';
    return letter.repeat(Math.floor(count / letters.length) + 1);
  });
}
