import { inBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { workOfCitation } from '@faculty/contracts/works/work-of-citation';
import { describe, expect, test } from 'vitest';
import { readCitations } from './read-citations.ts';

const thai = `@article{jaidee2567,
  author  = {สมชาย ใจดี and มาลี รักไทย and John Smith},
  title   = {การแปรของวรรณยุกต์ใน{SDGs} ภาษาไทยถิ่นใต้},
  journal = {วารสารศิลปศาสตร์วิชาการ},
  year = {๒๕๖๗}, month = {พฤษภาคม}, volume = {3}, number = {1}, pages = {12--30},
  issn = {1234-5678}, doi = {https://doi.org/10.1234/ABC.5}
}`;
const english = `@inproceedings{dupont,
  author = "Dupont, {\\'E}ric and Lee, Ann", title = {On {Thai} tones}, booktitle = {Proceedings of Tones},
  year = 2024, month = may, publisher = {ACM}, address = {Bangkok, Thailand}, url = {https://tones.example/1} }`;

const filled = (text: string) => readCitations(text).found.map(workOfCitation);

describe('BibTeX', () => {
  test('in Thai with a Buddhist year fills the Thai side', () => {
    expect(filled(thai.replace('๒๕๖๗', '2567'))).toEqual([
      {
        work_title_th: 'การแปรของวรรณยุกต์ในSDGs ภาษาไทยถิ่นใต้',
        work_owner_name_th: 'สมชาย ใจดี, มาลี รักไทย และ John Smith',
        work_public_title_th: 'วารสารศิลปศาสตร์วิชาการ',
        work_public_type: 'ตีพิมพ์',
        work_public_year: 2567,
        work_public_month_year: 'พฤษภาคม 2567',
        // a month without a day is dated by its first, as in the form
        work_public_date: '2024-05-01',
        work_public_no: 'ปีที่ 3 ฉบับที่ 1',
        work_public_number: '12-30',
        work_public_isbn: '1234-5678',
        work_doi: '10.1234/abc.5',
        work_h_url: 'https://doi.org/10.1234/abc.5',
      },
    ]);
  });

  test('with Thai digits in its year is read alike', () => expect(filled(thai)[0]?.work_public_year).toBe(2567));

  test('in English fills both sides, with a year of the common era in the Buddhist one', () => {
    expect(filled(english)).toEqual([
      {
        work_title_th: 'On Thai tones',
        work_title_en: 'On Thai tones',
        work_owner_name_th: 'Éric Dupont และ Ann Lee',
        work_owner_name_en: 'Éric Dupont and Ann Lee',
        work_public_title_th: 'Proceedings of Tones',
        work_public_title_en: 'Proceedings of Tones',
        work_public_type: 'ประชุมวิชาการ (Full Paper)',
        work_public_year: 2567,
        work_public_month_year: 'พฤษภาคม 2567',
        work_public_date: '2024-05-01',
        work_public_place: 'ACM',
        work_public_province: 'Bangkok',
        work_public_country: 'Thailand',
        work_h_url: 'https://tones.example/1',
        status_link: 'N',
      },
    ]);
  });

  test('of several entries reads those that are good, and counts the others', () => {
    const { kind, found, broken } = readCitations(
      `${thai}\n\n@article{broken, title = {never ends\n\n@book{x, title={A book}, year={2020}}`,
    );
    expect({ kind, titles: found.map(({ title }) => title), broken }).toEqual({
      kind: 'bibtex',
      titles: ['การแปรของวรรณยุกต์ในSDGs ภาษาไทยถิ่นใต้', 'A book'],
      broken: 1,
    });
  });

  test('takes abbreviations the text defines', () => {
    const text = '@string{jla = "Journal of Liberal Arts"}\n@article{a, title={T}, journal = jla, year = {2020}}';
    expect(filled(text)[0]?.work_public_title_en).toBe('Journal of Liberal Arts');
  });
});

test('RIS is read with its day', () => {
  const text =
    'TY  - JOUR\r\nAU  - ใจดี, สมชาย\r\nTI  - การศึกษา\r\nJO  - วารสาร\r\nPY  - 2567/05/01\r\nSP  - 12\r\nEP  - 30\r\nDO  - 10.1234/abc\r\nER  - \r\n';
  expect(readCitations(text).kind).toBe('ris');
  expect(filled(text)).toMatchObject([
    { work_owner_name_th: 'สมชาย ใจดี', work_public_date: '2024-05-01', work_public_year: 2567, work_public_number: '12-30' },
  ]);
});

test('what Crossref answers and CSL-JSON are read alike', () => {
  const message = {
    DOI: '10.1234/CR.1',
    title: ['The <i>tones</i> of\n Songkhla'],
    author: [{ given: 'Ann', family: 'Lee' }, { name: 'The Group' }],
    'container-title': ['Journal of Tones'],
    issued: { 'date-parts': [[2026, 2, 30]] },
    ISSN: ['1111-2222', '3333-4444'],
    type: 'journal-article',
  };
  const wanted = {
    work_title_en: 'The tones of Songkhla',
    work_owner_name_en: 'Ann Lee and The Group',
    work_public_isbn: '1111-2222',
    work_public_month_year: 'กุมภาพันธ์ 2569',
    work_doi: '10.1234/cr.1',
  };
  expect(filled(JSON.stringify({ status: 'ok', message }))).toMatchObject([wanted]);
  expect(filled(JSON.stringify([message]))).toMatchObject([wanted]);
  expect(filled(JSON.stringify(message))[0]).not.toHaveProperty('work_public_date');
});

test.each([
  ['', null],
  ['https://example.test/a.bib', null],
  ['@article', null],
  ['{', 'json'],
  ['{"a":1}', 'json'],
  ['[[[[', 'json'],
  ['TY  - ', 'ris'],
  ['@article{,}', 'bibtex'],
])('%j is no citation', (text, kind) => {
  expect(readCitations(text)).toMatchObject({ kind, found: [] });
});

test.each([
  [2399, 2942],
  [2400, 2400],
  [2024, 2567],
  [2567, 2567],
])('the year %i is %i of the Buddhist era', (year, buddhist) => expect(inBuddhistEra(year)).toBe(buddhist));

test.each([
  ['braces', `@article{a, title={${'{'.repeat(50_000)}}`],
  ['authors', `@article{a, title={T}, author={${'a and '.repeat(15_000)}b}}`],
  ['a name', `@article{a, title={T}, author={${'von '.repeat(20_000)}b}}`],
  ['commas', `@article{a, title={T}, author={${'a,'.repeat(40_000)}b}}`],
  ['accents', `@article{a, title={${"{\\'".repeat(30_000)}}}`],
  ['entries', '@article{a, title={T}}\n'.repeat(4_000)],
  ['lines', `TY  - JOUR\n${'AU  - a\n'.repeat(12_000)}ER  - \n`],
  ['lists', `{"title":${'['.repeat(40_000)}`],
  ['dates', `@article{a, title={T}, date={${'2020/'.repeat(20_000)}}}`],
])('a hundred thousand characters of %s take no more than a moment', { timeout: 60_000 }, (_what, text) => {
  const start = performance.now();
  readCitations(text);
  const took = performance.now() - start;
  console.log(_what, Math.round(took));
  expect(took).toBeLessThan(10_000);
});

describe('what a parser leaves out', () => {
  const risOf = (kind: string) =>
    `TY  - ${kind}\nAU  - Lee, Ann\nTI  - On tones\nT2  - Proceedings of the 5th Tone Conference\nPY  - 2024/03/15\nPB  - ACM\nCY  - Bangkok, Thailand\nSP  - 1\nEP  - 9\nER  - \n`;
  test.each(['CONF', 'CPAPER'])('a conference in RIS (%s) keeps its name, its publisher and its day', (kind) => {
    expect(filled(risOf(kind))).toMatchObject([
      {
        work_public_title_en: 'Proceedings of the 5th Tone Conference',
        work_public_type: 'ประชุมวิชาการ (Full Paper)',
        work_public_place: 'ACM',
        work_public_country: 'Thailand',
        work_public_year: 2567,
        work_public_date: '2024-03-15',
      },
    ]);
  });

  test.each([
    ['month={ธ.ค.}', 'ธันวาคม 2567', '2024-12-01'],
    ['month={ธันวาคม}', 'ธันวาคม 2567', '2024-12-01'],
    ['month = mar # "~15"', 'มีนาคม 2567', '2024-03-15'],
    ['month = "15~" # mar', 'มีนาคม 2567', '2024-03-15'],
    ['month = mar', 'มีนาคม 2567', '2024-03-01'],
    ['month = {3}', 'มีนาคม 2567', '2024-03-01'],
  ])('%s in BibTeX', (month, text, day) => {
    const [work] = filled(`@article{a, title={การศึกษา}, journal={วารสาร}, year={2567}, ${month}, volume={3}}`);
    expect([work?.work_public_month_year, work?.work_public_date]).toEqual([text, day]);
    expect(work?.work_public_no).toBe('ปีที่ 3');
  });

  test('fields of biblatex and of ThaiJO', () => {
    const [work] = filled(
      '@article{a, title={Tones}, author={Lee, Ann}, journaltitle={Journal of Tones}, date={2024-03-15}, location={Bangkok, Thailand}, url={https://so01.tci-thaijo.org/1}}',
    );
    expect(work).toMatchObject({
      work_public_title_en: 'Journal of Tones',
      work_public_date: '2024-03-15',
      work_public_province: 'Bangkok',
      work_h_url: 'https://so01.tci-thaijo.org/1',
      status_link: 'N',
    });
    expect(filled('@article{a, title={การศึกษา}, place={กรุงเทพฯ, ประเทศไทย}, year={2567}}')[0]).toMatchObject({
      work_public_province: 'กรุงเทพฯ',
      work_public_country: 'ประเทศไทย',
    });
  });
});

test('EndNote is read by its tags', () => {
  const text =
    '%0 Journal Article\n%A ใจดี, สมชาย\n%A Lee, Ann\n%T การแปรของวรรณยุกต์\n%J วารสารศิลปศาสตร์\n%V 3\n%N 1\n%P 12-30\n%D 2567\n%8 พ.ค. 2567\n%R 10.1234/abc\n%@ 1234-5678\n\n%0 Journal Article\n%T Second\n%D 2024\n';
  expect(readCitations(text)).toMatchObject({ kind: 'endnote', broken: 0 });
  expect(filled(text)).toMatchObject([
    {
      work_title_th: 'การแปรของวรรณยุกต์',
      work_owner_name_th: 'สมชาย ใจดี และ Ann Lee',
      work_public_title_th: 'วารสารศิลปศาสตร์',
      work_public_no: 'ปีที่ 3 ฉบับที่ 1',
      work_public_number: '12-30',
      work_public_month_year: 'พฤษภาคม 2567',
      work_doi: '10.1234/abc',
      work_public_isbn: '1234-5678',
    },
    { work_title_en: 'Second', work_public_year: 2567 },
  ]);
});

test.each([
  [
    'Lee, A. B., & Kim, C. (2024). The tones of Songkhla. Journal of Tones, 12(3), 45–67. https://doi.org/10.1234/abc',
    {
      work_title_en: 'The tones of Songkhla',
      work_owner_name_en: 'A. B. Lee and C. Kim',
      work_public_title_en: 'Journal of Tones',
      work_public_no: 'Vol. 12 No. 3',
      work_public_number: '45-67',
      work_doi: '10.1234/abc',
      work_public_year: 2567,
    },
  ],
  [
    'สมชาย ใจดี และ มาลี รักไทย. (2567). การแปรของวรรณยุกต์ในภาษาไทยถิ่นใต้. วารสารศิลปศาสตร์, 3(1), 12-30.',
    {
      work_title_th: 'การแปรของวรรณยุกต์ในภาษาไทยถิ่นใต้',
      work_owner_name_th: 'สมชาย ใจดี และ มาลี รักไทย',
      work_public_title_th: 'วารสารศิลปศาสตร์',
      work_public_no: 'ปีที่ 3 ฉบับที่ 1',
      work_public_year: 2567,
    },
  ],
])('a reference in APA style: %s', (line, fields) => {
  expect(readCitations(line)).toMatchObject({ kind: 'apa', broken: 0 });
  expect(filled(line)).toMatchObject([fields]);
});

test.each([
  ['การแปรของวรรณยุกต์ / The variation of tones', 'การแปรของวรรณยุกต์', 'The variation of tones'],
  ['The variation of tones | การแปรของวรรณยุกต์', 'การแปรของวรรณยุกต์', 'The variation of tones'],
  ['การแปรของวรรณยุกต์ (The variation of tones)', 'การแปรของวรรณยุกต์', 'The variation of tones'],
  ['การใช้ Big Data / AI ในห้องสมุด', 'การใช้ Big Data / AI ในห้องสมุด', undefined],
  ['การเรียนรู้แบบผสมผสาน (Blended)', 'การเรียนรู้แบบผสมผสาน (Blended)', undefined],
])('the title %s is divided by language where it stands in both', (title, thai, english) => {
  const [work] = filled(JSON.stringify({ title }));
  expect([work?.work_title_th, work?.work_title_en]).toEqual([thai, english]);
});

test('a text of one letter over and over costs no time', () => {
  const began = performance.now();
  for (const text of [
    'a, '.repeat(30_000),
    `${'ก'.repeat(90_000)} (2567). x`,
    `@article{a, month = ${'"~'.repeat(30_000)}}`,
    '%A \n'.repeat(20_000),
  ]) {
    readCitations(text);
  }
  expect(performance.now() - began).toBeLessThan(2_000);
});
