import { fieldErrorWords } from '@faculty/contracts/field-errors';
import { activeWords } from '@faculty/contracts/kit/flags';
import type { Locator, Page } from '@playwright/test';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { authPhrases } from '../support/auth.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { makePrefix, prefixForm } from '../support/prefixes.ts';
import { pickAtProvider } from '../support/sign-in.ts';

test('a concurrent save of another field is merged', async ({ page, browser, words, language, isPhone, signIn, api, mark }) => {
  const saving = words(formPhrases);
  const name = `คำนำหน้า ${mark}`;
  const admin = await api('admin');
  const code = await makePrefix(admin, name);
  await signIn(page, 'admin', `/member/prefix?q=${mark}`);
  await new RecordList(page, language, isPhone).open(name);
  const mine = prefixForm(page, language);
  await mine.longEnglish.fill(`Mine ${mark}`);

  await test.step('another person saves first', async () => {
    const second = await browser.newContext();
    const other = await second.newPage();
    await other.goto('/login');
    await pickAtProvider(other, words(authPhrases), 'onuma.kin');
    await expect(other).toHaveURL(/\/app\/profile-view$/);
    await other.goto(`/member/prefix?edit=${code}`);
    const otherForm = prefixForm(other, language);
    await otherForm.shortEnglish.fill('Theirs');
    await otherForm.save.click();
    await expect(other.getByText(saving.edited(code))).toBeVisible();
    await second.close();
  });

  await test.step('both changes are saved without a question, because they are in different fields', async () => {
    await mine.save.click();
    await expect(page.getByText(saving.edited(code))).toBeVisible();
    await expect(page.getByText(/อรอุมา|On-uma/).first()).toBeVisible();
    expect(await (await admin.get(`/prefixs/${code}`)).json()).toMatchObject({ prefix_s_en: 'Theirs', prefix_l_en: `Mine ${mark}` });
  });
});

test('a server error stays at its field until it is changed, and a click is not lost when the layout moves', async ({
  page,
  language,
  words,
  signIn,
  mark,
}) => {
  const form = prefixForm(page, language);
  const t = words(formPhrases);
  const taken = page.getByText(fieldErrorWords('duplicate', language)).first();
  await signIn(page, 'admin', '/member/prefix?form=add');
  await form.code.fill('001');
  await form.shortThai.fill(`อ.${mark}`);
  await form.longThai.fill(`อาจารย์ ${mark}`);

  await test.step('leaving the field keeps the error', async () => {
    await form.save.click();
    await expect(taken).toBeVisible();
    await form.code.focus();
    await form.shortThai.focus();
    await expect(taken).toBeVisible();
    await form.code.fill('002');
    await expect(taken).toBeHidden();
  });

  await test.step('the first click works, although leaving the field shows an error', async () => {
    await form.longThai.fill('');
    await form.code.fill('12');
    const before = await form.save.boundingBox();
    await pressSlowly(page, form.save);
    await expect(page.getByRole('alert').getByText(fieldErrorWords('code_length', language))).toBeVisible();
    expect((await form.save.boundingBox())?.y).toBe(before?.y);
    await form.longThai.focus();
    await pressSlowly(page, page.getByRole('button', { name: t.clear, exact: true }));
    await expect(form.code).toHaveValue('');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step('a switch below the invalid field is toggled', async () => {
    await form.code.fill('12');
    const active = page.getByRole('switch');
    await pressSlowly(page, page.getByText(activeWords.Y[language], { exact: true }).locator('..').locator('label').first());
    await expect(active).not.toBeChecked();
  });
});

/** Clicks with a delay between mouse down and up at the same position, even if the layout moves. */
async function pressSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('it cannot be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
}
