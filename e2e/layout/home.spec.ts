import type { Page } from '@playwright/test';
import { todayPhrases } from '../../apps/web/src/features/profile/today/today.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];

/** Adds up how far things move without a person's doing; read it with `shifts`. */
const countShifts = () => {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) Object.assign(window, { shifts: Number(Reflect.get(window, 'shifts')) + entry.value });
  }).observe({ type: 'layout-shift', buffered: true });
};
const shifts = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifts')));

for (const viewport of sizes) {
  test(`nothing moves while the sign-in page and the start page open at ${viewport.width}×${viewport.height}`, async ({ page, signIn }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(countShifts);
    await page.goto('/login');
    await settled(page);
    expect(await shifts(page), '/login').toBeLessThanOrEqual(0.02);
    await signIn(page, 'admin');
    await settled(page);
    expect(await shifts(page), 'the start page').toBeLessThanOrEqual(0.02);
  });
}

test('four rows of the queue are in sight, and the card of the person beside them or below', async ({ page, words, signIn }) => {
  const queue = page
    .getByRole('region', { name: words(todayPhrases).queue })
    .getByRole('listitem')
    .nth(3);
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'admin');
  await expect(queue).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main img').first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(queue).toBeInViewport({ ratio: 1 });
});
