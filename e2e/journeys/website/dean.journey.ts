import { fieldErrorWords } from '@faculty/contracts/field-errors';
import { toCommonEra } from '@faculty/contracts/kit/dates/era';
import { directDean } from '@faculty/contracts/website/direct-dean';
import { directDeanList } from '@faculty/contracts/website/direct-dean-list';
import type { APIRequestContext } from '@playwright/test';
import { deanPhrases } from '../../../apps/web/src/features/website/dean/dean.phrases.ts';
import { entryPhrases } from '../../../apps/web/src/features/website/dean/entries/entry.phrases.ts';
import { formPhrases } from '../../../apps/web/src/kit/form/form.phrases.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { fieldLabels } from '../../support/field-labels.ts';
import { choose, switchOf, textOf } from '../../support/fields.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { Mistakes } from '../../support/mistakes.ts';
import { emailOf } from '../../support/people.ts';
import { picture } from '../../support/pictures.ts';

// axe checks final colours, not those of a fade-in
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a dean is added, found, given an award, edited concurrently, deleted and restored; a term that ends before its start is refused', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words({ ...deanPhrases, ...fieldLabels(directDean) });
  const entries = words({ ...entryPhrases, ...fieldLabels(directDeanList) });
  const saving = words(formPhrases);
  const list = new RecordList(page, language, isPhone);
  const name = `วาสนา ${mark}`;
  const start = textOf(page, t.direct_dean_start_date);
  const end = textOf(page, t.direct_dean_end_date);
  const year = (buddhist: number) => (language === 'th' ? buddhist : toCommonEra(buddhist));
  const save = page.getByRole('button', { name: saving.save, exact: true });
  const summary = (count: number) => page.getByRole('alert').filter({ hasText: saving.missing(count) });
  const admin = await api('admin');
  const mistakes = new Mistakes(page, language, list, admin, mark);
  await makeMember(admin, mark);
  await signIn(page, 'staff', '/web/content_directory_dean');

  await test.step('missing fields are reported', async () => {
    await expect(list.records.first()).toBeVisible();
    await expectAccessible(page, 'list');
    await page.getByRole('link', { name: t.add }).first().click();
    await save.click({ force: true });
    await expect(summary(6)).toBeVisible();
    // at the end of the page, where the bar covers no button
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page, 'refused form');
  });

  await test.step('a term that ends before its start is reported, and the last changed day is cleared', async () => {
    await choose(page, t.user_name, new RegExp(mark), mark);
    await page
      .getByRole('region', { name: t.person })
      .locator('input[type="file"]')
      .setInputFiles(picture('dean.png', [200, 120, 60]));
    await textOf(page, `${t.direct_dean_position} (${saving.inThai})`).fill(`คณบดี ${mark}`);
    await textOf(page, `${t.direct_dean_position} (${saving.inEnglish})`).fill(`Dean ${mark}`);
    await start.fill(`1/10/${year(2562)}`);
    await end.fill(`30/9/${year(2562)}`);
    await end.blur();
    await expect(page.getByRole('alert').getByText(t.warning(fieldErrorWords('end_before_start', language)))).toBeVisible();
    await expect(end).toHaveValue('');
    await expect(start).toHaveValue(`1/10/${year(2562)}`);
    await end.fill(`30/9/${year(2566)}`);
    await start.fill(`1/10/${year(2566)}`);
    await start.blur();
    await expect(page.getByRole('alert').getByText(t.warning(fieldErrorWords('start_after_end', language)))).toBeVisible();
    await expect(start).toHaveValue('');
    await start.fill(`1/10/${year(2562)}`);
    await start.blur();
    await expectAccessible(page, 'form of a term');
    await save.click();
    await expect(page).not.toHaveURL(/form=add/);
  });

  await test.step('search finds it, and the list shows the period', async () => {
    await list.search(mark);
    await expect(list.records).toHaveCount(1);
    await expect(list.record(mark)).toContainText(language === 'th' ? '1/10/2562 – 30/9/2566' : /1 Oct 2019 – 30 Sept? 2023/);
  });

  await test.step('a current term has no end', async () => {
    await list.open(mark);
    await switchOf(page, t.direct_dean_status_now).press('Space');
    await expect(end).toBeHidden();
    const label = `${t.direct_dean_position} (${saving.inThai})`;
    await textOf(page, label).fill(`รักษาการ ${mark}`);
    await mistakes.saveAfterAnother(directDean, { field: 'direct_dean_position_th', label, mine: `รักษาการ ${mark}`, save });
    await expect(list.record(mark)).toContainText(t.present);
  });

  await test.step('an award is in its own list, with a link back to the deans', async () => {
    await list.act(name, t.awards);
    await expect(page.getByText(list.words.emptyTitle)).toBeVisible();
    await page.getByRole('link', { name: entries.addT2 }).first().click();
    await textOf(page, `${entries.direct_dean_list_title} (${saving.inThai})`).fill(`รางวัล ${mark}`);
    await save.click({ force: true });
    await expect(summary(1).getByRole('link')).toHaveCount(1);
    await textOf(page, `${entries.direct_dean_list_title} (${saving.inEnglish})`).fill(`Award ${mark}`);
    await save.click();
    await expect(list.record(`รางวัล ${mark}`)).toContainText(`Award ${mark}`);
    await expectAccessible(page, 'awards of a dean');
    await page.getByRole('button', { name: entries.back }).click();
    await expect(list.record(mark)).toContainText(t.present);
    await list.act(name, t.decorations);
    await expect(page.getByText(list.words.emptyTitle)).toBeVisible();
    await page.goBack();
  });

  await test.step('the last term cannot be deleted before the award', async () => {
    await list.remove(name, mark);
    await expect(page.getByRole('alert').getByText(t.removeRefused(name, '').split('()')[1] ?? '')).toBeVisible();
    await list.act(name, t.awards, mark);
    await list.remove(`รางวัล ${mark}`);
    await expect(page.getByText(list.words.emptyTitle)).toBeVisible();
    await page.getByRole('button', { name: entries.back }).click();
    await list.remove(name, mark);
    await expect(list.removedMessage).toBeVisible();
    await expect(page.getByText(list.words.noMatchHint)).toBeVisible();
  });

  await test.step('both are restored from the bin, and the award is deleted permanently', async () => {
    await mistakes.restore(name);
    await mistakes.openRestored();
    await expect(textOf(page, `${t.direct_dean_position} (${saving.inThai})`)).toHaveValue(`รักษาการ ${mark}`);
    await mistakes.restore(`รางวัล ${mark}`);
    await page.goto(`/web/content_directory_dean?q=${mark}`);
    await list.act(name, t.awards, mark);
    await list.remove(`รางวัล ${mark}`);
    await expect(page.getByText(list.words.emptyTitle)).toBeVisible();
    await mistakes.deleteForGood(`รางวัล ${mark}`);
  });
});

/** Creates a member to be dean by the documented call. */
async function makeMember(admin: APIRequestContext, mark: string): Promise<void> {
  const member = { user_name: mark, email: emailOf(mark), fname_th: 'วาสนา', lname_th: mark, info_email: `public.${emailOf(mark)}` };
  const answer = await admin.post('/mem_users', { multipart: { ...member, avatarFile: picture('face.png', [60, 120, 200], 300, 300) } });
  await expect(answer).toBeOK();
}
