import { fieldErrorWords } from '@faculty/contracts/field-errors';
import { placedIn } from '@faculty/contracts/website/person-grid';
import { personPage } from '@faculty/contracts/website/person-page';
import { gridPhrases } from '../../../apps/web/src/features/website/person-page/grid/grid.phrases.ts';
import { personPagePhrases } from '../../../apps/web/src/features/website/person-page/person-page.phrases.ts';
import { formPhrases } from '../../../apps/web/src/kit/form/form.phrases.ts';
import { historyPhrases } from '../../../apps/web/src/kit/history/history.phrases.ts';
import { historyButtonPhrases } from '../../../apps/web/src/kit/history/history-button.phrases.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { fieldLabels } from '../../support/field-labels.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { Mistakes } from '../../support/mistakes.ts';
import { previewPhrases } from '../../support/news.ts';
import { PeopleGrid, personPageForm } from '../../support/person-pages.ts';

// axe checks final colours, not those of a fade-in
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a showcase of people is added, previewed, found, edited, deleted and restored', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words({ ...personPagePhrases, ...fieldLabels(personPage) });
  const g = words(gridPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = personPageForm(page, language);
  const grid = new PeopleGrid(page, language);
  const staff = await api('staff');
  const mistakes = new Mistakes(page, language, list, await api('admin'), mark);
  const title = `ผู้บริหาร ${mark}`;
  await signIn(page, 'staff', '/web/content_person');

  await test.step('an invalid ID and a missing title are reported at their fields', async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await form.url.fill('two-words');
    await form.titleThai.fill(title);
    await form.save.click({ force: true });
    await expect(page.getByText(fieldErrorWords('required', language)).first()).toBeVisible();
    await expect(form.titleEnglish).toBeFocused();
    await page.getByRole('button', { name: words(formPhrases).summaryNext }).click();
    await expect(page.getByRole('alert').getByText(fieldErrorWords('url_name', language))).toBeVisible();
    await expect(form.url).toBeFocused();
  });

  await test.step('a duplicate ID is reported too', async () => {
    await form.url.fill('faculty_management');
    await form.titleEnglish.fill(`Management ${mark}`);
    await form.save.click();
    await expect(page.getByRole('alert').getByText(fieldErrorWords('duplicate', language))).toBeVisible();
    await form.url.fill(`people_${mark}`);
  });

  await test.step('people are placed in cells; a person placed twice is marked and removed', async () => {
    await grid.place(1, 3, 'supphachai', 'คณบดี', 'Dean');
    await page.getByRole('button', { name: g.addRow }).click();
    await expect(grid.cell(2, 1)).toBeFocused();
    await grid.place(2, 1, 'kittisak', 'รองคณบดี', 'Associate Dean');
    await grid.place(2, 2, 'supphachai', 'รักษาการ', 'Acting');
    await expect(page.getByText(g.twice, { exact: true })).toHaveCount(2);
    await expectAccessible(page, 'form with people');
    await grid.cell(2, 2).press('Delete');
    await expect(page.getByText(g.twice, { exact: true })).toHaveCount(0);
  });

  await test.step('a person is moved by keyboard and by menu', async () => {
    await grid.cell(2, 1).press('Shift+ArrowRight');
    await expect(grid.cell(2, 2)).toBeFocused();
    await grid.cell(2, 2).press('Shift+ArrowDown');
    await expect(grid.cell(3, 2)).toContainText(language === 'en' ? 'Associate Dean' : 'รองคณบดี');
    await grid.act(3, 2, g.up);
    await expect(grid.cell(2, 2)).toBeFocused();
  });

  await test.step('the preview shows the public page', async () => {
    await page.getByRole('button', { name: words(previewPhrases).open, exact: true }).click();
    const preview = page.getByRole('dialog', { name: words(previewPhrases).title });
    const shown = preview.frameLocator('iframe');
    await expect(shown.getByText('คณบดี', { exact: true })).toBeVisible();
    await preview.getByRole('radio', { name: words(previewPhrases).en }).press('Space');
    await expect(shown.getByText('Associate Dean')).toBeVisible();
    await preview.getByRole('button', { name: words(previewPhrases).close }).click();
  });

  await test.step('it is saved and found', async () => {
    await form.save.click();
    await list.search(mark);
    await expect(list.records).toHaveCount(1);
    await expect(list.record(title)).toContainText(`people_${mark}`);
    await expectAccessible(page, 'list');
    const [made] = (await (await staff.get('/webConPersons', { params: { q: mark } })).json()) as { persons_id: number }[];
    const { persons_objects } = (await (await staff.get(`/webConPersons/${made?.persons_id}`)).json()) as { persons_objects: string };
    expect(placedIn(persons_objects)).toMatchObject([
      { row_number: 1, column_number: 3, user_name: 'supphachai.naa', position_th: 'คณบดี', position_en: 'Dean' },
      { row_number: 2, column_number: 2, user_name: 'kittisak.sri' },
    ]);
  });

  await test.step('it is edited; its ID cannot be changed', async () => {
    await list.open(title);
    await expect(form.url).toHaveAttribute('readonly');
    await grid.cell(1, 3).press('Shift+ArrowLeft');
    await form.titleThai.fill(`${title} ใหม่`);
    const label = `${t.persons_title} (${words(formPhrases).inThai})`;
    await mistakes.saveAfterAnother(personPage, { field: 'persons_title_th', label, mine: `${title} ใหม่`, save: form.save });
    await expect(list.record(`${title} ใหม่`)).toBeVisible();
  });

  await test.step('the history shows who was moved', async () => {
    await list.open(`${title} ใหม่`);
    await page.getByRole('button', { name: words(historyButtonPhrases).open }).click();
    const history = page.getByRole('dialog', { name: words(historyPhrases).title });
    await expect(history.getByText(g.place(1, 3)).first()).toBeVisible();
    await expect(history.getByText('column_number')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words(formPhrases).cancel, exact: true }).click();
  });

  await test.step('it is deleted, and restored from the bin with its people', async () => {
    const name = `${title} ใหม่`;
    await list.remove(name);
    await expect(list.removedMessage).toBeVisible();
    await mistakes.restore(name);
    await mistakes.openRestored();
    await expect(grid.cell(1, 2)).toContainText(language === 'en' ? 'Dean' : 'คณบดี');
  });
});

test('a person with a cancelled account is marked on the page', async ({ page, words, language, signIn, api }) => {
  const g = words(gridPhrases);
  const staff = await api('staff');
  const [formerBoard] = (await (await staff.get('/webConPersons', { params: { q: 'board_2565' } })).json()) as { persons_id: number }[];
  await signIn(page, 'staff', `/web/content_person?edit=${formerBoard?.persons_id}`);
  const gone = page.locator('[data-place]').filter({ hasText: g.gone });
  await expect(gone).toHaveCount(1);
  await expect(gone).toContainText(language === 'en' ? 'Anucha Saetang' : 'อนุชา แซ่ตั้ง');
  await expectAccessible(page, 'form with somebody who left');
});
