import { describe, expect, it, vi } from 'vitest';
import { cleanPaste, type PasteMode } from './clean-paste.ts';
import { fromGoogleDocs, fromWebPage, fromWord, plain } from './testing/samples.ts';
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
        '<ol><li>หนึ่ง<ol type="a"><li>หนึ่งจุดหนึ่ง</li></ol></li></ol>',
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

describe('a list from Word', () => {
  const marked = (marker: string, text: string, level = 1, margin = '36pt') =>
    `<p class=MsoListParagraph style='margin-left:${margin};mso-list:l0 level${level} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span></span><![endif]><span>${text}</span></p>`;
  const further = (text: string, margin: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:${margin};mso-add-space:auto'>${text}</p>`;

  it.each([
    [['ค.', 'ง.'], '<ol><li style="list-style-type: &quot;ค. &quot;">0</li><li style="list-style-type: &quot;ง. &quot;">1</li></ol>'],
    [['c.', 'd.'], '<ol type="a" start="3"><li>0</li><li>1</li></ol>'],
    [['iii)', 'iv)'], '<ol type="i" start="3"><li>0</li><li>1</li></ol>'],
    [['V.', 'VI.'], '<ol type="I" start="5"><li>0</li><li>1</li></ol>'],
    [['1.', '2.', '1.', '2.'], '<ol><li>0</li><li>1</li><li value="1">2</li><li>3</li></ol>'],
    [['1.', 'o', '·'], '<ol><li>0</li></ol><ul><li>1</li><li>2</li></ul>'],
  ])('keeps the numbers %j', (markers, list) => {
    expect(clean(markers.map((marker, index) => marked(marker, String(index))).join(''), 'clear')).toBe(list);
  });

  it('keeps the further paragraphs of its items, of nested ones too', () => {
    const items = [marked('1.', 'ก'), further('ก2', '36pt'), marked('2.', 'ข'), marked('a.', 'ค', 2, '72pt'), further('ค2', '72pt')];
    const rest = [marked('b.', 'ง', 2, '72pt'), further('ข2', '36pt'), marked('3.', 'จ'), further('ไม่ใช่', '90pt')];
    expect(clean([...items, ...rest].join('\n'), 'clear')).toBe(
      '<ol><li>ก<p>ก2</p></li><li>ข<ol type="a"><li>ค<p>ค2</p></li><li>ง</li></ol><p>ข2</p></li><li>จ</li></ol><p>ไม่ใช่</p>',
    );
  });

  it('is not divided by the end of a bookmark, and leaves no empty marks', () => {
    const html = `${marked('1.', 'ก')}<span style='mso-bookmark:_Hlk1'></span>\n${marked('a.', 'ข', 2)}`;
    expect(clean(html, 'clear')).toBe('<ol><li>ก<ol type="a"><li>ข</li></ol></li></ol>');
    expect(clean(html, 'keep')).not.toContain('<span></span>');
  });

  it('for the web is one list, nested by the levels of its items', () => {
    const item = (name: string, level: number, text: string, start = '') =>
      `<div class="ListContainerWrapper SCXW1"><${name} class="List" role="list"${start}><li data-aria-level="${level}"><p><span>${text}</span></p></li></${name}></div>`;
    const bullets = item('ul', 1, 'ก') + item('ul', 2, 'ข') + item('ul', 1, 'ค');
    const numbers = item('ol', 1, 'หนึ่ง', ' start="4"') + item('ol', 1, 'สอง', ' start="5"') + item('ol', 1, 'ใหม่', ' start="1"');
    expect(clean(bullets + numbers, 'clear')).toBe(
      '<ul><li>ก<ul><li>ข</li></ul></li><li>ค</li></ul><ol start="4"><li>หนึ่ง</li><li>สอง</li><li value="1">ใหม่</li></ol>',
    );
  });
});

it('lines of PowerPoint with bullets and numbers are lists', () => {
  const line = (format: string, marker: string, text: string, depth = '') =>
    `<div${depth} style='margin-left:.25in'><span><span style='mso-special-format:${format};font-family:Wingdings'>${marker}</span></span><span>${text}</span></div>\n`;
  const bullets = line('bullet', 'q', 'ก') + line('bullet', 'v', 'ข', ' class=O1') + line('bullet', 'ü', '');
  const numbers = line('"numbullet3\\,1"', '1.', 'หนึ่ง') + line('"numbullet3\\,2"', '2.', 'สอง');
  expect(clean(`${bullets}${numbers}<div><span>ท้าย</span></div>`, 'clear')).toBe(
    '<ul><li>ก<ul><li>ข</li></ul></li></ul><ol><li>หนึ่ง</li><li>สอง</li></ol><p>ท้าย</p>',
  );
});

it.each([
  ['items that hold a list only (Evernote)', '<ol><li>ก</li><li style="list-style: none"><ol><li>ข</li></ol></li><li>ค</li></ol>'],
  ['lists between items (Google Docs)', '<ol><li>ก</li><ol><li>ข</li></ol><li>ค</li></ol>'],
])('%s are nested lists', (_where, html) => {
  for (const mode of ['clear', 'keep'] as const) expect(clean(html, mode)).toBe('<ol><li>ก<ol><li>ข</li></ol></li><li>ค</li></ol>');
});

it('lists and paragraphs that OneNote indents by a list stand by themselves', () => {
  expect(clean('<ul><ol type=1><li value=1>ก</li></ol><p>ข</p><ol type=a><li>ค</li></ol></ul>', 'clear')).toBe(
    '<ol type="1"><li value="1">ก</li></ol><p>ข</p><ol type="a"><li>ค</li></ol>',
  );
});

it('boxes in a cell or an item are lines of it', () => {
  const boxes = '<div>ก</div><div><div>ข</div><div><br></div></div><div>ค</div>';
  expect(clean(`<ul><li>${boxes}</li></ul><table><tr><td>${boxes}</td></tr></table>`, 'clear')).toBe(
    '<ul><li>ก<br>ข<br>ค</li></ul><table><tbody><tr><td>ก<br>ข<br>ค</td></tr></tbody></table>',
  );
});

it('what is struck out stays so', () => {
  expect(clean('<p><strike>ก</strike>, <del>ข</del>, <s>ค</s></p>', 'clear')).toBe('<p><s>ก</s>, <s>ข</s>, <s>ค</s></p>');
});

describe.each(['clear', 'keep'] as const)('with and without formatting (%s)', (mode) => {
  const textOf = (html: string) => cleanPaste(html, mode).textContent?.trim();

  it('remarks of reviewers, text struck out by them, and hidden text are not pasted', () => {
    const remark = `<span class=MsoCommentReference><span><![if !supportAnnotations]><a class=msocomanchor href="#_msocom_1">[AB1]</a><![endif]></span></span>`;
    const struck = `<span class=msoDel><del cite="mailto:A" datetime="2026-11-01T10:00">เดิม</del></span><ins cite="mailto:A">ใหม่</ins>`;
    const list = `<div style='mso-element:comment-list'><hr><div style='mso-element:comment'><p>ไม่เห็นด้วย</p></div></div>`;
    expect(textOf(`<p>ก${remark}${struck}<span style='color:windowtext;display: none;mso-hide:all'>. 3</span></p>${list}`)).toBe('กใหม่');
  });

  it('line ends are kept where they are seen, and pictures of letters are letters', () => {
    const html = (text: string) => cleanPaste(text, mode).innerHTML.replace(/ style="[^"]*"/g, '');
    expect(html('<p style="white-space: pre-wrap">ก\nข</p>')).toBe('<p>ก<br>ข</p>');
    expect(html('<p>ก\nข</p><!-- notionvc: 1 -->')).toBe('<p>ก<br>ข</p>');
    expect(html('<p>ก\nข</p><div style="white-space: pre-wrap">\n<p>ค</p></div>')).toMatch(/^<p>ก ข<\/p>.*<p>ค<\/p>/);
    expect(html('<p>ยินดี<img alt="🎉" src="https://static.example/1f389.png"> <img alt="1" src="https://example.org/1.png"></p>')).toBe(
      '<p>ยินดี🎉 <img alt="1" src="https://example.org/1.png"></p>',
    );
  });

  it('links to files of the source computer are text', () => {
    expect(cleanPaste('<p><a href="file:///C:/Users/S/a.docx">ก</a></p>', mode).innerHTML).toBe('<p>ก</p>');
  });
});

it('links to places that stay behind are text', () => {
  expect(clean('<p><a href="#_Toc1">ก</a><a href="https://example.org/#b">ข</a></p>', 'clear')).toBe(
    '<p>ก<a href="https://example.org/#b">ข</a></p>',
  );
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

  it.each(['clear', 'keep'] as const)(
    'whose first row is bold by the cells’ style, as in Google Sheets, has heading cells (%s)',
    (mode) => {
      const cells = '<tr><td style="font-weight:bold">ชื่อ</td><td style="font-weight:bold;text-decoration:underline">คะแนน</td></tr>';
      expect(heads(`<table>${cells}${row('สมศรี', '90')}</table>`, mode)).toEqual(['ชื่อ', 'คะแนน']);
    },
  );

  it('keeps a bold cell bold, but for what takes it back', () => {
    const cells = '<td style="font-weight:bold">ก</td><td style="font-weight:600">ข<span style="font-weight:normal">ค</span></td>';
    expect(clean(`<table><tr>${cells}</tr></table>`, 'clear')).toBe(
      '<table><tbody><tr><td><strong>ก</strong></td><td>ขค</td></tr></tbody></table>',
    );
  });

  it('whose first row is not all bold, or its only one, has none', () => {
    const part = row('<b>ชื่อ</b>', 'คะแนน');
    for (const html of [`${part}${row('สมศรี', '90')}`, row('<b>ก</b>', '<b>ข</b>'), `${row('<b>ก</b>', '')}${part}`])
      expect(heads(`<table>${html}</table>`, 'clear')).toEqual([]);
  });
});
