import { type CitedFields, workOfCitation } from '@faculty/contracts/works/work-of-citation';
import { expect, test } from 'vitest';
// invented works in the shapes that programs and people write: each a line with its line ends as ⏎, and what a reader sees in it
import corpus from './citation-corpus.txt?raw';
import { readCitations } from './read-citations.ts';

const names = {
  T: 'title',
  A: 'authors',
  V: 'venue',
  K: 'kind',
  Y: 'date',
  N: 'number',
  P: 'pages',
  I: 'ISBN',
  D: 'DOI',
  B: 'publisher',
  U: 'address',
  W: 'place',
};
type Key = keyof typeof names;
type Facts = Partial<Record<Key, string>>;

const withAuthors = ({ A = '', ...facts }: Facts): Facts => ({
  ...facts,
  ...(A !== '' && { A: A.replace(/(?:; |, | และ | and )/g, '; ') }),
});

/** `ปีที่ 3 ฉบับที่ 1` as `3(1)`. */
function numberOf(text: string): string {
  const [, volume = '', issue = ''] = /^(?:(?:ปีที่|Vol\.) (\S+))? ?(?:(?:ฉบับที่|No\.) )?(.*)$/.exec(text) ?? [];
  return issue === '' ? volume : `${volume}(${issue})`;
}

/** The facts of a filled form in the notation of the corpus. */
function factsOf(work: CitedFields): Facts {
  const both = (thai = '', english = '') => (english === '' || english === thai ? thai : `${thai} / ${english}`);
  const venue = both(work.work_public_title_th, work.work_public_title_en);
  const facts: Facts = {
    T: both(work.work_title_th, work.work_title_en),
    A: work.work_owner_name_en ?? work.work_owner_name_th ?? '',
    V: venue === work.work_public_place ? '' : venue,
    K: work.work_public_type?.startsWith('ประชุม') ? 'c' : '',
    Y: work.work_public_date ?? String(work.work_public_year ?? ''),
    N: numberOf(work.work_public_no ?? ''),
    P: work.work_public_number ?? '',
    I: work.work_public_isbn ?? '',
    D: work.work_doi ?? '',
    B: work.work_public_place ?? '',
    U: work.status_link === 'N' ? (work.work_h_url ?? '') : '',
    W: [work.work_public_province ?? '', work.work_public_country].filter((part) => part !== undefined).join(', '),
  };
  return withAuthors(Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '')));
}

test('of 320 citations 98 of 100 facts are read as a person reads them', () => {
  const count = Object.fromEntries(Object.keys(names).map((key) => [key, { all: 0, right: 0 }])) as Record<
    Key,
    { all: number; right: number }
  >;
  const misses: string[] = [];
  const entries = [...corpus.matchAll(/^(?!#|= )(.+)\n= (.+)$/gm)];
  for (const [, cited = '', said = ''] of entries) {
    const wanted = withAuthors(Object.fromEntries(said.split(' | ').map((fact) => [fact.slice(0, 1), fact.slice(2)])));
    const [first, ...others] = readCitations(cited.replaceAll('⏎', '\n')).found.map(workOfCitation);
    const read = first === undefined || others.length > 0 ? {} : factsOf(first);
    for (const key of Object.keys(names) as Key[]) {
      if (wanted[key] === undefined && read[key] === undefined) continue;
      count[key].all += 1;
      if (wanted[key] === read[key]) count[key].right += 1;
      else misses.push(`${names[key]}: ${read[key] ?? '–'} instead of ${wanted[key] ?? '–'} in ${cited.slice(0, 90)}`);
    }
  }
  const rates = Object.entries(count).map(([key, { all, right }]) => `${names[key as Key]} ${right}/${all}`);
  if (misses.length > 0) console.log([...misses, rates.join(', ')].join('\n'));
  expect(entries).toHaveLength(320);
  for (const [key, { all, right }] of Object.entries(count)) expect(right / all, names[key as Key]).toBeGreaterThanOrEqual(0.98);
});
