import { expect, test } from '../../support/journey.ts';
import { button, goTo } from './go-to.ts';

test('the pages under /ui have the documented contents', async ({ page, language, signIn }) => {
  await page.clock.install();
  await signIn(page, 'admin', '/ui/badge');
  const main = page.getByRole('main');

  await test.step('badges: the counter starts at 2; six colours. Carousels: three of three pictures, 315 pixels high', async () => {
    const counter = main.locator('.mantine-Indicator-indicator');
    await expect(counter).toHaveText('2');
    await button(page, 'New Messages').click();
    await expect(counter).toHaveText('3');
    for (const colour of ['default', 'primary', 'secondary', 'info', 'success', 'warning']) {
      await expect(main.getByText(colour, { exact: true }).first()).toBeVisible();
    }
    await goTo(page, '/ui/carousel', language);
    const sliders = main.locator('.mantine-Carousel-root');
    await expect(sliders).toHaveCount(3);
    for (const slider of await sliders.all()) {
      const slides = slider.locator('.mantine-Carousel-slide');
      await expect(slides).toHaveCount(3);
      expect((await slides.first().boundingBox())?.height).toBe(315);
    }
  });

  await test.step('dialogs: six widths; large and small close only by their button', async () => {
    await goTo(page, '/ui/modal', language);
    const dialog = page.getByRole('dialog');
    for (const written of ['390 px', '600 px', '690 px', '290 px', '400 px', '70%']) {
      await main.getByRole('button', { name: `(${written})` }).click();
      await expect(main.getByText('Dialog opened')).toBeAttached();
      await page.clock.runFor(1000);
      const width = (await dialog.boundingBox())?.width ?? 0;
      // on a phone a margin of a twentieth stays on both sides
      const widest = 0.9 * (page.viewportSize()?.width ?? 0);
      if (written.endsWith('px')) expect(width).toBe(Math.min(Number.parseInt(written, 10), widest));
      await page.keyboard.press('Escape');
      await page.clock.runFor(1000);
      if (written === '690 px' || written === '290 px') await dialog.getByRole('button').click();
      await page.clock.runFor(1000);
      await expect(dialog).toHaveCount(0);
    }
  });

  await test.step('messages: six places, top centre by default, hidden after 6 seconds', async () => {
    await goTo(page, '/ui/notifications', language);
    const places = main.getByRole('combobox', { name: language === 'th' ? 'ตำแหน่ง' : 'Place' });
    await expect(places).toHaveValue(language === 'th' ? 'บนกลาง' : 'Top centre');
    await places.click();
    await expect(page.getByRole('option')).toHaveCount(6);
    await page.keyboard.press('Escape');
    await main.getByText(/^(ข้อผิดพลาด|Error)$/).click();
    await main.getByRole('button', { name: /แสดงข้อความ|Show a message/ }).click();
    const message = page.getByText('Message was not sent!');
    await expect(message).toBeVisible();
    await page.clock.runFor(7000);
    await expect(message).toHaveCount(0);
  });

  await test.step('icons: two tabs and a search. Tooltips and popovers: four directions each. Panels: several open at once', async () => {
    await goTo(page, '/ui/icons', language);
    await main.getByRole('searchbox').fill('graduation');
    await expect(button(page, 'fas fa-graduation-cap')).toBeVisible();
    await main.getByRole('tab', { name: 'Material Icons' }).click();
    await main.getByRole('searchbox').fill('trash');
    await expect(button(page, 'IconTrash')).toBeVisible();
    await goTo(page, '/ui/tooltips', language);
    for (const at of [0, 1]) await expect(main.locator('section').nth(at).getByRole('button')).toHaveCount(4);
    await main.locator('section').nth(1).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await goTo(page, '/ui/tabs', language);
    await expect(main.locator('section').nth(2).locator('[aria-expanded="true"]')).toHaveCount(2);
  });

  await test.step('pagination: 6, 15, 4 and 3 pages', async () => {
    await goTo(page, '/ui/pagination', language);
    for (const [index, length] of [6, 15, 4, 3].entries()) {
      const row = main.getByRole('navigation').nth(index);
      await row.getByRole('button', { name: new RegExp(`\\D${length}$`) }).click();
      await expect(row.getByRole('status')).toHaveText(new RegExp(`${length}\\D+${length}`));
    }
  });

  await test.step('progress: 5 more each second, and 0 after 100', async () => {
    await goTo(page, '/ui/progress', language);
    const bar = main.getByRole('progressbar').first();
    await page.clock.pauseAt(Date.now() + 120_000);
    const before = Number(await bar.getAttribute('aria-valuenow'));
    await page.clock.runFor(1000);
    await expect(bar).toHaveAttribute('aria-valuenow', String(before === 100 ? 0 : before + 5));
    // twenty-one values, then the first one again
    await page.clock.runFor(20_000);
    await expect(bar).toHaveAttribute('aria-valuenow', String(before));
  });
});
