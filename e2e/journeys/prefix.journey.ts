import { fieldErrorWords } from '@faculty/contracts/field-errors';
import { prefix, prefixType } from '@faculty/contracts/members/prefix';
import { prefixPhrases } from '../../apps/web/src/features/members/prefix/prefix.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { newPrefixCode, prefixForm } from '../support/prefixes.ts';

test('a prefix is added, found, edited and deleted', async ({ page, words, language, isPhone, signIn, mark }) => {
  const t = words({ ...prefixPhrases, ...fieldLabels(prefix) });
  const types = words(prefixType.words);
  const saving = words(formPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = prefixForm(page, language);
  const code = newPrefixCode();
  await signIn(page, 'admin', '/member/prefix');

  await test.step('a wrong code is reported at the field, and typed text is kept', async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await form.code.fill('12');
    await page.getByRole('combobox', { name: t.prefix_type }).click();
    await page.getByRole('option', { name: types.Academic }).click();
    await form.shortThai.fill(`อ.${mark}`);
    await form.shortEnglish.fill('L.');
    await form.longThai.fill(`อาจารย์ ${mark}`);
    await form.longEnglish.fill(`Lecturer ${mark}`);
    // the button is aria-disabled, but a click shows the errors
    await form.save.click({ force: true });
    await expect(page.getByRole('alert').getByText(fieldErrorWords('code_length', language))).toBeVisible();
    await expect(form.code).toBeFocused();
    await expect(form.code).toHaveAccessibleDescription(new RegExp(escaped(fieldErrorWords('code_length', language))));
    await expect(form.longThai).toHaveValue(`อาจารย์ ${mark}`);
  });

  await test.step('a duplicate code is reported at the field too', async () => {
    await form.code.fill('001');
    await form.save.click();
    await expect(page.getByRole('alert').getByText(fieldErrorWords('duplicate', language))).toBeVisible();
    await expect(form.longEnglish).toHaveValue(`Lecturer ${mark}`);
  });

  await test.step('a valid code is saved', async () => {
    await form.code.fill(code);
    await form.save.click();
    await expect(page.getByText(saving.saved(code))).toBeVisible();
    // the message must not cover the next button
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

  await test.step('it is edited, and the list keeps its state', async () => {
    await list.open(`อาจารย์ ${mark}`);
    await expect(form.code).toHaveAttribute('readonly');
    await form.longThai.fill(`ครู ${mark}`);
    await form.save.click();
    await expect(page.getByText(saving.edited(code))).toBeVisible();
    await expect(page).toHaveURL(/prefix_type=Academic/);
    await expect(list.record(`ครู ${mark}`)).toBeVisible();
  });

  await test.step('it is deleted after a confirmation', async () => {
    await list.remove(`ครู ${mark}`);
    await expect(list.removedMessage).toBeVisible();
    await expect(page.getByText(list.words.noMatchHint)).toBeVisible();
  });
});

test('a prefix that members use is not deleted', async ({ page, language, isPhone, signIn }) => {
  const list = new RecordList(page, language, isPhone);
  await signIn(page, 'admin', '/member/prefix?q=นางสาว');
  await list.remove('นางสาว');
  await expect(page.getByRole('alert').getByText(list.words.removeRefused(language === 'en' ? 'Miss' : 'นางสาว', '003'))).toBeVisible();
  await expect(list.record('นางสาว')).toBeVisible();
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
