import { importLimits } from '@faculty/contracts/centre/list-import';
import { text } from '@faculty/contracts/kit/fields';
import ExcelJS from 'exceljs';
import { describe, expect, test } from 'vitest';
import yazl from 'yazl';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

const line = ['6910001', 'สมชาย', 'ใจดี'];

/** Thai in Windows code page 874: one byte per character. */
const cp874 = (text: string) =>
  Buffer.from([...text].map((letter) => (letter < '\u0e00' ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0x0e00 + 0xa0)));

describe('readCsv', () => {
  test.each([
    ['UTF-8', Buffer.from(line.join(','))],
    ['a BOM', Buffer.from(`\ufeff${line.join(',')}`)],
    ['UTF-16', Buffer.from(`\ufeff${line.join('\t')}`, 'utf16le')],
    ['CP874', cp874(line.join(','))],
    ['semicolons', Buffer.from(line.join(';'))],
    ['quotes and spaces', Buffer.from(' 6910001 ,"สมชาย", "ใจดี" \r\n')],
    ['invisible spaces', Buffer.from('6910001\u200b,\u00a0สมชาย\u00a0,ใจดี')],
  ])('reads a csv with %s', (_, bytes) => expect(readCsv(bytes).rows[0]).toEqual(line));

  test('preserves leading zeros, line breaks in cells and empty cells in the middle', () => {
    expect(readCsv(Buffer.from('0012,"a\nb",,x\n')).rows).toEqual([['0012', 'a b', '', 'x']]);
    expect(readCsv(Buffer.from('0012\t\t\tx\n')).rows).toEqual([['0012', '', '', 'x']]);
  });

  test.each([
    ['too many rows', Buffer.from('1,2\n'.repeat(importLimits.rows + 500)), 'file_rows'],
    ['too many columns', Buffer.from(`${'1,'.repeat(importLimits.columns)}1`), 'file_columns'],
    ['no text', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0xff]), 'file_type'],
    ['a quote that never ends', Buffer.from(`"${'x'.repeat(300_000)}`), 'file_broken'],
  ])('refuses a csv of %s', (_, bytes, fault) => expect(() => readCsv(bytes)).toThrow(fault));
});

async function workbook(fill: (sheet: ExcelJS.Worksheet, book: ExcelJS.Workbook) => void): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  fill(book.addWorksheet('รายชื่อ'), book);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** A workbook of literal parts. */
function zipped(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return new Response(zip.outputStream as never).arrayBuffer().then((bytes) => Buffer.from(bytes));
}
const book = '<workbook xmlns:r="x"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>';
const relations = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';
const byHand = (sheet: string | Buffer, more: Record<string, string | Buffer> = {}) =>
  zipped({ 'xl/workbook.xml': book, 'xl/_rels/workbook.xml.rels': relations, 'xl/worksheets/sheet1.xml': sheet, ...more });

describe('readXlsx', () => {
  test('returns displayed text: whole numbers, zeros of a format, dates, results of formulas', async () => {
    const bytes = await workbook((sheet) => {
      sheet.addRow(['รหัส', 'ตัวเลข', 'วัน', 'สูตร', 'หลายสี', 'ว่าง']);
      const row = sheet.addRow(['0012', 123456789012345, new Date('2026-11-22T00:00:00Z'), null, null, null]);
      row.getCell(4).value = { formula: '1+1', result: 2 } as ExcelJS.CellFormulaValue;
      row.getCell(5).value = { richText: [{ text: 'สม' }, { text: 'ชาย', font: { bold: true } }] };
      row.getCell(3).numFmt = '[$-107041E]d mmmm yyyy';
      const coded = sheet.addRow([12, 6.910001e6, 46348, true]);
      coded.getCell(1).numFmt = '0000000';
    });
    expect(await readXlsx(bytes)).toEqual({
      sheet: 'รายชื่อ',
      rows: [
        ['รหัส', 'ตัวเลข', 'วัน', 'สูตร', 'หลายสี', 'ว่าง'],
        ['0012', '123456789012345', '2026-11-22', '2', 'สมชาย'],
        ['0000012', '6910001', '46348', 'TRUE'],
      ],
    });
  });

  test('preserves line numbers with empty lines', async () => {
    const bytes = await workbook((sheet) => {
      sheet.getCell('B4').value = 'x';
    });
    expect((await readXlsx(bytes)).rows).toEqual([[], [], [], ['', 'x']]);
  });

  test('reads the first visible sheet', async () => {
    const bytes = await workbook((sheet, whole) => {
      sheet.state = 'hidden';
      whole.addWorksheet('ที่เห็น').addRow(['ถูก']);
    });
    expect(await readXlsx(bytes)).toEqual({ sheet: 'ที่เห็น', rows: [['ถูก']] });
  });

  test('refuses a zip bomb before it is unpacked completely', async () => {
    const bomb = Buffer.concat([Buffer.from('<worksheet><sheetData>'), Buffer.alloc(80_000_000, ' ')]);
    const bytes = await byHand(bomb);
    expect(bytes.length).toBeLessThan(200_000);
    const since = process.memoryUsage().rss;
    await expect(readXlsx(bytes)).rejects.toThrow('file_unpacked');
    expect(process.memoryUsage().rss - since).toBeLessThan(150_000_000);
  });

  test.each([
    ['a million rows', `<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(1_000_000)}`, 'file_rows'],
    ['a row far down', '<worksheet><sheetData><row r="1000000"><c><v>1</v></c></row></sheetData></worksheet>', 'file_rows'],
    ['a cell far right', '<worksheet><sheetData><row><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>', 'file_columns'],
    [
      'an entity that names itself',
      '<!DOCTYPE x [<!ENTITY a "&a;&a;">]><worksheet><sheetData><row><c><v>&a;</v></c></row></sheetData></worksheet>',
      'file_broken',
    ],
    ['no XML', 'hello', 'file_broken'],
  ])('refuses a workbook of %s', async (_, sheet, fault) => {
    await expect(readXlsx(await byHand(sheet))).rejects.toThrow(fault);
  });

  test('reads thousands of combining marks in linear time and leaves them to the validation', async () => {
    const cell = `<c t="str"><v>a${'\u0316\u0301'.repeat(2_000)}</v></c>`;
    const bytes = await byHand(`<worksheet><sheetData>${`<row>${cell.repeat(20)}</row>`.repeat(200)}</sheetData></worksheet>`);
    expect(bytes.length).toBeLessThan(50_000);
    const since = process.cpuUsage();
    const { rows } = await readXlsx(bytes);
    expect(process.cpuUsage(since).user).toBeLessThan(2_000_000);
    expect(text(2_000).safeParse(rows[0]?.[0]?.slice(0, 2_000)).error?.issues[0]?.message).toBe('@characters');
  });

  test('refuses an entry name with a path traversal', async () => {
    const bytes = await byHand('<worksheet/>', { 'xx/xl/out.xml': '<a/>' });
    const name = Buffer.from('xx/xl/out.xml');
    for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + 1)) bytes.write('../', at);
    await expect(readXlsx(bytes)).rejects.toThrow('file_broken');
  });

  test('refuses another kind of zip file by its type', async () => {
    await expect(readXlsx(await zipped({ 'word/document.xml': '<a/>' }))).rejects.toThrow('file_type');
    await expect(readXlsx(Buffer.from('PK\x03\x04nothing'))).rejects.toThrow('file_broken');
  });

  test('reads prefixed names, inline strings and a workbook without styles', async () => {
    const sheet =
      '<x:worksheet xmlns:x="y"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>ก</x:t></x:is></x:c><x:c t="str"><x:v>ข</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect((await readXlsx(await byHand(sheet))).rows).toEqual([['ก', 'ข']]);
  });
});
