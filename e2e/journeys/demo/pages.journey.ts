import { demoPages, demoStart } from '@faculty/contracts/demo/demo-pages';
import { shellPhrases } from '../../../apps/web/src/app/shell/shell.phrases.ts';
import { expect, test } from '../../support/journey.ts';
import { openMenu } from '../../support/shell.ts';

test('administrators have the demo pages in the menu, and each opens without an error in the console', async ({
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
  await signIn(page, 'admin');
  const menu = await openMenu(page, words(shellPhrases), isPhone);
  await menu.locator(`a[href="${demoStart}"]`).click();
  for (const [path, title] of Object.entries(demoPages)) {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
    // every page has content under its title
    const main = page.getByRole('main');
    await expect(main.locator('h2, table, summary').first()).toBeVisible();
    expect(errors, path).toEqual([]);
  }
});

test('demo pages are not found for other people', async ({ page, signIn }) => {
  await signIn(page, 'staff');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(`a[href="${demoStart}"]`)).toHaveCount(0);
  await page.goto('/ui/icons');
  await expect(page.getByText('404')).toBeVisible();
});
