import type { Page } from '@playwright/test';
import { calendarPhrases } from '../../../apps/web/src/demo/extra/calendar/calendar.phrases.ts';
import { albumPhrases } from '../../../apps/web/src/features/website/news/album/album.phrases.ts';
import { expect, test } from '../../support/journey.ts';
import { address } from '../../support/ports.ts';

/** Opens a demo page by client-side navigation, without reloading the app. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** Selects a view in the segmented control. */
const selectView = (page: Page, view: string) =>
  page
    .getByRole('radiogroup')
    .locator('label')
    .filter({ hasText: new RegExp(`^${view}$`) })
    .click();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('charts change and announce their values; maps work without a network and show all countries, capitals and the marker', async ({
  page,
  signIn,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => /^(http|ws)/.test(request.url()) && !request.url().startsWith(address) && outside.push(request.url()));
  await signIn(page, 'admin', '/charts/pie-charts');
  const donut = page.getByRole('table').first().getByRole('row');
  await expect(donut).toHaveCount(5);
  await button(page, 'Add').click();
  await expect(donut).toHaveCount(6);
  await button(page, 'Randomize').click();
  for (const row of (await donut.all()).slice(1)) {
    const value = Number(await row.getByRole('cell').nth(1).textContent());
    expect([value >= 1, value <= 100]).toEqual([true, true]);
  }
  while (await button(page, 'Remove').isEnabled()) await button(page, 'Remove').click();
  await expect(donut).toHaveCount(2);
  await button(page, 'Reset').click();
  await expect(donut).toHaveCount(5);

  await open(page, '/charts/line-charts');
  const point = page.getByRole('slider').first();
  await expect(point).toHaveAttribute('aria-valuetext', /272/);
  await point.press('ArrowLeft');
  await expect(point).toHaveAttribute('aria-valuetext', /264/);

  await open(page, '/charts/bar-charts');
  await expect(page.getByRole('rowheader', { name: /^(2569|2026)$/ }).first()).toBeVisible();

  await open(page, '/maps/vector');
  const [world, capitals] = [page.locator('main section section').first(), page.locator('main section section').nth(1)];
  await expect(world.locator('[data-country="TH"]')).toHaveCount(1);
  await expect(world.locator('[data-country="AQ"]')).toHaveCount(0);
  await expect(capitals.locator('circle')).toHaveCount(18);
  const map = world.locator('> svg');
  const whole = await map.getAttribute('viewBox');
  await world.press('+');
  await expect(map).not.toHaveAttribute('viewBox', whole ?? '');
  await world.press('0');
  await expect(map).toHaveAttribute('viewBox', whole ?? '');
  await world.locator('[data-country="LA"]').focus();
  await expect(page.locator('main').getByText(/(ลาว|Laos): 9/)).toBeVisible();

  await open(page, '/maps/google');
  await expect(page.getByText('MAP_TILES_URL')).toBeVisible();
  await expect(page.locator('[data-marker]')).toHaveCount(1);
  await expect(page.getByRole('definition').filter({ hasText: /^12$/ })).toBeVisible();
  expect(outside).toEqual([]);
});

test('the calendar, gallery, invoice, search results and timeline work as documented', async ({ page, signIn, words, isPhone }) => {
  const [t, album] = [words(calendarPhrases), words(albumPhrases)];
  await signIn(page, 'admin', '/extra/calendar');
  await selectView(page, t['4day']);
  const columns = page.locator('[data-day]');
  await expect(columns).toHaveCount(4);
  if (!isPhone) {
    const column = columns.nth(3);
    await column.scrollIntoViewIfNeeded();
    const { x, y, height } = (await column.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    // from 13:04 to 14:21: rounded to quarters of an hour
    await page.mouse.move(x + 20, y + (height * 784) / 1440);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + (height * 861) / 1440, { steps: 4 });
    await page.mouse.up();
  } else {
    await button(page, t.add).click();
    await page.getByLabel(t.startTime).fill('13:00');
    await page.getByLabel(t.endTime).fill('14:15');
  }
  await expect(page.getByLabel(t.startTime)).toHaveValue('13:00');
  await expect(page.getByLabel(t.endTime)).toHaveValue('14:15');
  await button(page, t.save).click();
  await expect(page.getByText(t.needsName)).toBeVisible();
  await page.getByLabel(t.name).fill('ทดสอบการลาก');
  await page.getByLabel(t.name).press('Enter');
  const event = page.getByRole('button', { name: /ทดสอบการลาก.*13:00–14:15/ });
  await event.press('Enter');
  await page.getByLabel(t.endTime).fill('15:30');
  await page.getByLabel(t.endTime).press('Enter');
  await page.getByRole('button', { name: /ทดสอบการลาก.*13:00–15:30/ }).click();
  await button(page, t.delete).click();
  await page.getByRole('dialog', { name: t.deleteTitle }).getByRole('button', { name: t.delete, exact: true }).click();
  await expect(page.getByRole('button', { name: /ทดสอบการลาก/ })).toHaveCount(0);
  for (const [view, days] of [
    [t.week, 7],
    [t.day, 1],
  ] as const) {
    await selectView(page, view);
    await expect(columns).toHaveCount(days);
  }
  await selectView(page, t.month);
  await expect(page.getByRole('columnheader').first()).toHaveText(/^(จ|Mon)/);

  await open(page, '/extra/gallery');
  const cards = page.locator('main section li button');
  await expect(cards).toHaveCount(12);
  await cards.nth(10).click();
  await expect(page.getByRole('dialog').getByText(album.picture(11, 12))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByText(album.picture(12, 12))).toBeVisible();
  await page.keyboard.press('Escape');

  await open(page, '/extra/invoice');
  await expect(page.getByText('48,264.90')).toBeVisible();
  await expect(page.getByText(/^(ภาษี|Tax) 10%$/)).toBeVisible();
  await expect(page.getByText('4,826.49')).toBeVisible();
  await expect(page.getByText('53,091.39')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await button(page, 'Print').click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await button(page, 'Proceed with Payment').click();
  await expect(page.getByText(/ไม่มีการเรียกเก็บเงินจริง|nothing was charged/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByText('53,091.39')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await open(page, '/extra/search');
  const found = page.locator('main ol > li');
  const pages = page.locator('main nav').last().getByRole('button');
  await expect(found).toHaveCount(4);
  // four pages, and the buttons for previous and next
  await expect(pages).toHaveCount(6);
  await pages.nth(4).click();
  await expect(found).toHaveCount(4);
  await expect(page.getByText(/13–16/)).toBeVisible();

  await open(page, '/extra/timeline');
  await expect(page.locator('main ol > li')).toHaveCount(4);
});
