import { describe, expect, test } from 'vitest';
import { isBlankHtml } from './fields.ts';

describe('rich text', () => {
  test.each([
    '',
    ' \n',
    '<p></p>',
    '<p><br></p>\n<p>&nbsp;</p>',
    '<div style="text-align:center"><span> </span></div>',
    '<H2><strong></strong></H2>',
  ])('of nothing is blank: %j', (html) => expect(isBlankHtml(html)).toBe(true));
  test.each([
    'ก',
    '<p>word</p>',
    '<img src="a.png">',
    '<iframe src="https://maps.example"></iframe>',
    '<table><tr><td></td></tr></table>',
    '<hr>',
    '<i class="fas fa-home"></i>',
    '<x-map></x-map>',
    '<p',
    '<pre></pre>',
  ])('with something in it is not: %j', (html) => expect(isBlankHtml(html)).toBe(false));

  test.each(['<p', '<', '</span ', '<p>', '&nbsp'])('takes time by its length: %j many times', (piece) => {
    const started = performance.now();
    isBlankHtml(piece.repeat(Math.floor(2_000_000 / piece.length)));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
