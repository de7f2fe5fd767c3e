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
        work_public_province: 'กรุงเทพมหานคร',
        work_public_country: 'ไทย',
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

const times = (text: string) => text.repeat(Math.ceil(200_000 / text.length));
test.each([
  ['braces', `@article{a, title={${times('{')}}}`],
  ['quotes', `@article{a, title="${times('" ')}}`],
  ['fields that never close', `@article{a, ${times('title={ , ')}`],
  ['fields that close early', `@article{a, ${times('title={}} , ')}`],
  ['entries', times('@article{a, title={T}}\n')],
  ['entries that never close', times('@article{')],
  ['authors', `@article{a, title={T}, author={${times('a and ')}b}}`],
  ['a name', `@article{a, title={T}, author={${times('von ')}b}}`],
  ['commas', `@article{a, title={T}, author={${times('a,')}b}}`],
  ['accents', `@article{a, title={${times("{\\'")}}}`],
  ['commands', `@article{a, title={T ${times('\\a$')}}}`],
  ['dates', `@article{a, title={T}, date={${times('2020/')}}}`],
  ['months', `@article{a, title={T}, month = ${times('"~')}}`],
  ['abbreviations', times('@string{a = "b" # a}\n')],
  ['spaces', `@article{a,${times(' ')}title = {T}}`],
  ['lines', `TY  - JOUR\nTI  - T\n${times('AU  - a\n')}ER  - \n`],
  ['lines without a tag', `TY  - JOUR\nTI  - T\n${times('a\n')}`],
  ['records', times('TY  - JOUR\n')],
  ['names with “and”', `TY  - JOUR\nTI  - T\nAU  - ${times('a and a, ')}\nER  - \n`],
  ['tags of EndNote', `%0 Book ${times('%A ')}`],
  ['lists', `{"title":${times('[')}`],
  ['entities', JSON.stringify({ title: times('&amp;'), DOI: `10.1234/${times('<a:b>')}` })],
  ['names with commas', times('a, ')],
  ['sentences', `Lee, A. (2020). ${times('aa. ')}`],
  ['brackets', `Lee, A. ${times('(2020). ')}`],
  ['open brackets', `Lee, A. (2020). T. ${times('(1')}`],
  ['addresses', `Lee, A. (2020). T. ${times('http://a.b ')}`],
  ['references', times('Lee, A. (2020). T. J, 1.\n')],
  ['one Thai letter', `${times('ก')} (2567). x`],
])('two hundred thousand characters of %s take less than half a second', { timeout: 60_000 }, (_what, text) => {
  const timed = () => {
    const began = performance.now();
    readCitations(text).found.map(workOfCitation);
    return performance.now() - began;
  };
  // again: another program may have had the processor
  expect(Math.min(timed(), timed(), timed())).toBeLessThan(500);
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

test('of a list of references each is read, whether its lines are wrapped or a line is empty', () => {
  const list =
    'References\nLee, A. (2020). First. Letters, 1(1), 1–9.\nKim, C. (2021). Second\n  one. Letters, 2(1),\n  1–9.\n\n[3] สมชาย ใจดี. (2565).\nเรื่องที่สาม. วารสาร, 3(1), 1-9.';
  expect(readCitations(list)).toMatchObject({ kind: 'apa', broken: 0 });
  expect(filled(list).map((work) => [work.work_title_th, work.work_public_number])).toEqual([
    ['First', '1-9'],
    ['Second one', '1-9'],
    ['เรื่องที่สาม', '1-9'],
  ]);
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

describe('authors that commas and a last “and” divide', () => {
  const ofBibtex = (names: string) => `@article{a, title={T}, author={${names}}}`;
  const ofRis = (names: string) => `TY  - JOUR\nTI  - T\nAU  - ${names}\nER  - `;
  const ofEndNote = (names: string) => `%0 Journal Article\n%T T\n%A ${names}`;
  const ofReference = (names: string) => `${names} (2020). T. Letters, 1(1), 1–9.`;
  const authorsIn = (text: string) => readCitations(text).found[0]?.author?.map(({ literal }) => literal);

  test.each([ofBibtex, ofRis, ofEndNote, ofReference])('are people by first and last name (%#)', (cited) => {
    const three = ['Julian de Hoog', 'Stephen Cameron', 'Arnoud Visser'];
    for (const last of [' and ', ', and ', ' & ']) expect(authorsIn(cited(`${three[0]}, ${three[1]}${last}${three[2]}`))).toEqual(three);
  });

  test.each([
    ['de Hoog, Julian and Cameron, Stephen', ['Julian de Hoog', 'Stephen Cameron']],
    ['Hoog, Julian de and Cameron, Stephen', ['Julian de Hoog', 'Stephen Cameron']],
    ['Silva Santos, Ana Luisa and Costa Lima, Rui Jorge', ['Ana Luisa Silva Santos', 'Rui Jorge Costa Lima']],
    ['Silva Santos, Ana L. and Arnoud Visser', ['Ana L. Silva Santos', 'Arnoud Visser']],
    ['Santos Lima, Ana de and Arnoud Visser', ['Ana de Santos Lima', 'Arnoud Visser']],
    ['van der Berg, Jan Willem and Arnoud Visser', ['Jan Willem van der Berg', 'Arnoud Visser']],
    ['{Ministry of Culture, Arts Division} and Arnoud Visser', ['Ministry of Culture, Arts Division', 'Arnoud Visser']],
    ['John Smith, Ann Lee และ สมชาย ใจดี', ['John Smith', 'Ann Lee', 'สมชาย ใจดี']],
  ])('of %s in BibTeX', (names, people) => expect(authorsIn(ofBibtex(names))).toEqual(people));

  test('of an organisation in RIS stay one', () =>
    expect(authorsIn(ofRis('Office of Science and Innovation Policy'))).toEqual(['Office of Science and Innovation Policy']));
});

test('quoted, commented and indented entries are read', () => {
  const entry = '@article{a,\n title = {A long\n  title},\n year = {2020}\n}';
  for (const margin of ['> ', '>', '// ', ' * ', '    ']) {
    const { found } = readCitations(entry.replace(/^/gm, margin));
    expect([margin, found.map(({ title }) => title)]).toEqual([margin, ['A long title']]);
  }
  expect(readCitations('   %0 Journal Article\n   %T A\n   %D 2020').found[0]).toMatchObject({ title: 'A' });
});

test('what other programs write instead of the usual is read', () => {
  expect(readCitations('@incollection{a, booktitle={A book}, author={Dee, A.}}').found[0]).toMatchObject({ title: 'A book' });
  expect(readCitations('%0 Conference Proceedings\n%T A\n%S Proceedings of B\n%P 5--9').found[0]).toMatchObject({
    'container-title': 'Proceedings of B',
    page: '5-9',
  });
  expect(readCitations('TY  - JOUR\nTI  - A\nVL  - Volume 523\nER  - ').found[0]).toMatchObject({ volume: '523' });
});
