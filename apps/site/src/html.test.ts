import { expect, test } from 'vitest';
import { html, jsonLd, plainText, richText } from './html.ts';

test('values are escaped in text and attributes; templates and rich text are not', () => {
  const attack = '"><script>alert(1)</script>';
  expect(html`<a title="${attack}">${attack}</a>`.text).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</a>',
  );
  expect(html`<p>${html`<b>${'<'}</b>`}${richText('<i>x</i>', 'th')}${[1, 'a']}${null}${false}${undefined}</p>`.text).toBe(
    '<p><b>&lt;</b><div class="rich" lang="th"><i>x</i></div>1a</p>',
  );
});

test('structured data cannot end its element', () => {
  expect(jsonLd({ '@type': 'Thing', name: '</script><script>alert(1)</script>' }).text.match(/<\/script>/g)).toHaveLength(1);
});

test('the text of rich text has no markup and a length', () => {
  expect(plainText('<p>ก&nbsp;ข</p><p>&lt;ค&gt;</p>', 20)).toBe('ก ข <ค>');
  expect(plainText('ก'.repeat(30), 10)).toBe(`${'ก'.repeat(9)}…`);
});

test.each([
  '<p style="color:black">ก</p>',
  '<p style="margin:0;COLOR: #333">ก</p>',
  "<p style='color:navy'>ก</p>",
  '<p style=color:navy>ก</p>',
  '<h1 style="font-family:&quot;TH Sarabun New&quot;;color:#2F5496">ก</h1>',
  '<table><tr><td style="background:#FFFF00">ก</td></tr></table>',
  '<p style="background-color : rgb(255, 255, 0)">ก</p>',
  '<table border="1" bgcolor="#ffff00"><tr><td>ก</td></tr></table>',
  '<FONT size=3 COLOR=red>ก</FONT>',
])('a text with colours of its own stands on a light sheet: %s', (stored) => {
  expect(richText(stored, 'th').text).toMatch(/^<div class="rich sheet" lang="th">/);
});

test.each([
  '<p>ก</p>',
  '<p style="text-align:center;border-color:red">ก</p>',
  '<p style="color: inherit;background:transparent;background-color:initial">ก</p>',
  '<p class="color">style="x" bgcolor=red, color: black</p>',
  '<img src="/files/a.png" alt="" data-color="red" style="background-image:url(/files/b.png)">',
])('a text without them takes those of the page: %s', (stored) => {
  expect(richText(stored, 'en').text).toBe(`<div class="rich" lang="en">${stored}</div>`);
});

test('tables and program text, which scroll where they are wide, are reached by keyboard', () => {
  expect(richText('<TABLE border="1"><tr><td>ก</td></tr></TABLE><pre>ข</pre><p>&lt;table</p>', 'th').text).toBe(
    '<div class="rich" lang="th"><TABLE tabindex="0" border="1"><tr><td>ก</td></tr></TABLE><pre tabindex="0">ข</pre><p>&lt;table</p></div>',
  );
});

test('a text is looked through in a time that grows with its length only', () => {
  const began = performance.now();
  for (const piece of ['<a ', '<font ', ' style=', ' style="', ' style="; ', ' style="color: ', " style='color:"])
    richText(piece.repeat(300_000), 'th');
  expect(performance.now() - began).toBeLessThan(3_000);
});
