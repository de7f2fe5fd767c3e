import { type test as base, expect, type Locator, type Page } from '@playwright/test';
import type { RichTextHarness } from '../../apps/web/harness/harness.ts';
import { startHarness } from '../support/harness-server.ts';

declare global {
  interface Window {
    harness: RichTextHarness;
  }
}

const port = Number(process.env.E2E_HARNESS_PORT ?? '3120');

/** Opens the page with the real field before each test of a file. */
export function startHarnessFor(test: typeof base): void {
  let harness: ReturnType<typeof startHarness>;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    harness = startHarness(port);
    await harness.ready;
  });
  test.afterAll(() => harness?.stop());
  test.beforeEach(async ({ page }) => {
    // what stored content refers to elsewhere is none of this test's business
    await page.route(
      (url) => url.port !== String(port),
      (route) => route.abort(),
    );
    await page.goto(await harness.ready);
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

/** Puts the caret into the first paragraph, after `offset` characters. */
export async function placeCaret(page: Page, offset: number): Promise<void> {
  await page.locator('iframe.jodit-wysiwyg_iframe').focus();
  await area(page).evaluate((body, at) => {
    const text = body.querySelector('p')?.firstChild;
    if (text) body.ownerDocument.getSelection()?.collapse(text, at);
  }, offset);
}
