import { findingsInText } from '@faculty/contracts/kit/findings/text-findings';
import { textSamples } from '@faculty/contracts/kit/testing/text-samples';
import { expect, test } from 'vitest';
import { mended, parseHtml } from './html-dom.ts';

const findings = (html: string) => findingsInText(parseHtml(html)).map((each) => ({ ...each, field: 'x' }));

test.each(textSamples)('finds $check in $found, not in $miss, and mends it', ({ check, found, miss }) => {
  expect(findings(found).map((each) => each.check)).toEqual([check]);
  expect(findings(miss)).toEqual([]);
  const [first] = findings(found);
  if (first) expect(findings(mended(found, first, 'คำที่บอกปลายทาง') ?? '?')).toEqual([]);
});

test.each([
  ['<p style="text-align:center"><b>ก ข</b></p><p>x</p>', '<h2 style="text-align:center">ก ข</h2><p>x</p>'],
  ['<h2>ก</h2><h5>ข</h5>', '<h2>ก</h2><h3>ข</h3>'],
  [
    '<table><tbody><tr><td>ก</td><td>ข</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<table><tbody><tr><th scope="col">ก</th><th scope="col">ข</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  ['<p style="color: yellow; text-align: left;">ก</p>', '<p style="text-align: left;">ก</p>'],
  ['<a href="/x">คลิก</a>', '<a href="/x">คำ</a>'],
  ['<img src="/a.png">', '<img src="/a.png" alt="คำ">'],
])('mends %s', (before, after) => {
  const [first] = findings(before);
  expect(first && mended(before, first, 'คำ')).toBe(after);
});

test('mends the element that was found, as deep as browsers nest them', () => {
  const html = `${'<div>'.repeat(512)}<img src="/deep.png">${'</div>'.repeat(512)}<p><img src="/a.png"></p>`;
  const [, second, ...others] = findings(html);
  expect(others).toEqual([]);
  expect(second && mended(html, second, 'คำ')).toContain('<img src="/a.png" alt="คำ">');
});

test('answers nothing where it would be found all the same', () => {
  const link = '<p>อ่าน <a href="/x">ที่นี่</a> ก่อน</p>';
  const [first] = findings(link);
  expect(first && mended(link, first, 'คลิก')).toBeNull();
  expect(first && mended(link, first, 'ระเบียบการ')).toContain('>ระเบียบการ</a>');
  // of several that are alike, the one that was found
  const pictures = '<p><img src="/a.png"><img src="/b.png"></p>';
  const [, second] = findings(pictures);
  expect(second && mended(pictures, second, '')).toBe('<p><img src="/a.png"><img src="/b.png" alt=""></p>');
});
