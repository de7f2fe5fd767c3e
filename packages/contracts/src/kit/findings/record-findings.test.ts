import { expect, test } from 'vitest';
import { doc } from '../../website/doc.ts';
import { news } from '../../website/news.ts';
import { cssColour } from './css-colour.ts';
import type { HtmlElement } from './html-tree.ts';
import { checkedFields, hasSameWords, recordFindings } from './record-findings.ts';
import { findingsInText } from './text-findings.ts';

const asText = (html: string): HtmlElement => ({ tag: '', attributes: {}, children: [html] });
const fields = checkedFields(news);
const right = {
  switch_lang: 'Y',
  news_title_th: 'ข่าว',
  news_title_en: 'News',
  news_content_th: 'ก',
  news_content_en: 'a',
  show_end_date: null,
};
const found = (change: object, today?: string) =>
  recordFindings(fields, { ...right, ...change }, (html) => findingsInText(asText(html)), today).map(
    ({ check, field }) => `${check} ${field}`,
  );

test('reads from the contract what is checked', () => {
  expect(fields).toMatchObject({
    richText: ['news_content_th', 'news_content_en'],
    englishTitles: ['news_title_en'],
    lastDay: 'show_end_date',
    documents: [],
  });
  expect(fields.pairs).toEqual([
    ['news_title_th', 'news_title_en'],
    ['news_content_th', 'news_content_en'],
  ]);
  expect(checkedFields(doc).documents).toEqual(['doc_h_file']);
});

test.each([
  ['a Thai title in English', { news_title_en: 'ประกาศ TCAS' }, 'thai_in_english news_title_en'],
  ['English that is missing', { news_content_en: '<p><br></p>' }, 'english_missing news_content_en'],
])('finds %s', (_, change, expected) => expect(found(change)).toEqual([expected]));

test.each([
  ['a right record', {}],
  ['a Thai name in an English title', { news_title_en: 'The Khao Soi (ข้าวซอย) festival' }],
  ['English that is switched off', { switch_lang: 'N', news_title_en: 'ข่าว', news_content_en: '' }],
  ['English where there is no Thai', { news_content_th: '', news_content_en: '' }],
])('finds nothing in %s', (_, change) => expect(found(change)).toEqual([]));

test('tells a last day that has passed of a new record only', () => {
  expect(found({ show_end_date: '2026-11-28' }, '2026-11-29')).toEqual(['past_day show_end_date']);
  expect(found({ show_end_date: '2026-11-29' }, '2026-11-29')).toEqual([]);
  expect(found({ show_end_date: '2026-11-28' })).toEqual([]);
});

test('compares words: marks and spaces are none', () => {
  expect(hasSameWords('รับสมัคร (รอบ 2)', 'รับสมัคร รอบ 2.', asText)).toBe(true);
  expect(hasSameWords('รับสมัครรอบ 2', 'รับสมัครรอบ 3', asText)).toBe(false);
  expect(hasSameWords('ไม้', 'ไม', asText)).toBe(false);
});

test.each([
  ['#FFF', '#ffffff'],
  ['rgb(1, 2,3)', '#010203'],
  ['rgba(255 255 255 / 100%)', '#ffffff'],
  ['rgba(0,0,0,.5)', null],
  ['var(--x)', null],
  ['Gray', '#808080'],
])('reads the colour %s', (source, expected) => expect(cssColour(source)).toBe(expected));
