import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { siteAddress } from '../../support/ports.ts';

/** Paths of the site map. */
async function listed(): Promise<string[]> {
  const sitemap = await (await fetch(`${siteAddress}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Language and place of a path, and whether it is that of a record: `/en/news/…`. */
function kindOf(pathname: string): string {
  const [, lang = '', place = '', key] = /^(\/en(?=\/|$))?\/?([^/]*)(\/.*)?$/.exec(pathname) ?? [];
  return `${lang}/${place}${key ? '/…' : ''}`;
}

/** Pages that the site map leaves out, with their status. */
const others = [
  ['/search?q=ภาษา', 200],
  ['/search', 200],
  ['/no-such-page', 404],
  ['/news?sdg=4', 200],
  ['/works?year=2568', 200],
] as const;

/**
 * Opens a page of a kind; null when there is none any more. A parallel journey may delete or hide a record that the site map had a moment
 * ago: its address is added to `missing` once the site map leaves it out too, and another page is opened.
 */
async function openOneOf(page: Page, kind: string, missing: string[]): Promise<string | null> {
  const address = (await listed()).find((pathname) => kindOf(pathname) === kind);
  if (address === undefined) return null;
  const status = (await page.goto(siteAddress + address))?.status();
  if (status === 200) return address;
  await expect
    .poll(async () => (await listed()).includes(address), { message: `${address}: status ${status}, in the site map` })
    .toBe(false);
  missing.push(siteAddress + address);
  return openOneOf(page, kind, missing);
}

for (const [colorScheme, width] of [
  ['light', 1366],
  ['dark', 390],
  // 1280 pixels at 400 %
  ['light', 320],
] as const) {
  test(`every kind of page of the website is accessible and fits without a script: ${colorScheme}, ${width} pixels wide`, async ({
    browser,
    isPhone,
  }) => {
    test.skip(isPhone, 'has its own sizes');
    test.slow();
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    const errors: { url: string; text: string }[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push({ url: message.location().url, text: message.text() });
    });
    const missing = ['/no-such-page', '/en/no-such-page'].map((path) => siteAddress + path);
    const expectShown = async (address: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${address} fits`)
        .toBeLessThanOrEqual(0);
      await expectAccessible(page, `${colorScheme} ${address}`);
    };

    const shown: string[] = [];
    for (const kind of new Set((await listed()).map(kindOf))) {
      const address = await openOneOf(page, kind, missing);
      if (address === null) continue;
      await expectShown(address);
      shown.push(address);
    }
    expect(shown.length).toBeGreaterThan(35);
    for (const [path, status] of others.flatMap(([path, status]) => [[path, status] as const, [`/en${path}`, status] as const])) {
      expect((await page.goto(siteAddress + path))?.status(), path).toBe(status);
      await expectShown(path);
    }
    expect(errors.filter(({ url }) => !missing.includes(url))).toEqual([]);
    await context.close();
  });
}
