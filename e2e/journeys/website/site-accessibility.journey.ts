import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { siteAddress } from '../../support/ports.ts';

/** One address of each kind of page in the site map, in both languages, and the pages that it leaves out. */
async function kindsOfPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${siteAddress}/sitemap.xml`)).text();
  const kinds = new Map<string, string>();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)/g)) {
    const { pathname } = new URL(address);
    const [, lang, place = '', key] = /^(\/en(?=\/|$))?\/?([^/]*)(\/.*)?$/.exec(pathname) ?? [];
    const kind = `${lang ?? ''}/${place}${key ? '/…' : ''}`;
    if (!kinds.has(kind)) kinds.set(kind, pathname);
  }
  const others = ['/search?q=ภาษา', '/search', '/no-such-page', '/news?sdg=4', '/works?year=2568'];
  return [...kinds.values(), ...others.flatMap((path) => [path, `/en${path}`])];
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
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.location().url.endsWith('/no-such-page')) errors.push(message.text());
    });
    const addresses = await kindsOfPages();
    expect(addresses.length).toBeGreaterThan(45);
    for (const address of addresses) {
      await page.goto(siteAddress + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${address} fits`)
        .toBeLessThanOrEqual(0);
      await expectAccessible(page, `${colorScheme} ${address}`);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
}
