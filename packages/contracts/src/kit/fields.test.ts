import { describe, expect, test } from 'vitest';
import { isBlankHtml, richText, text } from './fields.ts';

test.each(['\ufffe', '\uffff', '\ud800', '\udc00\ud800', '\u0000', '\u0001', '\u000b', '\u001f', '\u007f'])(
  'no text holds %j',
  (character) => {
    expect(text(20).safeParse(`ก${character}ข`).error?.issues).toMatchObject([{ message: '@characters' }]);
  },
);
test.each(['\t', '\n', '\r\n', '\u200b', '\ufffd', '😀', 'ก่้ำ'])('a text holds %j', (character) => {
  expect(text(20).safeParse(`ก${character}ข`).success).toBe(true);
});

describe('rich text', () => {
  test.each(['\ufffe', '\uffff', '\ud800', '\u0000'])('does not hold %j', (character) => {
    expect(richText.safeParse(`<p>${character}</p>`).success).toBe(false);
  });

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
