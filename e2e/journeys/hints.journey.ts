import { reviewState } from '@faculty/contracts/works/review-state';
import { expect, test } from '../support/journey.ts';

test('a tooltip opens on touch, stays open, and closes on a touch elsewhere', async ({ page, signIn, isPhone, words }) => {
  test.skip(!isPhone, 'on a desktop tooltips open on hover and focus');
  const states = words(reviewState.words);
  const hint = page.getByRole('tooltip');
  for (const [path, name] of [
    ['/web/content_new', /^\+\d+$/],
    ['/web/content_work?status_check=C', new RegExp(`^${states.C}$`)],
  ] as const) {
    await signIn(page, 'admin', path);
    const trigger = page.getByRole('main').getByRole('button').filter({ hasText: name }).first();
    const address = page.url();
    await trigger.tap();
    await expect(hint).toBeInViewport({ ratio: 1 });
    // the text is the same as the accessible name of the button
    const accessibleName = (await trigger.getAttribute('aria-label')) ?? '';
    const read = ((await hint.textContent()) ?? '').split(' · ');
    for (const word of read) expect(accessibleName).toContain(word);
    // wait for the mouse events that browsers emulate after a touch
    await page.waitForTimeout(1_000);
    await expect(hint).toBeVisible();
    expect(page.url(), 'nothing was opened by it').toBe(address);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(hint).toBeHidden();
  }
});
