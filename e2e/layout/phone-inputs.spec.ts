import { pageKeys } from '@faculty/contracts/pages';
import type { Page } from '@playwright/test';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Phones zoom into the page at an input with a smaller font, and do not zoom out again. */
test('inputs of lists, filters and forms have a font of at least 16 pixels on a phone', async ({ page, signIn, words }) => {
  test.setTimeout(600_000);
  const t = words(listPhrases);
  await signIn(page, 'admin');
  await expectLegible(page, 'sign-in and profile');
  for (const path of pageKeys) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const filters = page.getByRole('button', { name: t.filters(0), exact: true });
    if (await filters.isVisible()) await filters.click();
    await expectLegible(page, path);
    await page.goto(path === '/admin/users' ? `${path}/new` : `${path}?form=add`);
    await settled(page);
    await expectLegible(page, `${path}, a new one`);
  }
  for (const path of ['/login', '/sign-up', '/forgot', '/app/profile', '/app/password', '/app/search']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectLegible(page, path);
  }
});

async function expectLegible(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, textarea, select, [contenteditable="true"]')]
      .filter((input) => !['checkbox', 'radio', 'file', 'hidden', 'range', 'color'].includes(input.getAttribute('type') ?? ''))
      .filter((input) => input.checkVisibility() && Number.parseFloat(getComputedStyle(input).fontSize) < 16)
      .map((input) => `${input.localName}.${input.className} ${getComputedStyle(input).fontSize}`),
  );
  expect.soft([...new Set(small)], where).toEqual([]);
}
