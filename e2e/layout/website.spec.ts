import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { siteAddress } from '../support/ports.ts';

/** A page of every kind of the website, without the language; those of records are found in the lists. */
const lists = [
  '/',
  '/news',
  '/news?month=2026-01&sdg=SDGs4',
  '/articles',
  '/documents',
  '/mous',
  '/evidence',
  '/links',
  '/people',
  '/deans',
  '/works?level=national',
  '/activities',
  '/calendar',
  '/search?q=ภาษา',
  '/sitemap',
  '/accessibility',
  '/nothing/here',
];
const records = [
  ['/news', '/news/'],
  ['/sitemap', '/page/'],
  ['/articles', '/article/'],
  ['/documents', '/documents/'],
  ['/people', '/people/'],
  ['/people', '/showcase/'],
  ['/deans', '/deans/'],
  ['/works', '/works/'],
] as const;

for (const colorScheme of ['light', 'dark'] as const)
  for (const base of ['', '/en'])
    test(`the website ${base || '/'} in ${colorScheme} colours is accessible and as wide as a window of 320 pixels`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ colorScheme });
      const paths = lists.map((path) => base + path);
      for (const [list, place] of records) {
        await page.goto(siteAddress + base + list);
        const link = page.locator(`main a[href^="${base}${place}"]`).first();
        paths.push((await link.getAttribute('href')) ?? '');
      }
      for (const path of paths) {
        await page.setViewportSize({ width: 1366, height: 768 });
        await page.goto(siteAddress + path);
        await expectAccessible(page, path);
        await page.setViewportSize({ width: 320, height: 640 });
        const beside = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect.soft(beside, `${path} is wider than the window`).toBeLessThanOrEqual(0);
      }
    });

test('every page is used by keyboard: the first stop leads to the content, each further one is in sight and marked', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const path of ['/', '/news?month=2026-01', '/evidence', '/people', '/en/works?level=national', '/search?q=ภาษา', '/nothing/here']) {
    await page.goto(siteAddress + path);
    await page.keyboard.press('Tab');
    await expect.soft(page.locator('a.skip'), path).toBeInViewport();
    const stops = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, summary')].filter((each) =>
          each.checkVisibility({ checkVisibilityCSS: true }),
        ).length,
    );
    const faults: string[] = [];
    let reached = 1;
    for (; reached < stops + 5; reached += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const at = document.activeElement as HTMLElement;
        // past the last stop the browser begins anew, or leaves the page first
        if (at === document.body || at.classList.contains('skip')) return null;
        const { top, bottom } = at.getBoundingClientRect();
        const { outlineStyle, outlineWidth } = getComputedStyle(at);
        const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return { text: at.outerHTML.slice(0, 120), isRight: isMarked && bottom > 0 && top < innerHeight };
      });
      if (stop === null) break;
      if (!stop.isRight) faults.push(stop.text);
    }
    expect.soft([path, reached, faults]).toEqual([path, stops, []]);
  }
  await page.goto(`${siteAddress}/news`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
