import type { Locator, Page } from '@playwright/test';
import { bulkPhrases } from '../../apps/web/src/kit/list/bulk/bulk.phrases.ts';
import { messagePhrases } from '../../apps/web/src/kit/notifications/messages.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { makeNews } from '../support/news.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What of these lies under the message, in words. */
async function underMessage(page: Page, others: Locator): Promise<string[]> {
  const message = page.locator('[data-messages] .mantine-Notification-root').last();
  await expect(message).toBeVisible();
  const box = await message.boundingBox();
  if (box === null) throw new Error('The message is not there');
  expect(await others.count()).toBeGreaterThan(0);
  return others.evaluateAll(
    (elements, { x, y, width, height }) =>
      elements
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left < x + width && right > x && top < y + height && bottom > y;
        })
        .map((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 60)),
    box,
  );
}

for (const [width, height] of [
  [1366, 768],
  [390, 844],
  [320, 640],
] as const) {
  test(`at ${width}×${height} a message lies over no row, no button, no field, no bar and no dialog`, async ({
    page,
    signIn,
    language,
    words,
    api,
    mark,
    context,
  }) => {
    const isPhone = width < 768;
    const t = words(messagePhrases);
    const bulk = words(bulkPhrases);
    const list = new RecordList(page, language, isPhone);
    const staff = await api('staff');
    for (const title of ['ข่าวหนึ่ง', 'ข่าวสอง']) await makeNews(staff, `${title} ที่มีหัวข้อยาวพอสมควรของคณะศิลปศาสตร์ ${mark}`);
    await page.setViewportSize({ width, height });
    await signIn(page, 'staff', `/web/content_new?q=${mark}`);
    await expect(list.records).toHaveCount(2);

    await test.step('over a list, with its undo', async () => {
      await list.remove('ข่าวหนึ่ง');
      await expect(list.records).toHaveCount(1);
      expect(await underMessage(page, page.locator('[data-row], main a, main button, main input'))).toEqual([]);
      await page.locator('[data-messages]').getByText(list.words.undo, { exact: true }).click();
      await expect(list.records).toHaveCount(2);
      await page.getByRole('button', { name: t.close }).click();
    });

    await test.step('over the chosen rows and their bar', async () => {
      if (isPhone) await page.getByRole('button', { name: bulk.begin }).click();
      await page.getByRole('checkbox', { name: /ข่าวหนึ่ง/ }).check();
      await context.setOffline(true);
      expect(await underMessage(page, page.locator('[data-bulk-bar], [data-row]'))).toEqual([]);
      await context.setOffline(false);
    });

    await test.step('over an open dialog, where it can be closed', async () => {
      await page.getByRole('button', { name: bulk.remove, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await context.setOffline(true);
      expect(await underMessage(page, dialog)).toEqual([]);
      await page.getByRole('button', { name: t.close }).click();
      await expect(dialog).toBeVisible();
      await context.setOffline(false);
      await page.keyboard.press('Escape');
    });

    await test.step('over a form and its bar', async () => {
      await page.goto('/web/content_new?form=add');
      await expect(page.locator('[data-form-bar]')).toBeVisible();
      await context.setOffline(true);
      expect(await underMessage(page, page.locator('[data-form-bar], form input, form button, form iframe'))).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await underMessage(page, page.locator('[data-form-bar]'))).toEqual([]);
      await context.setOffline(false);
    });
  });
}

test('nothing moves when a list says that it is ready, and when that goes', async ({ page, signIn, api, mark }) => {
  await makeNews(await api('staff'), `ข่าว ${mark}`);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.clock.install();
  await signIn(page, 'staff', `/web/content_new?q=${mark}`);
  const row = page.locator('[data-row]').first();
  await expect(page.getByText('This page is ready')).toBeVisible();
  const before = await row.boundingBox();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('This page is ready')).toBeHidden();
  expect(await row.boundingBox()).toEqual(before);
});
