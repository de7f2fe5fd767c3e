import { expect, test } from 'vitest';
import { html, jsonLd, plainText, richText } from './html.ts';

test('values are escaped in text and attributes; templates and rich text are not', () => {
  const attack = '"><script>alert(1)</script>';
  expect(html`<a title="${attack}">${attack}</a>`.text).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</a>',
  );
  expect(html`<p>${html`<b>${'<'}</b>`}${richText('<i>x</i>')}${[1, 'a']}${null}${false}${undefined}</p>`.text).toBe(
    '<p><b>&lt;</b><i>x</i>1a</p>',
  );
});

test('structured data cannot end its element', () => {
  expect(jsonLd({ '@type': 'Thing', name: '</script><script>alert(1)</script>' }).text.match(/<\/script>/g)).toHaveLength(1);
});

test('the text of rich text has no markup and a length', () => {
  expect(plainText('<p>ก&nbsp;ข</p><p>&lt;ค&gt;</p>', 20)).toBe('ก ข <ค>');
  expect(plainText('ก'.repeat(30), 10)).toBe(`${'ก'.repeat(9)}…`);
});
