import { type test as base, expect, type Locator, type Page } from '@playwright/test';
import type { RichTextHarness } from '../../apps/web/harness/harness.ts';
import { harness, ports } from '../support/ports.ts';

declare global {
  interface Window {
    harness: RichTextHarness;
  }
}

/** Opens the harness page with the field before each test of a file. */
export function openFieldFor(test: typeof base): void {
  test.describe.configure({ mode: 'serial' });
  test.beforeEach(async ({ page }) => {
    // block requests to other hosts from stored content
    await page.route(
      (url) => url.port !== ports.harness,
      (route) => route.abort(),
    );
    await page.goto(harness);
    await expect(area(page)).toBeVisible({ timeout: 60_000 });
  });
}

export const area = (page: Page): Locator => page.frameLocator('iframe.jodit-wysiwyg_iframe').locator('body');
export const tool = (page: Page, name: string): Locator =>
  page.locator(`.jodit-toolbar__box [data-ref="${name}"]`).getByRole('button').first();
export const value = (page: Page): Promise<string> => page.evaluate(() => window.harness.value());
export const changes = (page: Page): Promise<number> => page.evaluate(() => window.harness.changes());

export async function load(page: Page, html: string, shows: string): Promise<void> {
  const form = page.locator('form');
  const record = Number(await form.getAttribute('data-record'));
  await page.evaluate((content) => window.harness.load(content), html);
  await expect(form).toHaveAttribute('data-record', String(record + 1));
  await expect(area(page)).toContainText(shows);
}

/** Places the caret in the first paragraph, after `offset` characters. */
export async function placeCaret(page: Page, offset: number): Promise<void> {
  await page.locator('iframe.jodit-wysiwyg_iframe').focus();
  await area(page).evaluate((body, at) => {
    const text = body.querySelector('p')?.firstChild;
    if (text) body.ownerDocument.getSelection()?.collapse(text, at);
  }, offset);
}
