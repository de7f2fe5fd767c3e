import { readFile } from 'node:fs/promises';
import type { ReportFormat } from '@faculty/contracts/kit/reports';
import { expect, type Page } from '@playwright/test';
import readXlsx from 'read-excel-file/node';
import type { Spoken } from '../../apps/web/src/i18n/speak.ts';
import type { reportPhrases } from '../../apps/web/src/kit/reports/report.phrases.ts';

/** Creates the report of a list by its button, and returns its text without spaces. */
export async function textOfReport(page: Page, t: Spoken<typeof reportPhrases>, format: ReportFormat): Promise<string> {
  await page.getByRole('button', { name: t.report, exact: true }).click();
  // a pdf opens in a new tab that cannot be read; without `window.open` the app downloads it
  if (format === 'pdf') await page.evaluate(() => Object.assign(window, { open: () => null }));
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: t[format] }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`));
  const content = await readFile(await download.path());
  const text = format === 'xlsx' ? JSON.stringify(await readXlsx(content)) : await pdfText(content);
  return text.replace(/[\s\u2060]/g, '');
}

async function pdfText(content: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  await document.destroy();
  return text;
}
