import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cell, ReportFormat } from '@faculty/contracts/kit/reports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readZip } from '../../../test/support/read-reports.ts';
import type { ReportTable } from './messages.ts';
import { Reports } from './reports.ts';

let reports: Reports;
const warn = vi.fn();
beforeEach(() => {
  warn.mockClear();
  reports = new Reports({ warn });
});
afterEach(() => reports.close());

const head = { title: 'รายงาน', faculty: 'คณะศิลปศาสตร์', lines: [], about: [], printed: '', signatures: [] };

/** A table with this many rows, and how many of them were requested. */
function table(rows: number): { tables: ReportTable[]; asked: () => number } {
  let asked = 0;
  function* batches(): Generator<Cell[][]> {
    for (; asked < rows; ) {
      asked += 100;
      yield Array.from({ length: 100 }, (_, n) => [`น้ำในลุ่มแม่น้ำ ${asked} ${n}`, n]);
    }
  }
  const columns = [
    { key: 'a', title: 'ชื่อ', kind: 'text', width: 30 },
    { key: 'b', title: 'จำนวน', kind: 'number', width: 10, total: 'sum' },
  ] as const;
  return { tables: [{ name: 'ตาราง', columns, numbered: true, empty: 'ไม่มี', rows: batches() }], asked: () => asked };
}

const draw = (user_name: string, format: ReportFormat, tables: ReportTable[], gone = new AbortController().signal) =>
  reports.draw({ user_name, gone }, async () => ({ total: 100_000, format, head, tables }));

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

test.each(['xlsx', 'pdf'] as const)('stops a %s when its reader disconnects, and draws the next report completely', async (format) => {
  const long = table(100_000);
  const leaves = new AbortController();
  const bytes = await draw('a', format, long.tables, leaves.signal);
  leaves.abort();
  await once(bytes, 'close');
  const turnFree = await draw('a', format, table(200).tables); // waits until the first has stopped
  const asked = long.asked();
  expect(String((await bytesOf(turnFree)).subarray(0, 2))).toBe(format === 'pdf' ? '%P' : 'PK');
  await wait(300);
  expect(long.asked()).toBe(asked);
  expect(asked).toBeLessThan(100_000);
  expect(reports.progressOf('a').state).toBe('none');
});

test('pauses the drawing for a reader that receives nothing', async () => {
  const long = table(100_000);
  const leaves = new AbortController();
  await draw('a', 'pdf', long.tables, leaves.signal);
  let before = -1;
  // about 8 MB are drawn ahead
  while (long.asked() !== before) {
    before = long.asked();
    await wait(1500);
  }
  expect(before).toBeLessThan(60_000);
  leaves.abort();
});

test('fails the report and releases the queue slot when reading rows fails', async () => {
  const broken = table(1000);
  const [first] = broken.tables;
  async function* rows(): AsyncGenerator<Cell[][]> {
    yield [['ก', 1]];
    throw new Error('the database is gone');
  }
  await expect(draw('a', 'xlsx', [{ ...(first as ReportTable), rows: rows() }]).then(bytesOf)).rejects.toThrow('the database is gone');
  expect((await bytesOf(await draw('a', 'xlsx', table(100).tables))).length).toBeGreaterThan(1000);
});

test('removes characters that are invalid in XML from all texts of a workbook', async () => {
  const [first] = table(100).tables;
  const bad = '\ufffe\uffff\u0001\u000b\ud800';
  const columns = [{ key: 'a', title: `ชื่อ${bad}`, kind: 'text', width: 30 }] as const;
  const odd: ReportTable = { ...(first as ReportTable), name: `ตาราง${bad}`, columns, rows: [[[`น้ำ${bad}ใจ\t😀`]]] };
  const faculty = `คณะ${bad}`;
  const gone = new AbortController().signal;
  const lines = [`ของ${bad}`];
  const bytes = await reports.draw({ user_name: 'a', gone }, async () => ({
    total: 1,
    format: 'xlsx',
    head: { ...head, faculty, lines, title: faculty, printed: bad },
    tables: [odd],
  }));
  const files = [...(await readZip(await bytesOf(bytes))).values()].map(String);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are tested
  for (const file of files) expect(file).not.toMatch(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\ufffd/);
  expect(files.join('')).toContain('น้ำใจ\t😀');
});

test('logs once per report which of its characters no font has', async () => {
  const [first] = table(100).tables;
  const rows = [[['ภาพ 🎓 และ 🎓 日本語', 1] as Cell[], ['🏆', 2] as Cell[]]];
  await bytesOf(await draw('a', 'pdf', [{ ...(first as ReportTable), rows }]));
  expect(warn).toHaveBeenCalledExactlyOnceWith({ report: head.title, characters: ['U+1F393', 'U+1F3C6'] }, expect.any(String));
});

test('a workbook sets dates left, under their title, and numbers right', async () => {
  const [first] = table(100).tables;
  const columns = [
    { key: 'a', title: 'วันที่', kind: 'date', width: 14 },
    { key: 'b', title: 'จำนวน', kind: 'number', width: 10 },
  ] as const;
  const days: ReportTable = { ...(first as ReportTable), numbered: false, columns, rows: [[['2026-10-01', 3]]] };
  const files = await readZip(await bytesOf(await draw('a', 'xlsx', [days])));
  const [styles, sheet] = ['xl/styles.xml', 'xl/worksheets/sheet1.xml'].map((name) => String(files.get(name)));
  const formats = [...(/<cellXfs.*<\/cellXfs>/s.exec(styles ?? '')?.[0] ?? '').matchAll(/<xf .*?(?:\/>|<\/xf>)/gs)].map(String);
  const row = /<row [^>]*>(?:(?!<\/row>).)*<v>3<\/v>.*?<\/row>/s.exec(sheet ?? '')?.[0] ?? '';
  const [day, number] = [...row.matchAll(/<c [^>]*s="(\d+)"/g)].map(([, style]) => formats[Number(style)]);
  expect(day).toContain('horizontal="left"');
  expect(number).toContain('horizontal="right"');
});

test('queues a third report and returns its position and progress', async () => {
  const stop = new AbortController();
  await draw('a', 'pdf', table(50_000).tables, stop.signal);
  await draw('b', 'pdf', table(50_000).tables, stop.signal);
  const third = draw('c', 'xlsx', table(100).tables);
  await wait(50);
  expect(reports.progressOf('c')).toMatchObject({ state: 'waiting', ahead: 2 });
  expect(reports.progressOf('a')).toMatchObject({ state: 'running', total: 100_000 });
  stop.abort();
  expect(String((await bytesOf(await third)).subarray(0, 2))).toBe('PK');
});

test('stops running reports on close without terminating a thread', async () => {
  const bytes = await draw('a', 'pdf', table(100_000).tables);
  const closed = once(bytes, 'close');
  const started = performance.now();
  await reports.close();
  await closed;
  expect(performance.now() - started).toBeLessThan(2_900); // the limit is three seconds
});
