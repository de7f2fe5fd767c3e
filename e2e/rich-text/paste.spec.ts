import { expect, type Page, test } from '@playwright/test';
import { fromGoogleDocs, fromWord, plain } from '../../apps/web/src/kit/fields/rich-text/paste/testing/samples.ts';
import { area, load, openFieldFor, placeCaret, value } from './field.ts';

openFieldFor(test);

const question = (page: Page) => page.getByRole('dialog', { name: /วางข้อความพร้อมรูปแบบเดิมหรือไม่/ });
const answer = (page: Page, name: RegExp) => question(page).getByRole('button', { name });

interface Clipboard {
  html?: string;
  files?: { name: string; type: string; base64: string }[];
}

/** Pastes clipboard data of another program. */
async function paste(page: Page, clipboard: Clipboard): Promise<void> {
  await area(page).evaluate((body, { html, files = [] }) => {
    const data = new DataTransfer();
    if (html !== undefined) data.setData('text/html', html);
    for (const { name, type, base64 } of files) {
      data.items.add(new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type }));
    }
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    (body.ownerDocument.getSelection()?.anchorNode?.parentElement ?? body).dispatchEvent(event);
  }, clipboard);
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const stamps = { created_by: 'a', updated_by: 'a', created_at: '2026-11-22T00:00:00.000Z', updated_at: '2026-11-22T00:00:00.000Z' };

/** Answers uploads like the server; returns the list of sent titles. */
async function mockUploads(page: Page): Promise<string[]> {
  const titles: string[] = [];
  await page.route('**/uploads', (route) => {
    const title = /name="uploads_title_th"\r\n\r\n([^\r]*)/.exec(route.request().postDataBuffer()?.toString() ?? '')?.[1] ?? '';
    titles.push(title);
    const row = {
      uploads_id: titles.length,
      uploads_url: `/files/uploads/${titles.length}.png`,
      uploads_title_th: title,
      uploads_size: 70,
    };
    return route.fulfill({ status: 201, json: { ...row, uploads_type: 'image/png', uploads_extension: 'png', active: 'Y', ...stamps } });
  });
  return titles;
}

test('formatted text asks once whether to keep the formatting; the choice is stored for the session and can be changed', async ({
  page,
}) => {
  await load(page, '<p>ANCHOR</p>', 'ANCHOR');
  await placeCaret(page, 6);
  await paste(page, { html: fromGoogleDocs });
  await expect(answer(page, /^ล้างรูปแบบ/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(area(page).locator('h2')).toHaveText('กำหนดการ');
  await expect.poll(() => value(page)).toMatch(/^<p>ANCHOR<\/p><h2>/);
  expect(await value(page)).not.toContain('style=');

  await load(page, '<p>ANCHOR</p>', 'ANCHOR');
  await placeCaret(page, 6);
  await paste(page, { html: fromGoogleDocs });
  await expect(area(page).locator('h2')).toHaveText('กำหนดการ');
  await expect(question(page)).toBeHidden();

  await load(page, '<p>ANCHOR</p>', 'ANCHOR');
  await page.locator('[data-ref="pasteMode"]').getByRole('button').first().click();
  await page.locator('.jodit-popup').getByRole('button', { name: 'คงรูปแบบ' }).click();
  await placeCaret(page, 6);
  await paste(page, { html: fromGoogleDocs });
  await expect(area(page).locator('h2 span')).toHaveCSS('color', 'rgb(255, 0, 0)');
});

test('plain text is pasted without a question, and part of a line stays inline', async ({ page }) => {
  await load(page, '<p>ANCHOR</p>', 'ANCHOR');
  await placeCaret(page, 3);
  await paste(page, { html: '<meta charset="utf-8"><p>ก<strong>ข</strong></p>' });
  await expect.poll(() => value(page)).toBe('<p>ANCก<strong>ข</strong>HOR</p>');
  await paste(page, { html: plain });
  await expect.poll(() => value(page)).toContain('</p><ul><li>ก</li></ul><p>HOR</p>');
  await expect(question(page)).toBeHidden();
});

test('text from Word keeps numbered lists, its wide table scrolls, and a missing picture is reported', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 768 });
  await load(page, '<p><br></p>', '');
  await page.locator('iframe.jodit-wysiwyg_iframe').focus();
  await paste(page, { html: fromWord });
  await answer(page, /^คงรูปแบบ/).click();
  await expect(page.getByRole('alert')).toContainText('clip_image001.png');
  await expect(area(page).locator('ol').first()).toHaveAttribute('start', '3');
  await expect(area(page).locator('img')).toHaveCount(0);
  await paste(page, { html: `<table><tr>${'<td>Constitutional</td>'.repeat(20)}</tr></table>` });
  await expect(area(page).locator('td')).toHaveCount(23);
  const sizes = await area(page).evaluate((body) => ({
    page: body.ownerDocument.documentElement.scrollWidth,
    window: body.ownerDocument.documentElement.clientWidth,
    indent: Number.parseFloat(getComputedStyle(body.querySelector('ol') as Element).paddingLeft),
    table: [...body.querySelectorAll('table')].some((table) => table.scrollWidth > table.clientWidth),
  }));
  expect(sizes.page).toBeLessThanOrEqual(sizes.window);
  expect(sizes.indent).toBeGreaterThan(30);
  expect(sizes.table).toBe(true);
});

test('pictures on the clipboard are uploaded and keep their position', async ({ page }) => {
  const titles = await mockUploads(page);
  await load(page, '<p>ANCHOR</p>', 'ANCHOR');
  await placeCaret(page, 6);
  await paste(page, { html: `<p>ก่อน <img alt="แผนที่" src="data:image/png;base64,${pixel}"> หลัง</p>` });
  await expect(area(page).locator('img')).toHaveAttribute('src', /\/files\/uploads\/1\.png$/);
  await expect.poll(() => value(page)).toMatch(/^<p>ANCHORก่อน <img alt="แผนที่" src="[^"]*\/1\.png"> หลัง<\/p>$/);
  await paste(page, { files: [{ name: 'image.png', type: 'image/png', base64: pixel }] });
  await expect(area(page).locator('img')).toHaveCount(2);
  expect(titles).toEqual(['แผนที่', expect.stringMatching(/^ภาพที่วางเมื่อ \d+\/11\/2569|^ภาพที่วางเมื่อ/)]);
});

test('text copied in the editor is pasted unchanged without a question', async ({ page }) => {
  await load(page, '<p>ANCHOR <span style="color: red">red</span></p><p>END</p>', 'ANCHOR');
  await placeCaret(page, 0);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Control+v');
  await expect(area(page).locator('span')).toHaveCount(2);
  await expect(question(page)).toBeHidden();
});

test('5 MB are rejected with a message, and half a megabyte does not block the page', async ({ page }) => {
  await load(page, '<p>ANCHOR</p>', 'ANCHOR');
  await placeCaret(page, 6);
  const line = '<p class=MsoNormal><span lang=TH style="font-size:16.0pt;font-family:TH SarabunPSK">บรรทัดหนึ่ง</span></p>';
  await paste(page, { html: line.repeat(5_000_000 / line.length) });
  await expect(page.getByRole('alert')).toContainText('ยาวเกินไป');
  expect(await value(page)).toBe('<p>ANCHOR</p>');
  await page.evaluate(() => sessionStorage.setItem('paste_mode', 'clear'));
  const before = Date.now();
  await paste(page, { html: line.repeat(900_000 / line.length) });
  await expect(area(page).locator('p').nth(5000)).toBeAttached();
  expect(Date.now() - before).toBeLessThan(20_000);
});
