import { linkPhrases } from '../../apps/web/src/features/website/link/link.phrases.ts';
import { activityPhrases } from '../../apps/web/src/features/works/activities/activity.phrases.ts';
import { reviewPhrases } from '../../apps/web/src/features/works/shared/review.phrases.ts';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { filterPlaces, RecordList } from '../support/lists.ts';
import { makeNews } from '../support/news.ts';

test('the filter bar does not shift, and shows the full name of a selected option', async ({ page, words, signIn, isPhone, language }) => {
  test.skip(isPhone, 'on a phone the filters are behind a button');
  const t = words(activityPhrases);
  const list = words(listPhrases);
  const review = words(reviewPhrases);
  await signIn(page, 'admin', '/web/content_activity');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const drawn = await filterPlaces(page);
  const search = page.getByRole('searchbox');
  expect((await search.boundingBox())?.width).toBeGreaterThanOrEqual(222);
  // the option lists are loaded
  await page.waitForLoadState('networkidle');
  expect(await filterPlaces(page)).toEqual(drawn);

  const person = page.getByRole('combobox', { name: review.person });
  await person.click();
  await page.getByRole('option').nth(3).click();
  await expect(person).not.toHaveValue('');
  await expect(page.getByRole('button', { name: list.clearFilters })).toBeVisible();
  expect(await filterPlaces(page)).toEqual(drawn);
  // the full name, not truncated
  expect(await person.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);

  await search.fill('ประชุม');
  expect(await filterPlaces(page)).toEqual(drawn);
  await page.getByRole('button', { name: list.moreFilters(0) }).click();
  const date = page.getByRole('textbox', { name: t.start_date });
  await date.fill(language === 'th' ? '1/1/2568' : '1/1/2025');
  await date.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: list.closeFilters }).click();
  await expect(page.getByRole('button', { name: list.moreFilters(1) })).toBeVisible();
  expect(await filterPlaces(page)).toEqual(drawn);
});

test('a list is filtered by a month as people write it, and by a year', async ({ page, words, signIn, isPhone, language, api, mark }) => {
  test.skip(isPhone, 'on a phone the filters are behind a button');
  const staff = await api('staff');
  const id = await makeNews(staff, `ข่าวของเดือน ${mark}`);
  await expect(await staff.post('/update_con_news', { data: { news_id: id, new_start_date: '2019-09-15' } })).toBeOK();
  await signIn(page, 'staff', `/web/content_new?q=${mark}`);
  const list = new RecordList(page, language, isPhone);
  const period = page.getByRole('combobox', { name: language === 'th' ? 'เดือนหรือปี' : 'Month or year' });
  for (const [typed, option, query] of [
    ['9/2562', /กันยายน 2562|September 2019/, 'start_date=2019-09-01&end_date=2019-09-30'],
    ['ก.ย. 62', /กันยายน 2562|September 2019/, 'start_date=2019-09-01&end_date=2019-09-30'],
    ['2562', /งบประมาณ 2562|Fiscal 2019/, 'start_date=2018-10-01&end_date=2019-09-30'],
  ] as const) {
    await period.click();
    await period.fill(typed);
    await page.getByRole('option', { name: option }).click();
    await expect(page).toHaveURL(new RegExp(query));
    await expect(list.record(mark)).toBeVisible();
  }
  await period.click();
  await period.fill('10/2562');
  await page.getByRole('option').first().click();
  await expect(page.getByText(words(listPhrases).noMatchHint)).toBeVisible();
});

test('a list that failed to load is neither announced as ready nor shown as empty', async ({ page, words, signIn }) => {
  const list = words(listPhrases);
  await page.route('**/web_con_links?*', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: '' } }),
  );
  await signIn(page, 'admin', '/web/content_link');
  await expect(page.getByRole('heading', { level: 1, name: words(linkPhrases).title })).toBeVisible();
  await expect(page.locator('main').getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(list.ready)).toBeHidden();
  await expect(page.locator('main').getByText(list.count(0), { exact: true })).toHaveCount(0);
});
