import type { DemoPath } from '@faculty/contracts/demo/demo-pages';
import type { Page } from '@playwright/test';

/** Opens a demo page by client-side navigation, without reloading the app. */
export async function goTo(page: Page, path: DemoPath): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
