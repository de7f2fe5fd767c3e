// A made set of publications: works as a faculty enters them, the same ones as other sources write them, and others that look alike.
// The same at every run.
import type { Publication } from '../../apps/api/src/resources/works/arrivals/same-work.ts';

/** What arrives: with the number of the work that it is, or null for a near miss; `kind` tells how it was made. */
export interface MadeArrival extends Publication {
  kind: string;
  of: number | null;
}

/** Names with spellings that are in use. */
const given: [string, ...string[]][] = [
  ['สมชาย', 'Somchai', 'Somchay', 'Somchie'],
  ['วราภรณ์', 'Waraporn', 'Varaporn', 'Warapon'],
  ['ประเสริฐ', 'Prasert', 'Prasoet'],
  ['นงนุช', 'Nongnuch', 'Nongnut', 'Nongnooch'],
  ['พิศมัย', 'Pisamai', 'Phitsamai'],
  ['ธีรพงศ์', 'Teerapong', 'Thiraphong', 'Theerapong'],
  ['อรุณี', 'Arunee', 'Aruni'],
  ['กิตติศักดิ์', 'Kittisak', 'Kitisak'],
  ['สุภาพร', 'Supaporn', 'Suphaphon'],
  ['ณัฐวุฒิ', 'Nattawut', 'Natthawut', 'Nuttawut'],
  ['เพ็ญศรี', 'Pensri', 'Phensi', 'Pensree'],
  ['จิราพร', 'Jiraporn', 'Chiraphon', 'Jeeraporn'],
  ['ชัยวัฒน์', 'Chaiwat', 'Chaiyawat', 'Chaivat'],
  ['มาลี', 'Malee', 'Mali'],
  ['ศิริพร', 'Siriporn', 'Siriphon'],
  ['วิชัย', 'Wichai', 'Vichai'],
];
const family: [string, ...string[]][] = [
  ['ใจดี', 'Jaidee', 'Chaidi', 'Jaidi'],
  ['รักเรียน', 'Rakrian', 'Rukrien', 'Rakrien'],
  ['ทองสุข', 'Thongsuk', 'Tongsuk', 'Thongsook'],
  ['แก้วมณี', 'Kaewmanee', 'Kaeomani', 'Keawmanee'],
  ['ศรีสวัสดิ์', 'Srisawat', 'Sisawat', 'Srisawad'],
  ['บุญมาก', 'Boonmak', 'Bunmak'],
  ['พรหมจันทร์', 'Promchan', 'Phromchan', 'Promjun'],
  ['สุวรรณรัตน์', 'Suwannarat', 'Suvannarat', 'Suwanarat'],
  ['หนูเกื้อ', 'Nookua', 'Nukuea'],
  ['เพชรรัตน์', 'Petcharat', 'Phetcharat', 'Petchrat'],
  ['จันทร์แก้ว', 'Chankaew', 'Jankaew', 'Junkaew'],
  ['ชูช่วย', 'Chuchuay', 'Choochuay', 'Chuchuai'],
  ['มุสิกพันธ์', 'Musikapan', 'Musikaphan', 'Musigapan'],
  ['ดำรงค์', 'Damrong', 'Dumrong'],
  ['ไชยภักดี', 'Chaipakdee', 'Chaiphakdi', 'Chaiyapakdee'],
  ['วงศ์สกุล', 'Wongsakul', 'Vongsakul', 'Wongsakun'],
];
const topics: [string, string][] = [
  ['การใช้คำลงท้ายในภาษาไทยถิ่นใต้', 'The Use of Final Particles in Southern Thai'],
  ['กลวิธีการแปลชื่อภาพยนตร์', 'Strategies for Translating Film Titles'],
  ['ความวิตกกังวลในการพูดภาษาอังกฤษ', 'English Speaking Anxiety'],
  ['ภาพแทนผู้หญิงในนวนิยาย', 'Representations of Women in the Novel'],
  ['ประวัติศาสตร์บอกเล่าของชุมชนประมง', 'An Oral History of a Fishing Community'],
  ['การเปลี่ยนแปลงเสียงวรรณยุกต์', 'Tone Change'],
  ['พุทธศิลป์และจิตรกรรมฝาผนัง', 'Buddhist Art and Mural Painting'],
  ['การเรียนรู้คำศัพท์ผ่านเกม', 'Vocabulary Learning through Games'],
  ['แรงจูงใจในการเรียนภาษาจีน', 'Motivation for Learning Chinese'],
  ['การท่องเที่ยวเชิงวัฒนธรรม', 'Cultural Tourism'],
  ['การวิเคราะห์ข้อผิดพลาดในการเขียน', 'An Error Analysis of Writing'],
  ['วาทกรรมสิ่งแวดล้อมในหนังสือพิมพ์', 'Environmental Discourse in Newspapers'],
  ['บทบาทของห้องสมุดในยุคดิจิทัล', 'The Role of Libraries in the Digital Era'],
  ['ความเชื่อและพิธีกรรมของชาวเล', 'Beliefs and Rituals of the Sea People'],
  ['การสอนไวยากรณ์ด้วยคลังข้อมูล', 'Corpus-Based Grammar Teaching'],
  ['ทัศนคติต่อสำเนียงภาษาอังกฤษ', 'Attitudes towards Accents of English'],
];
const places: [string, string][] = [
  ['จังหวัดสงขลา', 'in Songkhla Province'],
  ['จังหวัดปัตตานี', 'in Pattani Province'],
  ['จังหวัดตรัง', 'in Trang Province'],
  ['จังหวัดนครศรีธรรมราช', 'in Nakhon Si Thammarat'],
  ['ของนักศึกษามหาวิทยาลัย', 'among University Students'],
  ['ของนักเรียนมัธยมศึกษาตอนต้น', 'among Lower-Secondary Pupils'],
  ['ในสมัยรัชกาลที่ 5', 'in the Reign of King Rama V'],
  ['ในวรรณกรรมร่วมสมัย', 'in Contemporary Literature'],
];
const approaches: [string, string][] = [
  ['', ''],
  ['การศึกษาเชิงสำรวจเรื่อง', 'A Survey Study of '],
  ['การศึกษาเปรียบเทียบ', 'A Comparative Study of '],
  ['พัฒนาการของ', 'The Development of '],
  ['การทบทวนวรรณกรรมว่าด้วย', 'A Literature Review on '],
  ['แนวทางการส่งเสริม', 'Guidelines for Promoting '],
];
const subtitles: [string, string][] = [
  ['กรณีศึกษาชุมชนริมทะเลสาบ', 'A Case Study of Lakeside Communities'],
  ['การวิเคราะห์เชิงวิพากษ์', 'A Critical Analysis'],
  ['ข้อค้นพบจากการสัมภาษณ์', 'Findings from Interviews'],
  ['มุมมองของครูและผู้เรียน', 'Views of Teachers and Learners'],
  ['แนวโน้มและความท้าทาย', 'Trends and Challenges'],
];

interface Work {
  approach: number;
  topic: number;
  place: number;
  subtitle: number | null;
  year: number;
  doi: string;
  authors: [given: number, family: number][];
}

/** As the faculty entered it: both titles, names in Thai. */
const entered = (work: Work): Publication => ({ doi: work.doi, titles: [th(work), en(work)], year: work.year, names: inThai(work) });

const th = ({ approach, topic, place, subtitle }: Work) =>
  `${approaches[approach]?.[0]}${topics[topic]?.[0]}${places[place]?.[0]}${subtitle === null ? '' : `: ${subtitles[subtitle]?.[0]}`}`;
const en = ({ approach, topic, place, subtitle }: Work) =>
  `${approaches[approach]?.[1]}${topics[topic]?.[1]} ${places[place]?.[1]}${subtitle === null ? '' : `: ${subtitles[subtitle]?.[1]}`}`;
const inThai = ({ authors }: Work) => authors.map(([g, f]) => `${given[g]?.[0]} ${family[f]?.[0]}`).join(', ');

type Random = (below: number) => number;

/** A generator of its own (mulberry32): `Math.random` cannot be seeded. */
function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const latinNames = ({ authors }: Work, random: Random, write: (given: string, family: string) => string) =>
  authors
    .map(([g, f]) => {
      const spelt = ([, ...spellings]: [string, ...string[]]) => spellings[random(spellings.length)] ?? '';
      return write(spelt(given[g] as [string]), spelt(family[f] as [string]));
    })
    .join('; ');

type Write = (work: Work, random: Random) => Partial<Publication>;
const titled = (title: string): Partial<Publication> => ({ titles: [title] });
const withoutSubtitle = (title: string) => title.split(': ')[0] ?? title;
const marks = /[\u0e48-\u0e4b]/g;
/** Takes one of the places that a pattern finds. */
const atOne = (text: string, pattern: RegExp, random: Random, change: (found: string) => string) => {
  const found = [...text.matchAll(pattern)];
  const { index = 0, 0: part = '' } = found[random(found.length)] ?? { index: 0, 0: '' };
  return text.slice(0, index) + change(part) + text.slice(index + part.length);
};

/** How other sources write the same work. */
const variants: Record<string, Write> = {
  'tags in the title': (work) => titled(en(work).replace(/(\w+) (\w+)/, '<i>$1</i> <b>$2</b>')),
  'capitals and punctuation': (work) => titled(`${en(work).toUpperCase().replaceAll(': ', ' - ')}.`),
  entities: (work) => titled(en(work).replace(' and ', ' &amp; ').replace(': ', '&#58; ')),
  'subtitle missing': (work) => titled(withoutSubtitle(en(work))),
  'subtitle missing in Thai': (work) => titled(withoutSubtitle(th(work))),
  'year off by one': (work, random) => ({ ...titled(en(work)), year: work.year + (random(2) === 0 ? -1 : 1) }),
  'common era': (work) => ({ ...titled(th(work)), year: work.year - 543 }),
  'tone marks missing': (work, random) => titled(atOne(th(work), marks, random, () => '')),
  'zero-width breaks': (work) => titled(th(work).replace(/(การ|ใน|ของ)/g, '$1\u200b')),
  'split sara am, blanks': (work) =>
    titled(
      th(work)
        .replaceAll('\u0e33', '\u0e4d\u0e32')
        .replace(/(จังหวัด|ของ|ใน)/, ' $1'),
    ),
  transliterated: (work, random) => ({ ...titled(en(work)), names: latinNames(work, random, (g, f) => `${g} ${f}`) }),
  'family name first': (work, random) => ({ ...titled(en(work)), names: latinNames(work, random, (g, f) => `${f}, ${g}`) }),
  'transliterated, Thai title': (work, random) => ({ ...titled(th(work)), names: latinNames(work, random, (g, f) => `${g} ${f}`) }),
  'all at once': (work, random) => ({
    titles: [`<i>${withoutSubtitle(en(work)).toLowerCase()}</i>.`],
    year: work.year - 543 + random(2),
    names: latinNames(work, random, (g, f) => `${f}, ${g}`),
  }),
  'a slip': (work, random) => titled(atOne(en(work), /[a-z]{6,}/g, random, (word) => word.slice(0, 2) + word.slice(3))),
  diacritics: (work) => titled(en(work).replace('e', 'é').replace('o', 'ö')),
  'names unknown': (work) => ({ ...titled(en(work)), names: '' }),
  'DOI alone': (work) => ({ titles: ['Untitled'], doi: work.doi, year: null, names: '' }),
};

/** Publications that look like a work and are others. */
const nearMisses: Record<string, Write> = {
  'second part': (work) => titled(`${withoutSubtitle(en(work))} (Part 2)`),
  'second study': (work) => titled(`${withoutSubtitle(en(work))} II`),
  'another place': (work, random) => titled(en({ ...work, place: (work.place + 1 + random(places.length - 1)) % places.length })),
  'another place in Thai': (work, random) => titled(th({ ...work, place: (work.place + 1 + random(places.length - 1)) % places.length })),
  'another topic': (work) => titled(en({ ...work, topic: (work.topic + 1) % topics.length })),
  'another subtitle': (work) => titled(en({ ...work, subtitle: ((work.subtitle ?? 0) + 1) % subtitles.length })),
  'a reply': (work) => titled(`${withoutSubtitle(en(work))}: A Reply to Critics`),
  'years later': (work, random) => ({ ...titled(en(work)), year: work.year + 2 + random(5) }),
  'other authors': (work, random) => ({
    ...titled(en(work)),
    names: latinNames(
      { ...work, authors: work.authors.map(([g, f]) => [(g + 7) % given.length, (f + 11) % family.length]) },
      random,
      (g, f) => `${g} ${f}`,
    ),
  }),
  'another DOI': (work) => ({ ...titled(en(work)), doi: `${work.doi || '10.1234/none'}.proceedings` }),
  'another number': (work) => titled(th(work).replace(/รัชกาลที่ 5|$/, (found) => (found ? 'รัชกาลที่ 6' : ' ระยะที่ 2'))),
};

/** So many works, and what arrives for them: three variants and two near misses of each. */
export function madeWorks(count: number, seed = 44): { works: Publication[]; arrivals: MadeArrival[] } {
  const random = randomOf(seed);
  const all = Array.from({ length: approaches.length * topics.length * places.length }, (_, at) => at);
  // each title once: shuffled, and the first of them
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [all[at], all[other]] = [all[other] ?? 0, all[at] ?? 0];
  }
  const works = all.slice(0, count).map((number, at): Work => {
    const [g, f] = [random(given.length), random(family.length)];
    const also = (_none: unknown, nth: number): [number, number] => [(g + 2 + nth * 3) % given.length, (f + 3 + nth * 4) % family.length];
    return {
      approach: number % approaches.length,
      topic: Math.floor(number / approaches.length) % topics.length,
      place: Math.floor(number / approaches.length / topics.length),
      subtitle: random(2) === 0 ? null : random(subtitles.length),
      year: 2555 + random(14),
      doi: random(10) < 4 ? '' : `10.${1000 + (at % 7)}/made.${at}`,
      authors: [[g, f], ...Array.from({ length: random(3) }, also)],
    };
  });
  const called = new Set(works.flatMap((work) => [th(work), en(work)].map(withoutSubtitle)));
  const arrivals = works.flatMap((work, at) => {
    const made = (from: Record<string, Write>, of: number | null): MadeArrival => {
      const kinds = Object.keys(from).filter(
        (kind) => (work.doi !== '' || !kind.includes('DOI')) && (work.subtitle !== null || kind !== 'another subtitle'),
      );
      const kind = kinds[random(kinds.length)] ?? '';
      const arrival = { ...entered(work), doi: '', ...from[kind]?.(work, random), kind, of };
      // another work may be called like the near miss
      const isTaken =
        of === null && /^another (?:place|topic)/.test(kind) && arrival.titles.some((title) => called.has(withoutSubtitle(title)));
      return isTaken ? made(from, of) : arrival;
    };
    return [...[1, 2, 3].map(() => made(variants, at)), ...[1, 2].map(() => made(nearMisses, null))];
  });
  return { works: works.map(entered), arrivals };
}

/** Precision and recall of a matcher over them, and what it got wrong. */
export function measured({ works, arrivals }: ReturnType<typeof madeWorks>, isSame: (a: Publication, b: Publication) => boolean) {
  let [found, right, wanted] = [0, 0, 0];
  const wrong: string[] = [];
  for (const arrival of arrivals) {
    if (arrival.of !== null) wanted += 1;
    const matches = works.flatMap((work, at) => (isSame(arrival, work) ? [at] : []));
    found += matches.length;
    for (const at of matches.filter((match) => match !== arrival.of))
      wrong.push(`taken for another: ${arrival.kind}: ${arrival.titles} / ${works[at]?.titles}`);
    if (arrival.of === null) continue;
    if (matches.includes(arrival.of)) right += 1;
    else
      wrong.push(
        `not found: ${arrival.kind}: ${arrival.titles} (${arrival.names}) / ${works[arrival.of]?.titles} (${works[arrival.of]?.names})`,
      );
  }
  return { precision: right / found, recall: right / wanted, wanted, found, wrong };
}
