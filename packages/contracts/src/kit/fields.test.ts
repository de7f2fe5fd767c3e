import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrorOf } from './field-error-of.ts';
import {
  addressOrNone,
  day,
  isBlankHtml,
  money,
  number,
  optionalDay,
  requiredDay,
  richText,
  serialId,
  text,
  webAddress,
} from './fields.ts';

test.each(['\ufffe', '\uffff', '\ud800', '\udc00\ud800', '\u0000', '\u0001', '\u000b', '\u001f', '\u007f'])(
  'text rejects %j',
  (character) => {
    expect(text(20).safeParse(`ก${character}ข`).error?.issues).toMatchObject([{ message: '@characters' }]);
  },
);
test.each(['\t', '\n', '\r\n', '\u200b', '\ufffd', '😀', 'ก่้ำ'])('text accepts %j', (character) => {
  expect(text(20).safeParse(`ก${character}ข`).success).toBe(true);
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-19T17:00:00.000Z', '2026-11-20'],
  ['2026-11-19T16:59:59Z', '2026-11-19'],
  ['2026-11-20T00:00:00+07:00', '2026-11-20'],
  ['2026-11-20T23:30:00', '2026-11-20'],
  ['2569-11-20', '2026-11-20'],
  ['2569-11-19T17:00:00.000Z', '2026-11-20'],
  ['2567-02-29', '2024-02-29'],
  ['2400-01-01', '1857-01-01'],
  ['2700-12-31', '2157-12-31'],
  ['2399-12-31', '2399-12-31'],
])('day fields accept %s as %s', (written, parsed) => {
  for (const schema of [day, requiredDay, optionalDay]) expect(schema.parse(written)).toBe(parsed);
});
test.each([
  '2701-01-01',
  '9999-12-31',
  '3112-11-27T00:00:00Z',
  '2567-02-30',
  '2026-02-30',
  '2026-02-30T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '20/11/2569',
  '0000-01-01',
  '2026-11-20Tx',
])('day fields reject %s', (written) => {
  for (const schema of [day, requiredDay, optionalDay]) expect(schema.safeParse(written).error?.issues[0]?.message).toBe('@date');
});

test.each([undefined, null, '', '  '])('serialId reports %j as missing', (given) => {
  expect(fieldErrorOf(serialId.safeParse(given, { reportInput: true }).error?.issues[0] as z.core.$ZodIssue)).toEqual({ code: 'required' });
});

test('addresses are stored without characters that could end an HTML attribute', () => {
  for (const schema of [webAddress, addressOrNone]) expect(schema.parse('https://a.example/"<x>`')).toBe('https://a.example/%22%3Cx%3E%60');
  expect(addressOrNone.parse('#')).toBe('#');
  expect(webAddress.safeParse(`https://a.example/${'"'.repeat(400)}`).success).toBe(false);
});

describe('rich text', () => {
  test.each(['\ufffe', '\uffff', '\ud800', '\u0000', '\u0007', '\u000b', '\u001f', '\u007f'])('loses %j', (character) => {
    expect(richText.parse(`<p>ก${character}ข</p>`)).toBe('<p>กข</p>');
  });
  test('keeps tabs, line ends and characters beyond the first plane', () => {
    const html = '<p>a\tb\r\nc\u0085😀\u202b</p>';
    expect(richText.parse(html)).toBe(html);
  });

  test.each([
    '',
    ' \n',
    '<p></p>',
    '<p><br></p>\n<p>&nbsp;</p>',
    '<div style="text-align:center"><span> </span></div>',
    '<H2><strong></strong></H2>',
  ])('without content is blank: %j', (html) => expect(isBlankHtml(html)).toBe(true));
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
  ])('with content is not blank: %j', (html) => expect(isBlankHtml(html)).toBe(false));

  test.each(['<p', '<', '</span ', '<p>', '&nbsp'])('is checked in linear time: %j repeated', (piece) => {
    const started = performance.now();
    isBlankHtml(piece.repeat(Math.floor(2_000_000 / piece.length)));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

test('an empty amount or number is missing, never 0', () => {
  const amounts = z.object({ amount: money(1_000), count: number(z.int().min(0)) });
  for (const empty of ['', ' ', null, undefined]) {
    const { error } = amounts.safeParse({ amount: empty, count: empty });
    expect(error?.issues.map(({ path, code }) => [path[0], code])).toEqual([
      ['amount', 'invalid_type'],
      ['count', 'invalid_type'],
    ]);
  }
  expect(amounts.parse({ amount: '๑๐.๕๐', count: '๓' })).toEqual({ amount: 10.5, count: 3 });
  expect(amounts.safeParse({ amount: '10.555', count: '1.5' }).error?.issues).toHaveLength(2);
});
