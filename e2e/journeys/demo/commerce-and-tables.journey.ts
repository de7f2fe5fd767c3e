import { ratingMessages } from '@faculty/contracts/demo/product';
import type { Page } from '@playwright/test';
import { formPhrases } from '../../../apps/web/src/kit/form/form.phrases.ts';
import { listPhrases } from '../../../apps/web/src/kit/list/list.phrases.ts';
import { expect, test } from '../../support/journey.ts';

const phrases = {
  add: { th: 'เพิ่มสินค้า', en: 'New item' },
  title: { th: 'ชื่อสินค้า', en: 'Title' },
  price: { th: 'ราคา', en: 'Price' },
  rating: { th: 'คะแนน', en: 'Rating' },
  kind: { th: 'ประเภท', en: 'Kind' },
  clothing: { th: 'เสื้อผ้า', en: 'Clothing' },
  filters: { th: 'ตัวกรองสินค้า', en: 'Product filters' },
  note: { th: 'หน้านี้ใช้ได้เฉพาะในรุ่นเต็มที่มีระบบหลังบ้าน', en: 'Only available in the full version with a backend' },
  recommend: { th: '69% แนะนำสินค้านี้', en: '69% recommend this product' },
  reviews: { th: '342 รีวิว', en: '342 reviews' },
  iron: { th: /^แก้ไขธาตุเหล็กของ KitKat/, en: /^Edit iron of KitKat/ },
  bulk: { th: 'เลือกหลายรายการ', en: 'Choose several' },
  bar: { th: 'รายการที่เลือก', en: 'Chosen items' },
};

/** Opens another demo page by client-side navigation, without reloading the app. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
}

test('products are added, edited, found, shown and deleted as documented', async ({ page, language, words, signIn, mark, isPhone }) => {
  const t = { ...words(formPhrases), ...words(listPhrases) };
  const say = (key: Exclude<keyof typeof phrases, 'iron'>) => phrases[key][language];
  const title = `พัดสาน ${mark}`;
  const dialog = page.getByRole('dialog');
  const rating = dialog.getByRole('textbox', { name: say('rating') });
  const save = dialog.getByRole('button', { name: t.save, exact: true });
  await signIn(page, 'admin', '/e-commerce/management');
  await expect(page.getByRole('note').filter({ hasText: say('note') })).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(12);

  await page.getByRole('link', { name: say('add') }).click();
  await expect(dialog.getByText('New Item', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: say('title'), exact: true }).fill(title);
  await dialog.getByRole('textbox', { name: say('price') }).fill('150');
  for (const [typed, message] of [
    ['', ratingMessages.required],
    ['-1', ratingMessages.too_small],
    ['6', ratingMessages.too_big],
  ] as const) {
    await rating.fill(typed);
    await save.click();
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await rating.fill('4.5');
  await save.click();
  await expect(dialog).toBeHidden();
  const row = page.locator('[data-row]').filter({ hasText: title });
  await row.getByRole('link').click();
  await expect(dialog.getByText('Edit Item', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: say('title'), exact: true }).fill(`${title} ใหม่`);
  await save.click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(row).toContainText(`${title} ใหม่`);
  if (isPhone) {
    await row.getByRole('button', { name: t.actionsOf(`${title} ใหม่`) }).click();
    await page.getByRole('menuitem', { name: t.remove }).click();
  } else await row.getByRole('button', { name: t.forRow(t.remove, `${title} ใหม่`) }).click();
  await dialog.getByRole('button', { name: t.remove, exact: true }).click();
  await expect(row).toHaveCount(0);

  await go(page, '/e-commerce/grid');
  const filters = page.getByRole('search', { name: say('filters') });
  await expect(filters.locator('input:visible')).toHaveCount(6);
  const cards = page.getByRole('main').locator('li', { has: page.locator('a[href*="/detail?id="]') });
  await expect(cards).toHaveCount(12);
  await filters.getByRole('combobox', { name: say('kind') }).click();
  await page.getByRole('option', { name: say('clothing') }).click();
  await expect(cards).toHaveCount(2);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/e-commerce\/detail\?id=8$/);
  await expect(page.getByText(say('reviews'), { exact: true })).toHaveCount(2);
  await expect(page.getByText(say('recommend'))).toBeVisible();
  await expect(cards).toHaveCount(4);
});

test('desserts are edited in place, and the kit’s list is shown in every state', async ({ page, language, words, signIn }) => {
  const t = { ...words(formPhrases), ...words(listPhrases) };
  await signIn(page, 'admin', '/tables/basic');
  const tables = page.getByRole('table');
  await expect(tables).toHaveCount(2);
  for (const table of await tables.all()) {
    await expect(table.getByRole('rowheader')).toHaveCount(10);
    await expect(table.getByRole('rowheader').first()).toHaveText('Frozen Yogurt');
    await expect(table.getByRole('rowheader').last()).toHaveText('KitKat');
  }
  const iron = page.getByRole('button', { name: phrases.iron[language] });
  const box = page.getByRole('dialog').getByRole('textbox');
  await iron.click();
  await expect(page.getByText('Dialog opened')).toBeVisible();
  await box.fill('x'.repeat(26));
  await expect(page.getByText('Input too long!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Canceled')).toBeVisible();
  await iron.click();
  await box.fill('7%');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Data saved')).toBeVisible();
  const at = Date.now();
  await expect(iron).toHaveText('7%');
  await page.mouse.move(5, 300);
  await expect(page.getByText('Data saved')).toBeHidden({ timeout: 6_000 });
  expect(Date.now() - at).toBeGreaterThan(2_000);

  await go(page, '/tables/dynamic');
  await expect(page.getByText(t.emptyTitle).last()).toBeVisible();
  await expect(page.getByText(t.noMatchTitle)).toBeVisible();
  // a table has boxes at once
  const begin = page.getByRole('button', { name: phrases.bulk[language] });
  if (await begin.isVisible()) await begin.click();
  await page.locator('[data-row="LA101"]').first().getByRole('checkbox').check();
  await expect(page.getByRole('region', { name: phrases.bar[language] }).getByText(/1/)).toBeVisible();
});
