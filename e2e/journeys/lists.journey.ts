import { optionLists } from '@faculty/contracts/lists/option-lists';
import { parameter } from '@faculty/contracts/lists/parameter';
import { news } from '@faculty/contracts/website/news';
import {
  facultyDatePhrases,
  groupMasterPhrases,
  listsPhrases,
  parameterPhrases,
} from '../../apps/web/src/features/admin/lists/lists.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { textOf } from '../support/fields.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { Mistakes } from '../support/mistakes.ts';

// axe checks final colours, not those of a fade-in
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an administrator edits the option lists of forms', async ({ page, words, language, isPhone, signIn, api, mark }) => {
  const t = words({ ...parameterPhrases, ...fieldLabels(parameter) });
  const lists = words(listsPhrases);
  const form = words(formPhrases);
  const list = new RecordList(page, language, isPhone);
  const thai = textOf(page, `${t.parameter} (${form.inThai})`);
  const english = textOf(page, `${t.parameter} (${form.inEnglish})`);
  const save = page.getByRole('button', { name: form.save, exact: true });
  const option = `หมวดข่าว ${mark}`;
  await signIn(page, 'admin', '/admin/lists');

  await test.step('all lists are on one page', async () => {
    await expect(page.getByRole('heading', { level: 1, name: lists.title })).toBeVisible();
    await expectAccessible(page, 'the lists');
    await page.getByRole('link', { name: optionLists.NEWS_TYPE[language] }).click();
    await expect(list.records.first()).toBeVisible();
  });

  await test.step('a new section of news is offered in the form immediately', async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await save.click({ force: true });
    await expect(page.getByRole('alert').getByText(`${t.parameter} (${form.inThai})`)).toBeVisible();
    await expect(thai).toBeFocused();
    await thai.fill(option);
    await english.fill(`News section ${mark}`);
    await save.click();
    await expect(list.record(option)).toBeVisible();
    await page.goto('/web/content_new?form=add');
    await page.getByRole('combobox', { name: words(fieldLabels(news)).news_type_tag }).click();
    await expect(page.getByRole('option', { name: language === 'th' ? option : `News section ${mark}` })).toBeVisible();
  });

  await test.step('its code stays the same when two people rename it', async () => {
    await page.goto(`/admin/lists?list=NEWS_TYPE&q=${mark}`);
    await list.open(option);
    await expect(textOf(page, t.parameter_value)).toHaveAttribute('readonly');
    await thai.fill(`${option} ใหม่`);
    const label = `${t.parameter} (${form.inThai})`;
    const mistakes = new Mistakes(page, language, list, await api('admin'), mark);
    await mistakes.saveAfterAnother(parameter, { field: 'parameter_th', label, mine: `${option} ใหม่`, save });
    await expect(list.record(`${option} ใหม่`)).toBeVisible();
  });

  await test.step('it is deleted; an option in use is not', async () => {
    await list.remove(`${option} ใหม่`);
    await expect(page.getByText(list.words.noMatchHint)).toBeVisible();
    await page.goto('/admin/lists?list=NEWS_TYPE&q=N2');
    await list.remove('ข่าวกิจกรรม');
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: language === 'en' ? '(' : 'ข่าวกิจกรรม' })
        .first(),
    ).toBeVisible();
    await expect(list.record('ข่าวกิจกรรม')).toBeVisible();
  });

  await test.step('categories and the calendar have their lists, and a link back', async () => {
    await page.goto('/admin/lists');
    await page.getByRole('link', { name: words(groupMasterPhrases).list }).click();
    await expect(list.records).toHaveCount(6);
    await page.getByRole('button', { name: lists.back }).click();
    await page.getByRole('link', { name: words(facultyDatePhrases).list }).click();
    await expect(list.records.first()).toBeVisible();
    await expectAccessible(page, 'the calendar’s dates');
  });
});
