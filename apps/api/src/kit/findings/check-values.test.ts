import { checkedFields } from '@faculty/contracts/kit/findings/record-findings';
import { findingsInText } from '@faculty/contracts/kit/findings/text-findings';
import { textSamples } from '@faculty/contracts/kit/testing/text-samples';
import { news } from '@faculty/contracts/website/news';
import { expect, test } from 'vitest';
import { checkInBackground } from '../rich-text/clean-in-background.ts';
import { checkValues, parseHtml } from './check-values.ts';

const checksIn = (html: string) => findingsInText(parseHtml(html)).map(({ check }) => check);

test.each(textSamples)('finds $check in $found, not in $miss', ({ check, found, miss }) => {
  expect(checksIn(found)).toEqual([check]);
  expect(checksIn(miss)).toEqual([]);
});

test('names the place and the level that fits', () => {
  expect(findingsInText(parseHtml('<h2>ก</h2><p>x</p><p><b>ข ค</b></p><p>ค</p><h5>ง</h5>'))).toEqual([
    { check: 'bold_heading', place: { tag: 'p', index: 1 }, excerpt: 'ข ค', level: 2 },
    { check: 'heading_level', place: { tag: 'h5', index: 0 }, excerpt: 'ง', level: 3 },
  ]);
});

test('is not ended by elements that are deep in one another', () => {
  expect(checksIn(`${'<div>'.repeat(5000)}<img>`)).toEqual([]);
});

test('finds English that is older than its Thai', () => {
  const values = { switch_lang: 'Y', news_title_th: 'ประกาศรอบ 3', news_title_en: 'Round 2', news_content_th: '', news_content_en: '' };
  const older = (before: string) =>
    checkValues(checkedFields(news), { values, thaiBefore: { news_title_th: before } }).found.flatMap(({ field }) =>
      field === '' ? [] : [field],
    );
  expect(older('ประกาศรอบ 2')).toEqual(['news_title_en']);
  expect(older('ประกาศ (รอบ 3)')).toEqual([]);
});

test('checks 10,000 records within a minute, off the main thread', { timeout: 120_000 }, async () => {
  const page = `<h2>หัวข้อ</h2>${'<p>ข้อความของข่าวที่ยาวพอสมควร <a href="/x">ระเบียบการรับสมัคร</a> และ<b>ตัวหนา</b> ในย่อหน้า</p>'.repeat(30)}<img src="/a.png">`;
  const values = { switch_lang: 'Y', news_title_th: 'ก', news_title_en: 'a', news_content_th: page, news_content_en: page };
  const batch = Array.from({ length: 100 }, () => ({ values, thaiBefore: {} }));
  await checkInBackground('', checkedFields(news), batch); // the thread starts through a compiler
  const start = process.cpuUsage();
  const busy = performance.eventLoopUtilization();
  for (let at = 0; at < 10; at += 1) {
    const checked = await checkInBackground('', checkedFields(news), batch);
    expect(
      checked.every(
        ({ found, links }) => found.map(({ check_name }) => check_name).join() === 'picture_text' && links.join() === '/x,/a.png',
      ),
    ).toBe(true);
  }
  const { user, system } = process.cpuUsage(start);
  // of all threads, for a tenth of the records
  expect((user + system) / 1000).toBeLessThan(6_000);
  expect(performance.eventLoopUtilization(busy).active).toBeLessThan(1_000);
});
