import { demoPages } from '@faculty/contracts/demo/demo-pages';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';

test('every demo page opens, is accessible and leaves no error in the console', async ({ page, language, signIn }) => {
  test.slow();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await signIn(page, 'admin');
  for (const [path, title] of Object.entries(demoPages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
    await expectAccessible(page, path);
    expect(errors, path).toEqual([]);
  }
});

test('a demo page is no page to who is no administrator', async ({ page, signIn }) => {
  await signIn(page, 'staff', '/ui/icons');
  await expect(page.getByText('404')).toBeVisible();
});
