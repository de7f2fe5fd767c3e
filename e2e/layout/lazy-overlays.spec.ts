import type { Page } from '@playwright/test';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { expect, test } from '../support/journey.ts';

const address = '/web/content_new';

/** Holds back the code of the overlays until it is released; `fail` refuses it once before. */
async function holdBack(page: Page): Promise<{ release(): void; fail(): void }> {
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

test('a list of choices that was pressed before its code is here opens when it is', async ({ page, signIn, words }) => {
  const box = page.getByRole('combobox', { name: words(newsPhrases).news_type_tag });
  const { release } = await holdBack(page);
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

test('a menu that was pressed before its code is here opens when it is; a failure is told and tried again', async ({ page, signIn }) => {
  const { fail } = await holdBack(page);
  await signIn(page, 'staff', address);
  const menu = page.locator('[data-row]').first().locator('[aria-haspopup="menu"]');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await expect(menu).toBeFocused();
  fail();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});
