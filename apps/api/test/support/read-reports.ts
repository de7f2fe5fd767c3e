import readXlsx from 'read-excel-file/node';
import { expect } from 'vitest';
import { fromBuffer, type ZipFile } from 'yauzl';
import type { Client } from '../test-app.ts';

/** The sheets of a workbook as another program than its writer reads them: names, and rows of typed cells. */
export async function readSheets(workbook: Buffer): Promise<{ name: string; rows: unknown[][] }[]> {
  const sheets = await readXlsx(workbook);
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as unknown[][] }));
}

/** Everything in a zip archive, by name. */
export function readZip(archive: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true, strictFileNames: true }, (error, zip) => {
      if (error) return reject(error);
      const found = new Map<string, Buffer>();
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (failed, content) => {
          if (failed) return reject(failed);
          const parts: Buffer[] = [];
          for await (const part of content) parts.push(part as Buffer);
          found.set(entry.fileName, Buffer.concat(parts));
          (zip as ZipFile).readEntry();
        });
      });
      zip.on('end', () => resolve(found));
      zip.on('error', reject);
      zip.readEntry();
    });
  });
}

/** The text of each page of a document, in the order it was drawn, without spaces: where a line broke does not matter. */
export async function readPages(document: Buffer): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(document), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(squeezed(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  await pdf.destroy();
  return pages;
}

/** Without what a line break may add or take, nor the joiner that keeps the halves of ำ apart. */
export const squeezed = (text: string): string => text.replace(/[\s\u2060]/g, '');

/** The title of a sheet, its table, and the totals below it. */
export function partsOfSheet(rows: readonly unknown[][]): {
  above: unknown[][];
  head: unknown[];
  rows: unknown[][];
  total: unknown[] | undefined;
} {
  const isEmpty = (row: readonly unknown[]) => row.every((cell) => cell === null);
  const isWords = (rows[0] ?? []).filter((cell) => cell !== null).length === 1 && rows.findIndex(isEmpty) > 0;
  const headAt = isWords ? rows.findIndex(isEmpty) + 1 : 0;
  const below = rows.slice(headAt + 1);
  const end = below.findIndex(isEmpty);
  return {
    above: rows.slice(0, Math.max(0, headAt - 1)),
    // titles are broken into lines where programs would break them within words
    head: (rows[headAt] ?? []).map((title) => (typeof title === 'string' ? title.replaceAll('\n', '') : title)),
    rows: end < 0 ? below : below.slice(0, end),
    total: end < 0 ? undefined : below[end + 1],
  };
}

/** The first sheet of a report, its rows and its total by the titles of the columns. */
export async function tableOf(client: Client, route: string): Promise<{ rows: Record<string, unknown>[]; total: Record<string, unknown> }> {
  const response = await client.call(route);
  expect(response.statusCode, response.body).toBe(200);
  const [sheet] = await readSheets(response.rawPayload);
  const { head, rows, total = [] } = partsOfSheet(sheet?.rows ?? []);
  const byTitle = (row: unknown[]) => Object.fromEntries(head.map((title, at) => [title, row[at]]));
  return { rows: rows.map(byTitle), total: byTitle(total) };
}

/** The rows of the first sheet, each by the titles of the columns. */
export const sheetOf = async (client: Client, route: string) => (await tableOf(client, route)).rows;
/** What its records are called, from the top. */
export const titlesIn = async (client: Client, route: string) => (await sheetOf(client, route)).map((row) => row.ชื่อผลงาน ?? row.ชื่อกิจกรรม);
