import { news } from '@faculty/contracts/website/news';
import { sdgs } from '@faculty/contracts/website/sdgs';
import type { APIRequestContext } from '@playwright/test';
import { newsPhrases } from '../../../apps/web/src/features/website/news/news.phrases.ts';
import { formPhrases } from '../../../apps/web/src/kit/form/form.phrases.ts';
import { fieldLabels } from '../../support/field-labels.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { expectStatus, insertTable, insertUpload, newsForm, previewPhrases, sectionPhrases } from '../../support/news.ts';
import { picture } from '../../support/pictures.ts';
import { siteAddress } from '../../support/ports.ts';

test('a news item in Thai and English is added, found, edited and deleted', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  test.slow();
  const t = words({ ...newsPhrases, ...fieldLabels(news) });
  const saving = words(formPhrases);
  const sections = words(sectionPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = newsForm(page, language);
  const staff = await api('staff');
  const title = `วันวิชาการ ${mark}`;
  await signIn(page, 'staff', '/web/content_new');

  await test.step('titles in both languages, after the switch is on', async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await form.titleThai.fill(title);
    await expect(form.titleEnglish).toBeHidden();
    await form.english.press('Space');
    await form.titleEnglish.fill(`Academic day ${mark}`);
  });

  await test.step('rich text with an uploaded picture and a table', async () => {
    await form.contentThai.click();
    await page.keyboard.type('เชิญร่วมงาน');
    await insertUpload(page, language, picture('plan.png', [40, 120, 90], 300, 200), `แผนผัง ${mark}`);
    await expect(form.contentThai.getByRole('img', { name: `แผนผัง ${mark}` })).toBeVisible();
    await insertTable(page, language, 2, 3);
    await expect(form.contentThai.locator('td')).toHaveCount(6);
    await form.contentEnglish.click();
    await page.keyboard.type('You are invited');
  });

  await test.step('the preview shows both languages, also at the width of a phone', async () => {
    await page.getByRole('button', { name: words(previewPhrases).open, exact: true }).click();
    const preview = page.getByRole('dialog', { name: words(previewPhrases).title });
    const shown = preview.frameLocator('iframe');
    await expect(shown.getByRole('heading', { name: title })).toBeVisible();
    await expect(shown.getByText('เชิญร่วมงาน')).toBeVisible();
    await preview.getByRole('radio', { name: words(previewPhrases).phone }).press('Space');
    await expect.poll(async () => (await preview.locator('iframe').boundingBox())?.width ?? 999).toBeLessThanOrEqual(390);
    await preview.getByRole('radio', { name: words(previewPhrases).en }).press('Space');
    await expect(shown.getByText('You are invited')).toBeVisible();
    await preview.getByRole('button', { name: words(previewPhrases).close }).click();
  });

  await test.step('header images', async () => {
    const choose = form.headerImages.locator('input[type="file"]');
    await choose.nth(0).setInputFiles(picture('thai.png', [25, 83, 210]));
    await expect(form.headerImages.getByText('thai.png')).toBeVisible();
    await choose.nth(1).setInputFiles(picture('english.png', [210, 83, 25]));
    await expect(form.headerImages.getByText('english.png')).toBeVisible();
  });

  await test.step('sections, keywords and goals', async () => {
    await form.sections.click();
    await page.getByRole('option', { name: sections.activities, exact: true }).click();
    await page.keyboard.press('Escape');
    await form.keywordsRow.click();
    await form.keywords.fill('วิชาการ');
    await form.keywords.press('Enter');
    await form.goalsRow.click();
    await form.goals.getByRole('checkbox', { name: sdgs.SDGs4[language] }).press('Space');
    await form.goals.getByRole('checkbox', { name: sdgs.SDGs17[language] }).press('Space');
  });

  await test.step('it is saved and in the list', async () => {
    await form.save.click();
    await expect(list.record(title)).toContainText(title);
    await expect(list.record(title)).toContainText(language === 'th' ? title : `Academic day ${mark}`);
  });
  const made = await findByMark(staff, mark);
  expect(made).toMatchObject({ news_tag: 'วิชาการ', news_type_tag: 'N2', news_sdgs: ['SDGs4', 'SDGs17'], switch_lang: 'Y' });
  const content = await staff.get(`/web_con_news/${made.news_id}`);
  expect(await content.json()).toMatchObject({
    news_content_th: expect.stringMatching(/เชิญร่วมงาน[\s\S]*<img [^>]*\/files\/[\s\S]*<table[\s>]/),
    news_content_en: expect.stringContaining('You are invited'),
  });

  await test.step('search and filter find it', async () => {
    await list.search(mark);
    await expect(list.records).toHaveCount(1);
    await list.filter(t.shownIn, sections.activities);
    await expect(page).toHaveURL(/news_type_tag=N2/);
    await expect(list.record(title)).toBeVisible();
  });

  await test.step('it is edited', async () => {
    await list.open(title);
    await expect(form.contentThai).toContainText('เชิญร่วมงาน');
    await expect(page.getByText(`${siteAddress}/news/${made.news_id}`, { exact: true })).toBeVisible();
    await form.titleThai.fill(`${title} ครั้งที่สอง`);
    await form.save.click();
    await expect(page.getByText(saving.edited(String(made.news_id)))).toBeVisible();
    await expect(list.record(`${title} ครั้งที่สอง`)).toBeVisible();
  });

  await test.step('it is deleted with its pictures', async () => {
    const addresses = [made.news_h_image_th, made.news_h_image_en];
    await expectStatus(page, addresses, 200);
    await list.remove(`${title} ครั้งที่สอง`);
    await expect(list.removedMessage).toBeVisible();
    await expectStatus(page, addresses, 404);
  });
});

interface ListedNews {
  news_id: number;
  news_h_image_th: string;
  news_h_image_en: string;
}

/** The one news item with the mark. */
async function findByMark(api: APIRequestContext, mark: string): Promise<ListedNews> {
  const answer = await api.get('/web_con_news', { params: { q: mark, page: 0, limit: 2 } });
  const { rows } = (await answer.json()) as { rows: ListedNews[] };
  expect(rows).toHaveLength(1);
  return rows[0] as ListedNews; // exactly one, see above
}
