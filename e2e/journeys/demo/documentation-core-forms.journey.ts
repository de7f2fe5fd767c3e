import { type DemoPath, demoPages } from '@faculty/contracts/demo/demo-pages';
import { entities } from '@faculty/contracts/entities';
import { pageKeys } from '@faculty/contracts/pages';
import type { Page } from '@playwright/test';
import { messagePhrases, passwordPhrases, visitorPhrases } from '../../../apps/web/src/demo/forms/validation/validation.phrases.ts';
import { formPhrases } from '../../../apps/web/src/kit/form/form.phrases.ts';
import { expect, test } from '../../support/journey.ts';

/** Opens another demo page by client-side navigation, without reloading the app. */
async function open(page: Page, path: DemoPath, language: 'th' | 'en') {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(demoPages[path][language]);
}

test('the documentation pages show commands, figures, decisions, libraries and licences of this product', async ({
  page,
  language,
  signIn,
}) => {
  await signIn(page, 'admin', '/documentation/overview');
  const main = page.getByRole('main');
  const figures = main.locator('dl').first();
  await expect(figures).toContainText(String(pageKeys.length));
  await expect(figures).toContainText(String(entities.length));
  await expect(main.locator('a[href="/web/content_new"]').first()).toBeVisible();

  await open(page, '/documentation/quick-start', language);
  await expect(main.locator('pre').first()).toContainText('npm start');
  await expect(main).toContainText('admin@faculty.example');

  await open(page, '/documentation/structure', language);
  await expect(main.getByText('packages/contracts/src/').first()).toBeVisible();
  await main.getByRole('searchbox').fill('0054');
  await main.locator('summary').first().click();
  await expect(main.locator('details[open]')).toContainText('DEMO_PAGES');

  await open(page, '/documentation/libs', language);
  await expect(main.getByRole('heading', { level: 2, name: '@faculty/web' })).toBeVisible();
  await expect(main.getByRole('row').filter({ hasText: /^react\d/ })).toHaveCount(1);

  await open(page, '/documentation/licences', language);
  await expect(main.locator('summary').filter({ hasText: /^react \d+\.\d+\.\d+ · MIT$/ })).toHaveCount(1);

  for (const path of [
    '/documentation/ui',
    '/documentation/forms',
    '/documentation/tables',
    '/documentation/charts',
    '/documentation/maps',
  ] as const) {
    await open(page, path, language);
    // the source code of the sample above it
    await main.locator('details > summary').first().click();
    await expect(main.locator('details[open] pre').first()).toContainText('export function');
  }
});

test('typography, colours and the grid show the current theme', async ({ page, language, signIn }) => {
  await signIn(page, 'admin', '/core/colors');
  const main = page.getByRole('main');
  const blue = main
    .locator('h3', { hasText: /^blue$/ })
    .locator('xpath=following-sibling::ul[1]')
    .locator('li');
  await expect(blue).toHaveCount(10);
  await expect(blue.nth(7)).toHaveText(/7#1953d26\.\d AA$/);
  await expect(main.getByRole('row').filter({ hasText: '--mantine-color-text' })).toHaveText(/#181d26.*AAA.*#dde2ea.*AAA/);
  await open(page, '/core/typography', language);
  await expect(main).toContainText('xs · 0.8125rem');
  await open(page, '/core/grid', language);
  await expect(main).toContainText('FullWidth');
});

test('fields are shown in every state, and a form shows errors, saved values and values that were not sent', async ({
  page,
  words,
  language,
  signIn,
}) => {
  const [visitor, password, message, form] = [words(visitorPhrases), words(passwordPhrases), words(messagePhrases), words(formPhrases)];
  await signIn(page, 'admin', '/forms/elements');
  const main = page.getByRole('main');
  await expect(main.locator('input[type=password][disabled]')).toHaveCount(1);
  await main.locator('input[inputmode=decimal]').first().fill('๑๒.๕');
  await expect(main.locator('input[inputmode=decimal]').first()).toHaveValue('12.5');

  await open(page, '/forms/validation', language);
  const first = main.getByRole('form', { name: visitor.form });
  const name = first.getByRole('textbox', { name: visitor.name });
  const email = first.getByRole('textbox', { name: visitor.email });
  await name.fill('12345678901');
  await email.fill('somsri@faculty');
  // the button is aria-disabled, but can be pressed by keyboard
  await email.press('Enter');
  const summary = first.getByRole('alert');
  await expect(summary).toContainText(form.summaryTitle(2));
  await expect(summary.getByRole('link', { name: visitor.name, exact: true })).toBeVisible();
  await expect(name).toBeFocused();
  await summary.getByRole('button', { name: form.summaryNext }).click();
  await expect(summary.getByRole('link', { name: visitor.email, exact: true })).toBeVisible();
  await expect(email).toBeFocused();
  await name.fill('สมศรี');
  await email.fill('somsri@faculty.example');
  await first.getByRole('button', { name: form.save, exact: true }).click();
  await expect(page.getByText('Data saved', { exact: true })).toBeVisible();
  await expect(name).toHaveValue('');
  await first.getByRole('button', { name: form.cancel, exact: true }).click();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();

  const second = main.getByRole('form', { name: password.form });
  const typed = second.getByLabel(password.password, { exact: false }).first();
  await typed.fill('abcdefgh');
  await second.getByRole('button', { name: password.submit }).click();
  await expect(second).toContainText(password.missing([password.upperCase, password.digit, password.special].join(', ')));
  await typed.fill('Abcdefg1#');
  await expect(second.getByRole('img', { name: password.kept, exact: true })).toHaveCount(4);

  const third = main.getByRole('form', { name: message.form });
  await third.getByRole('textbox').fill('ขอใช้ห้องประชุม');
  await third.getByRole('button', { name: message.send }).click();
  await expect(page.getByText('Message was not sent!', { exact: true })).toBeVisible();
  await expect(third.getByRole('textbox')).toHaveValue('ขอใช้ห้องประชุม');
});
