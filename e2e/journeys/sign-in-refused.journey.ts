import { authPhrases } from '../support/auth.phrases.ts';
import { expect, test } from '../support/journey.ts';

for (const [who, email] of [
  ['who is not in the system', 'nobody@faculty.example'],
  ['from elsewhere', 'someone@example.com'],
]) {
  test(`a person ${who} is refused after Office365 with a reason`, async ({ page, words }) => {
    const t = words(authPhrases);
    await page.goto('/login');
    await page.getByRole('link', { name: t.office }).click();
    await page.getByPlaceholder('someone@example.com').fill(email ?? '');
    await page.getByPlaceholder('someone@example.com').press('Enter');

    await expect(page).toHaveURL(/\/error-login\?request=/);
    await expect(page.getByRole('heading', { name: t.refused })).toBeVisible();
    await expect(page.getByText(t.notFound)).toBeVisible();
    await page.getByRole('link', { name: t.backToSignIn }).click();
    await expect(page.getByRole('link', { name: t.office })).toBeVisible();
  });
}
