import { searchPhrases } from '../../apps/web/src/app/search/search.phrases.ts';
import { prefixPhrases } from '../../apps/web/src/features/members/prefix/prefix.phrases.ts';
import { docPhrases } from '../../apps/web/src/features/website/document/document.phrases.ts';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { makeDocument } from '../support/documents.ts';
import { expect, test } from '../support/journey.ts';
import { makeNews } from '../support/news.ts';

test('a search typed in the wrong keyboard layout gets a suggestion, in a list and in the palette', async ({ page, words, signIn }) => {
  const t = words(prefixPhrases);
  const list = words(listPhrases);
  await signIn(page, 'admin', '/member/prefix');
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible();

  await test.step('the next page of a list starts at its first row', async () => {
    await page.getByRole('button', { name: list.nextPage }).click();
    await expect(page.getByRole('button', { name: list.page(2), exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[data-row]').first()).toBeInViewport();
  });

  await test.step('in a list', async () => {
    await page.getByRole('searchbox').fill('okp');
    const offer = page.getByRole('button', { name: list.meant('นาย') });
    await expect(offer).toBeVisible();
    await offer.click();
    await expect(page.getByRole('searchbox')).toHaveValue('นาย');
    await expect(page.getByText('นาย', { exact: true }).first()).toBeVisible();
  });

  await test.step('in the palette, by keyboard', async () => {
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog').getByRole('textbox');
    await box.fill('-jk;');
    await expect(page.getByRole('option', { name: list.meant('ข่าว') })).toBeVisible();
    await box.press('Enter');
    await expect(box).toHaveValue('ข่าว');
    await page.getByRole('option').first().waitFor();
    await box.press('Enter');
    await expect(page).toHaveURL(/\/web\//);
  });
});

test('the search page shows results by entity, with links to each record and to the full list', async ({
  page,
  words,
  signIn,
  api,
  mark,
}) => {
  const t = words(searchPhrases);
  const staff = await api('staff');
  const word = `จดหมายเหตุแผน${mark}`;
  for (let n = 1; n <= 9; n += 1) await makeDocument(staff, `${word} ${n}`);
  await makeNews(staff, `ข่าว${word}`);
  await signIn(page, 'staff', '/app/dashboard');

  await test.step('the palette opens it by keyboard', async () => {
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog').getByRole('textbox');
    await box.fill(mark);
    const all = page.getByRole('option', { name: t.all(mark) });
    await expect(all).toBeVisible();
    await box.press('ArrowUp');
    await expect(all).toHaveAttribute('aria-selected', 'true');
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/app/search\\?q=${mark}`));
  });

  const kind = page.getByRole('region', { name: words(docPhrases).title });
  await test.step('each entity shows its count and first records, and links to the others in its list', async () => {
    await expect(page.getByRole('status').filter({ hasText: t.found(10, 2) })).toBeVisible();
    await expect(kind.getByRole('listitem')).toHaveCount(8);
    await expectAccessible(page, 'the search page');
    await kind.getByRole('link', { name: `${t.allOf(9)}: ${words(docPhrases).title}` }).click();
    await expect(page.locator('[data-row]')).toHaveCount(9);
    await page.goBack();
  });

  await test.step('a record opens, and going back shows the results', async () => {
    await kind.getByRole('link', { name: `${word} 9` }).press('Enter');
    await expect(page).toHaveURL(/content_doc\?edit=/);
    await page.goBack();
    await expect(kind.getByRole('listitem')).toHaveCount(8);
  });

  await test.step('/ focuses the search box, and an empty result is announced', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('ไม่มีแน่');
    await expect(page.getByText(t.nothing(`${mark}ไม่มีแน่`))).toBeVisible();
    await expectAccessible(page, 'the search page that found nothing');
  });

  await test.step('a list finds words in any order, Thai digits, and a letter typed as two', async () => {
    await page.goto('/web/content_doc');
    await page.getByRole('searchbox').fill(`๘ ${mark} เเผน`);
    await expect(page.locator('[data-row]').filter({ hasText: `${word} 8` })).toBeVisible();
  });
});
