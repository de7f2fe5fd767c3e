import { inBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { apa, type Runs } from '@faculty/contracts/works/references/apa';
import { exchangeFile } from '@faculty/contracts/works/references/exchange';
import {
  type CitedWork,
  inListOrder,
  inOneLanguage,
  type Reference,
  referenceOf,
  volumeAndIssue,
  yearLetters,
} from '@faculty/contracts/works/references/reference';
import { publicTypes } from '@faculty/contracts/works/work-fields';
import { workOfCitation } from '@faculty/contracts/works/work-of-citation';
import { describe, expect, test } from 'vitest';
import { plainOfLatex } from '../citation/latex.ts';
import { readCitations } from '../citation/read-citations.ts';
import corpusText from './apa-corpus.txt?raw';

const marked = (runs: Runs) => runs.map((text, at) => (at % 2 === 1 ? `*${text}*` : text)).join('');

const corpus = corpusText
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line, at) => {
    const [fields = '', expected = ''] = line.split(' => ');
    const [kind = '', authors = '', year = '', title = '', venue = '', no = '', pages = '', place = '', doi = ''] = fields
      .split('|')
      .map((field) => field.trim());
    const [code = '', parameter = ''] = kind.split(':');
    const stored = Number(year) || 0;
    const work: CitedWork = {
      work_id: at + 1,
      work_type: { B: 'W3', O: 'W5' }[code] ?? 'W1',
      parameter: parameter || 'บทความวิจัย',
      work_public_type: publicTypes[code === 'C' ? 1 : 0] ?? '',
      work_title: title,
      work_owner_name: authors,
      work_public_title: venue,
      NumYear: stored > 1000 ? inBuddhistEra(stored) : stored,
      work_public_year: stored > 1000 ? inBuddhistEra(stored) : stored,
      work_public_date: null,
      work_public_no: no,
      work_public_number: pages,
      work_public_isbn: '',
      work_public_place: place,
      work_doi: doi,
    };
    return { work, expected };
  });
const references = corpus.map(({ work }) => referenceOf(work));

describe('a reference in the style of the APA', () => {
  test('has 80 works to hold', () => expect(corpus).toHaveLength(80));
  test.each(corpus)('$expected', ({ work, expected }) => {
    expect(marked(apa(referenceOf(work)))).toBe(expected);
  });
});

const base = corpus[0]?.work as CitedWork;
const cited = (fields: Partial<CitedWork>): Reference => referenceOf({ ...base, ...fields });

test('a list has Thai works first, by the Thai alphabet, and tells works of one year apart', () => {
  const list = inListOrder([
    cited({ work_title: 'B', work_owner_name: 'Ann Zoe' }),
    cited({ work_title: 'A later', work_owner_name: 'Ann Zoe' }),
    cited({ work_title: 'C', work_owner_name: 'Ann Zoe and Bo Abe', NumYear: 2540 }),
    cited({ work_title: 'D', work_owner_name: 'Éva Adam' }),
    cited({ work_title: 'ง', work_owner_name: 'แก้ว ใจดี', NumYear: 2563 }),
    cited({ work_title: 'ค', work_owner_name: 'แก้ว ใจดี', NumYear: 2563 }),
    cited({ work_title: 'จ', work_owner_name: 'เกษม ใจดี', NumYear: 0 }),
    cited({ work_title: 'ฉ', work_owner_name: 'ขวัญ ใจดี' }),
  ]);
  expect(list.map(({ title }) => title)).toEqual(['จ', 'ค', 'ง', 'ฉ', 'D', 'B', 'A later', 'C']);
  expect(yearLetters(list)).toEqual(['', 'ก', 'ข', '', '', 'a', 'b', '']);
  expect(marked(apa(list[1] as Reference, 'ก'))).toContain('(2563ก).');
  expect(marked(apa(list[0] as Reference, 'ก'))).toContain('(ม.ป.ป.-ก).');
});

test('a work is cited as it was printed, and in the language of the list where it has one', () => {
  const work = {
    ...base,
    work_title_th: 'คำยืม',
    work_title_en: 'Loans',
    work_owner_name_th: 'แก้ว ใจดี',
    work_owner_name_en: 'Kaew Jaidee',
    work_public_title_th: 'วารสารไทย',
    work_public_title_en: 'Thai Journal',
    parameter_th: '',
    parameter_en: '',
  };
  const titleIn = (language: 'th' | 'en', fields = {}) => inOneLanguage({ ...work, ...fields }, language).work_title;
  expect(titleIn('th')).toBe('คำยืม');
  expect(titleIn('en')).toBe('Loans');
  expect(titleIn('th', { work_public_title_th: 'Thai Journal' })).toBe('Loans');
  expect(titleIn('en', { work_title_en: '-' })).toBe('คำยืม');
  const latin = { work_title_th: 'Loans', work_public_title_th: 'Journal' };
  expect(inOneLanguage({ ...work, ...latin }, 'th').work_owner_name).toBe('Kaew Jaidee');
  expect(inOneLanguage({ ...work, ...latin, work_title_en: '', work_owner_name_en: '' }, 'th').work_owner_name).toBe('แก้ว ใจดี');
});

test.each([
  ['ปีที่ 5 ฉบับที่ 2', '5', '2'],
  ['ปีที่ ๑๒, ฉบับที่ ๑-๒ (มกราคม - ธันวาคม ๒๕๖๓)', '12', '1–2'],
  ['Vol.5 No.2', '5', '2'],
  ['5(2)', '5', '2'],
  ['5', '5', ''],
  ['ฉบับที่ 3', '', '3'],
  ['ปีที่ 4 (ฉบับพิเศษ)', '4', 'ฉบับพิเศษ'],
  ['ครั้งที่ 12', '', ''],
  ['ปีที่ 5 ฉบับที่ 2 มกราคม-มิถุนายน 2566', '5', '2'],
  ['ปีที่ 5 ฉบับที่ 2 ประจำเดือน ก.ค. - ธ.ค. 2566', '5', '2'],
  ['Vol.5 No.2 (July-December)', '5', '2'],
  ['Volume 5 Number 2', '5', '2'],
])('volume and issue of %s', (text, volume, issue) => {
  expect(volumeAndIssue(text)).toEqual({ volume, issue });
});

const headOf = (fields: Partial<CitedWork>) => marked(apa(cited(fields))).replace(/ \(2\d{3}\)\..*$/, '');

test.each([
  ['Asst.Prof.Dr.Somchai Jaidee and Dr.Malee Rakthai', 'Jaidee, S., & Rakthai, M.'],
  ['Assoc. Prof. Somchai Jaidee, Ph.D.', 'Jaidee, S.'],
  ['Mr.Somchai Jaidee, Miss Malee Rakthai and Lecturer Arun Dee', 'Jaidee, S., Rakthai, M., & Dee, A.'],
  ['Pol.Lt.Col. Somchai Jaidee', 'Jaidee, S.'],
  ['Smith JA, Lee K', 'Smith, J. A., & Lee, K.'],
  ['Jaidee S., Rakthai M.', 'Jaidee, S., & Rakthai, M.'],
  ['Smith, John A., and Kevin B. Lee', 'Smith, J. A., & Lee, K. B.'],
  ['Kao, Y.-H.', 'Kao, Y.-H.'],
  ['Somchai Jaidee¹, Malee Rakthai²*', 'Jaidee, S., & Rakthai, M.'],
  ['Drew Barrymore, Misha Col and Profumo Rossi', 'Barrymore, D., Col, M., & Rossi, P.'],
])('the Latin names of %s', (work_owner_name, expected) => {
  expect(headOf({ work_title: 'Tones', work_owner_name })).toBe(expected);
});

test.each([
  ['ทพ.ญ.มาลี รักไทย', 'มาลี รักไทย'],
  ['น.ส.มาลี รักไทย', 'มาลี รักไทย'],
  ['นายแพทย์สมชาย ใจดี', 'สมชาย ใจดี'],
  ['ผศ.พิเศษ ดร.สมชาย ใจดี', 'สมชาย ใจดี'],
  ['ผศ. ว่าที่ ร.ต. ดร.สมชาย ใจดี', 'สมชาย ใจดี'],
  ['ว่าที่ร้อยตรีหญิง มาลี รักไทย', 'มาลี รักไทย'],
  ['พ.ต.อ.สมชาย ใจดี', 'สมชาย ใจดี'],
  ['รศ.ม.ล.มาลี รักไทย', 'มาลี รักไทย, ม.ล.'],
  ['รักไทย, ศ.', 'ศ. รักไทย'],
  ['ดรุณี มีสุข', 'ดรุณี มีสุข'],
  ['พลเอก ใจดี', 'พลเอก ใจดี'],
  ['ป.อ. ปยุตฺโต', 'ป.อ. ปยุตฺโต'],
  ['พระมหาสมชาย ฐิตธมฺโม', 'พระมหาสมชาย ฐิตธมฺโม'],
])('the Thai name of %s', (work_owner_name, expected) => {
  expect(headOf({ work_title: 'วรรณยุกต์', work_owner_name })).toBe(expected.replace(/\.?$/, '.'));
});

test('markup and entities of a title are not shown', () => {
  expect(cited({ work_title: 'The <i>Ramakien</i> &amp; H<sub>2</sub>O, 5 < 6' }).title).toBe('The Ramakien & H2O, 5 < 6');
});

test('the forms for reference managers leave out what is not known, and escape what would break them', () => {
  const reference = cited({
    work_title: 'ร้อยละ 50% & {มาก_ }',
    work_owner_name: 'แก้ว ใจดี และ Ann van Dam',
    work_public_date: '2020-05-01',
    NumYear: 2563,
  });
  const [bib, ris] = (['bib', 'ris'] as const).map((format) => exchangeFile([reference], format));
  // BibTeX counts braces behind a backslash too
  expect(bib).toContain('title = {ร้อยละ 50\\% \\& \\textbraceleft{}มาก\\_ \\textbraceright{}}');
  expect(plainOfLatex(bib?.match(/title = \{(.*)\}/)?.[1] ?? '')).toBe('ร้อยละ 50% & {มาก_ }');
  expect(bib).toContain('author = {{แก้ว ใจดี} and van Dam, Ann}');
  expect(bib).toContain('year = {2020}');
  expect(bib).not.toContain('publisher');
  expect(ris).toContain('DA  - 2020/05/01\r\n');
  expect(ris?.endsWith('ER  - \r\n')).toBe(true);
  expect(exchangeFile([cited({ NumYear: 3, work_public_date: null })], 'ris')).not.toContain('PY  -');
});

test('CSL-JSON has every work with its kind', () => {
  const items = JSON.parse(exchangeFile(references, 'json')) as { type: string; author: object[]; issued?: object }[];
  expect(items).toHaveLength(80);
  expect(new Set(items.map(({ type }) => type)).size).toBe(6);
  expect(items[0]).toMatchObject({
    issued: { 'date-parts': [[2019]] },
    page: '207-217',
    author: [{ family: 'Grady', given: 'Jessica S.' }, {}, {}, {}, {}],
  });
});

test.each(['bib', 'ris', 'json'] as const)('what is written as .%s is read again', (format) => {
  const { found, broken } = readCitations(exchangeFile(references.slice(0, 40), format));
  const more = readCitations(exchangeFile(references.slice(40), format));
  expect(broken + more.broken).toBe(0);
  const read = [...found, ...more.found].map((item) => ({ ...workOfCitation(item), authors: item.author?.length ?? 0 }));
  expect(read).toHaveLength(80);
  for (const [at, reference] of references.entries()) {
    const { work_title_th, work_title_en, work_public_year, work_doi, work_public_title_th, work_public_number, authors } = read[at] ?? {};
    const said = { title: work_title_en ?? work_title_th, year: work_public_year ?? null, doi: work_doi ?? '', authors };
    const others = format === 'bib' && reference.hasMore ? 1 : 0;
    expect(said).toEqual({
      title: reference.title.replace(/\.$/, ''),
      year: reference.year,
      doi: reference.doi,
      authors: reference.authors.length + others,
    });
    if (reference.container !== '') expect(work_public_title_th).toBe(reference.container);
    if (reference.pages !== '') expect(work_public_number).toBe(reference.pages.replace('–', '-'));
  }
});
