import { fieldErrorWords } from '@faculty/contracts/field-errors';
import { contentPage } from '@faculty/contracts/website/content-page';
import { contentPagePhrases } from '../../../apps/web/src/features/website/content-page/content-page.phrases.ts';
import { moveAddressPhrases } from '../../../apps/web/src/features/website/shared/move-address.phrases.ts';
import { formPhrases } from '../../../apps/web/src/kit/form/form.phrases.ts';
import { copyPhrases } from '../../../apps/web/src/kit/notifications/copy.phrases.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { fieldLabels } from '../../support/field-labels.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { Mistakes } from '../../support/mistakes.ts';
import { previewPhrases } from '../../support/news.ts';
import { contentPageForm } from '../../support/pages.ts';
import { siteAddress } from '../../support/ports.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], contextOptions: { reducedMotion: 'reduce' } });

test('a content page is added, found, edited concurrently, deleted and restored, and its address is copied', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words({ ...contentPagePhrases, ...fieldLabels(contentPage) });
  const saving = words(formPhrases);
  const copying = words(copyPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = contentPageForm(page, language);
  const mistakes = new Mistakes(page, language, list, await api('admin'), mark);
  const title = `ศิษย์เก่าสัมพันธ์ ${mark}`;
  const url = `alumni_${mark}`;
  const moved = `graduates_${mark}`;
  const moving = words(moveAddressPhrases);
  const address = `${siteAddress}/page/${url}`;
  const problem = page.getByRole('alert');
  await signIn(page, 'staff', '/web/content_page');
  await expect(list.records.first()).toBeVisible();
  await expectAccessible(page, 'list');

  await test.step('an invalid name is reported at the field, and typed text is kept', async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await form.url.fill('alumni-');
    await form.english.press('Space');
    await form.titleThai.fill(title);
    await form.titleEnglish.fill(`Alumni ${mark}`);
    await form.contentThai.click();
    await page.keyboard.type('ยินดีต้อนรับศิษย์เก่า');
    await form.save.click({ force: true });
    await expect(problem.getByText(`${t.page_content} (${saving.inEnglish})`)).toBeVisible();
    await problem.getByRole('button', { name: saving.summaryNext }).click();
    await expect(problem.getByText(fieldErrorWords('url_name', language))).toBeVisible();
    await expect(form.url).toBeFocused();
    await expectAccessible(page, 'refused form');
  });

  await test.step('a duplicate name is reported too', async () => {
    await form.contentEnglish.click();
    await page.keyboard.type('Welcome back');
    await form.url.fill('about_faculty');
    await form.save.click();
    await expect(problem.getByText(fieldErrorWords('duplicate', language))).toBeVisible();
    await expect(form.titleEnglish).toHaveValue(`Alumni ${mark}`);
  });

  await test.step('the preview shows it before it is saved', async () => {
    await page.getByRole('button', { name: words(previewPhrases).open, exact: true }).click();
    const preview = page.getByRole('dialog', { name: words(previewPhrases).title });
    await expect(preview.frameLocator('iframe').getByRole('heading', { name: title })).toBeVisible();
    await preview.getByRole('radio', { name: words(previewPhrases).en }).press('Space');
    await expect(preview.frameLocator('iframe').getByText('Welcome back')).toBeVisible();
    await preview.getByRole('button', { name: words(previewPhrases).close }).click();
  });

  await test.step('it is saved and found', async () => {
    await form.url.fill(url);
    await form.save.click();
    await list.search(mark);
    await expect(list.records).toHaveCount(1);
    await expect(list.record(title)).toContainText(language === 'th' ? title : `Alumni ${mark}`);
  });

  await test.step('its public address is copied', async () => {
    await list.act(title, copying.copyPage);
    await expect(page.getByText(copying.copied(address))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  await test.step('it is edited; its name in the address cannot be changed', async () => {
    await list.open(title);
    await expect(form.contentThai).toContainText('ยินดีต้อนรับศิษย์เก่า');
    await expect(form.url).toHaveAttribute('readonly');
    await expect(page.getByText(address, { exact: true })).toBeVisible();
    await form.titleThai.fill(`${title} ใหม่`);
    const label = `${t.page_title} (${saving.inThai})`;
    await mistakes.saveAfterAnother(contentPage, { field: 'page_title_th', label, mine: `${title} ใหม่`, save: form.save });
    await expect(list.record(`${title} ใหม่`)).toBeVisible();
    const { rows } = await (await (await api('staff')).get('/webConPages', { params: { q: mark, page: 0, limit: 2 } })).json();
    expect(rows).toEqual([expect.objectContaining({ page_url: url, switch_lang: 'Y', page_title_th: `${title} ใหม่` })]);
  });

  await test.step('its address is changed; the old one leads on', async () => {
    await list.open(`${title} ใหม่`);
    const open = page.getByRole('button', { name: moving.open });
    await form.titleThai.fill(title);
    await expect(open).toBeDisabled();
    await form.titleThai.fill(`${title} ใหม่`);
    await open.click();
    const question = page.getByRole('dialog', { name: moving.open });
    const name = question.getByRole('textbox', { name: moving.name });
    await name.fill('about_faculty');
    await page.keyboard.press('Enter');
    await expect(question.getByText(fieldErrorWords('duplicate', language))).toBeVisible();
    await expectAccessible(page, 'change of the address');
    await name.fill(moved);
    await page.keyboard.press('Enter');
    await expect(list.record(`${title} ใหม่`)).toBeVisible();
    const visitor = await page.context().newPage();
    await visitor.goto(address);
    await expect(visitor).toHaveURL(`${siteAddress}/page/${moved}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title} ใหม่`);
    await visitor.close();
  });

  await test.step('it is deleted, and restored from the bin', async () => {
    await list.remove(`${title} ใหม่`);
    await expect(list.removedMessage).toBeVisible();
    expect((await page.request.get(`${siteAddress}/page/${moved}`)).status()).toBe(410);
    await mistakes.restore(`${title} ใหม่`);
    await mistakes.openRestored();
    await expect(form.url).toHaveValue(moved);
    await expect(form.contentThai).toContainText('ยินดีต้อนรับศิษย์เก่า');
  });
});
