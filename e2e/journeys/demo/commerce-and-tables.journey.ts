import { commercePhrases } from '../../../apps/web/src/demo/commerce/commerce.phrases.ts';
import { formPhrases } from '../../../apps/web/src/kit/form/form.phrases.ts';
import { listPhrases } from '../../../apps/web/src/kit/list/list.phrases.ts';
import { expect, test } from '../../support/journey.ts';
import { button, goTo } from './go-to.ts';

const phrases = {
  add: { th: 'เพิ่มสินค้า', en: 'New item' },
  clothing: { th: 'เสื้อผ้า', en: 'Clothing' },
  filters: { th: 'ตัวกรองสินค้า', en: 'Product filters' },
  note: { th: 'หน้านี้ใช้ได้เฉพาะในรุ่นเต็มที่มีระบบหลังบ้าน', en: 'Only available in the full version with a backend' },
};

test('products are added, edited, found, shown and deleted as documented', async ({ page, language, words, signIn, mark }) => {
  const t = { ...words(formPhrases), ...words(listPhrases), own: words({ ...commercePhrases, ...phrases }) };
  const title = `พัดสาน ${mark}`;
  const rows = page.locator('main tbody tr');
  const dialog = page.getByRole('dialog');
  await signIn(page, 'admin', '/e-commerce/management');
  await expect(page.getByRole('note').filter({ hasText: t.own.note })).toBeVisible();
  await expect(rows).toHaveCount(12);
  await button(page, t.own.add).click();
  await expect(dialog.getByText('New Item', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: t.own.title, exact: true }).fill(title);
  await dialog.getByRole('textbox', { name: t.own.price }).fill('150');
  await dialog.getByRole('textbox', { name: t.own.rating }).fill('4.5');
  await dialog.getByRole('button', { name: t.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(rows.filter({ hasText: title })).toHaveCount(1);
  await button(page, t.forRow(t.remove, title)).click();
  await dialog.getByRole('button', { name: t.remove, exact: true }).click();
  await expect(rows).toHaveCount(12);

  await goTo(page, '/e-commerce/grid', language);
  const filters = page.getByRole('search', { name: t.own.filters });
  await expect(filters.locator('input:visible')).toHaveCount(6);
  const cards = page.getByRole('main').locator('li', { has: page.locator('a[href*="/detail?id="]') });
  await expect(cards).toHaveCount(12);
  await filters.getByRole('combobox', { name: t.own.kind }).click();
  await page.getByRole('option', { name: t.own.clothing }).click();
  await expect(cards).toHaveCount(2);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/e-commerce\/detail\?id=8$/);
  await expect(page.getByText(/^342 (รีวิว|reviews)$/)).toBeVisible();
  await expect(page.getByText(/^69% (แนะนำ|recommend)/)).toBeVisible();
  await expect(cards).toHaveCount(4);
});

test('desserts are edited in place, with a message of 3 seconds', async ({ page, signIn, language }) => {
  await signIn(page, 'admin', '/tables/basic');
  for (const table of await page.getByRole('table').all()) {
    await expect(table.getByRole('rowheader')).toHaveCount(10);
    await expect(table.getByRole('rowheader').first()).toHaveText('Frozen Yogurt');
    await expect(table.getByRole('rowheader').last()).toHaveText('KitKat');
  }
  const iron = page.getByRole('button', { name: /KitKat/ });
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

  await goTo(page, '/tables/dynamic', language);
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await page.getByRole('searchbox').first().fill('translation');
  await expect(page.getByText('LA301')).toBeVisible();
  await expect(page.getByText('LA101')).toHaveCount(0);
});
