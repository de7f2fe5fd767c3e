import { test as base, expect } from '../../support/journey.ts';
import { type Account, accountOf, type DemoPerson } from '../../support/people.ts';
import { address } from '../../support/ports.ts';
import { DrivenPage } from './driven-page.ts';
import { type Engine, type Started, start } from './engines.ts';

export interface OtherBrowserOptions {
  /** The browser of the project. */
  engine: Engine;
}

interface OtherBrowser extends OtherBrowserOptions {
  started: Started;
  driven: DrivenPage;
  copy: Started['copy'];
  /** Signs a person in without the sign-in page, and opens a screen. */
  enter(person: DemoPerson | Pick<Account, 'email' | 'password'>, path: string): Promise<void>;
}

export { expect };

/** Journeys in Firefox and WebKitGTK; each has a new browser. */
export const test = base.extend<OtherBrowser>({
  engine: ['firefox', { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
  uncovered: async ({}, use) => use(undefined),

  started: async ({ engine }, use) => {
    const started = await start(engine);
    await use(started);
    await started.stop();
  },

  driven: async ({ started }, use) => {
    const driven = new DrivenPage(started.send);
    await use(driven);
    expect(await driven.errors(), 'errors of scripts').toEqual([]);
  },

  copy: async ({ started }, use) => use(started.copy),

  enter: async ({ driven, request }, use) => {
    await use(async (person, path) => {
      const { email, password } = typeof person === 'string' ? accountOf(person) : person;
      const answer = await request.post('/auth/signin/local', { data: { email, password } });
      await driven.open(`${address}/favicon.svg`);
      await driven.run(
        (token) => {
          localStorage.setItem('token', token);
          localStorage.setItem('login_time', String(Date.now()));
        },
        await answer.text(),
      );
      await driven.open(address + path);
    });
  },
});
