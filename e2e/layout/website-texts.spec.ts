import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { siteAddress } from '../support/ports.ts';

/** Markup of Word and of old editors, whose colours were chosen for a white page. */
const coloured = [
  '<p style="color:black">สีดำ</p>',
  '<p style="color:#333">สีเทาเข้ม</p>',
  '<p><span style="font-size:14pt;color:navy">สีกรมท่า</span></p>',
  '<h2 style="margin-top:12pt;color:#2F5496">หัวข้อของ Word</h2>',
  '<p><font color="#800000" size="3">สีเลือดหมู</font> <a href="/news">ลิงก์</a></p>',
  '<table bgcolor="#ffffff"><tr><td style="background:#FFFF00">ช่องสีเหลือง</td><td bgcolor="#DEEAF6">ช่องสีฟ้า</td></tr></table>',
].join('');

const wide = (file: string) =>
  [
    `<div style="width:900px">${'ข้อความในกล่องกว้าง '.repeat(20)}<a href="/news">ลิงก์</a></div>`,
    '<div style="width:900px;min-width:900px"><p>กล่องที่กว้างเสมอ <a href="/news">ลิงก์</a></p></div>',
    `<table style="width:1200px"><tr>${'<td style="white-space:nowrap">หนึ่งในสิบสองช่อง</td>'.repeat(12)}</tr></table>`,
    `<pre>${'a long line of a program '.repeat(20)}</pre>`,
    ...[
      'style="width:1600px;height:900px"',
      'style="border:0;width: 1600px; height: 300px"',
      'width="1600" height="200"',
      'width="100%" height="50%"',
      'width="50%" style="height:700px"',
      'width="1600" height="100" style="height:40px"',
    ].map((size) => `<p><img class="kept" src="${file}" alt="" ${size}></p>`),
    `<p><img class="icon" src="${file}" alt="" style="height:40px"></p>`,
    '<p><iframe class="wide" title="วิดีโอ" src="https://www.youtube-nocookie.com/embed/x" style="width:1280px;height:300px"></iframe></p>',
    '<p><iframe class="wide" title="วิดีโอ" src="https://www.youtube-nocookie.com/embed/x" width="1280" height="100"></iframe></p>',
    '<video width="1600" height="900" style="height:900px"></video>',
  ].join('');

async function makePage(staff: APIRequestContext, mark: string, html: string): Promise<string> {
  const made = await staff.post('/webConPages', {
    data: { page_url: mark, switch_lang: 'N', page_title_th: `หน้า ${mark}`, page_content_th: html },
  });
  await expect(made).toBeOK();
  return `${siteAddress}/page/${mark}`;
}

const beside = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('in the dark scheme, a text with colours of its own stands on a light sheet and is readable; another is dark', async ({
  page,
  api,
  mark,
}) => {
  const staff = await api('staff');
  const address = await makePage(staff, mark, coloured);
  const scheme = () => page.locator('.rich').evaluate((element) => getComputedStyle(element).colorScheme);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    await expectAccessible(page, `${colorScheme} colours`);
    expect(await scheme()).toBe('light');
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(await makePage(staff, `${mark}b`, '<p style="text-align:center">ไม่มีสี</p>'));
  expect(await scheme()).toBe('light dark');
  await expectAccessible(page, 'dark, no colours');
});

test('wide parts of a text scroll in boxes of their own, and pictures and videos keep their shape', async ({ page, api, mark }) => {
  await page.goto(siteAddress);
  const file = (await page.locator('img.card').first().getAttribute('src')) ?? '';
  const address = await makePage(await api('staff'), mark, wide(file));
  for (const width of [1366, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    await expect.poll(() => beside(page), `at ${width}`).toBeLessThanOrEqual(0);
    const shapes = await page.locator('img.kept').evaluateAll(async (images: HTMLImageElement[]) => {
      await Promise.all(images.map((image) => image.decode()));
      return images.map((image) => (image.clientWidth / image.clientHeight) * (image.naturalHeight / image.naturalWidth));
    });
    expect.soft(shapes.map((shape) => Math.round(shape * 50) / 50)).toEqual(shapes.map(() => 1));
    expect.soft(await page.locator('img.icon').evaluate((image) => image.clientHeight)).toBe(40);
    const frames = await page.locator('iframe.wide, video').evaluateAll((all) => all.map((each) => each.clientWidth / each.clientHeight));
    expect.soft(frames.map((shape) => Math.round(shape * 10) / 10)).toEqual(frames.map(() => 1.8));
    await expectAccessible(page, `wide parts at ${width}`);
  }
});

test('on a phone a button opens the menu by keyboard too, and the place where one is stands out in it and in its group', async ({
  page,
}) => {
  for (const width of [390, 320])
    for (const [base, words] of [
      ['', 'เมนู'],
      ['/en', 'Menu'],
    ] as const)
      for (const place of ['/news', '/works', '/calendar']) {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(siteAddress + base + place);
        const menu = page.getByRole('navigation', { name: words });
        await expect(menu).toHaveCount(0);
        const button = page.getByRole('button', { name: words, exact: true });
        await expect(button).toBeInViewport({ ratio: 1 });
        await button.focus();
        await page.keyboard.press('Enter');
        for (const row of await menu.locator('summary').all()) await expect(row).toBeInViewport({ ratio: 1 });
        await expect(menu.getByRole('link')).toHaveCount(1); // what has nothing below it
        const group = menu.locator('details:has([aria-current="page"]) > summary');
        await group.focus();
        await page.keyboard.press('Enter');
        const current = menu.locator('[aria-current="page"]:visible');
        await expect(current).toHaveAttribute('href', base + place);
        expect(await beside(page)).toBeLessThanOrEqual(0);
        await expectAccessible(page, `menu at ${width}`);
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
        await expect(button).toBeFocused();
      }
});

test('in forced colours the current place, the chosen filter and buttons have marks that others have not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${siteAddress}/people`);
  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  await expect(page.locator('main .find button')).toHaveCSS('border-top-width', '1px');
  const [current, other] = ['.top details:has([aria-current]) > summary', '.top details:not(:has([aria-current])) > summary'];
  const ground = await styleOf('html', 'background-color');
  expect(await styleOf(current, 'border-bottom-color')).not.toBe(ground);
  expect(await styleOf(other, 'border-bottom-color')).toBe(ground);
  await page.goto(`${siteAddress}/news`);
  expect(await styleOf('.choices a[aria-current]', 'background-color')).not.toBe(
    await styleOf('.choices a:not([aria-current])', 'background-color'),
  );
});
