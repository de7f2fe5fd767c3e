import { prefixPhrases } from '../../apps/web/src/features/members/prefix/prefix.phrases.ts';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { expect, test } from '../support/journey.ts';

test('a search typed on the wrong keyboard layout is offered on the right one, in a list and in the palette', async ({
  page,
  words,
  signIn,
}) => {
  const t = words(prefixPhrases);
  const list = words(listPhrases);
  await signIn(page, 'admin', '/member/prefix');
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible();

  await test.step('in a list', async () => {
    await page.getByRole('searchbox').fill('okp');
    const offer = page.getByRole('button', { name: list.meant('นาย') });
    await expect(offer).toBeVisible();
    await offer.click();
    await expect(page.getByRole('searchbox')).toHaveValue('นาย');
    await expect(page.getByText('นาย', { exact: true }).first()).toBeVisible();
  });

  await test.step('in the palette, by keyboard', async () => {
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog').getByRole('textbox');
    await box.fill('-jk;');
    await expect(page.getByRole('option', { name: list.meant('ข่าว') })).toBeVisible();
    await box.press('Enter');
    await expect(box).toHaveValue('ข่าว');
    await page.getByRole('option').first().waitFor();
    await box.press('Enter');
    await expect(page).toHaveURL(/\/web\//);
  });
});
