import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['a word with marks in it stays one word', '<p>ตลาด<b>ย้อน</b>ยุค</p>', 'ตลาดย้อนยุค'],
  ['a block is a line', '<p>หนึ่ง</p><div>สอง<br>สาม</div>', 'หนึ่ง\nสอง\nสาม'],
  ['cells are words', '<table><tr><td>ก</td><td>ข</td></tr></table>', 'ก ข'],
  ['references are decoded', '<p>A &amp; B&nbsp;&ndash; &#3585; &lt;i&gt;</p>', 'A & B – ก <i>'],
  ['scripts, styles and comments are unseen', '<style>.x{}</style>ก<!-- ความลับ --><script>x="ความลับ"</script>ข', 'กข'.split('').join('\n')],
  ['what is hidden is unseen', '<p hidden>ความลับ</p><div style="DISPLAY : none"><div>ความ</div>ลับ</div><p>เห็น</p>', 'เห็น'],
  ['an unfinished tag swallows the rest', 'ก <p title="ความลับ', 'ก'],
  ['a sign that is no tag stays', '3 < 5 และ 7 > 6', '3 < 5 และ 7 > 6'],
  ['values of attributes are unseen', '<img alt="ความลับ" src="/a"><a href="/ความลับ">ลิงก์</a>', 'ลิงก์'],
])('%s', (_, html, text) => expect(visibleText(html)).toBe(text));

test('takes linear time', () => {
  const before = performance.now();
  for (const part of ['<p hidden>', '<!--', '<a ', '&amp', '<b><i>', '</']) visibleText(part.repeat(500_000 / part.length));
  expect(performance.now() - before).toBeLessThan(3_000);
});
