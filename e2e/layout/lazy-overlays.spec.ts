import type { Page } from '@playwright/test';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { expect, test } from '../support/journey.ts';

const address = '/web/content_new';

/** Delays the chunks of overlays until they are released; `fail` aborts the first request. */
async function delayOverlays(page: Page): Promise<{ release(): void; fail(): void }> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let failures = 0;
  await page.route('**/assets/overlays-*.js', async (route) => {
    await isReleased;
    if (failures-- > 0) await route.abort();
    else await route.continue();
  });
  return {
    release,
    fail: () => {
      failures = 1;
      release();
    },
  };
}

test('a dropdown clicked before its chunk is loaded opens after loading', async ({ page, signIn, words }) => {
  const box = page.getByRole('combobox', { name: words(newsPhrases).news_type_tag });
  const { release } = await delayOverlays(page);
  await signIn(page, 'staff', address);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await box.click();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toBeFocused();
  release();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/news_type_tag=/);
});

test('a menu clicked before its chunk is loaded opens after loading; a failure is reported and retried', async ({ page, signIn }) => {
  const { fail } = await delayOverlays(page);
  await signIn(page, 'staff', address);
  const menu = page.locator('[data-row]').first().locator('[aria-haspopup="menu"]');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await expect(menu).toBeFocused();
  fail();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});
