import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Judges what is on the page now by WCAG 2.2 A and AA, once nothing moves any more. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(async () => {
    // what turns for ever (a loader) is left turning
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(passing.map((animation) => animation.finished.catch(() => undefined)));
  });
  // axe cannot work inside the editor's sandboxed frame, and hangs when it tries
  const { violations } = await new AxeBuilder({ page }).withTags(tags).exclude('iframe').setLegacyMode(true).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
}
