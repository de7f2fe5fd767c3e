import type { Page } from '@playwright/test';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { authPhrases } from '../support/auth.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { makeNews, newsForm } from '../support/news.ts';
import { accountOf } from '../support/people.ts';
import { sessionToken } from '../support/shell.ts';

/** Ends the session on the server only, like its expiry, a cancelled account or a password change. */
async function endSession(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  await expect(await page.request.post('/auth/signout', { headers })).toBeOK();
}

test('when the session ends while editing, signing in again in place completes the save', async ({
  page,
  words,
  language,
  signIn,
  api,
  mark,
}) => {
  const t = words(authPhrases);
  const saving = words(formPhrases);
  const staff = await api('staff');
  const id = await makeNews(staff, `ข่าวเดิม ${mark}`);
  await signIn(page, 'staff', `/web/content_new?edit=${id}`);
  const form = newsForm(page, language);
  await form.titleThai.fill(`ข่าวที่กำลังพิมพ์ ${mark}`);
  await endSession(page);
  await form.save.click();

  const dialog = page.getByRole('dialog', { name: t.sessionEnded });
  await expect(dialog.getByRole('textbox', { name: t.email })).toHaveValue(accountOf('staff').email);
  await dialog.getByRole('textbox', { name: t.password, exact: true }).fill(accountOf('staff').password);
  await dialog.getByRole('button', { name: t.signIn, exact: true }).click();

  await expect(page.getByText(saving.edited(String(id)))).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await (await staff.get(`/web_con_news/${id}`)).json()).toMatchObject({ news_title_th: `ข่าวที่กำลังพิมพ์ ${mark}` });
});

test('signing in again with Office365 uses a second window', async ({ page, words, language, signIn, api, mark }) => {
  const t = words(authPhrases);
  const id = await makeNews(await api('staff'), `ข่าวเดิม ${mark}`);
  await signIn(page, 'staff', `/web/content_new?edit=${id}`);
  const form = newsForm(page, language);
  await form.titleThai.fill(`ข่าวที่กำลังพิมพ์ ${mark}`);
  await endSession(page);
  await form.save.click();

  const popupEvent = page.waitForEvent('popup');
  await page.getByRole('dialog', { name: t.sessionEnded }).getByRole('button', { name: t.office }).click();
  const popup = await popupEvent;
  await popup.getByRole('link', { name: accountOf('staff').email }).click();
  await expect(page.getByText(words(formPhrases).edited(String(id)))).toBeVisible();
});

test('a draft survives a reload, and can be discarded', async ({ page, words, language, signIn, mark }) => {
  const t = words(newsPhrases);
  const saving = words(formPhrases);
  await signIn(page, 'staff', '/web/content_new?form=add');
  const form = newsForm(page, language);
  await form.titleThai.fill(`ร่างข่าว ${mark}`);
  await form.english.press('Space');
  await form.titleEnglish.fill(`Draft ${mark}`);

  // the browser asks before leaving a page with unsaved changes
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await expect(page.getByRole('heading', { name: t.add, level: 1 })).toBeVisible();
  await expect(page.getByText(saving.restored)).toBeVisible();
  await expect(form.titleThai).toHaveValue(`ร่างข่าว ${mark}`);
  await expect(form.titleEnglish).toHaveValue(`Draft ${mark}`);

  await page.getByRole('button', { name: saving.discard }).click();
  await expect(form.titleThai).toHaveValue('');
  await page.reload();
  await expect(form.titleThai).toHaveValue('');
  await expect(page.getByText(saving.restored)).toBeHidden();
});
