import { demoPages, demoStart } from '@faculty/contracts/demo/demo-pages';
import { shellPhrases } from '../../../apps/web/src/app/shell/shell.phrases.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { openMenu } from '../../support/shell.ts';
import { goTo } from './go-to.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`each demo page opens from the menu, without an error and accessible, in the ${scheme} scheme`, async ({
    page,
    words,
    language,
    isPhone,
    signIn,
  }) => {
    test.slow();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, 'admin');
    const menu = await openMenu(page, words(shellPhrases), isPhone);
    await menu.locator(`a[href="${demoStart}"]`).click();
    for (const path of Object.keys(demoPages) as (keyof typeof demoPages)[]) {
      await goTo(page, path, language);
      await expect(page.getByRole('main').locator('h2, table, summary').first()).toBeVisible();
      await expectAccessible(page, path);
      expect(errors, path).toEqual([]);
    }
  });
}

test('demo pages are not found for other people', async ({ page, signIn }) => {
  await signIn(page, 'staff');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(`a[href="${demoStart}"]`)).toHaveCount(0);
  await page.goto('/ui/icons');
  await expect(page.getByText('404')).toBeVisible();
});
