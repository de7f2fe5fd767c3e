import { contentPagePhrases } from '../../apps/web/src/features/website/content-page/content-page.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { filterPlaces } from '../support/lists.ts';

test.use({ viewport: { width: 1366, height: 768 } });

/** Lists with more filters than search and state. */
const lists = [
  ...[
    '/web/content_new',
    '/web/content_doc',
    '/web/content_doc_mou',
    '/web/content_link',
    '/web/content_article_page',
    '/web/content_group_item',
  ],
  ...['/web/content_work', '/web/content_page', '/web/review', '/web/bin', '/admin/audit', '/centre/lc_checkin_members'],
];

test('typing into the search moves nothing on any list, and the search is wide enough to read', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  for (const path of lists) {
    await page.goto(path);
    const search = page.getByRole('searchbox');
    await expect(search).toBeVisible();
    await page.waitForLoadState('networkidle');
    const drawn = await filterPlaces(page);
    expect((await search.boundingBox())?.width, path).toBeGreaterThanOrEqual(222);
    await search.pressSequentially('กข');
    expect(await filterPlaces(page), path).toEqual(drawn);
    await page.waitForURL(/q=/);
    await page.waitForLoadState('networkidle');
    expect(await filterPlaces(page), path).toEqual(drawn);
    await search.fill('');
    expect(await filterPlaces(page), path).toEqual(drawn);
  }
});

test('Enter takes the first option that fits text that is inserted or pasted', async ({ page, signIn, words }) => {
  await signIn(page, 'staff', '/web/content_page');
  const box = page.getByRole('combobox', { name: words(contentPagePhrases).updated });
  const search = page.getByRole('searchbox').first();
  await search.fill('2569');
  await search.press('Control+a');
  await search.press('Control+x');
  for (const insert of [() => page.keyboard.insertText('2569'), () => page.keyboard.press('Control+v')]) {
    await page.goto('/web/content_page');
    await box.focus();
    await insert();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/start_date=/);
  }
});
