import { isPage } from '@faculty/contracts/pages';
import { expect, test } from '../support/journey.ts';

interface Asked {
  method: string;
  address: string;
  form?: string;
}

test('a screen asks once for what its document has begun to fetch', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  const menu = page.getByRole('navigation').locator('a[href^="/member"], a[href^="/web"], a[href^="/admin"]');
  await expect(menu.first()).toBeVisible();
  const addresses = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr') {
      const { pathname, search } = new URL(request.url());
      seen.push([request.method(), pathname + search, request.postData() ?? ''].join(' '));
    }
  });
  let lists = 0;
  for (const path of addresses.filter(isPage)) {
    seen.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    const begun = await page.locator('meta[name="first-calls"]').getAttribute('content');
    const calls = JSON.parse(begun ?? '[]') as Asked[];
    // who it is, the menu, and the list
    expect(calls.length, path).toBeGreaterThanOrEqual(2);
    lists += calls.length - 2;
    // what the rows and the filters are told with has begun with the list
    const options = seen.filter((call) => call.includes(' /combo_dc_param')).map((call) => call.trim());
    expect.soft(options.sort(), path).toEqual(
      calls
        .filter(({ address }) => address.startsWith('/combo_dc_param'))
        .map(({ method, address }) => `${method} ${address}`)
        .sort(),
    );
    for (const { method, address, form = '' } of calls) {
      // the next page of a list is fetched ahead, and the guard asks for the screen's own right
      const [asked] = address.split('?');
      const isOfIt = (call: string) => call.startsWith(`${method} `) && call.split(/[? ]/)[1] === asked;
      const times = seen.filter((call) => isOfIt(call) && !call.includes('page=1') && call.endsWith(form));
      expect.soft(times, `${path}: ${method} ${address}`).toEqual([[method, address, form].join(' ')]);
    }
  }
  expect(lists).toBeGreaterThan(5);
});

test('nobody is asked for who stands before the sign-in', async ({ page }) => {
  for (const path of ['/login', '/forgot', '/sign-up', '/starter', '/password-reset', '/verify-email', '/error-login']) {
    await page.goto(path);
    await expect(page.locator('meta[name="first-calls"]'), path).toHaveCount(0);
  }
});

test('a document whose files a new version has replaced is asked for anew, and only once', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  let refusals = 1;
  await page.route('**/assets/app-*.js', (route) => {
    refusals -= 1;
    return refusals >= 0 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toBe(2);

  // within the minute nothing is tried again
  refusals = Number.POSITIVE_INFINITY;
  await page.goto('/login');
  await page.waitForTimeout(1_500);
  expect(documents).toBe(3);
});
