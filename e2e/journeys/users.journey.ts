import { userEntity } from '@faculty/contracts/admin/user';
import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { APIRequestContext } from '@playwright/test';
import { userPhrases } from '../../apps/web/src/features/admin/users/user.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { choose, textOf } from '../support/fields.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { emailOf } from '../support/people.ts';

const rolePhrases = {
  admin: { th: 'ผู้ดูแลระบบ', en: 'Administrator' },
  user: { th: 'ผู้ใช้งาน', en: 'User' },
};

/** Creates an account by the documented call. */
async function makeUser(api: APIRequestContext, userName: string): Promise<number> {
  const data = { user_name: userName, email: emailOf(userName), fname_th: 'ทดลอง', lname_th: userName, role: 'user' };
  const answer = await api.post('/users', { data: { data } });
  await expect(answer).toBeOK();
  const { id } = (await answer.json()) as { id: number };
  return id;
}

test('users are filtered by text, by a range and by an option', async ({ page, words, language, isPhone, signIn, api, mark }) => {
  const t = words({ ...userPhrases, ...fieldLabels(userEntity) });
  const list = new RecordList(page, language, isPhone);
  const id = await makeUser(await api('admin'), mark);
  const add = async (filter: string) => {
    await list.openFilters();
    await page.getByRole('button', { name: t.addFilter }).click();
    await page.getByRole('menuitem', { name: filter, exact: true }).click();
  };
  await signIn(page, 'admin', '/admin/users');
  await expect(list.records).toHaveCount(10);

  await test.step('by part of the e-mail', async () => {
    await add(t.email);
    await expect(textOf(page, t.contains(t.email))).toBeFocused();
    await page.keyboard.type(mark.slice(2));
    await expect(list.records).toHaveCount(1);
    await page.getByRole('button', { name: t.removeFilter(t.email) }).click();
    await list.closeFilters();
    await expect(list.records).toHaveCount(10);
  });

  await test.step('by a range of ids', async () => {
    await add(t.id);
    await textOf(page, t.from(t.id)).fill(String(id));
    await textOf(page, t.to(t.id)).fill(String(id));
    await expect(page).toHaveURL(new RegExp(`idRange=${id}(,|%2C)${id}`));
    await list.closeFilters();
    await expect(list.records).toHaveCount(1);
    await expect(list.record(emailOf(mark))).toBeVisible();
  });

  await test.step('by the role; the filters are in the URL', async () => {
    await add(t.role);
    await choose(page, t.role, words(rolePhrases).admin);
    await list.closeFilters();
    await expect(page.getByText(list.words.noMatchHint)).toBeVisible();
    await page.reload();
    await expect(page.getByText(list.words.noMatchHint)).toBeVisible();
    await page.getByRole('button', { name: list.words.clearFilters }).first().click();
    await expect(list.records).toHaveCount(10);
  });
});

test('an account is edited, reset, saved, and deleted after a confirmation', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words({ ...userPhrases, ...fieldLabels(userEntity) });
  const saving = words(formPhrases);
  const list = new RecordList(page, language, isPhone);
  const admin = await api('admin');
  const id = await makeUser(admin, mark);
  const name = `ทดลอง ${mark}`;
  const firstName = textOf(page, `${t.fname} (${saving.inThai})`);
  const save = page.getByRole('button', { name: saving.save, exact: true });
  // documented: the address of an account opens its form
  await signIn(page, 'admin', `/admin/users/${id}`);
  await expect(page).toHaveURL(new RegExp(`/admin/users/${id}/edit$`));

  await test.step('Reset restores the stored values', async () => {
    await expect(firstName).toHaveValue('ทดลอง');
    await firstName.fill('ผิด');
    await choose(page, t.role, words(rolePhrases).admin);
    await expect(page.getByText(t.adminTitle)).toBeVisible();
    await page.getByRole('button', { name: saving.reset, exact: true }).click();
    await expect(firstName).toHaveValue('ทดลอง');
    await expect(page.getByText(t.adminTitle)).toBeHidden();
    await expect(page.getByRole('button', { name: saving.reset, exact: true })).toBeDisabled();
  });

  await test.step('a change is saved', async () => {
    await textOf(page, t.user_platform_reg).fill('02 555 0101');
    await save.click();
    await expect(page.getByText(t.updated)).toBeVisible();
    expect(await (await admin.get(`/users/${id}`)).json()).toMatchObject({ user_platform_reg: '02 555 0101', role: 'user' });
  });

  await test.step('deleting needs a confirmation, and No cancels', async () => {
    await page.goto(`/admin/users?email=${mark}`);
    await list.act(name, list.words.remove);
    const question = page.getByRole('dialog', { name: t.confirmTitle });
    await expect(question).toContainText(t.confirmText(name));
    await question.getByRole('button', { name: list.words.keep, exact: true }).click();
    await expect(question).toBeHidden();
    await expect(list.record(name)).toBeVisible();

    await list.act(name, list.words.remove);
    await question.getByRole('button', { name: list.words.remove, exact: true }).click();
    await expect(page.getByText(t.deleted)).toBeVisible();
    await expect(page.getByText(list.words.noMatchHint)).toBeVisible();
  });
});

test('the last administrator cannot lose the role, and the field shows why', async ({ page, words, language, signIn, api }) => {
  const t = words({ ...userPhrases, ...fieldLabels(userEntity) });
  const refusal = fieldErrorWords('last_admin', language);
  const admin = await api('admin');
  const { rows } = (await (await admin.get('/users', { params: { role: 'admin', page: 0, limit: 10 } })).json()) as {
    rows: { id: number }[];
  };
  expect(rows).toHaveLength(1);
  const [only] = rows;
  await signIn(page, 'admin', `/admin/users/${only?.id}/edit`);
  await choose(page, t.role, words(rolePhrases).user);
  await page.getByRole('button', { name: words(formPhrases).save, exact: true }).click();
  await expect(page.getByRole('alert').getByText(refusal)).toBeVisible();
  await expect(page.getByRole('combobox', { name: t.role })).toHaveAccessibleDescription(new RegExp(refusal));
  expect((await admin.get('/users')).status()).toBe(200);
});
