import { type DemoPath, demoPages } from '@faculty/contracts/demo/demo-pages';
import { expect, type Page } from '@playwright/test';

/** Opens a demo page by client-side navigation, without reloading the app. */
export async function goTo(page: Page, path: DemoPath, language: 'th' | 'en'): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(demoPages[path][language]);
}

/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
