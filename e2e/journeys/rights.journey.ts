import { errors } from '@faculty/contracts/errors';
import { prefix } from '@faculty/contracts/members/prefix';
import { type PageKey, pageKeys, pages } from '@faculty/contracts/pages';
import { news } from '@faculty/contracts/website/news';
import { newsImage } from '@faculty/contracts/website/news-image';
import { upload } from '@faculty/contracts/website/upload';
import { shellPhrases } from '../../apps/web/src/app/shell/shell.phrases.ts';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { callsWith } from '../support/api.ts';
import { authPhrases } from '../support/auth.phrases.ts';
import { expectDenied } from '../support/denied.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { lecturerPages } from '../support/people.ts';
import { openMenu, sessionToken } from '../support/shell.ts';
import { pickAtProvider } from '../support/sign-in.ts';

const foreign = pageKeys.filter((key) => !lecturerPages.includes(key));

test('a person without rights has no entries in the menu', async ({ page, words, language, isPhone, signIn }) => {
  await signIn(page, 'lecturer');
  const t = words(shellPhrases);
  const menu = await openMenu(page, t, isPhone);
  await expect(menu.getByRole('link')).toHaveText([t.profile, ...lecturerPages.map((key) => pages[key][language])]);
  // exact: titles of works on the start page may contain the name of a page
  for (const key of foreign) await expect(page.getByRole('link', { name: pages[key][language], exact: true })).toHaveCount(0);
});

test('no call answers without its right', async ({ api }) => {
  const lecturer = await api('lecturer');
  for (const { routes } of [prefix, news, newsImage, upload]) {
    for (const route of Object.values(routes).filter((route) => route !== undefined)) {
      const [method, path] = route.split(' ') as [string, string];
      const answer = await lecturer.fetch(path.replace(/:\w+/, '1'), { method, ...(method !== 'GET' && { data: {} }) });
      expect(answer.status(), route).toBe(403);
      expect(await answer.json(), route).toMatchObject({ code: 'forbidden' });
    }
  }
});

test('a person with the right to view only has no buttons to change records', async ({ page, words, language, isPhone }) => {
  const t = words(newsPhrases);
  const list = new RecordList(page, language, isPhone);
  await page.goto('/login');
  await pickAtProvider(page, words(authPhrases), 'pawina.tho');
  await expect(page).toHaveURL(/\/app\/profile-view$/);
  await page.goto('/web/content_new');
  await expect(list.records.first()).toBeVisible();
  await expect(page.getByRole('link', { name: t.add })).toHaveCount(0);

  // a row opens read-only; the first ones are of journeys beside this one, which delete them
  await list.records.last().getByRole('link').first().click();
  const form = words(formPhrases);
  await expect(page.getByText(form.readOnly)).toBeVisible();
  await expect(page.getByRole('textbox').first()).toBeDisabled();
  await expect(page.getByRole('button', { name: form.save, exact: true })).toHaveCount(0);

  await page.goto('/web/content_new?form=add');
  await expect(page.getByText(errors.forbidden[language])).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a removed right is gone at the next click', async ({ page, words, language, isPhone, database, playwright }) => {
  const key: PageKey = '/member/prefix';
  const setActive = (active: 'Y' | 'N') =>
    database('update roles set active = $1::"Flag" where user_name = $2 and role_page = $3', active, 'somkiat.man', key);
  await page.goto('/login');
  await pickAtProvider(page, words(authPhrases), 'somkiat.man');
  const entry = (await openMenu(page, words(shellPhrases), isPhone)).getByRole('link', { name: pages[key][language] });
  await expect(entry).toBeVisible();
  const calls = await callsWith(playwright.request, await sessionToken(page));

  await setActive('N');
  try {
    // the server caches rights for two seconds
    await expect.poll(async () => (await calls.get('/prefixs')).status()).toBe(403);
    await entry.click();
    await expectDenied(page, language, key);
    await expect((await openMenu(page, words(shellPhrases), isPhone)).getByRole('link', { name: pages[key][language] })).toHaveCount(0);
  } finally {
    await setActive('Y');
    await calls.dispose();
  }
});
