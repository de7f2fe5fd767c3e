import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { address } from '../support/ports.ts';

test.use({
  locale: 'en-GB',
  viewport: { width: 1366, height: 768 },
  storageState: { cookies: [], origins: [{ origin: address, localStorage: [{ name: 'language', value: 'en' }] }] },
});

const screens = [
  '/app/profile-view',
  '/app/dashboard',
  '/app/about',
  '/web/content_new',
  '/web/content_page',
  '/web/content_article_page',
  '/web/content_group_item',
  '/web/content_doc',
  '/web/content_doc_mou',
  '/web/content_link',
  '/web/content_person',
  '/web/content_directory_dean',
  '/web/content_work',
  '/web/content_activity',
  '/web/work_table',
  '/web/review',
  '/member/members',
  '/member/role',
  '/member/prefix',
  '/member/position',
  '/member/edulavel',
  '/admin/users',
  '/admin/lists',
  '/admin/menu',
  '/admin/settings',
  '/admin/status',
  '/centre/lc_members',
  '/centre/lc_checkin_members',
] as const;

/** Thai texts in sight that a reader of English has no use for. Second lines, records without English and the language switch are left out. */
function thaiTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!/[ก-๙]/.test(node.textContent ?? '') || !element?.checkVisibility()) continue;
      // the documented words of a list that is ready are in both languages
      if (element.closest('[role="status"]')) continue;
      // marked as Thai: a second line below English, or a record that has no English
      if (element.closest('[lang]')?.getAttribute('lang') === 'th') {
        const line = element.closest('[lang="th"]');
        const sibling = line?.parentElement?.querySelector('[lang="en"]');
        if (!sibling || line?.previousElementSibling === sibling) continue;
      }
      found.push(node.textContent?.trim() ?? '');
    }
    return found;
  });
}

for (const path of screens)
  test(`in English ${path} has the English titles first and no other Thai text`, async ({ page, signIn }) => {
    await signIn(page, 'admin', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await thaiTexts(page)).toEqual([]);
  });
