import { isPage } from '@faculty/contracts/pages';
import type { Page } from '@playwright/test';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { makeNews } from '../support/news.ts';
import { makePrefix } from '../support/prefixes.ts';

const sizes = [
  { width: 1366, height: 768, rows: 10, locale: 'th-TH' },
  { width: 1920, height: 1080, rows: 16, locale: 'th-TH' },
  { width: 390, height: 844, rows: 4, locale: 'th-TH' },
  // English labels are longer, which matters most on the narrowest screen
  { width: 1366, height: 768, rows: 10, locale: 'en-GB' },
  { width: 390, height: 844, rows: 4, locale: 'en-GB' },
];

/** Sub-views that are not in the menu: lists of one record's children. The demo's first member and dean have some of each. */
const inner = [
  '/member/members?education=1',
  '/web/content_directory_dean?work_history=1',
  '/web/content_directory_dean?awards=1',
  '/web/content_directory_dean?decorations=1',
];

for (const { rows, locale, ...viewport } of sizes) {
  test(`${rows} rows of every list are visible at ${viewport.width}×${viewport.height}, ${locale}`, async ({ page, signIn, api, mark }) => {
    test.setTimeout(600_000);
    if (locale === 'en-GB') await page.addInitScript(() => localStorage.setItem('language', 'en'));
    // fills the audit log and the bin, which are lists too and empty in a new database
    const admin = await api('admin');
    await makePrefix(admin, mark);
    await admin.post('/delete_con_news', { data: { news_id: await makeNews(admin, `ข่าว ${mark}`) } });
    await admin.post('/redirects', { data: { from_path: `/old/${mark}`, to_path: '/news' } });
    await page.setViewportSize({ width: 1366, height: 768 });
    await signIn(page, 'admin');
    const menu = page.getByRole('navigation').locator('a[href^="/member"], a[href^="/web"], a[href^="/centre"], a[href^="/admin"]');
    await expect(menu.first()).toBeVisible();
    const addresses = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // one form, steps, what an administrator looks after, tables that people choose, and tabs
    const others = ['/admin/menu', '/admin/settings', '/admin/status', '/web/work_table', '/web/upkeep'];
    const pages = addresses.filter(isPage).filter((path) => !others.includes(path));
    expect(pages.length).toBeGreaterThan(20);
    // the option lists share one entry of the menu
    await page.goto('/admin/lists');
    const options = page.locator('main a[href^="/admin/lists?list="]');
    await expect(options.first()).toBeVisible();
    const lists = [...pages, ...inner, ...(await options.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))];
    await page.setViewportSize(viewport);
    for (const path of lists) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}limit=50`);
      await expect(page.locator('[data-row]').first(), path).toBeVisible();
      const seen = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('[data-row]')].slice(0, 20).map((row) => row.getBoundingClientRect());
        const head = document.querySelector('main h1')?.getBoundingClientRect().top ?? 0;
        const search = document.querySelector('main search')?.getBoundingClientRect().bottom ?? 0;
        const trail = document.querySelector('main')?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        const heights = boxes.map(({ height }) => height).sort((a, b) => a - b);
        const usual = heights[Math.floor(heights.length / 2)] ?? 0;
        // in a short list, counts the rows that would fit
        return {
          room: Math.floor((innerHeight - (boxes[0]?.top ?? 0)) / usual),
          usual,
          above: search - head,
          underTrail: head - trail,
          cards: document.querySelector('[data-cards]')?.getBoundingClientRect().left ?? 0,
        };
      });
      // the views of one record have tabs under the heading
      const [fewest, highest] = inner.includes(path) ? [rows - 1, viewport.width < 600 ? 190 : 138] : [rows, 122];
      expect.soft(seen.room, `${path}: rows in sight, the usual one of ${seen.usual} px`).toBeGreaterThanOrEqual(fewest);
      expect.soft(seen.above, `${path}: heading and filters`).toBeLessThanOrEqual(highest);
      expect.soft(seen.cards, `${path}: cards go from edge to edge`).toBe(0);
      expect.soft(seen.underTrail, `${path}: room for the marks over the title`).toBeGreaterThanOrEqual(0);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} scrolls sideways`).toBe(true);
      expect.soft(await clippedElements(page), `${path}: what is wider than its column`).toEqual([]);
      expect.soft(await cutTitles(page), `${path}: titles that are cut`).toEqual([]);
    }
  });
}

for (const locale of ['th-TH', 'en-GB']) {
  test(`labels of many filters are not truncated when one is set, ${locale}`, async ({ page, signIn }) => {
    if (locale === 'en-GB') await page.addInitScript(() => localStorage.setItem('language', 'en'));
    await page.setViewportSize({ width: 1366, height: 768 });
    await signIn(page, 'admin');
    for (const path of ['/admin/audit', '/web/content_activity', '/web/content_work']) {
      await page.goto(`${path}?q=zzqqx`);
      const labels = page.locator('main search label');
      await expect(labels.first(), path).toBeVisible();
      await expect(page.locator('main search button').last(), path).toBeVisible();
      const cut = await labels.evaluateAll((all) =>
        all.filter((label) => label.scrollWidth > label.clientWidth).map((label) => `${label.textContent} ${label.clientWidth} px`),
      );
      expect.soft(cut, path).toEqual([]);
    }
  });
}

test('from 1600 pixels the languages and days of news are columns of their own, and stand in no second line', async ({
  page,
  signIn,
  words,
}) => {
  const t = words({ ...listPhrases, ...newsPhrases });
  await signIn(page, 'admin', '/web/content_new');
  for (const [width, isWide] of [
    [1599, false],
    [1600, true],
  ] as const) {
    await page.setViewportSize({ width, height: 1080 });
    for (const name of [t.languages, t.starts])
      await expect(page.getByRole('columnheader', { name, exact: true }), `${name} at ${width}`).toHaveCount(isWide ? 1 : 0);
    const row = page.locator('[data-row]').nth(4);
    await expect(row.getByText(t.bothLanguages)).toHaveCount(1);
    await expect(row.locator('[data-site-state] .mantine-Text-root')).toHaveCount(isWide ? 0 : 1);
  }
});

/** Titles that go on below the lines that are shown. */
function cutTitles(page: Page): Promise<(string | null)[]> {
  // a line may reach a little over its box, as the marks of Thai do
  return page
    .locator('[data-row] a [class*="titleThai"], [data-row] button [class*="titleThai"]')
    .evaluateAll((titles) => titles.filter((title) => title.scrollHeight > title.clientHeight + 6).map(({ textContent }) => textContent));
}

/** Column headings and chips that are clipped or overlap the next column. */
function clippedElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const part of document.querySelectorAll('main table:has([data-row]) thead th button, main tr[data-row] td .mantine-Badge-root')) {
      const cell = part.closest('th, td');
      if (!cell) continue;
      const inner = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
      const over = part.getBoundingClientRect().right - inner;
      if (over > (cell.matches('th') ? 10 : 1)) cut.push(`${part.textContent} by ${Math.round(over)} px`);
    }
    return [...new Set(cut)];
  });
}
