import { describe, expect, it, vi } from 'vitest';
import { cleanPaste, type PasteMode } from './clean-paste.ts';
import { fromGoogleDocs, fromWebPage, fromWord, plain } from './samples.ts';
import { picturesOf } from './use-paste.tsx';

const clean = (html: string, mode: PasteMode) => cleanPaste(html, mode).innerHTML.replace(/>\s+</g, '><').trim();

describe('without formatting', () => {
  it('a text from Word keeps headings, bold, links, lists with their numbers, and the table', () => {
    expect(clean(fromWord, 'clear')).toBe(
      [
        '<h1>ประกาศรับสมัครทุน</h1>',
        '<p><b>คณะศิลปศาสตร์</b> เปิดรับสมัคร <i>ตั้งแต่วันนี้</i> ดูที่ <a href="https://example.org/fund">หน้าทุน</a></p>',
        '<p>&nbsp;</p>',
        '<ol start="3"><li>ใบสมัคร<ul><li>รูปถ่าย 1 นิ้ว</li></ul></li><li>ใบแสดงผลการเรียน</li></ol>',
        '<p>เงื่อนไข</p>',
        '<ol><li style="list-style-type: &quot;ก. &quot;">เป็นนักศึกษา</li></ol>',
        '<table><tbody><tr><td colspan="2"><p>งบประมาณ</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
        '<p><img src="file:///C:/Users/S/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"></p>',
      ].join(''),
    );
  });

  it('a text from Google Docs is not all bold, and bold by style stays bold', () => {
    expect(clean(fromGoogleDocs, 'clear')).toBe(
      [
        '<h2>กำหนดการ</h2><p><strong>สำคัญ</strong> อ่านก่อน <em>ทุกคน</em></p>',
        '<ol><li>หนึ่ง<ol><li>หนึ่งจุดหนึ่ง</li></ol></li></ol>',
        '<p><img src="https://lh7-rt.googleusercontent.com/docsz/abc"></p><br>',
      ].join(''),
    );
  });

  it('a web page loses its containers, controls and scripts', () => {
    expect(clean(fromWebPage, 'clear')).toBe(
      '<h3>ข่าวเด่น</h3><p>บรรทัดแรก <strong>ตัวหนา</strong></p><p>กด <a href="https://example.org/a">อ่านต่อ</a></p>',
    );
  });
});

describe.each(['clear', 'keep'] as const)('a numbered heading from Word (%s)', (mode) => {
  it('stays a heading with its number as text', () => {
    const number = (text: string) =>
      `<![if !supportLists]><span style='mso-list:Ignore'>${text}<span>&nbsp;&nbsp; </span></span><![endif]>`;
    const html = `<h1 style='mso-list:l0 level1 lfo1'>${number('1.')}<span lang=TH>บทนำ</span></h1>
      <h2 style='margin-left:28pt;mso-list:l0 level2 lfo1'>${number('1.1')}ที่มา</h2>
      <p style='mso-list:l1 level1 lfo2'>${number('1.')}ข้อแรก</p>
      <h1 style='mso-list:l0 level1 lfo1'>${number('2.')}ผล</h1>`;
    const body = cleanPaste(html, mode);
    expect([...body.children].map(({ nodeName, textContent }) => [nodeName, textContent?.replace(/\s+/g, ' ').trim()])).toEqual([
      ['H1', '1. บทนำ'],
      ['H2', '1.1 ที่มา'],
      ['OL', 'ข้อแรก'],
      ['H1', '2. ผล'],
    ]);
  });
});

it('a list from Word that another editor kept without the style of its markers is a list without them', () => {
  const item = (number: number, text: string) =>
    `<p style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span>${number}.<span style="font-size:7pt">&nbsp;&nbsp;</span></span><!--[endif]--><span>${text}</span></p>`;
  expect(cleanPaste(item(1, 'ก') + item(2, 'ข'), 'clear').innerHTML).toBe('<ol><li>ก</li><li>ข</li></ol>');
});

it('a list that begins inside a list begins at its own level', () => {
  expect(clean('<ul><ul><li>ก</li><li>ข</li></ul><li>ค</li></ul>', 'clear')).toBe('<ul><li>ก</li><li>ข</li><li>ค</li></ul>');
  expect(clean('<ol><ol><ul><li>ก</li></ul></ol></ol>', 'keep')).toBe('<ul><li>ก</li></ul>');
});

it('characters that cannot be stored are not pasted, in texts and in attributes', () => {
  expect(clean('<p>ก\u000bข\u001f</p><img src="/a.png" alt="ค\u0007">', 'clear')).toBe('<p>กข</p><img src="/a.png" alt="ค">');
});

describe('with formatting', () => {
  it('a text from Word keeps fonts and colours, without Word-only markup', () => {
    const html = clean(fromWord, 'keep');
    expect(html).toContain('color:red');
    expect(html).toContain('TH SarabunPSK');
    expect(html).toContain('<ol start="3"><li>');
    for (const mark of ['mso-', 'Mso', '<o:p', '<!--', 'v:shape', 'xml', 'lang=']) expect(html).not.toContain(mark);
  });

  it('a list keeps its numbers inside the margin', () => {
    expect(clean(fromGoogleDocs, 'keep')).toMatch(/<ol><li dir="ltr" style="list-style-type:decimal; font-size:11pt">/);
  });
});

it('plain text is the same in both modes', () => {
  expect(clean(plain, 'clear')).toBe(clean(plain, 'keep'));
});

it.each(['clear', 'keep'] as const)('nothing runs that was pasted (%s)', (mode) => {
  const html = clean(`${fromWebPage}<img src=x onerror=alert(1)><a href=" java\tscript:alert(1)">x</a>`, mode);
  expect(html).not.toMatch(/onclick|onerror|script/);
});

describe('pictures', () => {
  const body = (html: string) => cleanPaste(html, 'clear');
  const png = new File(['x'], 'image.png', { type: 'image/png' });
  const found = async (html: string, files: File[] = []) =>
    (await picturesOf(body(html), files)).map(({ file, name }) => [file?.type ?? null, name] as const);

  it('on the web keep their address', async () => expect(await found(fromGoogleDocs)).toEqual([]));
  it('on the source computer are identified by their file', async () =>
    expect(await found(fromWord, [png])).toEqual([[null, 'clip_image001.png']]));
  it('embedded as data become files', async () =>
    expect(await found('<p>x<img alt="แผนที่" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></p>')).toEqual([['image/gif', 'แผนที่']]));
  it('that Safari keeps at an address of this page become files', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('x', { headers: { 'content-type': 'image/jpeg' } })));
    expect(await found('<p>x<img src="blob:http://localhost/1"></p>')).toEqual([['image/jpeg', '']]);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
    expect(await found('<p>x<img src="blob:http://localhost/1"></p>')).toEqual([[null, '']]);
    vi.unstubAllGlobals();
  });
  it('without text are the clipboard’s files', async () =>
    expect(await found('<img src="https://example.org/a.png">', [png])).toEqual([['image/png', 'a.png']]));
  it('as SVG with scripts are refused', async () =>
    expect(await found('<p>x<img src="data:image/svg+xml;base64,PHN2Zz4="></p>')).toEqual([[null, '']]));
});

describe('a table', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`;
  const heads = (html: string, mode: PasteMode) => [...cleanPaste(html, mode).querySelectorAll('th')].map(({ textContent }) => textContent);

  it.each([
    ['clear', '<span style="font-weight:bold">คะแนน</span>'],
    ['keep', '<b>คะแนน</b>'],
  ] as const)('whose first row is bold has heading cells (%s)', (mode, second) => {
    const bold = row('<b>ชื่อ</b>', second);
    expect(heads(`<table>${bold}${row('สมศรี', '90')}</table>`, mode)).toEqual(['ชื่อ', 'คะแนน']);
  });

  it('whose first row is not all bold, or its only one, has none', () => {
    const part = row('<b>ชื่อ</b>', 'คะแนน');
    for (const html of [`${part}${row('สมศรี', '90')}`, row('<b>ก</b>', '<b>ข</b>'), `${row('<b>ก</b>', '')}${part}`])
      expect(heads(`<table>${html}</table>`, 'clear')).toEqual([]);
  });
});
