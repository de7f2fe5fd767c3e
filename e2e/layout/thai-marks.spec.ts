import { expect, test } from '@playwright/test';
import { harness } from '../support/ports.ts';
import { hideText, markSubjects, measureInk, removeClipping } from './glyph-clipping.ts';

/** Occurs only in the sample words of the gallery. */
const sample = ['ฐิ่'];

test.describe.configure({ mode: 'serial' });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const scale of [1, 2]) {
    test(`no Thai mark is clipped: ${colorScheme} scheme, ${scale * 100} %`, async ({ browser }) => {
      test.setTimeout(300_000);
      // zoom is emulated by a smaller viewport with larger pixels
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
      await expect(page.locator('nav a').first()).toBeVisible({ timeout: 60_000 });
      const views = await page.locator('nav a').allTextContents();
      expect(views.length).toBeGreaterThan(4);
      const cut: string[] = [];
      for (const view of views) {
        await page.setViewportSize(viewport);
        await page.goto(`${gallery}?view=${view}`);
        await expect(page.getByText(sample[0] ?? '').first()).toBeVisible({ timeout: 60_000 });
        // components that no page of the gallery shows yet
        expect(
          await page
            .locator('[data-unknown]')
            .getAttribute('data-unknown', { timeout: 1 })
            .catch(() => ''),
          'not in the gallery',
        ).toBe('');
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(500);
        await hideText(page);
        const subjects = await markSubjects(page, sample);
        expect(subjects.length, `${view} shows the sample`).toBeGreaterThan(1);
        const clippedInk = await measureInk(page, subjects.length, scale);
        await removeClipping(page);
        const free = await measureInk(page, subjects.length, scale);
        for (const [index, subject] of subjects.entries()) {
          // anti-aliasing varies slightly with the position of a line
          const lost = 1 - (clippedInk[index] ?? 0) / (free[index] ?? 0);
          if (lost > 0.01) cut.push(`${view} ${subject}: ${(lost * 100).toFixed(1)} % of the ink is missing`);
        }
      }
      await context.close();
      expect(cut).toEqual([]);
    });
  }
}
