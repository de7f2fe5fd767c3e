import ExcelJS from 'exceljs';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ApiError } from '../../../kit/http/errors.ts';
import { readList } from './read-list.ts';
import { splitName } from './split-name.ts';

const line = ['6910001', 'สมชาย', 'ใจดี'];
const bytes = (text: string, encoding?: BufferEncoding) => Buffer.from(text, encoding);
/** Thai in Windows code page 874: one byte per character. */
const cp874 = (text: string) =>
  bytes(
    text.replace(/[\u0e00-\u0e7f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xd60)),
    'latin1',
  );
const firstLines = async (content: Buffer) => (await readList(content))[0];
const faultOf = (content: Buffer) =>
  readList(content).then(
    () => undefined,
    (error) => (error instanceof ApiError ? error.details.fields?.file : error),
  );

test.each([
  ['UTF-8', bytes(line.join(','))],
  ['a byte order mark', bytes(`\ufeff${line.join(',')}`)],
  ['UTF-16', bytes(`\ufeff${line.join('\t')}`, 'utf16le')],
  ['UTF-16 without a mark', bytes(line.join(','), 'utf16le')],
  ['big-endian UTF-16 without a mark', bytes(line.join(','), 'utf16le').swap16()],
  ['code page 874', cp874(line.join(','))],
  ['semicolons', bytes(line.join(';'))],
  ['quotes and spaces', bytes(' 6910001 ,"สมชาย", "ใจดี" \r\n')],
  ['invisible spaces', bytes('6910001\u200b,\u00a0สมชาย\u00a0,ใจดี')],
])('reads a csv with %s', async (_, content) => expect(await firstLines(content)).toEqual([line]));

test('a zero byte costs its cell, not the file', async () => {
  const rows = await firstLines(bytes(`6910\u0000002,สมหญิง,ใจดี\n${`${line.join(',')}\n`.repeat(9)}`));
  expect(rows?.slice(0, 2)).toEqual([['6910\ufffd002', 'สมหญิง', 'ใจดี'], line]);
});

test('one bad byte in UTF-8 costs its cell, and not the whole file', async () => {
  const content = Buffer.concat([bytes('รหัส,ชื่อ,สกุล\n6910001,มะ'), Buffer.from([0xe0, 0xb8]), bytes(',ใจดี\n6910002,มานะ,อดทน')]);
  expect(await firstLines(content)).toEqual([
    ['รหัส', 'ชื่อ', 'สกุล'],
    ['6910001', 'มะ\ufffd', 'ใจดี'],
    ['6910002', 'มานะ', 'อดทน'],
  ]);
});

test('zeros and formulas are read as people mean them', async () => {
  expect(await firstLines(bytes(`0012,="0012345",'0012345,"=""0012345""",'=1+1,=1+1,-5`))).toEqual([
    ['0012', '0012345', '0012345', '0012345', '=1+1', '=1+1', '-5'],
  ]);
});

test.each([
  ['a stray quotation mark', 'รหัส,ชื่อ\n1,มานะ\n2,"มะลิ" น้อย\n', { code: 'file_quote', params: { line: 3 } }],
  ['a quotation mark that never closes', 'รหัส,ชื่อ\n1,"มานะ\n', { code: 'file_quote' }],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452ff', 'hex'), { code: 'file_type' }],
  ['another zip', Buffer.from(zipSync({ 'word/document.xml': bytes('<a/>') })), { code: 'file_type' }],
  ['a damaged zip', bytes('PK\x03\x04nothing'), { code: 'file_broken' }],
])('refuses %s by name', async (_, content, fault) => expect(await faultOf(Buffer.from(content))).toMatchObject(fault));

async function workbook(fill: (sheet: ExcelJS.Worksheet) => void): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  fill(book.addWorksheet('รายชื่อ'));
  return Buffer.from(await book.xlsx.writeBuffer());
}

test('reads the displayed text of a workbook: zeros, whole numbers, dates, results of formulas; and no escapes', async () => {
  const content = await workbook((sheet) => {
    sheet.addRow(['0012', 8851234567890, new Date('2026-11-22T00:00:00Z'), { formula: '1+1', result: 2 }, 'มะลิ_x000D_\nใจงาม']);
    sheet.addRow([12, 6.910001e6, '=1+1']).getCell(1).numFmt = '0000000';
  });
  expect((await firstLines(content))?.map((cells) => cells.filter((cell) => cell !== ''))).toEqual([
    ['0012', '8851234567890', '2026-11-22', '2', 'มะลิ ใจงาม'],
    ['0000012', '6910001', '=1+1'],
  ]);
});

test('unpacks no part beyond the size that it declares, and refuses a zip that declares too much', async () => {
  const bomb = Buffer.from(zipSync({ 'xl/workbook.xml': Buffer.alloc(10_000_000, ' ') }));
  const declare = (size: number) => bomb.writeUInt32LE(size, bomb.indexOf('PK\x01\x02', 'latin1') + 24);
  declare(80_000_000);
  expect(await faultOf(bomb)).toEqual({ code: 'file_unpacked' });
  declare(1_000);
  expect(await faultOf(bomb)).toEqual({ code: 'file_broken' });
});

test.each([
  ['นายณัฐพล ก๊กใหญ่', 'นาย', 'ณัฐพล', 'ก๊กใหญ่'],
  ['น.ส. มะลิ ณ อยุธยา', 'น.ส.', 'มะลิ', 'ณ อยุธยา'],
  ['ผศ. ดร.สมชาย ใจดี', 'ผศ. ดร.', 'สมชาย', 'ใจดี'],
  ['นายิกา ใจดี', '', 'นายิกา', 'ใจดี'],
  ['Asst. Prof. Dr. Somchai Jaidee', 'Asst. Prof. Dr.', 'Somchai', 'Jaidee'],
  ['Mrinal van der Berg', '', 'Mrinal', 'van der Berg'],
])('splits “%s”', (text, prefix, first, last) => expect(splitName(text)).toEqual({ prefix, first, last }));
