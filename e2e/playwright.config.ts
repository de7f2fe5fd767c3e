import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../tools/lib/chromium.mjs';
import { address, harness, ports } from './support/ports.ts';

const executablePath = findChromium();

/** What the language switch leaves in the browser: a person who chose English before. */
const english = { cookies: [], origins: [{ origin: address, localStorage: [{ name: 'language', value: 'en' }] }] };

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  locale: 'en-GB',
  colorScheme: 'dark',
  storageState: english,
} as const;
/** What is done on a phone most days; on the rest of the screens the phone is tried by a command of its own. */
const onPhonesDaily = '**/{news,news-album,profile,session,sign-in,work}.journey.ts';

const desktop = { locale: 'th-TH', colorScheme: 'light', viewport: { width: 1366, height: 768 } } as const;
/** Axe on the rest of the screens, which the phone's project does, too: on a desktop by that command as well. */
const onDesktopsSeldom = '**/members-accessibility.journey.ts';
/** That each demo page opens is seen with everything else; what stands on it by a command of its own. */
const demoInDetail = '**/journeys/demo/!(pages).journey.ts';

/**
 * Every journey is walked twice: as most staff see the product, and with everything that can be chosen chosen otherwise.
 * A journey takes its phrases in the language of `locale`. `rich-text` and `files` try one part by itself, once. What takes minutes
 * and is seldom red is not in `npm test`: `layout` measures every screen pixel by pixel (`npm run test:layout`), and the journeys
 * that few people make on a phone are `npm run test:phone`, and what stands on the demo pages `npm run test:demo`.
 */
export default defineConfig({
  testMatch: '**/*.{journey,spec}.ts',
  outputDir: '../test-results/journeys',
  // each journey finds its own records among those of the others
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // a busy machine is slow, not wrong
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    baseURL: address,
    timezoneId: 'Asia/Bangkok',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
  },
  projects: [
    { name: 'parts', testDir: '.', testIgnore: ['journeys/**', 'layout/**'] },
    { name: 'layout', testDir: 'layout', use: { locale: 'th-TH' } },
    { name: 'thai-light-desktop', testDir: 'journeys', testIgnore: [demoInDetail, onDesktopsSeldom], use: desktop },
    { name: 'thai-light-desktop-others', testDir: 'journeys', testMatch: onDesktopsSeldom, use: desktop },
    { name: 'demo', testDir: 'journeys', testMatch: demoInDetail, use: desktop },
    { name: 'english-dark-phone', testDir: 'journeys', testMatch: onPhonesDaily, use: phone },
    { name: 'english-dark-phone-others', testDir: 'journeys', testIgnore: onPhonesDaily, use: phone },
  ],
  webServer: [
    {
      command: `"${process.execPath}" server.mjs`,
      env: { PORT: ports.web, DEV_IDP_PORT: ports.identityProvider },
      url: `${address}/readyz`,
      timeout: 120_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: `"${process.execPath}" ../../../node_modules/vite/bin/vite.js --config vite.config.ts --port ${ports.harness} --strictPort`,
      cwd: '../apps/web/harness',
      url: harness,
      timeout: 120_000,
    },
  ],
});
