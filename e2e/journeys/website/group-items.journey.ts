import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { groupItem } from '@faculty/contracts/website/group-item';
import type { Locator, Page } from '@playwright/test';
import { groupItemPhrases } from '../../../apps/web/src/features/website/group-item/group-item.phrases.ts';
import { speak } from '../../../apps/web/src/i18n/speak.ts';
import { formPhrases } from '../../../apps/web/src/kit/form/form.phrases.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { fieldLabels } from '../../support/field-labels.ts';
import { switchOf, textOf } from '../../support/fields.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { Mistakes } from '../../support/mistakes.ts';
import { picture } from '../../support/pictures.ts';

/** Fields of the form of a grouped document, by their labels. */
function groupItemForm(page: Page, language: Language) {
  const t = speak({ ...groupItemPhrases, ...fieldLabels(groupItem) }, language);
  const form = speak(formPhrases, language);
  const choice = (name: string): Locator => page.getByRole('combobox', { name, exact: true });
  return {
    master: choice(t.group_master_id),
    subA: choice(t.group_sub_a_id),
    subB: choice(t.group_sub_b_id),
    year: textOf(page, t.group_item_year),
    index: textOf(page, t.group_item_index),
    english: switchOf(page, t.switch_lang),
    titleThai: textOf(page, `${t.group_item_title} (${form.inThai})`),
    titleEnglish: textOf(page, `${t.group_item_title} (${form.inEnglish})`),
    attachment: page.getByRole('region', { name: t.attachment }),
    headerImages: page.getByRole('region', { name: t.headerImages }),
    save: page.getByRole('button', { name: form.save, exact: true }),
  };
}

/** Selects the option that contains the text. */
async function pick(page: Page, field: Locator, words: string | RegExp): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: words }).first().click();
}

// axe checks final colours, not those of a fade-in
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a grouped document is added, found, edited concurrently, deleted and restored', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words({ ...groupItemPhrases, ...fieldLabels(groupItem) });
  const saving = words(formPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = groupItemForm(page, language);
  const mistakes = new Mistakes(page, language, list, await api('admin'), mark);
  const title = `แผนสำนักงานสีเขียว ${mark}`;
  const stored = async () => {
    const answer = await (await api('staff')).get('/web_con_group_items', { params: { q: mark, page: 0, limit: 1 } });
    return ((await answer.json()) as { rows: Record<string, unknown>[] }).rows[0] ?? {};
  };
  await signIn(page, 'staff', '/web/content_group_item');

  await test.step('the list shows icons for files and addresses', async () => {
    await expect(list.records.first()).toBeVisible();
    await expect(list.records.getByRole('img').first()).toBeVisible();
    await expectAccessible(page, 'the list of grouped documents');
  });

  await test.step('each level offers the children of the level above, and is cleared with it', async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await pick(page, form.master, /หมวดที่ 3|Category 3/);
    await pick(page, form.subA, /^3\.2 /);
    await pick(page, form.subB, /^3\.2\.1 /);
    await pick(page, form.master, /หมวดที่ 1|Category 1/);
    await expect(form.subA).toHaveValue('');
    await expect(form.subB).toHaveValue('');
    await pick(page, form.subA, /^1\.1 /);
    await pick(page, form.subB, /^1\.1\.3 /);
  });

  await test.step('an invalid year is reported at the field, and typed text is kept', async () => {
    await form.english.press('Space');
    await form.titleThai.fill(title);
    await form.titleEnglish.fill(`Green office plan ${mark}`);
    await form.year.fill('1899');
    await form.attachment.locator('input[type="file"]').setInputFiles(picture('plan.png', [40, 120, 90], 300, 200));
    await form.save.click({ force: true });
    await expect(page.getByRole('alert').getByText(fieldErrorWords('buddhist_year_min', language))).toBeVisible();
    await expect(form.year).toBeFocused();
    await expect(form.titleEnglish).toHaveValue(`Green office plan ${mark}`);
    await expectAccessible(page, 'the form with a wrong field');
    await form.year.fill('2569');
  });

  await test.step('it is saved with a file and a picture, and is first in the list', async () => {
    await form.headerImages
      .locator('input[type="file"]')
      .first()
      .setInputFiles(picture('header.png', [25, 83, 210]));
    await form.save.click();
    await expect(list.records.first()).toContainText(title);
    expect(await stored()).toMatchObject({ group_item_year: 2569, switch_lang: 'Y', status_link: 'Y', group_sub_a_index: '1.1' });
  });

  await test.step('search and the filter of categories find it', async () => {
    await list.search(mark);
    await expect(list.records).toHaveCount(1);
    await list.openFilters();
    await pick(page, page.getByRole('combobox', { name: t.group_master_id }), /หมวดที่ 1|Category 1/);
    await list.closeFilters();
    await expect(page).toHaveURL(/group_master_id=\d+/);
    await expect(list.record(title)).toBeVisible();
  });

  await test.step('it is changed to an address', async () => {
    await list.open(title);
    await form.attachment.getByRole('radio', { name: t.group_item_h_url }).press('Space');
    await form.attachment.getByRole('textbox').fill('https://www.example.org/plan');
    await form.titleThai.fill(`${title} ใหม่`);
    const label = `${t.group_item_title} (${saving.inThai})`;
    await mistakes.saveAfterAnother(groupItem, { field: 'group_item_title_th', label, mine: `${title} ใหม่`, save: form.save });
    await expect(page.getByText(saving.edited(String((await stored()).group_item_id)))).toBeVisible();
    expect(await stored()).toMatchObject({ status_link: 'N', group_item_h_url: 'https://www.example.org/plan' });
  });

  await test.step('it is deleted after a confirmation, and restored from the bin', async () => {
    await list.remove(`${title} ใหม่`);
    await expect(page.getByText(list.words.noMatchHint)).toBeVisible();
    await mistakes.restore(`${title} ใหม่`);
    await mistakes.openRestored();
    await expect(form.titleEnglish).toHaveValue(`Green office plan ${mark}`);
    await expect(form.subB).toHaveValue(/^1\.1\.3 /);
  });
});
