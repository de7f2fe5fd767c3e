import { monthNumberOf } from '@faculty/contracts/kit/dates/day-text';

/** What CSL calls a date. */
interface CslDate {
  'date-parts': number[][];
}

/** What the parsers leave out of an entry, in CSL's names. */
interface Missing {
  'container-title'?: string;
  'publisher-place'?: string;
  type?: string;
  issued?: CslDate;
}

/** Lays what a parser left out under what it read: what it read stays. */
export function withMissing(item: unknown, missing: Missing): unknown {
  const read = typeof item === 'object' && item !== null ? item : {};
  const known = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined && value !== ''));
  return { ...missing, ...known, ...moreOfDate(known, missing) };
}

/** The more precise one of two dates: a parser without Thai months has the year only. */
function moreOfDate(known: { issued?: unknown }, { issued }: Missing): { issued?: CslDate } {
  const parts = (known.issued as CslDate | undefined)?.['date-parts']?.[0] ?? [];
  return issued !== undefined && (issued['date-parts'][0]?.length ?? 0) > parts.length ? { issued } : {};
}

const dateOf = (...parts: (number | undefined)[]): { issued?: CslDate } => {
  const end = parts.findIndex((part) => part === undefined || !(part > 0));
  const known = (end < 0 ? parts : parts.slice(0, end)) as number[]; // cut where one is missing
  return known.length === 0 ? {} : { issued: { 'date-parts': [known] } };
};

const number = (text: string | undefined): number | undefined => (text === undefined || text === '' ? undefined : Number(text));

/**
 * Fields of a BibTeX entry that the parser ignores: biblatex's `journaltitle`, `location` and `date`, `place` as ThaiJO writes it,
 * Thai month names, and days next to a month (`month = mar # "~15"`).
 */
export function missingInBibtex(entry: string): Missing {
  const field = (name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*(?:\\{([^{}]{0,300})\\}|"([^"]{0,300})"|([\\w.]{1,40}))`, 'i')
      .exec(entry)
      ?.slice(1)
      .find(Boolean)
      ?.trim();
  const journal = field('journaltitle');
  const place = field('location') ?? field('place') ?? field('address');
  const date = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?/.exec(field('date') ?? '');
  const month =
    /\bmonth\s*=\s*[{"]?\s*(?:(\d{1,2})\s*~\s*)?["}]?\s*#?\s*[{"]?([^\s"},#~]{1,20})(?:["}]?\s*#\s*["{]\s*~?\s*(\d{1,2})|\s*~\s*(\d{1,2}))?/i.exec(
      entry,
    );
  const [, dayBefore, name = '', dayAfter, dayInside] = month ?? [];
  return {
    ...(journal !== undefined && { 'container-title': journal }),
    ...(place !== undefined && { 'publisher-place': place }),
    ...(date
      ? dateOf(number(date[1]), number(date[2]), number(date[3]))
      : dateOf(number(/\d{4}/.exec(field('year') ?? '')?.[0]), monthNumberOf(name), number(dayBefore ?? dayAfter ?? dayInside))),
  };
}

/** The values of the lines of RIS (`T2  - …`) or EndNote (`%J …`), by their tags. */
function tagged(entry: string, line: RegExp): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [, tag = '', value = ''] of entry.matchAll(line)) values.set(tag, [...(values.get(tag) ?? []), value.trim()]);
  return values;
}

const dayIn = (text: string) => /^(\d{4})(?:[/-](\d{1,2}))?(?:[/-](\d{1,2}))?/.exec(text)?.slice(1).map(number) ?? [];

/** What the parser leaves out of a conference in RIS: its name, its kind and its date. */
export function missingInRis(entry: string): Missing {
  const tags = tagged(entry, /^([A-Z][A-Z0-9]) {1,2}- ?(.*)$/gm);
  const first = (...names: string[]) => names.flatMap((name) => tags.get(name) ?? []).find((value) => value !== '');
  const venue = first('JO', 'JF', 'T2', 'BT', 'JA', 'T3');
  const place = first('CY', 'C1', 'PP');
  return {
    ...(venue !== undefined && { 'container-title': venue }),
    ...(place !== undefined && { 'publisher-place': place }),
    ...(/^(CONF|CPAPER)$/.test(first('TY') ?? '') && { type: 'paper-conference' }),
    ...dateOf(...dayIn(first('DA', 'PY', 'Y1') ?? '')),
  };
}

/** One entry of EndNote's tagged format (`%0 Journal Article`) in CSL's names. */
export function endNoteItem(entry: string): object {
  const tags = tagged(entry, /^%([0-9A-Z@]) (.*)$/gm);
  const one = (tag: string) => tags.get(tag)?.[0];
  const kind = one('0') ?? '';
  const year = number(/\d{4}/.exec(one('D') ?? '')?.[0]);
  return {
    type: /conference/i.test(kind) ? 'paper-conference' : /journal/i.test(kind) ? 'article-journal' : 'book',
    title: one('T'),
    author: (tags.get('A') ?? []).map((name) => authorOf(name)),
    'container-title': one('J') ?? one('B'),
    publisher: one('I'),
    'publisher-place': one('C'),
    volume: one('V'),
    issue: one('N'),
    page: one('P'),
    DOI: one('R'),
    URL: one('U'),
    ISBN: one('@'),
    ...dateOf(year, monthNumberOf(/[^\d\s,]+/.exec(one('8') ?? '')?.[0] ?? '')),
  };
}

function authorOf(name: string): object {
  const [family = '', given, ...more] = name.split(/\s*,\s*/);
  return given === undefined || more.length > 0 ? { literal: name } : { family, given };
}

const apaLine =
  /^(?<authors>[^(]{2,1000}?)\s*\((?<year>\d{4})(?:,\s*(?<month>[^)\d]{3,15}?)\s*(?<day>\d{1,2})?)?\)\.\s*(?<title>.{3,1000}?)\.\s+(?<journal>[^,]{2,300}),\s*(?:(?:ปีที่\s*)?(?<volume>\d{1,5}))?\s*(?:\((?:ฉบับที่\s*)?(?<issue>[^)]{1,30})\))?(?:,\s*(?:น\.|หน้า|pp?\.)?\s*(?<page>[\d\s–—-]{1,20}))?\.?\s*(?<url>https?:\/\/\S{1,500})?\s*$/u;

/** A reference in APA style, as a list of references writes it: a journal's article in one line. Null when it is none. */
export function apaItem(line: string): object | null {
  const parts = apaLine.exec(line.replace(/\s+/g, ' ').trim())?.groups;
  if (!parts) return null;
  const { authors = '', year, month = '', day, title, journal, volume, issue, page, url } = parts;
  return {
    type: 'article-journal',
    title,
    author: apaAuthors(authors),
    'container-title': journal,
    volume,
    issue,
    page: page?.trim(),
    URL: url,
    ...dateOf(number(year), monthNumberOf(month.trim()), number(day)),
  };
}

/** `Lee, A. B., & Kim, C.` are two, and so are `สมชาย ใจดี, และ มาลี รักไทย`. */
function apaAuthors(text: string): object[] {
  const all = text.replace(/\.$/, (dot) => (/\b[A-Z]\.$/.test(text) ? dot : '')).replace(/,?\s*(?:&|\band\b|และ)\s+/g, ', ');
  const withInitials = [...all.matchAll(/([^,]{2,60}),\s*((?:[A-Z]\.[\s-]?){1,5})(?:,|$)/g)];
  if (withInitials.length > 0) return withInitials.map(([, family = '', given = '']) => ({ family: family.trim(), given: given.trim() }));
  return all
    .split(/\s*,\s*/)
    .filter((name) => name !== '')
    .map((literal) => ({ literal }));
}
