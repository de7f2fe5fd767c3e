import type { Page } from '@playwright/test';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { expect, test } from '../support/journey.ts';

const address = '/web/content_new';

/** Holds back the code of what floats over a list until it is let go, and then for good or for one answer. */
async function holdBack(page: Page) {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((go) => {
    letGo = go;
  });
  let failures = 0;
  await page.route('**/assets/floating-*.js', async (route) => {
    await isLetGo;
    if (failures-- > 0) await route.abort();
    else await route.continue();
  });
  return {
    letGo: () => letGo(),
    failOnce: () => {
      failures = 1;
      letGo();
    },
  };
}

/** What has moved without anybody's doing, as the browser saw it: how much, when, and what. */
const moves = (page: Page) => page.evaluate(() => Reflect.get(window, 'moves') as string[]); // put there by `watchMoves`

async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    }
    const seen: string[] = [];
    Reflect.set(window, 'moves', seen);
    const called = ({ node }: { node: Node | null }) =>
      (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, startTime, sources } = entry as Shift; // the entries of this kind
        if (!hadRecentInput) seen.push([value, Math.round(startTime), ...sources.map(called)].join(' · '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} pixels, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test('nothing is seen of it when what floats arrives', async ({ page, signIn, words }) => {
        await watchMoves(page);
        const held = await holdBack(page);
        await signIn(page, 'staff', address);
        await expect(page.locator('[data-row]').last()).toBeVisible();
        await expect(page.getByRole('navigation').first()).toBeAttached();
        await page.waitForTimeout(2500);
        const look = () => page.screenshot({ animations: 'disabled', fullPage: true });
        const before = await look();
        const size = page.getByRole('combobox', { name: words(listPhrases).rowsPerPage });
        const first = await size.elementHandle();
        // what the letters of the first drawing move when their face comes is another matter
        const { length: movedBefore } = await moves(page);
        const arrived = page.waitForResponse(/floating-/);
        held.letGo();
        await arrived;
        // another one stands in its place
        await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
        await page.waitForTimeout(300);
        expect((await look()).equals(before)).toBe(true);
        expect((await moves(page)).slice(movedBefore)).toEqual([]);
      });
    });
  }
}

test('a press, a key and a search that were too early are done when what floats arrives', async ({ page, signIn, words }) => {
  const section = words(newsPhrases).news_type_tag;
  const box = page.getByRole('combobox', { name: section });
  for (const doEarly of [() => box.click(), () => box.press('ArrowDown')]) {
    const held = await holdBack(page);
    await signIn(page, 'staff', address);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await doEarly();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    held.letGo();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/news_type_tag=/);
    await page.unroute('**/assets/floating-*.js');
  }
  const held = await holdBack(page);
  await signIn(page, 'staff', address);
  await box.click();
  await page.keyboard.type('ข่าว');
  held.letGo();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(box).toHaveValue('ข่าว');
});

test('a menu that was pressed too early opens by itself; what cannot be had is said, and tried again', async ({ page, signIn }) => {
  const held = await holdBack(page);
  await signIn(page, 'staff', address);
  const menu = page.locator('[data-row]').first().locator('[aria-haspopup="menu"]');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await expect(menu).toBeFocused();
  held.failOnce();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});
