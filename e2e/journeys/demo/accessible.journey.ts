import { demoPages } from '@faculty/contracts/demo/demo-pages';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`every demo page is accessible in the ${scheme} scheme`, async ({ page, language, signIn }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, 'admin');
    for (const [path, title] of Object.entries(demoPages)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
      const main = page.getByRole('main');
      await expect(main.locator('h2, table, summary').first()).toBeVisible();
      await expectAccessible(page, path);
    }
  });
}
