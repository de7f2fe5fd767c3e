import { demoPages } from '@faculty/contracts/demo/demo-pages';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';
import { goTo } from './go-to.ts';

test('the pages under /ui have the documented contents', async ({ page, language, signIn }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await signIn(page, 'admin');
  await page.goto('/ui/badge');
  const main = page.getByRole('main');
  const open = async (path: keyof typeof demoPages) => {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(demoPages[path][language]);
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  };

  await test.step('badges: the counter starts at 2; six colours; the kit’s chips', async () => {
    const counter = main.getByRole('button', { name: 'New Messages' });
    await expect(counter).toContainText('2');
    await counter.click();
    await counter.click();
    await expect(counter).toContainText('4');
    for (const colour of ['default', 'primary', 'secondary', 'info', 'success', 'warning']) {
      await expect(main.getByText(colour, { exact: true }).first()).toBeVisible();
    }
    await expect(main.getByText('+2')).toBeVisible();
  });

  await test.step('carousels: three of three pictures, 315 pixels high, controlled by arrow, dot and key', async () => {
    await open('/ui/carousel');
    const sliders = main.locator('[aria-roledescription]');
    await expect(sliders).toHaveCount(3);
    for (const slider of await sliders.all()) {
      const slides = slider.getByRole('list').locator('li');
      expect(await slides.count()).toBe(3);
      expect((await slides.first().boundingBox())?.height).toBe(315);
    }
    const first = sliders.first();
    const marked = first.locator('[aria-current="true"]');
    await first.getByRole('button').nth(1).click();
    await expect(marked).toHaveAttribute('aria-label', /2/);
    await first.getByRole('list').focus();
    await page.keyboard.press('End');
    await expect(marked).toHaveAttribute('aria-label', /^\D*3/);
  });

  await test.step('dialogs: six widths; large and small close only by their button', () => dialogs(page, open));

  await test.step('messages: six positions, top centre by default, hidden after 6 seconds', () => messages(page, open));

  await test.step('icons: two tabs, a search, and names to copy', async () => {
    await open('/ui/icons');
    await main.getByRole('searchbox').fill('graduation');
    await main.getByRole('button', { name: 'fas fa-graduation-cap' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('fas fa-graduation-cap');
    await main.getByRole('tab', { name: 'Material Icons' }).click();
    await main.getByRole('searchbox').fill('trash');
    await expect(main.getByRole('button', { name: 'IconTrash', exact: true })).toBeVisible();
    await expect(main.getByText('Tabler Icons')).toBeVisible();
  });

  await test.step('tooltips and popovers: four directions each', async () => {
    await open('/ui/tooltips');
    const [tooltips, popovers] = [main.locator('section').nth(0), main.locator('section').nth(1)];
    for (const index of [0, 1, 2, 3]) {
      await tooltips.getByRole('button').nth(index).hover();
      await expect(page.getByRole('tooltip')).toHaveCount(1);
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await popovers.getByRole('button').nth(index).click();
      // keys work when it has the focus
      await expect(page.getByRole('dialog').locator('[data-autofocus]')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  await test.step('panels: several open at once', async () => {
    await open('/ui/tabs');
    const several = main.locator('section').nth(3);
    await expect(several.locator('[aria-expanded="true"]')).toHaveCount(2);
    await several.locator('[aria-expanded="false"]').click();
    await expect(several.locator('[aria-expanded="true"]')).toHaveCount(3);
  });

  await test.step('pagination: 6, 15, 4 and 3 pages', async () => {
    await open('/ui/pagination');
    const rows = main.locator('section').first().getByRole('navigation');
    for (const [index, length] of [6, 15, 4, 3].entries()) {
      await rows
        .nth(index)
        .getByRole('button', { name: new RegExp(`\\D${length}$`) })
        .click();
      await expect(rows.nth(index).getByRole('status')).toHaveText(new RegExp(`${length}\\D+${length}`));
    }
  });

  await test.step('progress: increases by 5 each second, and restarts from 0 after 100', async () => {
    await open('/ui/progress');
    const bar = main.getByRole('progressbar').first();
    await page.clock.pauseAt(Date.now() + 60_000);
    // wait until the restart is rendered
    await page.waitForTimeout(300);
    const before = Number(await bar.getAttribute('aria-valuenow'));
    const next = String(before === 100 ? 0 : before + 5);
    await page.clock.runFor(1000);
    await expect(bar).toHaveAttribute('aria-valuenow', next);
    // twenty-one values, then the first one again
    await page.clock.runFor(20_000);
    await expect(bar).toHaveAttribute('aria-valuenow', String(before));
    await page.clock.runFor(1000);
    await expect(bar).toHaveAttribute('aria-valuenow', next);
    await page.clock.resume();
  });

  await test.step('cards and bars', async () => {
    await open('/ui/cards');
    expect(await main.getByRole('article').count()).toBeGreaterThan(5);
    await open('/ui/navbar');
    // three bars, one at the side, and the breadcrumbs
    expect(await main.getByRole('navigation').count()).toBeGreaterThanOrEqual(5);
  });
});

type Open = (path: keyof typeof demoPages) => Promise<void>;

async function dialogs(page: Page, open: Open): Promise<void> {
  await open('/ui/modal');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const window = page.viewportSize()?.width ?? 0;
  for (const written of ['390 px', '600 px', '690 px', '290 px', '400 px', '70%']) {
    await main.getByRole('button', { name: `(${written})` }).click();
    await expect(main.getByText('Dialog opened')).toBeAttached();
    const width = (await dialog.boundingBox())?.width ?? 0;
    if (window > 1000 && written.endsWith('px')) expect(width).toBe(Number.parseInt(written, 10));
    expect(width).toBeLessThan(window);
    const isPersistent = written === '690 px' || written === '290 px';
    if (isPersistent) {
      await page.keyboard.press('Escape');
      await page.mouse.click(2, 2);
      await expect(dialog).toBeVisible();
    }
    if (isPersistent) await dialog.getByRole('button').click();
    else await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
}

async function messages(page: Page, open: Open): Promise<void> {
  await open('/ui/notifications');
  const main = page.getByRole('main');
  const region = main.locator('[data-place]');
  await expect(region).toHaveAttribute('data-place', 'top-center');
  const six = main.locator('fieldset').getByRole('button');
  await expect(six).toHaveCount(6);
  // after the first six buttons; messages have buttons too
  const show = main.locator('section').first().getByRole('button').nth(6);
  await main.locator('section').first().locator('label').nth(1).click();
  const height = page.viewportSize()?.height ?? 0;
  const message = region.getByRole('alert');
  for (const [index, place] of ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'].entries()) {
    await six.nth(index).click();
    await show.click();
    await expect(message).toContainText('Message was not sent!');
    expect(((await message.boundingBox())?.y ?? 0) < height / 2).toBe(place.startsWith('top'));
    await message.getByRole('button').click();
    await expect(message).toHaveCount(0);
  }
  await show.click();
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(6000);
  await expect(message).toHaveCount(0);
}
