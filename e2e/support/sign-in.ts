import type { Page } from '@playwright/test';
import type { Spoken } from '../../apps/web/src/i18n/speak.ts';
import type { authPhrases } from './auth.phrases.ts';
import { accountOf, type DemoPerson, emailOf } from './people.ts';

type Words = Spoken<typeof authPhrases>;

/** Signs in from the page with the Office365 button, as the selected person of the embedded identity provider. */
export async function pickAtProvider(page: Page, t: Words, userName: string): Promise<void> {
  await page.getByRole('link', { name: t.office }).click();
  await page.getByRole('searchbox').fill(emailOf(userName));
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: emailOf(userName) }).click();
}

/** Fills in and submits the local sign-in form on the page. */
export async function signInLocally(page: Page, t: Words, person: DemoPerson, password = accountOf(person).password): Promise<void> {
  await page.getByRole('textbox', { name: t.email }).fill(accountOf(person).email);
  await page.getByRole('textbox', { name: t.password, exact: true }).fill(password);
  await page.getByRole('button', { name: t.signIn, exact: true }).click();
}
