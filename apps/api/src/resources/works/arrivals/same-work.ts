import { inBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { withoutPersonalTitles } from '@faculty/contracts/kit/text/personal-titles';
import { foldForSearch } from '@faculty/contracts/kit/text/search-text';
import { withoutEntities } from '@faculty/contracts/works/entities';
import { listedAuthors } from '@faculty/contracts/works/references/cited-people';
import { lruMap } from '../../../kit/jobs/lru-map.ts';

/** What is known of a publication, wherever it stands. */
export interface Publication {
  doi: string;
  /** In every language it is called in. */
  titles: readonly string[];
  /** In either era; null when unknown. */
  year: number | null;
  /** All authors, as written. */
  names: string;
}

const thai = /[\u0e01-\u0e4e]/;
/** Marks that are left out, doubled or typed otherwise: tone marks and the like, not vowels. */
const thaiMarks = /[\u0e46-\u0e4c\u0e4e]/g;
const latinMarks = /[\u0300-\u036f]/g;
/** What begins a further publication about the first, not a subtitle. */
const aboutAnother =
  /^(?:(?:a|the) )?(?:repl(?:y|ies)|response|rejoinder|comments?|corrigend|corrections?|errat|addend|retract|review|part|ภาค|ตอน|บทวิจารณ|ตอบ|แกไข)/;

/** One spelling of a text: no tags, entities, case, marks and punctuation. */
function folded(text: string): string {
  const plain = withoutEntities(text).replace(/<[^<>]{0,200}>/g, '');
  return foldForSearch(plain.normalize('NFKD').replace(latinMarks, ''))
    .replace(thaiMarks, '')
    .replace(/&/g, ' and ')
    .replace(/['’`ʼ]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

interface Title {
  /** Without blanks: Thai sets them anywhere. */
  whole: string;
  /** Numbers in their order, years in one era: a second part is another work. */
  numbers: string;
  /** Without the subtitle, which is empty where there is none. */
  main: string;
  subtitle: string;
}

/** Each title is compared with all works of a person. */
const readTitles = lruMap<Title>(4_000);

function titleOf(text: string): Title {
  const known = readTitles.get(text) ?? readTitle(text);
  readTitles.set(text, known);
  return known;
}

function readTitle(text: string): Title {
  const words = folded(text).replace(/\b(?:the|an?)\b/g, '');
  // roman ones stand last: Studies II
  const numbers = [...words.matchAll(/\d+|\b(?:i{1,3}|iv|vi{0,3}|ix|x)\b/g)].map(([found]) => {
    const year = Number(found);
    return year >= 1900 && year <= 2150 ? inBuddhistEra(year) : found;
  });
  const [, main = text, subtitle = ''] =
    /^(.{4,}?)(?:\s*[:：]\s*|\s+[-–—]+\s+|\s*[–—]\s*|\s*\(|\s*[?]\s+)(.+)$/su.exec(withoutEntities(text)) ?? [];
  return { whole: words.replaceAll(' ', ''), numbers: numbers.join(), main, subtitle };
}

/** Edits between two words, counted no further than `most`. */
function isNear(a: string, b: string, most: number): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > most) return false;
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1)
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    if (Math.min(...row) > most) return false;
    above = row;
  }
  return (above[b.length] ?? 0) <= most;
}

/** Equal but for slips and spellings: one letter in twenty-five. */
const isSpeltAlike = (a: Title, b: Title): boolean =>
  a.whole !== '' && a.numbers === b.numbers && isNear(a.whole, b.whole, Math.min(3, Math.floor(a.whole.length / 25)));

/** A main title that is shorter is everybody's. */
const shortestMain = 12;

function isSameTitle(a: string, b: string): boolean {
  const [one, other] = [titleOf(a), titleOf(b)];
  if (isSpeltAlike(one, other)) return true;
  const [long, short] = one.subtitle === '' ? [other, one] : [one, other];
  if (long.subtitle === '' || short.subtitle !== '' || short.whole.length < shortestMain) return false;
  return !aboutAnother.test(folded(long.subtitle)) && isSpeltAlike(titleOf(long.main), short);
}

/** Classes of sounds: what a name keeps in any spelling and in both alphabets. Vowels, ย ว ห อ and h are not kept. */
const thaiSounds: readonly [RegExp, string][] = [
  [/(?:[ดตท]ร|ษณ|[ก-ฮ][\u0e34\u0e38]?)\u0e4c/g, ''],
  [/รร(?![\u0e30-\u0e45])/g, ''],
  [/ทร/g, 't'],
  [/[กขฃคฅฆ]/g, 'k'],
  [/[จฉชฌซศษสดฎตฏถฐทธฑฒ]/g, 't'],
  [/[บปผพภฝฟ]/g, 'p'],
  [/ม/g, 'm'],
  [/[นณงรลฬญ]/g, 'n'],
];
const latinSounds: readonly [RegExp, string][] = [
  [/([a-z])\1/g, '$1'],
  [/ng/g, 'n'],
  [/ph/g, 'p'],
  [/ck|kh|gh|[gqc](?!h)/g, 'k'],
  [/ch|sh|th|dh|[dsjz]/g, 't'],
  [/[bf]/g, 'p'],
  [/[lr]/g, 'n'],
];

function soundsOf(name: string): string {
  const said = (thai.test(name) ? thaiSounds : latinSounds).reduce((text, [pattern, sound]) => text.replace(pattern, sound), name);
  return said.replace(/[^kptmn]/g, '');
}

/** The people of a list of names, each with its words but for initials. */
const peopleIn = (text: string): string[][] =>
  text
    .split(/[;\n]/)
    .flatMap(listedAuthors)
    // not `folded`: the mark of a silent letter is needed
    .map(({ literal }) =>
      foldForSearch(withoutPersonalTitles(literal).normalize('NFKD').replace(latinMarks, '')).split(/[^\p{L}\p{M}\p{N}]+/u),
    )
    .map((words) => words.filter((word) => word.length > 1))
    .filter((words) => words.length > 0);

function isSamePerson(a: readonly string[], b: readonly string[]): boolean {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const sounds = few.map(soundsOf);
  const isHere = (word: string, sound: string) =>
    many.some((other) => folded(other) === folded(word) || isNear(sound, soundsOf(other), sound.length > 3 ? 1 : 0));
  return sounds.join('').length > 1 && few.every((word, at) => isHere(word, sounds[at] ?? ''));
}

/** Whether two lists of authors have somebody in common, by given and family name; null where one of them is unknown. */
function isSameAuthors(a: string, b: string): boolean | null {
  const [one, other] = [peopleIn(a), peopleIn(b)];
  if (one.length === 0 || other.length === 0) return null;
  return one.some((person) => other.some((each) => isSamePerson(person, each)));
}

/** A title that is shorter says nothing without its authors. */
const tellingTitle = 20;

/**
 * Whether two descriptions are of one publication: by the DOI where both have one, else by title, year (one off, because print and on-line
 * editions are dated apart) and an author in common.
 */
export function isSameWork(a: Publication, b: Publication): boolean {
  if (a.doi !== '' && b.doi !== '') return a.doi === b.doi;
  if (a.year !== null && b.year !== null && Math.abs(inBuddhistEra(a.year) - inBuddhistEra(b.year)) > 1) return false;
  const title = a.titles.find((one) => b.titles.some((other) => isSameTitle(one, other)));
  if (title === undefined) return false;
  return isSameAuthors(a.names, b.names) ?? titleOf(title).whole.length >= tellingTitle;
}
