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
