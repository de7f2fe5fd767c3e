import { news } from '@faculty/contracts/website/news';
import { formPhrases } from '../../../apps/web/src/kit/form/form.phrases.ts';
import { fieldLabels } from '../../support/field-labels.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { makeNews, newsForm } from '../../support/news.ts';

test('a concurrent save of the same field is resolved field by field', async ({
  page,
  browser,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  test.slow();
  const saving = words(formPhrases);
  const title = `ข่าว ${mark}`;
  const staff = await api('staff');
  const id = await makeNews(staff, title);
  const stored = async () => (await staff.get(`/web_con_news/${id}`)).json();
  await signIn(page, 'staff', `/web/content_new?q=${mark}`);
  await new RecordList(page, language, isPhone).open(title);
  const mine = newsForm(page, language);
  await mine.titleThai.fill(`ของฉัน ${mark}`);
  await mine.contentThai.click();
  await page.keyboard.type('เนื้อหาของฉัน');

  await test.step('an administrator saves first', async () => {
    const second = await browser.newContext();
    const other = await second.newPage();
    await signIn(other, 'admin', `/web/content_new?edit=${id}`);
    const otherForm = newsForm(other, language);
    await otherForm.titleThai.fill(`ของผู้ดูแล ${mark}`);
    await otherForm.save.click();
    await expect(other.getByText(saving.edited(String(id)))).toBeVisible();
    await second.close();
  });

  const stale = page.getByRole('dialog', { name: saving.staleTitle });
  const choice = stale.getByRole('radiogroup', { name: `${words(fieldLabels(news)).news_title} (${saving.inThai})` });
  await test.step('only the field that both changed is shown, with both texts and the person’s name', async () => {
    await mine.save.click();
    await expect(stale.getByRole('radiogroup')).toHaveCount(1);
    await expect(choice.getByText(`ของฉัน ${mark}`)).toBeVisible();
    await expect(choice.getByText(`ของผู้ดูแล ${mark}`)).toBeVisible();
    await expect(stale).not.toContainText('admin');
    expect(await stored()).toMatchObject({ news_title_th: `ของผู้ดูแล ${mark}` });
  });

  await test.step('typed text is kept after going back to the form', async () => {
    await stale.getByRole('button', { name: saving.backToForm }).click();
    await expect(mine.titleThai).toHaveValue(`ของฉัน ${mark}`);
    await expect(mine.contentThai).toContainText('เนื้อหาของฉัน');
  });

  await test.step('the other title and the own content are saved', async () => {
    await mine.save.click();
    await choice.getByRole('radio').nth(1).click();
    await stale.getByRole('button', { name: saving.staleSave }).click();
    await expect(page.getByText(saving.edited(String(id)))).toBeVisible();
    expect(await stored()).toMatchObject({
      news_title_th: `ของผู้ดูแล ${mark}`,
      news_content_th: expect.stringContaining('เนื้อหาของฉัน'),
    });
  });
});
