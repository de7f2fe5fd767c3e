import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { addressesIn } from '../src/folder/addresses.ts';
import { MoveFolder } from '../src/folder/move-folder.ts';
import { writeTemplates } from '../src/folder/template.ts';
import { kindNamed, kinds, type Row } from '../src/kinds.ts';
import { all } from './old-system.ts';

const news = kindNamed('news');
const silent = () => undefined;

function folderOf(files: Record<string, string | Buffer>, oldHosts: string[] = []): MoveFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'move-folder-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return new MoveFolder(folder, oldHosts);
}

const rowsOf = async (folder: MoveFolder, name = 'news') =>
  (await all(folder.records(kindNamed(name)))).map(({ id, where, row }) => ({ id, where, ...row }));

test('a table of a dump is read in whatever encoding and with whatever separator, and an explanation is no record', async () => {
  const text = 'NEWS_ID;news_title_th\n# รหัส;หัวข้อ\n5;"ข่าว; ""ใหญ่""\nสองบรรทัด"\n6;\\N\n';
  const expected = [
    { id: '5', where: 'news.csv, line 4', news_id: '5', news_title_th: 'ข่าว; "ใหญ่"\nสองบรรทัด' },
    { id: '6', where: 'news.csv, line 5', news_id: '6', news_title_th: null },
  ];
  const thai = Buffer.from([...text].map((letter) => (letter >= '\u0e01' ? letter.charCodeAt(0) - 0xd60 : letter.charCodeAt(0))));
  for (const content of [text, `\ufeff${text}`, thai]) expect(await rowsOf(folderOf({ 'news.csv': content }))).toEqual(expected);
});

test.each([
  ['UTF-8', 255_999], // its first piece ends within the first Thai letter
  ['windows-874', 300_000], // its first piece has none
])('the encoding of a file is that of all of it: %s whose first Thai letter stands at %i', async (encoding, at) => {
  const beginning = '{"news_id":1,"news_title_th":"';
  const text = `${beginning.padEnd(at, 'a')}ข่าว"}\n`;
  const thai = text.replace(/[ก-๛]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xd60));
  const [record] = await rowsOf(folderOf({ 'news.jsonl': encoding === 'UTF-8' ? text : Buffer.from(thai, 'latin1') }));
  expect(String((record as Row).news_title_th).slice(-6)).toBe('aaข่าว');
});

test('what clients of databases write with tabs is read with its line ends', async () => {
  const folder = folderOf({ 'news.csv': 'news_id\tnews_title_th\n5\tหนึ่ง\\nสอง\\\\n\n6\tNULL\n' });
  expect((await rowsOf(folder)).map((row) => (row as Row).news_title_th)).toEqual(['หนึ่ง\nสอง\\n', null]);
});

test.each([
  [{ 'news.jsonl': '{"news_id":1}\n{"news_id":\n' }, 'news.jsonl, line 2: no JSON'],
  [{ 'news.csv': 'news_id,news_title_th\n1,a,b\n' }, 'news.csv, line 2: cell 3 has no heading'],
  [{ 'news.csv': 'news_id\n', 'news.jsonl': '' }, 'news.jsonl and news.csv: keep one'],
])('a line that cannot be read stops with its place, and so do two files of one kind', (files, words) =>
  expect(rowsOf(folderOf(files as Record<string, string>))).rejects.toThrow(words),
);

test('a workbook keeps zeros in front, days and formatted texts', async () => {
  const folder = folderOf({});
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('x');
  sheet.addRow(['prefix_code', 'prefix_s_th', 'active']);
  sheet.addRow([7, { richText: [{ text: 'ผู้' }, { text: 'ช่วย' }] }, new Date('2024-05-31T00:00:00Z')]).getCell(1).numFmt = '000';
  await book.xlsx.writeFile(folder.at('prefixes.xlsx'));
  expect(await rowsOf(folder, 'prefixes')).toMatchObject([{ id: '007', prefix_s_th: 'ผู้ช่วย', active: '2024-05-31' }]);
});

test('the info of a member is read as the documents describe it, and secrets are dropped', async () => {
  const info = { info_tel: '12', id: 900, privateToken: 'x' };
  const member = { id: 5, user_name: 'a.b', password_hash: 'x', remark: '$2b$10$abc', info };
  expect(await rowsOf(folderOf({ 'members.jsonl': JSON.stringify(member) }), 'members')).toEqual([
    { id: 5, where: 'members.jsonl, line 1', user_name: 'a.b', info_tel: '12' },
  ]);
});

test('files are found by what a record names, and nothing outside of the folder', async () => {
  const info = JSON.stringify({ from: 'https://old.example/api', files: 'https://old.example/files/' });
  const files = { 'move.json': info, "files/docs/it's #1 50%.pdf": 'x', 'files/news/ก ข.png': 'x', 'secret.txt': 'x' };
  const folder = folderOf(files, ['www.old.example']);
  const found = (named: string) => folder.filePath(named)?.slice(folder.at('files').length + 1) ?? null;
  const [paper, picture, encoded] = ["docs/it's #1 50%.pdf", 'news/ก ข.png', encodeURIComponent('ก ข.png')];
  const names: Record<string, (string | null)[]> = {
    [paper]: [paper, "https://old.example/files/docs/it's%20%231%2050%25.pdf"],
    [picture]: [`/files/news/${encoded}`, `/api/file/download?privateUrl=news/${encoded}`, `//www.old.example/files/news/${encoded}`],
    none: ['../secret.txt', 'https://other.example/files/news/a.png', 'mailto:a@b.example', '#', '-', ''],
  };
  for (const [name, all] of Object.entries(names))
    for (const named of all) expect([named, found(named ?? '') ?? 'none']).toEqual([named, name]);
});

test('addresses of texts that lead to the former system are found; others are not', () => {
  const hosts = { from: 'https://old.example/api', files: 'https://old.example/files/', oldHosts: ['www.old.example'] };
  const html = `<img src=/files/a.png><a href="https://www.old.example/news.php?id=1&amp;x=2">x</a><a href='https://else.example/a.pdf'>y</a>`;
  expect(addressesIn(html, hosts)).toEqual([
    { named: '/files/a.png', isFile: true },
    { named: 'https://www.old.example/news.php?id=1&x=2', isFile: false },
  ]);
});

test('templates explain every field and hold no record; a kind is corrected in Excel, and a refused record names its place', async () => {
  const folder = folderOf({ 'news.jsonl': '{"news_id":1,"news_sdgs":["SDGs4"],"own":"x"}\n' });
  await writeTemplates(folder, [], silent);
  expect(folder.kinds().length).toBe(kinds.length);
  for (const kind of ['members', 'options/NEWS_TYPE']) expect(await rowsOf(folder, kind)).toEqual([]);
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(folder.at('works.xlsx'));
  const sheet = book.worksheets[0];
  expect([sheet?.getCell('A1').text, sheet?.getRow(2).values]).toEqual([
    'work_id',
    expect.arrayContaining([expect.stringMatching(/day: 2024-05-31/)]),
  ]);
  await writeTemplates(folder, ['news'], silent);
  const [record] = await all(folder.records(news));
  expect(record).toMatchObject({ id: '1', where: 'news.xlsx, line 3', row: { news_sdgs: '["SDGs4"]', own: 'x' } });
  if (record) await folder.refuse(record, { field: 'news_title_th', code: 'required' });
  expect(JSON.parse(readFileSync(folder.at('refused/news.jsonl'), 'utf8'))).toMatchObject({ id: '1', reason: { en: 'Required' } });
});
