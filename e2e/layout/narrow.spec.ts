import { expect, test } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

const own = ['/app/profile-view', '/app/profile', '/app/dashboard', '/app/password', '/app/search?q=คณะ', '/app/about', '/nothing-here'];

for (const locale of ['th-TH', 'en-GB']) {
  test(`no page scrolls sideways at 320 pixels, ${locale}`, async ({ page, signIn }) => {
    test.setTimeout(600_000);
    if (locale === 'en-GB') await page.addInitScript(() => localStorage.setItem('language', 'en'));
    await page.setViewportSize({ width: 1366, height: 768 });
    await signIn(page, 'admin');
    const menu = page.getByRole('navigation').locator('a[href^="/member"], a[href^="/web"], a[href^="/centre"], a[href^="/admin"]');
    await expect(menu.first()).toBeVisible();
    const lists = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [...own, ...lists, ...lists.map((list) => `${list}?form=add`)]) {
      await page.goto(path);
      await settled(page);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  });
}
