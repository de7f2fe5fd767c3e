import { placeholderLine } from '@faculty/contracts/website/article-page';
import { expect, type Page, test } from '@playwright/test';
import { area, load, openFieldFor, placeCaret, tool, value } from './field.ts';

openFieldFor(test);

const before = (page: Page) => page.getByRole('textbox', { name: 'ช่องก่อนหน้า' });
const after = (page: Page) => page.getByRole('button', { name: 'ไทย / English' });
const frame = (page: Page) => page.locator('iframe.jodit-wysiwyg_iframe');

test('Tab moves to the toolbar, the text and the next field, and Shift+Tab back', async ({ page }) => {
  await load(page, '<p>ANCHOR</p>', 'ANCHOR');
  await before(page).focus();
  await page.keyboard.press('Tab');
  await expect(tool(page, 'bold')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame(page)).toBeFocused();
  await page.keyboard.type('x');
  await expect.poll(() => value(page)).toBe('<p>xANCHOR</p>');
  await page.keyboard.press('Tab');
  await expect(after(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(frame(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'bold')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(before(page)).toBeFocused();
});

test('arrows, Home and End move inside the toolbar, and Tab returns to the last tool', async ({ page }) => {
  await load(page, '<p>ANCHOR</p>', 'ANCHOR');
  await before(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'italic')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'fullsize')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Tab');
  await expect(before(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tool(page, 'underline')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame(page)).toBeFocused();
});

test('Alt+F10 moves to the toolbar, and Esc back to the caret', async ({ page }) => {
  await load(page, '<p>ANCHOR</p>', 'ANCHOR');
  await placeCaret(page, 6);
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'bold')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.type('x');
  await expect.poll(() => value(page)).toBe('<p>ANCHORx</p>');
});

for (const way of ['Tab', 'a press'] as const) {
  test(`what is typed takes the place of the sample line of a new article, after ${way}`, async ({ page }) => {
    await load(page, `<div class="article-block"><p>${placeholderLine}</p></div>`, placeholderLine);
    if (way === 'Tab') await frame(page).focus();
    else await area(page).locator('p').click();
    await page.keyboard.type('สวัสดี');
    await expect.poll(() => value(page)).toBe('<div class="article-block"><p>สวัสดี</p></div>');
  });
}

test('an editor is 500 pixels high, as documented, whatever the window', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await load(page, '<p>ANCHOR</p>', 'ANCHOR');
  expect((await page.locator('.jodit-container').boundingBox())?.height).toBe(500);
});

test('in a list Tab leaves the text without a change; Ctrl+] and Ctrl+[ change the nesting', async ({ page }) => {
  const stored = '<ol><li>ANCHOR</li><li>two</li></ol>';
  await load(page, stored, 'ANCHOR');
  await frame(page).focus();
  await area(page).evaluate((body) => {
    const text = body.querySelectorAll('li')[1]?.firstChild;
    if (text) body.ownerDocument.getSelection()?.collapse(text, 0);
  });
  await page.keyboard.press('Tab');
  await expect(after(page)).toBeFocused();
  expect(await value(page)).toBe(stored);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+]');
  await expect.poll(() => value(page)).toBe('<ol><li>ANCHOR<ol><li>two</li></ol></li></ol>');
  await page.keyboard.press('Control+[');
  await expect.poll(() => value(page)).toBe(stored);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the tool that has the focus has an outline that can be seen: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await load(page, '<p>ANCHOR</p>', 'ANCHOR');
    await before(page).focus();
    for (let tools = 0; tools < 4; tools += 1) {
      await page.keyboard.press(tools === 0 ? 'Tab' : 'ArrowRight');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
        return [outlineStyle, Number.parseFloat(outlineWidth)];
      });
      expect(outline).toEqual(['solid', 2]);
    }
  });
}
