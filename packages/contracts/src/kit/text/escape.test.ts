import { expect, test } from 'vitest';
import { escapeHtml, escapeXml } from './escape.ts';

test('a text stays a text in an element and in an attribute with either quote', () => {
  expect(escapeHtml(`<a title="b" rel='c'>&amp; ก`)).toBe('&lt;a title=&quot;b&quot; rel=&#39;c&#39;&gt;&amp;amp; ก');
});

test('text for XML leaves out the characters that XML does not allow', () => {
  expect(escapeXml('ก\u0000 & \u001bข\n')).toBe('ก &amp; ข\n');
});
