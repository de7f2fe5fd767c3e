import { reviewLabels, reviewState } from '@faculty/contracts/works/review-state';
import { work } from '@faculty/contracts/works/work';
import { workOptions } from '@faculty/prisma/seed/reference/options';
import type { Locator, Page } from '@playwright/test';
import { binPhrases } from '../../apps/web/src/features/website/bin/bin.phrases.ts';
import { reviewScreenPhrases } from '../../apps/web/src/features/works/review/review.phrases.ts';
import { citationPhrases, pastedPhrases } from '../../apps/web/src/features/works/works/citation/citation.phrases.ts';
import { workPhrases } from '../../apps/web/src/features/works/works/work.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { reportPhrases } from '../../apps/web/src/kit/reports/report.phrases.ts';
import { reviewPhrases } from '../../apps/web/src/features/works/shared/review.phrases.ts';
import { pdf } from '../support/documents.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { textOf } from '../support/fields.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 30_000 });
}

/** Checks that the focus is on an element, not on the body, after an action. */
async function expectFocus(page: Page, after: string): Promise<void> {
  // rendering takes time
  await page.waitForTimeout(400);
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body), after)
    .toBe(true);
}

test('a work is added, returned, corrected, accepted, reported, deleted and restored, only by keyboard', async ({
  page,
  words,
  language,
  signIn,
  mark,
}) => {
  test.setTimeout(240_000);
  const t = words({ ...workPhrases, ...fieldLabels(work) });
  const cite = words({ ...citationPhrases, ...pastedPhrases });
  const form = words(formPhrases);
  const queue = words(reviewScreenPhrases);
  const review = words({ ...reviewPhrases, ...reviewLabels });
  const states = words(reviewState.words);
  const bin = words(binPhrases);
  const report = words(reportPhrases);
  const list = new RecordList(page, language, false);
  const { keyboard } = page;
  const title = `การแปรของวรรณยุกต์ ${mark}`;
  const bibtex = `@article{x, author = {สมชาย ใจดี}, title = {${title}}, journal = {วารสารศิลปศาสตร์}, year = {2567}, month = {5}, volume = {3}, number = {1}, pages = {12--30}, doi = {10.1234/${mark}} }`;
  const fill = async (label: string, value: string) => {
    await tabTo(page, textOf(page, label));
    await keyboard.press('Control+a');
    await keyboard.insertText(value);
  };
  const choose = async (label: string, option: string) => {
    await tabTo(page, page.getByRole('combobox', { name: label, exact: true }));
    await keyboard.press('ArrowDown');
    await keyboard.insertText(option);
    await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expectFocus(page, `${label} is chosen`);
  };
  const openRecord = async () => {
    const link = list.record(title).getByRole('link').first();
    await expect(link).toBeVisible();
    await tabTo(page, link);
    await keyboard.press('Enter');
  };
  /** Selects an action in the "more" menu of a record. */
  const actFromMenu = async (action: string) => {
    await tabTo(page, list.record(title).getByRole('button', { name: list.words.actionsOf(title) }));
    await keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: action, exact: true });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    for (let times = 0; times < 8 && !(await item.evaluate((each) => each === document.activeElement)); times += 1)
      await keyboard.press('ArrowDown');
    await expect(item).toBeFocused();
    await keyboard.press('Enter');
  };

  await page.setViewportSize({ width: 1366, height: 768 });
  await test.step('the lecturer adds a work', async () => {
    await signIn(page, 'lecturer', '/web/content_work');
    await expect(list.records.first()).toBeVisible();
    await keyboard.press('n');
    await expect(page.locator('form').getByRole('textbox').first()).toBeVisible();
    await expectFocus(page, 'the form is open');
    await page.getByRole('textbox', { name: cite.label }).focus();
    await keyboard.insertText(bibtex);
    await tabTo(page, page.getByRole('button', { name: cite.read, exact: true }));
    await keyboard.press('Enter');
    await expect(textOf(page, `${t.work_title} (${form.inThai})`)).toHaveValue(title);
    await expectFocus(page, 'the citation is read');
    await keyboard.press('Control+s');
    await expect(page.locator('form').getByRole('alert')).toBeVisible();
    await expectFocus(page, 'what is missing is told');
    await page.getByRole('textbox', { name: cite.label }).focus();
    await fill(`${t.work_title} (${form.inEnglish})`, `Tones ${mark}`);
    await fill(`${t.work_owner_name} (${form.inEnglish})`, 'Somchai Jaidee');
    await fill(t.work_weight, '๖๐');
    await choose(t.work_type, workOptions.WORKS_TYPE.W1[language]);
    await choose(t.work_type_detail, workOptions.WORKS_TYPE_DETAIL.L4[language]);
    await fill(`${t.work_public_title} (${form.inEnglish})`, 'Journal of Liberal Arts');
    await fill(t.work_public_date, '๑/๕/๒๕๖๗');
    await fill(t.work_public_place, 'คณะศิลปศาสตร์');
    await fill(t.work_public_province, 'สงขลา');
    await fill(t.work_public_country, 'ไทย');
    const drop = page.getByRole('region', { name: t.fileGroup }).getByRole('button').first();
    // waited for early: the browser intercepts the dialog only once it has been told to
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, drop);
    await keyboard.press('Enter');
    await (await chooser).setFiles(pdf('tones.pdf'));
    await expectFocus(page, 'the file is chosen');
    await keyboard.press('Control+s');
    await expect(list.record(title)).toContainText(states.W);
    await expect(list.record(title).getByRole('link').first()).toBeFocused();
  });

  await test.step('the reviewer cancels a decision, then returns it', async () => {
    await signIn(page, 'staff', `/web/review?q=${mark}`);
    await openRecord();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    const sendBack = page.getByRole('button', { name: queue.sendBack });
    await tabTo(page, sendBack);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByRole('textbox', { name: review.status_check_text });
    await expect(reason).toBeFocused();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(sendBack).toBeFocused();
    await keyboard.press('r');
    await expect(reason).toBeFocused();
    await keyboard.type(`โปรดใส่เลขหน้า ${mark}`);
    await tabTo(page, dialog.getByRole('combobox', { name: review.status_check_field }));
    await keyboard.press('ArrowDown');
    await keyboard.insertText(t.work_public_number);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: queue.sendBack }));
    await keyboard.press('Enter');
    await expect(page.getByText(queue.sent)).toBeVisible();
    await expectFocus(page, 'it is sent back');
  });

  await test.step('the lecturer corrects it', async () => {
    await signIn(page, 'lecturer', `/web/content_work?q=${mark}`);
    await openRecord();
    await expect(page.getByText(review.sentBack)).toBeVisible();
    await expectFocus(page, 'the record is open');
    await fill(t.work_public_number, '๑๒-๓๑');
    await keyboard.press('Control+s');
    await expect(list.record(title)).toContainText(states.W);
    await expect(list.record(title).getByRole('link').first()).toBeFocused();
  });

  await test.step('the reviewer accepts, undoes that in the message, and accepts again', async () => {
    await signIn(page, 'staff', `/web/review?q=${mark}`);
    await openRecord();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: queue.accept, exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByText(queue.done)).toBeVisible();
    await expectFocus(page, 'it is accepted');
    await keyboard.press('F8');
    await expect(page.getByRole('button', { name: queue.undo, exact: true })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByText(queue.undone)).toBeVisible();
    await expectFocus(page, 'it is taken back');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // a key decides only once the record has been there for a moment
    await page.waitForTimeout(1000);
    await keyboard.press('a');
    await expect(page.getByText(queue.done)).toBeVisible();
    await expectFocus(page, 'it is accepted again');
  });

  await test.step('an xlsx and a pdf report are created', async () => {
    await signIn(page, 'lecturer', `/web/content_work?q=${mark}`);
    await expect(list.record(title)).toContainText(states.S);
    const button = page.getByRole('button', { name: report.report, exact: true });
    await tabTo(page, button);
    for (const format of ['xlsx', 'pdf'] as const) {
      await keyboard.press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      if (format === 'pdf') await keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: report[format] })).toBeFocused();
      const download = format === 'xlsx' ? page.waitForEvent('download') : null;
      const opened = format === 'pdf' ? page.waitForEvent('popup') : null;
      await keyboard.press('Enter');
      if (download) expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
      await (await opened)?.close();
      await expect(button).toBeFocused();
    }
  });

  await test.step('it is deleted, and restored from the bin', async () => {
    await signIn(page, 'admin', `/web/content_work?q=${mark}`);
    await actFromMenu(list.words.remove);
    await expect(page.getByRole('dialog').getByRole('button', { name: list.words.keep })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(list.record(title)).toBeHidden();
    await expectFocus(page, 'it is deleted');
    await page.goto(`/web/bin?q=${mark}`);
    await tabTo(page, list.record(title).getByRole('button', { name: list.words.forRow(bin.restore, title) }));
    await keyboard.press('Enter');
    await expect(list.record(title)).toBeHidden();
    await expectFocus(page, 'it is restored');
    await keyboard.press('F8');
    await expect(page.getByRole('button', { name: list.words.undo, exact: true })).toBeFocused();
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: bin.open })).toBeFocused();
    await keyboard.press('Enter');
    await expect(textOf(page, `${t.work_title} (${form.inThai})`)).toHaveValue(title);
    await expectFocus(page, 'the restored record is open');
  });
});
