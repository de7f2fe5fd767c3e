import type { Page } from '@playwright/test';
import { uploadPhrases } from '../../apps/web/src/kit/uploads/upload.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { editorTool, previewPhrases } from '../support/news.ts';
import { contentPageForm } from '../support/pages.ts';
import { picture } from '../support/pictures.ts';

const sizes = [
  ['a desktop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

for (const [where, viewport] of sizes) {
  test(`a picture is previewed before the upload, and one click uploads and inserts it, on ${where}`, async ({
    page,
    words,
    language,
    signIn,
    api,
    mark,
  }) => {
    await page.setViewportSize(viewport);
    const t = words(uploadPhrases);
    const staff = await api('staff');
    const stored = async () => (await (await staff.get('/uploads', { params: { q: mark, page: 0, limit: 10 } })).json()).rows.length;
    await signIn(page, 'staff', '/web/content_page?form=add');
    const { contentThai } = contentPageForm(page, language);
    await contentThai.click();
    await editorTool(page, 'uploaded').click();
    const dialog = page.getByRole('dialog', { name: t.dialogInsert });
    const form = dialog.getByRole('form', { name: t.addTitle });
    await form.locator('input[type="file"]').setInputFiles(picture(`${mark}.png`, [40, 120, 90], 300, 200));

    const preview = form.locator('img');
    await expect(preview).toBeInViewport({ ratio: 1 });
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([300, 200]);
    expect((await preview.boundingBox())?.height).toBeGreaterThan(60);
    expect(await stored()).toBe(0);
    await expect(contentThai.locator('img')).toHaveCount(0);

    await form.getByRole('button', { name: t.uploadAndInsert, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(contentThai.getByRole('img', { name: mark })).toHaveAttribute('src', /\/files\/uploads\/[^/]+$/);
    expect(await stored()).toBe(1);
  });

  test(`a wide table scrolls inside the preview, by wheel and by keys, on ${where}`, async ({
    page,
    words,
    language,
    signIn,
    api,
    mark,
  }) => {
    await page.setViewportSize(viewport);
    const t = words(previewPhrases);
    const made = await (await api('staff')).post('/webConPages', {
      data: { page_url: mark, page_title_th: mark, page_content_th: `<p>ก่อนตาราง</p>${wideTable}<p>หลังตาราง</p>` },
    });
    await expect(made).toBeOK();
    const { pages_id } = await made.json();
    await signIn(page, 'staff', `/web/content_page?edit=${pages_id}`);
    await expect(contentPageForm(page, language).contentThai).toContainText('หลังตาราง');
    await page.getByRole('button', { name: t.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.title });
    const table = dialog.frameLocator('iframe').locator('table');
    for (const screen of [t.desktop, t.phone]) {
      await dialog.getByRole('radio', { name: screen }).press('Space');
      await expect(table).toBeVisible();
      expect(await horizontalScrollersOf(page), `${screen}: what can be moved sideways`).toEqual(['table']);
      await table.hover();
      await page.mouse.wheel(200, 0);
      const moved = () => table.evaluate((element) => element.scrollLeft);
      await expect.poll(moved).toBeGreaterThan(50);
      const byWheel = await moved();
      await table.focus();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(moved).toBeLessThan(byWheel);
      const before = await moved();
      await page.keyboard.press('ArrowRight');
      await expect.poll(moved).toBeGreaterThan(before);
    }
  });
}

const wideTable = `<table><tbody><tr>${Array.from({ length: 24 }, (_, at) => `<td>คณะศิลปศาสตร์${at}</td>`).join('')}</tr></tbody></table>`;

/** Elements that scroll horizontally, in the page, the dialog, and the document in its frame. */
const horizontalScrollersOf = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('[role="dialog"] iframe');
    const modal = [...document.querySelectorAll('html, body, [role="dialog"], [role="dialog"] *')];
    const inside = [...(frame?.contentDocument?.querySelectorAll('html, body, body *') ?? [])];
    return [...modal, ...inside]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX) || element.localName === 'html')
      .map(({ localName }) => localName);
  });
