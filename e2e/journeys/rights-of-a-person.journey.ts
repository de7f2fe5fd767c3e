import { pages, rightNames } from '@faculty/contracts/pages';
import { roleMatrixPhrases, roleTemplatePhrases } from '../../apps/web/src/features/members/role/matrix/role-matrix.phrases.ts';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { expect, test } from '../support/journey.ts';

const person = 'somkiat.man';

test('the rights of a role are given in one save, shown with who gave them, and taken back by one press', async ({
  page,
  words,
  language,
  signIn,
  api,
}) => {
  const [t, roles, flags, lists] = [words(roleMatrixPhrases), words(roleTemplatePhrases), words(rightNames), words(listPhrases)];
  const rows = async () => {
    const found: { role_page: string }[] = await (await (await api('admin')).get('/roles', { params: { user_name: person } })).json();
    return found.map(({ role_page }) => role_page).sort();
  };
  const before = await rows();
  await signIn(page, 'admin');
  await page.goto('/member/role');
  await page.getByRole('button', { name: t.open }).click();
  await page.goto(`/member/role?person=${person}`);
  const box = (right: string, key: keyof typeof pages) =>
    page.getByRole('checkbox', { name: t.box(right, pages[key][language]), exact: true });
  await expect(box(flags.view, '/member/prefix')).toBeChecked();

  await page.getByRole('button', { name: t.addRole }).click();
  await page.getByRole('menuitem', { name: roles.desk }).click();
  await expect(box(flags.delete, '/centre/lc_members')).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(t.saved(2))).toBeVisible();
  expect(await rows()).toHaveLength(before.length + 2);

  await page.getByRole('button', { name: lists.undo, exact: true }).click();
  await expect(page.getByText(lists.undone)).toBeVisible();
  await expect(box(flags.delete, '/centre/lc_members')).not.toBeChecked();
  expect(await rows()).toEqual(before);
});
