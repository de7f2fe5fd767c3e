import { expect, test } from '@playwright/test';
import { harness } from '../support/ports.ts';
import { freeWords, hideWords, markSubjects, weighSubjects } from './glyph-clipping.ts';

/** What only the gallery's sample words hold. */
const sample = ['ฐิ่'];

test.describe.configure({ mode: 'serial' });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const scale of [1, 2]) {
    test(`no Thai mark is cut: ${colorScheme} scheme, ${scale * 100} %`, async ({ browser }) => {
      test.setTimeout(300_000);
      // enlarging the page is the same as fewer, larger pixels
      const viewport = { width: 1366 / scale, height: 768 };
      const context = await browser.newContext({
        colorScheme,
        viewport,
        deviceScaleFactor: scale,
        locale: 'th-TH',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const gallery = `${harness}gallery.html`;
      await page.goto(gallery);
      const views = await page.locator('nav a').allTextContents();
      expect(views.length).toBeGreaterThan(4);
      const cut: string[] = [];
      for (const view of views) {
        await page.setViewportSize(viewport);
        await page.goto(`${gallery}?view=${view}`);
        await expect(page.getByText(sample[0] ?? '').first()).toBeVisible({ timeout: 60_000 });
        // the library's parts and the kit's fields that stand on no page of the gallery yet
        expect(
          await page
            .locator('[data-unknown]')
            .getAttribute('data-unknown', { timeout: 1 })
            .catch(() => ''),
          'not in the gallery',
        ).toBe('');
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(500);
        await hideWords(page);
        const subjects = await markSubjects(page, sample);
        expect(subjects.length, `${view} shows the sample`).toBeGreaterThan(1);
        const asDrawn = await weighSubjects(page, subjects.length, scale);
        await freeWords(page);
        const free = await weighSubjects(page, subjects.length, scale);
        for (const [index, subject] of subjects.entries()) {
          // anti-aliasing differs a little with where a line begins
          const lost = 1 - (asDrawn[index] ?? 0) / (free[index] ?? 0);
          if (lost > 0.01) cut.push(`${view} ${subject}: ${(lost * 100).toFixed(1)} % of the ink is missing`);
        }
      }
      await context.close();
      expect(cut).toEqual([]);
    });
  }
}
