import { describe, expect, it } from 'vitest';
import { animatedPng, documentRule, imageRule, picture, zipOf } from '../testing/test-files.ts';
import { makeStore } from '../testing/test-store.ts';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(100)]);

describe('a document', () => {
  const office = (type: string) =>
    zipOf({
      '[Content_Types].xml': `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    });
  const openDocument = (type: string) => zipOf({ mimetype: `application/vnd.oasis.opendocument.${type}` });
  const oldOffice = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(1000)]);
  it.each([
    ['pdf', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n', 'แผน.pdf'],
    ['docx', office('wordprocessingml.document'), 'x'],
    ['xlsx', office('spreadsheetml.sheet'), 'x.zip'],
    ['pptx', office('presentationml.presentation'), 'x'],
    ['odt', openDocument('text'), 'x'],
    ['ods', openDocument('spreadsheet'), 'x'],
    ['odp', openDocument('presentation'), 'x'],
    ['doc', oldOffice, 'x.DOC'],
    ['xls', oldOffice, 'x.xls'],
    ['ppt', oldOffice, 'x.ppt'],
    ['odg', openDocument('graphics'), 'x'],
    ['ppsx', office('presentationml.slideshow'), 'x.pps'],
    ['pps', oldOffice, 'x.pps'],
    ['vsd', oldOffice, 'x.vsd'],
    ['rtf', '{\\rtf1\\ansi\\deff0 {\\fonttbl {\\f0 Sarabun;}}\\f0 a}', 'ประกาศ.doc'],
    ['rar', Buffer.concat([Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'), Buffer.alloc(100)]), 'x'],
    ['7z', Buffer.concat([Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]), Buffer.alloc(100)]), 'x'],
    ['wav', Buffer.concat([Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1'), Buffer.alloc(100)]), 'x'],
    ['tif', Buffer.concat([Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1'), Buffer.alloc(100)]), 'x'],
    ['zip', zipOf({ 'a.txt': 'a' }), 'x.doc'],
    [
      'mp3',
      Buffer.concat([Buffer.from('ID3\x03\x00\x00\x00\x00\x00\x00', 'latin1'), Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(800)]),
      'x',
    ],
    ['mp4', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isommp42'), Buffer.alloc(100)]), 'x'],
    ['txt', 'ประกาศ 1 < 2 ส่งที่ <a@b.th>\r\n', 'x.txt'],
    ['txt', Buffer.from([0xbb, 0xc3, 0xd0, 0xa1, 0xd2, 0xc8, 0x20, 0x31]), 'tis-620.TXT'],
    ['csv', '\ufeffชื่อ,คะแนน\nก,1\n', 'x.csv'],
    ['txt', utf16('\ufeffชื่อ\tคะแนน\r\nก\t1\r\n'), 'Unicode text of Excel.txt'],
    ['csv', utf16('\ufeffName,Score\r\nA,1\r\n').swap16(), 'big-endian.csv'],
    ['pdf', '\r\nHTTP/1.1 200 OK\r\n\r\n%PDF-1.4\n1 0 obj\n<<>>\nendobj\n', 'แผน.PDF'],
  ])('is stored as %s by its content', async (extension, content, name) => {
    const { accept, everything } = makeStore();
    const kept = await accept(documentRule, content, name);
    expect(kept.path).toMatch(new RegExp(`^uploads/[0-9a-f]{32}\\.${extension}$`));
    expect(kept).toMatchObject({ name, bytes: Buffer.byteLength(content), hasSmall: false, width: null });
    expect(everything()).toEqual([`files/${kept.path}`]);
  });

  it('that is a picture is encoded again', async () => {
    const { accept } = makeStore();
    expect(await accept(documentRule, await picture('png'))).toMatchObject({ mime: 'image/png', hasSmall: true });
  });

  it.each([
    ['html', '<!doctype html><p>a</p>', 'a.html'],
    ['html as txt', 'hello\n<script>alert(1)</script>', 'a.txt'],
    ['html as txt beyond the first chunk', `${'x'.repeat(16_380)}<script>alert(1)</script>`, 'a.txt'],
    ['svg as csv', '<svg onload=alert(1)>', 'a.csv'],
    ['xml', '<?xml version="1.0"?><a/>', 'a.txt'],
    ['php as txt', 'a <?php system(1);', 'a.txt'],
    ['a script by its name', 'alert(1)', 'a.js'],
    ['text without a text extension', 'hello', 'hello'],
    ['html in UTF-16', utf16('\ufeffa <script>alert(1)</script>'), 'a.txt'],
    ['a UTF-16 text with NUL', utf16('\ufeffa\0b'), 'a.csv'],
    ['a UTF-16 text cut within a character', Buffer.concat([utf16('\ufeffก'), Buffer.from([0x41])]), 'a.txt'],
    ['html before the header of a PDF', '<html><script>alert(1)</script>%PDF-1.4\n', 'a.pdf'],
    ['a PDF header beyond 1,024 bytes', `${' '.repeat(1025)}%PDF-1.4\n`, 'a.pdf'],
    ['text with NUL', 'a\0b', 'a.txt'],
    ['bytes that are no text', Buffer.from([0xfc, 0x41, 0xdb]), 'a.txt'],
    ['a Windows program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'a.pdf'],
    ['a Linux program', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(200)]), 'a.txt'],
    ['an old office container with another extension', oldOffice, 'setup.msi'],
    [
      'a macro document',
      zipOf({ '[Content_Types].xml': '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>' }),
      'a.docx',
    ],
  ])('%s is refused', async (_, content, name) => {
    const { accept, everything } = makeStore();
    await expect(accept(documentRule, content, name)).rejects.toMatchObject({ details: { fields: { picture: { code: 'file_type' } } } });
    expect(everything()).toEqual([]);
  });

  it.each([
    [
      'a workbook with a password',
      documentRule,
      Buffer.concat([oldOffice, utf16('EncryptedPackage')]),
      'a.xlsx',
      { code: 'file_password' },
    ],
    ['a picture of an iPhone', imageRule, heic, 'IMG_0001.jpg', { code: 'file_type', params: { given: '.heic ' } }],
    ['a picture of an iPhone as a document', documentRule, heic, 'IMG_0001.heic', { code: 'file_type', params: { given: '.heic ' } }],
    ['an animated PNG', imageRule, animatedPng(), 'a.png', { code: 'file_animated_png' }],
  ])('%s is refused with the words that help', async (_, rule, content, name, problem) => {
    const { accept, everything } = makeStore();
    await expect(accept(rule, content, name)).rejects.toMatchObject({ details: { fields: { picture: problem } } });
    expect(everything()).toEqual([]);
  });
});
