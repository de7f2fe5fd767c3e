import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Locator, Page } from '@playwright/test';
import { prefixPhrases, prefixTypePhrases } from '../../apps/web/src/features/members/prefix/prefix.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { authPhrases } from '../support/auth.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { makePrefix, newPrefixCode, prefixForm } from '../support/prefixes.ts';
import { pickAtProvider } from '../support/sign-in.ts';

test('a prefix is added, found, edited and deleted', async ({ page, words, language, isPhone, signIn, mark }) => {
  const t = words(prefixPhrases);
  const types = words(prefixTypePhrases);
  const saving = words(formPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = prefixForm(page, language);
  const code = newPrefixCode();
  await signIn(page, 'admin', '/member/prefix');

  await test.step('a wrong code is told at the field, and nothing typed is lost', async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await form.code.fill('12');
    await page.getByRole('combobox', { name: t.prefix_type }).click();
    await page.getByRole('option', { name: types.Academic }).click();
    await form.shortThai.fill(`อ.${mark}`);
    await form.shortEnglish.fill('L.');
    await form.longThai.fill(`อาจารย์ ${mark}`);
    await form.longEnglish.fill(`Lecturer ${mark}`);
    // it says it is disabled, yet can be pressed to learn why
    await form.save.click({ force: true });
    await expect(page.getByRole('alert').getByText(fieldErrorWords('code_length', language))).toBeVisible();
    await expect(form.code).toBeFocused();
    await expect(form.code).toHaveAccessibleDescription(new RegExp(escaped(fieldErrorWords('code_length', language))));
    await expect(form.longThai).toHaveValue(`อาจารย์ ${mark}`);
  });

  await test.step('a code that is taken is told at the field as well', async () => {
    await form.code.fill('001');
    await form.save.click();
    await expect(page.getByRole('alert').getByText(fieldErrorWords('duplicate', language))).toBeVisible();
    await expect(form.longEnglish).toHaveValue(`Lecturer ${mark}`);
  });

  await test.step('the right one is saved', async () => {
    await form.code.fill(code);
    await form.save.click();
    await expect(page.getByText(saving.saved(code))).toBeVisible();
    // the message stays for a while, and must not lie over what comes next
    await page.getByRole('searchbox').click({ trial: true, timeout: 5_000 });
    if (isPhone) await page.getByRole('button', { name: /^(ตัวกรอง|Filters)/ }).click({ trial: true, timeout: 5_000 });
  });

  await test.step('search and filter find it', async () => {
    await list.search(mark);
    await expect(list.records).toHaveCount(1);
    await list.filter(t.prefix_type, types.Academic);
    await expect(page).toHaveURL(/prefix_type=Academic/);
    await expect(list.record(code)).toContainText(`Lecturer ${mark}`);
  });

  await test.step('it is edited, and the list is where it was', async () => {
    await list.open(`อาจารย์ ${mark}`);
    await expect(form.code).toHaveAttribute('readonly');
    await form.longThai.fill(`ครู ${mark}`);
    await form.save.click();
    await expect(page.getByText(saving.edited(code))).toBeVisible();
    await expect(page).toHaveURL(/prefix_type=Academic/);
    await expect(list.record(`ครู ${mark}`)).toBeVisible();
  });

  await test.step('it is deleted after a question', async () => {
    await list.remove(`ครู ${mark}`);
    await expect(page.getByText(list.words.removed(`ครู ${mark}`))).toBeVisible();
    await expect(page.getByText(list.words.noMatchTitle)).toBeVisible();
  });
});

test('a second editor’s save is met without loss', async ({ page, browser, words, language, isPhone, signIn, api, mark }) => {
  const saving = words(formPhrases);
  const name = `คำนำหน้า ${mark}`;
  const admin = await api('admin');
  const code = await makePrefix(admin, name);
  await signIn(page, 'admin', `/member/prefix?q=${mark}`);
  await new RecordList(page, language, isPhone).open(name);
  const mine = prefixForm(page, language);
  await mine.longEnglish.fill(`Mine ${mark}`);

  await test.step('somebody else saves first', async () => {
    const second = await browser.newContext();
    const other = await second.newPage();
    await other.goto('/login');
    await pickAtProvider(other, words(authPhrases), 'onuma.kin');
    await expect(other).toHaveURL(/\/app\/profile-view$/);
    await other.goto(`/member/prefix?edit=${code}`);
    const theirs = prefixForm(other, language);
    await theirs.shortEnglish.fill('Theirs');
    await theirs.save.click();
    await expect(other.getByText(saving.edited(code))).toBeVisible();
    await second.close();
  });

  await test.step('both changes are there: each changed another field, so nobody is asked', async () => {
    await mine.save.click();
    await expect(page.getByText(saving.edited(code))).toBeVisible();
    await expect(page.getByText(/อรอุมา|On-uma/).first()).toBeVisible();
    expect(await (await admin.get(`/prefixs/${code}`)).json()).toMatchObject({ prefix_s_en: 'Theirs', prefix_l_en: `Mine ${mark}` });
  });
});

test('what the server refused stays until it is changed, and no press is lost to a page that moves', async ({
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

  await test.step('leaving the field corrects nothing', async () => {
    await form.save.click();
    await expect(taken).toBeVisible();
    await form.code.focus();
    await form.shortThai.focus();
    await expect(taken).toBeVisible();
    await form.code.fill('002');
    await expect(taken).toBeHidden();
  });

  await test.step('the first press counts, although leaving the field finds it wrong', async () => {
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

  await test.step('a switch below a field that turns out wrong is switched', async () => {
    await form.code.fill('12');
    const active = page.getByRole('switch');
    await pressSlowly(page, page.getByText(t.inUse, { exact: true }).locator('..').locator('label').first());
    await expect(active).not.toBeChecked();
  });
});

test('a prefix that members use is not deleted', async ({ page, language, isPhone, signIn }) => {
  const list = new RecordList(page, language, isPhone);
  await signIn(page, 'admin', '/member/prefix?q=นางสาว');
  await list.remove('นางสาว');
  await expect(page.getByRole('alert').getByText(list.words.removeRefused('นางสาว', '003'))).toBeVisible();
  await expect(list.record('นางสาว')).toBeVisible();
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** As people press: whatever moves in between, the pointer comes up where it went down. */
async function pressSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('it cannot be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
}
