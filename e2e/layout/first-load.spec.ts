import { isPage } from '@faculty/contracts/pages';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { historyButtonPhrases } from '../../apps/web/src/kit/history/history-button.phrases.ts';
import { messagePhrases } from '../../apps/web/src/kit/notifications/messages.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { makeNews, newsForm } from '../support/news.ts';

interface StartedCall {
  method: string;
  address: string;
  form?: string;
}

test('a screen does not repeat the calls that its document has started', async ({ page, signIn }) => {
  test.slow(); // some thirty screens, each until its network is idle
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
    const firstCalls = await page.locator('meta[name="first-calls"]').getAttribute('content');
    const calls = JSON.parse(firstCalls ?? '[]') as StartedCall[];
    // the person, the menu, and the list
    expect(calls.length, path).toBeGreaterThanOrEqual(2);
    lists += calls.length - 2;
    // the option lists of rows and filters are requested together with the list
    const options = seen.filter((call) => call.includes(' /combo_dc_param')).map((call) => call.trim());
    expect.soft(options.sort(), path).toEqual(
      calls
        .filter(({ address }) => address.startsWith('/combo_dc_param'))
        .map(({ method, address }) => `${method} ${address}`)
        .sort(),
    );
    for (const { method, address, form = '' } of calls) {
      // the next page of a list is prefetched, and the guard requests the right of the screen
      const [callPath] = address.split('?');
      const isSameCall = (call: string) => call.startsWith(`${method} `) && call.split(/[? ]/)[1] === callPath;
      const times = seen.filter((call) => isSameCall(call) && !call.includes('page=1') && call.endsWith(form));
      expect.soft(times, `${path}: ${method} ${address}`).toEqual([[method, address, form].join(' ')]);
    }
  }
  expect(lists).toBeGreaterThan(5);
});

test('no call is made before sign-in', async ({ page }) => {
  for (const path of ['/login', '/forgot', '/sign-up', '/starter', '/password-reset', '/verify-email', '/error-login']) {
    await page.goto(path);
    await expect(page.locator('meta[name="first-calls"]'), path).toHaveCount(0);
  }
});

test('a document with scripts of an older version is reloaded only once', async ({ page }) => {
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

  // it is not reloaded again within a minute
  refusals = Number.POSITIVE_INFINITY;
  await page.goto('/login');
  await page.waitForTimeout(1_500);
  expect(documents).toBe(3);
});

test('where the code of a dialog is missing the page offers to reload, and what is typed is still there', async ({
  page,
  signIn,
  words,
  language,
  api,
  mark,
}) => {
  const id = await makeNews(await api('staff'), `ข่าวเดิม ${mark}`);
  await page.route('**/assets/history-drawer-*.js', (route) => route.abort());
  await signIn(page, 'staff', `/web/content_new?edit=${id}`);
  const { titleThai } = newsForm(page, language);
  await titleThai.fill(`กำลังพิมพ์ ${mark}`);
  const history = page.getByRole('button', { name: words(historyButtonPhrases).open });
  await history.click();
  const reload = page.getByRole('button', { name: words(messagePhrases).reload });
  await expect(reload).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await page.unroute('**/assets/history-drawer-*.js');
  await reload.click();
  await expect(page.getByText(words(formPhrases).restored)).toBeVisible();
  await expect(titleThai).toHaveValue(`กำลังพิมพ์ ${mark}`);
  await history.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
