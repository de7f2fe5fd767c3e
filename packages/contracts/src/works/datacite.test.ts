import { expect, test } from 'vitest';
import { dataCiteRecord, workOfDataCite } from './datacite.ts';

const workOf = (attributes: unknown) => workOfDataCite(dataCiteRecord.parse({ data: { id: 'x', type: 'dois', attributes } }));

/** Answer of the registry for an article of a Thai journal. */
const article = {
  doi: '10.14456/JLA.2024.12',
  titles: [
    { title: 'การแปรของวรรณยุกต์ในภาษาไทยถิ่นใต้', lang: 'th' },
    { title: 'Tonal Variation in Southern Thai', titleType: 'TranslatedTitle', lang: 'en' },
  ],
  creators: [
    { name: 'ใจดี, สมชาย', nameType: 'Personal', givenName: 'สมชาย', familyName: 'ใจดี', affiliation: [] },
    { name: 'Lee, Ann' },
    { name: 'Office of Tones, Songkhla', nameType: 'Organizational' },
  ],
  publisher: 'คณะศิลปศาสตร์',
  container: {
    type: 'Journal',
    title: 'วารสารศิลปศาสตร์',
    volume: '24',
    issue: '1',
    firstPage: '12',
    lastPage: '30',
    identifier: '1234-5678',
    identifierType: 'ISSN',
  },
  publicationYear: 2024,
  dates: [
    { date: '2023-11-01', dateType: 'Submitted' },
    { date: '2024-05-01', dateType: 'Issued' },
  ],
  types: { ris: 'JOUR', citeproc: 'article-journal', resourceTypeGeneral: 'JournalArticle' },
  url: 'https://so04.tci-thaijo.example/article/view/1',
};

test('fills a work from a record, with the title in both languages', () => {
  expect(workOf(article)).toEqual({
    work_title_th: 'การแปรของวรรณยุกต์ในภาษาไทยถิ่นใต้',
    work_title_en: 'Tonal Variation in Southern Thai',
    work_owner_name_th: 'สมชาย ใจดี, Ann Lee และ Office of Tones, Songkhla',
    work_public_title_th: 'วารสารศิลปศาสตร์',
    work_public_type: 'ตีพิมพ์',
    work_public_year: 2567,
    work_public_month_year: 'พฤษภาคม 2567',
    work_public_date: '2024-05-01',
    work_public_no: 'ปีที่ 24 ฉบับที่ 1',
    work_public_number: '12-30',
    work_public_isbn: '1234-5678',
    work_doi: '10.14456/jla.2024.12',
    work_public_place: 'คณะศิลปศาสตร์',
    work_h_url: 'https://so04.tci-thaijo.example/article/view/1',
    status_link: 'N',
  });
});

test('a title in one language is treated like that of any citation', () => {
  expect(workOf({ ...article, titles: [{ title: 'On tones' }] })).toMatchObject({ work_title_th: 'On tones', work_title_en: 'On tones' });
  expect(workOf({ ...article, titles: [{ title: 'วรรณยุกต์' }] })).not.toHaveProperty('work_title_en');
});

test('without a date of issue, uses the year of publication in either era', () => {
  expect(workOf({ ...article, dates: [] })).toMatchObject({ work_public_year: 2567, work_public_month_year: '2567' });
  expect(workOf({ ...article, dates: [{ date: '2567', dateType: 'Issued' }] })).toMatchObject({ work_public_year: 2567 });
  expect(workOf({ ...article, dates: [{ date: '2024-05', dateType: 'Issued' }] })).toMatchObject({
    work_public_month_year: 'พฤษภาคม 2567',
  });
});

test('recognizes a conference paper, and a publisher given as an object', () => {
  const paper = { ...article, types: { resourceTypeGeneral: 'ConferencePaper', citeproc: 'article' }, publisher: { name: 'ACM' } };
  expect(workOf(paper)).toMatchObject({ work_public_type: 'ประชุมวิชาการ (Full Paper)', work_public_place: 'ACM' });
});

test('ignores invalid fields, and rejects a record without attributes', () => {
  const nonsense = {
    titles: [{ title: 'T' }, 7, null],
    creators: 'x',
    publisher: [],
    container: 1,
    types: null,
    dates: [{}],
    url: {},
    doi: [],
    publicationYear: {},
  };
  expect(workOf(nonsense)).toEqual({ work_title_th: 'T', work_title_en: 'T' });
  expect(workOf({})).toEqual({});
  for (const other of [null, [], {}, { data: [] }, { data: { attributes: [] } }])
    expect(dataCiteRecord.safeParse(other).success).toBe(false);
});
