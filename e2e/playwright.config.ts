import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../tools/lib/chromium.mjs';
import type { OtherBrowserOptions } from './browsers/support/journey.ts';
import { address, harness, ports } from './support/ports.ts';

const executablePath = findChromium();

/** Storage of a browser in which English was selected. */
const english = { cookies: [], origins: [{ origin: address, localStorage: [{ name: 'language', value: 'en' }] }] };

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  locale: 'en-GB',
  colorScheme: 'dark',
  storageState: english,
} as const;
const desktop = { locale: 'th-TH', colorScheme: 'light', viewport: { width: 1366, height: 768 } } as const;
/** What decides on every change: whoever signs in, works on and saves a list, a news item, a work, and what nobody may. */
const daily = '**/{news,prefix,rights,sign-in,work}.journey.ts';
/** The demo pages; `npm run test:demo` runs them. */
const demoPages = '**/journeys/demo/*.journey.ts';

/** The journeys, which most runs name, need no pages of single parts. */
const named = process.argv.flatMap((argument) => /^--project=(.*)/.exec(argument)?.[1] ?? []);
const isHarnessUsed = named.length === 0 || named.includes('parts') || named.includes('layout');
const harnessServer = {
  command: `"${process.execPath}" ../../../node_modules/vite/bin/vite.js --config vite.config.ts --port ${ports.harness} --strictPort`,
  cwd: '../apps/web/harness',
  url: harness,
  timeout: 120_000,
};

/**
 * Journeys run in two settings: those of most staff (Thai, light, desktop), and the opposite of each (English, dark, phone). A journey uses
 * the language of `locale`. `npm test` runs those of every day in the first; all others take minutes and seldom fail: the other journeys
 * and both settings (`npm run test:phone`), `layout`, which measures every screen, and `parts`, the editor and the file field
 * (`npm run test:layout`), other browsers (`npm run test:browsers`) and the demo pages (`npm run test:demo`).
 */
export default defineConfig<OtherBrowserOptions>({
  testMatch: '**/*.{journey,spec}.ts',
  outputDir: '../test-results/journeys',
  // journeys run in parallel, because each finds its own records by a mark; three keep two cores busy
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // a busy machine is slow, not wrong
  timeout: 300_000,
  // for slow machines
  expect: { timeout: 40_000 },
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    baseURL: address,
    timezoneId: 'Asia/Bangkok',
    // recording each test takes a third of the time of a journey
    trace: 'on-first-retry',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
  },
  projects: [
    { name: 'parts', testDir: '.', testIgnore: ['browsers/**', 'journeys/**', 'layout/**'] },
    { name: 'layout', testDir: 'layout', use: { locale: 'th-TH' } },
    { name: 'thai-light-desktop', testDir: 'journeys', testMatch: daily, use: desktop },
    { name: 'thai-light-desktop-others', testDir: 'journeys', testIgnore: [demoPages, daily], use: desktop },
    { name: 'english-dark-phone', testDir: 'journeys', testIgnore: demoPages, use: phone },
    { name: 'demo', testDir: 'journeys', testMatch: demoPages, use: desktop },
    { name: 'firefox', testDir: 'browsers', use: { engine: 'firefox', locale: 'th-TH' } },
    { name: 'webkit', testDir: 'browsers', use: { engine: 'webkit', locale: 'th-TH' } },
  ],
  webServer: [
    {
      command: `"${process.execPath}" server.mjs`,
      env: { PORT: ports.web, SITE_PORT: ports.site, DEV_IDP_PORT: ports.identityProvider },
      url: `${address}/readyz`,
      timeout: 120_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    ...(isHarnessUsed ? [harnessServer] : []),
  ],
});
