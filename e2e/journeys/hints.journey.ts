import { reviewStatePhrases } from '../../apps/web/src/kit/review/review.phrases.ts';
import { expect, test } from '../support/journey.ts';

test('what stands nowhere else is told by a touch, stays while it is read, and goes by a touch elsewhere', async ({
  page,
  signIn,
  isPhone,
  words,
}) => {
  test.skip(!isPhone, 'a pointer that hovers and the keyboard have it on a desktop');
  const states = words(reviewStatePhrases);
  const hint = page.getByRole('tooltip');
  for (const [path, name] of [
    ['/web/content_new', /^\+\d+$/],
    ['/web/content_work', new RegExp(`^${states.C}$`)],
  ] as const) {
    await signIn(page, 'admin', path);
    const told = page.getByRole('main').getByRole('button').filter({ hasText: name }).first();
    const address = page.url();
    await told.tap();
    await expect(hint).toBeInViewport({ ratio: 1 });
    // the words are those that a screen reader is told in the button's name
    const heard = (await told.getAttribute('aria-label')) ?? '';
    const read = ((await hint.textContent()) ?? '').split(' · ');
    for (const word of read) expect(heard).toContain(word);
    // the mouse that browsers make up after a touch, and a moment of reading
    await page.waitForTimeout(1_000);
    await expect(hint).toBeVisible();
    expect(page.url(), 'nothing was opened by it').toBe(address);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(hint).toBeHidden();
  }
});
