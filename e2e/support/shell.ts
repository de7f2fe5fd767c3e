import type { Locator, Page } from '@playwright/test';
import type { shellPhrases } from '../../apps/web/src/app/shell/shell.phrases.ts';
import type { Spoken } from '../../apps/web/src/i18n/speak.ts';

/** The menu with the screens that a person may open; on a phone it is opened first. */
export async function openMenu(page: Page, t: Spoken<typeof shellPhrases>, isPhone: boolean): Promise<Locator> {
  if (isPhone) await page.getByRole('button', { name: t.openMenu }).click();
  return page.getByRole('navigation', { name: t.mainMenu });
}

/** The session token of this browser. */
export function sessionToken(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('token') ?? '');
}
