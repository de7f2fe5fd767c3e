import { randomBytes } from 'node:crypto';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { type Phrases, type Spoken, speak } from '../../apps/web/src/i18n/speak.ts';
import { callsWith, tokenOf } from './api.ts';
import { removeMarked } from './clean-up.ts';
import { watchControls } from './covered-controls.ts';
import type { DemoPerson } from './people.ts';
import { address, databaseAddress } from './ports.ts';

interface Journey {
  /** Language of the project. */
  language: Language;
  /** Whether lists are cards and the menu is behind a button. */
  isPhone: boolean;
  /** The product's phrases in the project's language. */
  words<P extends Phrases>(phrases: P): Spoken<P>;
  /** Signs a demo person in without the sign-in page, which has its own journey, and opens a screen. */
  signIn(page: Page, person: DemoPerson, path?: string): Promise<void>;
  /** A request context of a demo person, for the documented calls. */
  api(person: DemoPerson): Promise<APIRequestContext>;
  /** Unique text for the titles of all records that the journey creates; records with it are deleted at the end. */
  mark: string;
  /** With `E2E_CONTROLS=true`: nothing lies over a control in view, at every step of every journey. */
  uncovered: undefined;
  /** Runs a statement on the server's database, for data without a screen or call. */
  database(sql: string, ...values: unknown[]): Promise<unknown>;
}

export { expect };

export const test = base.extend<Journey>({
  language: async ({ locale }, use) => use(locale?.startsWith('en') ? 'en' : 'th'),

  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),

  words: async ({ language }, use) => use((phrases) => speak(phrases, language)),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
  signIn: async ({}, use) => {
    await use(async (page, person, path = '/app/profile-view') => {
      const token = await tokenOf(page.request, person);
      // stores the token like the sign-in page, from a document of this origin without scripts
      await page.goto('/favicon.svg');
      await page.evaluate((signedIn) => {
        localStorage.setItem('token', signedIn);
        localStorage.setItem('login_time', String(Date.now()));
      }, token);
      await page.goto(path);
      // keys pressed before the shell is rendered would be lost
      await expect(page.getByRole('banner')).toBeVisible();
    });
  },

  api: async ({ playwright }, use) => {
    const contexts: APIRequestContext[] = [];
    await use(async (person) => {
      const signingIn = await playwright.request.newContext({ baseURL: address });
      const context = await callsWith(playwright.request, await tokenOf(signingIn, person));
      contexts.push(signingIn, context);
      return context;
    });
    for (const context of contexts) await context.dispose();
  },

  mark: async ({ api }, use) => {
    const mark = `e2e${randomBytes(4).toString('hex')}`;
    await use(mark);
    await removeMarked(await api('admin'), mark);
  },

  uncovered: [
    async ({ context }, use) => {
      const covered = process.env.E2E_CONTROLS ? await watchControls(context) : null;
      await use(undefined);
      if (covered) expect.soft(covered(), 'controls under something else').toEqual([]);
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
  database: async ({}, use) => {
    const client = new pg.Client({ connectionString: databaseAddress() });
    await client.connect();
    await use(async (sql, ...values) => (await client.query(sql, values)).rows);
    await client.end();
  },
});
