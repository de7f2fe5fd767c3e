import { fieldErrorWords } from '@faculty/contracts/field-errors';
import { articlePage } from '@faculty/contracts/website/article-page';
import { pageOptions } from '@faculty/prisma/seed/reference/options';
import { articlePagePhrases } from '../../../apps/web/src/features/website/article-page/article-page.phrases.ts';
import { formPhrases } from '../../../apps/web/src/kit/form/form.phrases.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { fieldLabels } from '../../support/field-labels.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { Mistakes } from '../../support/mistakes.ts';
import { articleForm, fileOrLinkPhrases } from '../../support/pages.ts';
import { picture } from '../../support/pictures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Label of an option in the reference data. */
const option = (list: string, value: string, language: 'th' | 'en') => pageOptions[list]?.[value]?.[language] ?? '';

test('an article is added with picture and file, found, changed to a link, deleted and restored', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  test.slow();
  const t = words({ ...articlePagePhrases, ...fieldLabels(articlePage) });
  const saving = words(formPhrases);
  const choice = words(fileOrLinkPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = articleForm(page, language);
  const staff = await api('staff');
  const mistakes = new Mistakes(page, language, list, await api('admin'), mark);
  const title = `วรรณคดีกับชีวิต ${mark}`;
  const problem = page.getByRole('alert');
  const stored = async () => {
    const answer = await staff.get('/web_con_article_pages', { params: { q: mark, page: 0, limit: 2 } });
    const { rows } = (await answer.json()) as { rows: Stored[] };
    expect(rows).toHaveLength(1);
    return rows[0] as Stored; // exactly one, see above
  };
  await signIn(page, 'staff', '/web/content_article_page');
  await expect(list.records.first()).toBeVisible();
  await expectAccessible(page, 'list');

  await test.step('a new article has the first group and a placeholder; another group has other sections', async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await expect(form.group).toHaveValue(option('ARTICLE_PAGE_GROUP', 'A1', language));
    await expect(form.contentThai).toContainText('พิมพ์เนื้อหา');
    await form.sections.click();
    await page.getByRole('option', { name: option('ARTICLE_PAGE_TYPE_UNIT_A1', 'A1T1', language), exact: true }).click();
    await page.keyboard.press('Escape');
    await form.group.click();
    await page.getByRole('option', { name: option('ARTICLE_PAGE_GROUP', 'A3', language), exact: true }).click();
    await expect(page.getByText(option('ARTICLE_PAGE_TYPE_UNIT_A1', 'A1T1', language), { exact: true })).toBeHidden();
    await form.sections.click();
    await page.getByRole('option', { name: option('ARTICLE_PAGE_TYPE_UNIT_A3', 'A3T2', language), exact: true }).click();
    await page.keyboard.press('Escape');
  });

  await test.step('a short name, a missing picture and the placeholder are reported', async () => {
    await form.url.fill('short');
    await form.titleThai.fill(title);
    await form.save.click({ force: true });
    const next = problem.getByRole('button', { name: words(formPhrases).summaryNext });
    const messages: string[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      messages.push((await problem.textContent()) ?? '');
      await next.click();
    }
    const all = messages.join();
    expect(all).toContain(fieldErrorWords('too_short', language, { min: 10 }));
    expect(all).toContain(t.article_page_h_image_th);
    expect(all).toContain(fieldErrorWords('placeholder', language));
    await expectAccessible(page, 'refused form');
  });

  await test.step('it is saved with picture and file', async () => {
    await form.url.fill(`literature_${mark}`);
    await form.contentThai.fill('วรรณกรรมร่วมสมัย');
    await form.headerImages.locator('input[type="file"]').setInputFiles(picture('cover.png', [25, 83, 210]));
    await expect(form.headerImages.getByText('cover.png')).toBeVisible();
    await form.attachment.locator('input[type="file"]').setInputFiles({
      name: 'handout.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('เอกสารประกอบ'),
    });
    await expect(form.attachment.getByText('handout.txt')).toBeVisible();
    await form.save.click();
    await expect(page).not.toHaveURL(/form=add/);
    expect(await stored()).toMatchObject({
      article_page_url: `literature_${mark}`,
      article_page_group_tag: 'A3',
      article_page_type_tag: 'A3T2',
      status_link: 'Y',
      article_page_h_file: expect.stringMatching(/^\/files\/articles\//),
      article_page_h_url: '#',
    });
  });

  await test.step('search and filters find it; selecting another group clears the section', async () => {
    await list.search(mark);
    await expect(list.records).toHaveCount(1);
    await list.filter(t.article_page_group_tag, option('ARTICLE_PAGE_GROUP', 'A3', language));
    await list.filter(t.article_page_type_tag, option('ARTICLE_PAGE_TYPE_UNIT_A3', 'A3T2', language));
    await expect(page).toHaveURL(/article_page_type_tag=A3T2/);
    await expect(list.record(title)).toBeVisible();
    await list.openFilters();
    // by keyboard, because a set filter contains its clear button
    await page.getByRole('combobox', { name: t.article_page_group_tag }).press('Space');
    await page.getByRole('option', { name: option('ARTICLE_PAGE_GROUP', 'A2', language), exact: true }).click();
    await list.closeFilters();
    await expect(page).not.toHaveURL(/article_page_type_tag/);
    await expect(page.getByText(list.words.noMatchHint)).toBeVisible();
    await page.goto(`/web/content_article_page?q=${mark}`);
  });

  await test.step('its file is replaced by a link, which must be a full address', async () => {
    await list.open(title);
    await expect(form.url).toHaveAttribute('readonly');
    await form.attachment.getByRole('radio', { name: choice.link }).press('Space');
    const address = form.attachment.getByRole('textbox', { name: choice.link });
    await address.fill('library');
    await form.save.click({ force: true });
    await expect(problem.getByText(fieldErrorWords('web_address', language))).toBeVisible();
    await address.fill('https://library.faculty.example/literature');
    await form.titleThai.fill(`${title} ใหม่`);
    const label = `${t.article_page_title} (${saving.inThai})`;
    await mistakes.saveAfterAnother(articlePage, { field: 'article_page_title_th', label, mine: `${title} ใหม่`, save: form.save });
    await expect(page.getByText(saving.edited(String((await stored()).article_pages_id)))).toBeVisible();
    expect(await stored()).toMatchObject({ status_link: 'N', article_page_h_url: 'https://library.faculty.example/literature' });
  });

  await test.step('it is deleted, and restored from the bin with its picture', async () => {
    const { article_page_h_image_th } = await stored();
    await list.remove(`${title} ใหม่`);
    await expect(list.removedMessage).toBeVisible();
    await mistakes.restore(`${title} ใหม่`);
    await mistakes.openRestored();
    await expect(form.url).toHaveValue(`literature_${mark}`);
    expect((await page.request.get(article_page_h_image_th)).status()).toBe(200);
  });
});

interface Stored {
  article_pages_id: number;
  article_page_h_image_th: string;
}
