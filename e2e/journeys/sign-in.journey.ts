import { errors } from '@faculty/contracts/errors';
import { shellPhrases } from '../../apps/web/src/app/shell/shell.phrases.ts';
import { authPhrases } from '../support/auth.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { accountOf } from '../support/people.ts';
import { pickAtProvider, signInLocally } from '../support/sign-in.ts';

test('staff sign in with Office365 and get to the start page', async ({ page, words, language }) => {
  const t = words(authPhrases);
  const shell = words(shellPhrases);
  const navigations: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && navigations.push(request.url()));
  await page.goto('/login');
  await pickAtProvider(page, t, 'staff');

  await expect(page).toHaveURL(/\/app\/profile-view$/);
  const { fname_th, fname_en, email } = accountOf('staff');
  const name = language === 'en' ? fname_en : fname_th;
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: shell.greeting(name) })).toBeVisible();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  // the token arrived as ?token=; it is removed from the address and the history
  expect(navigations.some((address) => address.includes('/login?token='))).toBe(true);
  expect(await page.evaluate(() => JSON.stringify([location.href, history.state, document.referrer]))).not.toContain('token');
});

test('a signed-out person who opens a page gets to it after signing in', async ({ page, words }) => {
  const t = words(authPhrases);
  await page.goto('/web/content_new?q=abc');
  await expect(page).toHaveURL(/\/starter$/);
  await expect(page.getByRole('heading', { name: t.welcome })).toBeVisible();
  await pickAtProvider(page, t, 'staff');
  await expect(page).toHaveURL(/\/web\/content_new\?q=abc$/);
});

test('a person signs in with e-mail and password, and not with wrong ones', async ({ page, words, language }) => {
  const t = words(authPhrases);
  await page.goto('/login');
  await page.getByRole('tab', { name: t.local }).click();
  await signInLocally(page, t, 'staff', 'not-the-password');
  await expect(page.getByRole('alert').getByText(errors.bad_credentials[language])).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await signInLocally(page, t, 'staff');
  await expect(page).toHaveURL(/\/app\/profile-view$/);
  // the error of the first attempt is cleared
  await expect(page.getByText(errors.bad_credentials[language])).toBeHidden();
});

test('signing out ends the session on the server too', async ({ page, words, signIn }) => {
  const t = words(shellPhrases);
  await signIn(page, 'staff');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const getMe = () => page.request.get('/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect((await getMe()).status()).toBe(200);

  await page.getByRole('button', { name: t.account }).click();
  await page.getByRole('menuitem', { name: t.signOut }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await getMe()).status()).toBe(401);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/app\//);
});

test('the built server refuses a common password', async ({ api }) => {
  const staff = await api('staff');
  const { password } = accountOf('staff');
  const answer = await staff.put('/auth/password-update', { data: { currentPassword: password, newPassword: 'Password123' } });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { newPassword: { code: 'common_password' } } });
});
