import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { listedAuthors } from '@faculty/contracts/works/references/cited-people';
import type { CitedItem } from './cited-item.ts';

/** Authors and date at the beginning of a reference: `Lee, A. (2020). …`; older Thai ones have no brackets: `สมชาย ใจดี. 2559. …`. */
const head =
  /^(?<authors>[^()]{2,1500}?(?:\([^()]{1,60}\)[^()]{0,200}?){0,3}?)\s?\((?<date>(?:พ\.ศ\.|ค\.ศ\.)?\s?[\d๐-๙]{4}[a-zก-ฮ]?(?:[,/–-][^()]{0,40})?|n\.\s?d\.|ม\.ป\.ป\.|in press|forthcoming|กำลังตีพิมพ์|อยู่ระหว่าง[^()]{0,20})\)\s?[.,:]?\s(?<rest>.{3,})$/u;
const plainHead = /^(?<authors>[^()]{2,300}?)[.,]\s(?:พ\.ศ\.\s?)?(?<date>[\d๐-๙]{4})\.\s(?<rest>.{3,})$/u;

/** The address or DOI at the end, and the words before it. */
const tail = /[\s(]*(?<address>https?:\/\/\S{1,500}|(?:doi:?\s?|(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/\S{1,300})\s*$/i;
const beforeAddress = /[\s.,(]*(?:(?:retrieved|available|accessed|สืบค้น|เข้าถึง|ดาวน์โหลด)[^()]{0,80}|doi|url)[\s:,.]*$/i;

/** Volume, issue and pages at the end of an article's reference. */
const numbers =
  /[\s,]+(?:(?:vol\.?|ปีที่)\s?)?(?<volume>\d{1,5})?\s?,?\s?(?:\((?:ฉบับที่\s?|no\.\s?)?(?<issue>[^()]{1,40})\)|(?:no\.|ฉบับที่)\s?(?<no>[\w/-]{1,10}))?(?:\s?\([^()]{1,60}\))?(?:\s?[,:]?\s?(?:(?:article\s|pp?\.|น\.|หน้า)\s?)?(?<page>[a-z]{0,2}\d(?:[\w–—-]|\.(?=\w))*(?:\s?[–—-]\s?\w+)?))?\.?$/iu;

/** Of an article that has no pages yet. */
const aheadOfPrint = /[\s,.]+(?:advance online publication|online first|article in press)\.?$/i;

/** Kinds of presentation in square brackets. */
const presented = /\[[^\]]*(?:presentation|session|poster|นำเสนอ|บรรยาย|โปสเตอร์)[^\]]*\]|paper presented at(?: the)?|เอกสารนำเสนอใน/i;
const thesis = /[[(][^\])]*(?:dissertation|thesis|วิทยานิพนธ์|สารนิพนธ์|ดุษฎีนิพนธ์|การค้นคว้าอิสระ)[^\])]*[\])]/i;
const isConference = (name: string) => /proceedings|conference|symposium|workshop|congress|meeting|ประชุม|สัมมนา/i.test(name);

/** Whether a text begins as a reference does. */
export const beginsReference = (line: string): boolean => headOf(line) !== undefined;
const headOf = (line: string) => (head.exec(line) ?? plainHead.exec(line))?.groups;

/** A reference in APA style, as lists of references and journals' pages write it, in CSL's names. Null when it is none. */
export function referenceItem(reference: string): CitedItem | null {
  const line = reference
    .slice(0, 3_000)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\[\d{1,3}\]|\d{1,3}\.|[•*-]) ?/, '');
  const found = tail.exec(line);
  const address = found?.groups?.address ?? '';
  const text = (found ? line.slice(0, found.index) : line).replace(beforeAddress, '');
  const parts = headOf(`${text.trim().replace(/\.$/, '')}.`);
  if (!parts) return null;
  const { authors = '', date = '', rest = '' } = parts;
  const url = /^http/i.test(address) ? address.replace(/[.,]$/, '') : '';
  return {
    author: listedAuthors(authors),
    issued: date,
    URL: url,
    DOI: address,
    ...restOf(rest.trim().replace(aheadOfPrint, ''), /press|forthcoming|ตีพิมพ์/i.test(date) || aheadOfPrint.test(rest)),
  };
}

/** Title and place of publication: of a talk, a thesis, a part of a book, an article or a book. */
function restOf(rest: string, isArticle: boolean): CitedItem {
  const talk = presented.exec(rest);
  if (talk) {
    const [event, place] = divided(rest.slice(talk.index + talk[0].length));
    return { type: 'paper-conference', title: titleOf(rest.slice(0, talk.index)), 'container-title': event, 'event-place': place };
  }
  const kind = thesis.exec(rest);
  if (kind) {
    const [, university] = /,\s?([^\])]+)/.exec(kind[0]) ?? [];
    const [after, place] = divided(rest.slice(kind.index + kind[0].length));
    const publisher = university ?? after;
    return { type: 'book', title: titleOf(rest.slice(0, kind.index)), publisher, 'publisher-place': university === undefined ? place : '' };
  }
  const end = numbers.exec(arabicDigits(rest));
  const { volume = '', no = '', issue = no, page = '' } = end?.groups ?? {};
  const inside = /[.?!]["”]?\s(?:In|ใน)\s?:?\s/.exec(rest);
  if (inside && !(volume && issue))
    return { title: titleOf(rest.slice(0, inside.index + 1)), ...partOf(rest.slice(inside.index + inside[0].length)) };
  // a number that ends a title is no volume
  const isNumbered = /[–—-]/.test(page) || ((volume || issue) && (page || end?.[0].startsWith(',')));
  if (isArticle || isNumbered) return articleOf(isNumbered ? rest.slice(0, end?.index) : clean(rest), { volume, issue, page });
  const [title, published] = atBreak(rest);
  return { type: 'book', title: titleOf(title), ...publisherIn(published) };
}

function articleOf(text: string, { volume, issue, page }: Record<'volume' | 'issue' | 'page', string>): CitedItem {
  const [title, journal] = atBreak(text);
  const type = volume === '' && isConference(journal) ? 'paper-conference' : 'article-journal';
  return { type, title: titleOf(title), 'container-title': journal.trim().replace(/^(?:In|ใน) /, ''), volume, issue, page };
}

/** What follows `In`: editors, the book or the proceedings, pages in brackets, the publisher. */
function partOf(text: string): CitedItem {
  const [, book = '', inBrackets = '', published = ''] =
    /^(?:.{0,300}?\((?:Eds?\.?|บรรณาธิการ|บ\.ก\.)\),?\s)?(.+?)(?:\s?\(((?:[^()]{0,40}[\s,])?(?:pp?\.|น\.|หน้า)[^()]{1,40})\)|$)[.,]?\s?(.*)$/.exec(
      text,
    ) ?? [];
  const page = /(?:pp?\.|น\.|หน้า)\s?(.+)$/.exec(inBrackets)?.[1] ?? '';
  const [name, after] = published === '' && inBrackets === '' ? atBreak(book) : [book, published];
  return { type: isConference(name) ? 'paper-conference' : 'chapter', 'container-title': clean(name), page, ...publisherIn(after) };
}

/** `กรุงเทพฯ: สำนักพิมพ์`: the place stands first in older references. */
function publisherIn(text: string): CitedItem {
  const [, place = '', publisher = ''] = /^([^:]{2,60}):\s?(.+)$/.exec(clean(text)) ?? [];
  return place === '' ? { publisher: clean(text) } : { publisher, 'publisher-place': place };
}

/** Divides at the last end of a sentence; those of initials and abbreviations are none. Without one, before the name of a Thai journal. */
function atBreak(text: string): [before: string, after: string] {
  const ends =
    /(?<=(?:[\p{Ll}\p{N}\p{M}ก-๙)\]"”’]|\p{Lu}{2})[.?!]["”’]?)(?<!\b(?:[Vv]ols?|[Nn]o|[Ee]ds?|Rev|Proc|Int|Am|St|vs|Dr|Prof)\.)\s(?=\S)/gu;
  const index = [...text.matchAll(ends)].at(-1)?.index ?? text.search(/\sวารสาร\S+$/);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

/** Name and place of `name, town, country`. */
function divided(text: string): [name: string, place: string] {
  const parts = clean(text).split(/,\s/);
  const places = Math.min(parts.length - 1, 2);
  return [parts.slice(0, parts.length - places).join(', '), parts.slice(parts.length - places).join(', ')];
}

const clean = (text: string) => text.replace(/^[\s.,]+|[\s.,]+$/g, '');
/** Without the edition, the volume and a kind such as `[Report]` at its end. */
const titleOf = (text: string) =>
  clean(text).replace(
    /[.,]?\s?(?:\((?:[^()]{0,30}\bed\.|พิมพ์ครั้งที่[^()]{0,20}|vol\.[^()]{0,20}|เล่ม[^()]{0,20}|report[^()]{0,30})\)|\[[^\]]{0,60}\])$/i,
    '',
  );
