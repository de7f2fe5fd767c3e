import readXlsx from 'read-excel-file/node';
import { expect } from 'vitest';
import { fromBuffer, type ZipFile } from 'yauzl';
import type { Client } from './test-app.ts';

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

/** The rows of the first sheet, each by the titles of the columns. */
export async function sheetOf(client: Client, route: string): Promise<Record<string, unknown>[]> {
  const response = await client.call(route);
  expect(response.statusCode, response.body).toBe(200);
  const [sheet] = await readSheets(response.rawPayload);
  const [head = [], ...rows] = sheet?.rows ?? [];
  return rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at]])));
}
/** What its records are called, from the top. */
export const titlesIn = async (client: Client, route: string) => (await sheetOf(client, route)).map((row) => row.ชื่อผลงาน ?? row.ชื่อกิจกรรม);
