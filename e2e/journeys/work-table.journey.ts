import { savedViewLabels, viewShared } from '@faculty/contracts/shell/saved-view';
import { tableMeasure } from '@faculty/contracts/works/work-table';
import { workTablePhrases } from '../../apps/web/src/features/works/tables/work-table.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { reportPhrases } from '../../apps/web/src/kit/reports/report.phrases.ts';
import { viewsPhrases } from '../../apps/web/src/kit/views/views.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

// axe checks final colours, not those of a fade-in
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the quality officer builds a table, shares it, takes it as a workbook, opens what a number counts, and sees who has none', async ({
  page,
  words,
  signIn,
  api,
  mark,
}) => {
  const t = words(workTablePhrases);
  const views = words(viewsPhrases);
  const labels = words(savedViewLabels);
  const measures = words(tableMeasure.words);
  const reports = words(reportPhrases);
  const name = `ผลงานตามคน ${mark}`;
  await signIn(page, 'admin', '/web/work_table');
  const pick = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await pick(t.rows, words({ person: { th: 'บุคลากร', en: 'Person' } }).person);
  await pick(t.measure, measures.shares);
  await expect(page).toHaveURL(/rows=person.*measure=shares/);
  await expect(page.getByText(t.byPart)).toBeVisible();
  await expectAccessible(page, 'the summary table');

  await page.getByRole('button', { name: views.views, exact: true }).click();
  await page.getByRole('menuitem', { name: views.save, exact: true }).click();
  await page.getByRole('textbox', { name: labels.name }).fill(name);
  await pick(labels.shared, words(viewShared.words).Y);
  await page.getByRole('button', { name: words(formPhrases).save, exact: true }).click();
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: reports.xlsx, exact: true }).click();
  expect((await downloading).suggestedFilename()).toContain(mark);

  const link = page.getByRole('row').nth(1).getByRole('link').last();
  const [total] = (await link.innerText()).split('\n');
  expect(Number(total)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/content_work\?.*counted=Y/);
  await page.goBack();

  await pick(t.measure, measures.nobody);
  await expect(page).toHaveURL(/rows=person&columns=department&measure=nobody/);
  const people = page.getByRole('table', { name: /^\d+ (คน|people)$/ });
  await expect(people).toBeVisible();
  await expectAccessible(page, 'who has none');

  await people.getByRole('link').first().click();
  await expect(page).toHaveURL(/member\/members\?edit=\d+/);
  await page.goBack();

  await page.getByRole('button', { name: views.views, exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await page.getByRole('button', { name: views.views, exact: true }).click();
  await page.getByRole('menuitem', { name: views.remove(name), exact: true }).click();
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeHidden();
  expect(JSON.stringify(await (await (await api('admin')).get('/saved_views')).json())).not.toContain(mark);
});
