import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks the current page against WCAG 2.2 A and AA after its animations have finished. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(async () => {
    // infinite animations (loaders) are skipped
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)));
  });
  // a bar that lies over a field only until one scrolls leaves it no smaller
  const setBars = (position: string) =>
    page.evaluate((position) => {
      for (const bar of document.querySelectorAll<HTMLElement>('main form *'))
        if (bar.style.position === 'static' || getComputedStyle(bar).position === 'sticky') bar.style.position = position;
    }, position);
  await setBars('static');
  // axe hangs in the editor's sandboxed frame
  const { violations } = await new AxeBuilder({ page }).withTags(tags).exclude('iframe').setLegacyMode(true).analyze();
  await setBars('');
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
}
