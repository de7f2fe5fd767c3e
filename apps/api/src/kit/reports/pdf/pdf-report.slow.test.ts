import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Cell, ReportColumn } from '@faculty/contracts/kit/reports';
import { expect, test } from 'vitest';
import { readPages, squeezed } from '../../../../test/support/read-reports.ts';
import type { TableHead } from '../messages.ts';
import { writePdf } from './pdf-report.ts';

const head = {
  title: 'ทะเบียน',
  faculty: 'คณะศิลปศาสตร์',
  lines: ['เดือนตุลาคม พ.ศ. 2569'],
  about: ['ต.ค. 2569'],
  printed: 'จัดทำโดย สมชาย',
  signatures: [
    { role: 'ผู้รายงาน', name: 'สมชาย' },
    { role: 'ผู้รับรอง', name: '' },
  ],
};
const columns: ReportColumn[] = [
  { key: 'name', title: 'ชื่อ', kind: 'text', width: 40 },
  { key: 'count', title: 'จำนวน', kind: 'number', width: 10, total: 'sum' },
];
const table = (name: string, more: Partial<TableHead> = {}): TableHead => ({ name, columns, numbered: true, empty: 'ไม่มี', ...more });

async function pagesOf(tables: [head: TableHead, rows: number][]): Promise<string[]> {
  async function* rowsOf(name: string, count: number): AsyncGenerator<Cell[]> {
    for (let n = 0; n < count; n += 1) yield [`${name}แถว${n}.`, 1];
  }
  async function* all() {
    for (const [head, count] of tables) yield { head, rows: rowsOf(head.name, count) };
  }
  const to = new PassThrough();
  const [bytes] = await Promise.all([buffer(to), writePdf(head, { tables: all }, to)]);
  return readPages(bytes);
}

test('never puts only totals or signatures on a page, and repeats the title on every page', async () => {
  for (let rows = 25; rows <= 65; rows += 1) {
    const pages = await pagesOf([[table('ก'), rows]]);
    for (const [at, page] of pages.entries()) {
      expect(page.match(/กแถว/g)?.length ?? 0, `page ${at + 1} of ${rows} rows`).toBeGreaterThanOrEqual(Math.min(2, rows));
      expect(page).toContain(squeezed(at === 0 ? 'เดือนตุลาคม พ.ศ. 2569' : 'ทะเบียน · ต.ค. 2569'));
    }
    const last = pages.at(-1) ?? '';
    for (const words of [`รวม ${rows} รายการ`, 'ผู้รับรอง']) expect(last).toContain(squeezed(words));
    expect(pages.join('').match(/กแถว/g)).toHaveLength(rows);
  }
}, 60_000);

test('keeps the signatures on one page with the summary', async () => {
  for (let rows = 20; rows <= 45; rows += 5) {
    const pages = await pagesOf([
      [table('ก'), rows],
      [table('ข', { numbered: false }), 12],
    ]);
    const last = pages.at(-1) ?? '';
    expect(last.match(/ขแถว/g), `${rows} rows`).toHaveLength(12);
    expect(last).toContain('ผู้รับรอง');
  }
}, 60_000);

test('draws a summary longer than a page completely', async () => {
  const pages = await pagesOf([
    [table('ก'), 3],
    [table('ข', { numbered: false }), 120],
  ]);
  expect(pages.join('').match(/ขแถว/g)).toHaveLength(120);
  expect(pages.at(-1)).toContain('ขแถว119.');
});

test('counts each review state separately', async () => {
  const states: ReportColumn[] = [{ key: 'state', title: 'สถานะ', kind: 'text', width: 20 }];
  async function* rows(): AsyncGenerator<Cell[]> {
    for (const state of ['รอตรวจ', 'ถูกต้อง', 'ไม่ถูกต้อง', 'ถูกต้อง']) yield [state];
  }
  async function* all() {
    yield { head: table('ก', { columns: states, countedBy: 'state' }), rows: rows() };
  }
  const to = new PassThrough();
  const [bytes] = await Promise.all([buffer(to), writePdf(head, { tables: all }, to)]);
  expect((await readPages(bytes)).join('')).toContain(squeezed('ถูกต้อง 2 · รอตรวจ 1 · ไม่ถูกต้อง 1 รายการ'));
});

test.each([
  ['portrait if the table fits', 60, [595, 842]],
  ['landscape if it does not', 160, [842, 595]],
])('a page is %s', async (_, width, size) => {
  async function* all() {
    yield { head: table('ก', { columns: [{ key: 'a', title: 'ก', kind: 'text', width }] }), rows: (async function* () {})() };
  }
  const to = new PassThrough();
  const [bytes] = await Promise.all([buffer(to), writePdf(head, { tables: all }, to)]);
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1'));
  expect([box?.[1], box?.[2]].map((side) => Math.round(Number(side)))).toEqual(size);
});

test('the text of scripts with fonts of their own is found in the document', async () => {
  const titles = [
    '日本語の研究「直接」',
    '한국어 교육',
    'Русский язык',
    'ພາສາລາວ',
    'ភាសាខ្មែរ',
    'မြန်မာဘာသာ',
    'हिन्दी साहित्य',
    'اللغة العربية والأدب العربي',
  ];
  async function* rows(): AsyncGenerator<Cell[]> {
    for (const title of titles) yield [`ก ${title}`, 1];
  }
  async function* all() {
    yield { head: table('ก'), rows: rows() };
  }
  const to = new PassThrough();
  const [bytes, missingGlyphs] = await Promise.all([buffer(to), writePdf(head, { tables: all }, to)]);
  expect(missingGlyphs).toEqual([]);
  const [page] = await readPages(bytes);
  for (const title of titles) expect(page).toContain(squeezed(title));
});
