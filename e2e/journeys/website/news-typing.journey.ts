import { newsPhrases } from '../../../apps/web/src/features/website/news/news.phrases.ts';
import { pastePhrases } from '../../../apps/web/src/kit/fields/rich-text/paste/paste.phrases.ts';
import { pngOf } from '../../files/samples.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { newsForm, sectionPhrases } from '../../support/news.ts';

test('a news item is written by keyboard, with a pasted text and picture', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  test.slow();
  const t = words(newsPhrases);
  const pasting = words(pastePhrases);
  const form = newsForm(page, language);
  const list = new RecordList(page, language, isPhone);
  const title = `ประกาศ ${mark}`;
  const map = `แผนที่ ${mark}`;
  await signIn(page, 'staff', '/web/content_new');

  await test.step('the title has the focus, and Enter does not save', async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await expect(form.titleThai).toBeFocused();
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(form.titleThai).toBeFocused();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step('Tab moves to the toolbar, then to the text', async () => {
    // the editor is lazy
    await expect(form.contentThai).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('เชิญร่วมงาน ');
    await expect(form.contentThai).toHaveText('เชิญร่วมงาน');
  });

  await test.step('pasted text loses its formatting, its picture is uploaded, and a missing picture is reported', async () => {
    const picture = (await pngOf(page, 60, 40)).toString('base64');
    await form.contentThai.evaluate(
      (body, { base64, alt }) => {
        const data = new DataTransfer();
        const left = '<img src="file:///C:/Temp/clip_image007.png">';
        data.setData(
          'text/html',
          `<h2 style="color:red">กำหนดการ</h2><p><img alt="${alt}" src="data:image/png;base64,${base64}">${left}</p>`,
        );
        body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      },
      { base64: picture, alt: map },
    );
    await page.getByRole('dialog', { name: pasting.title }).getByRole('button', { name: pasting.clear }).click();
    await expect(form.contentThai.getByRole('img', { name: map })).toHaveAttribute('src', /\/files\/uploads\/[^/]+$/);
    const message = page.getByRole('alert').filter({ hasText: 'clip_image007.png' });
    await expect(message).toBeVisible();
    await message.getByRole('button').click();
  });

  await test.step('a header picture of five megabytes is compressed, and a damaged one is rejected immediately', async () => {
    const choose = form.headerImages.locator('input[type="file"]');
    await choose.setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(form.headerImages.getByText(/เสียหาย|damaged/)).toBeVisible();
    const large = await pngOf(page, 1500, 1000);
    expect(large.length).toBeGreaterThan(3 * 1024 * 1024);
    await choose.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
    await expect(form.headerImages.getByText(/ย่อขนาดจาก|Made smaller/)).toBeVisible();
  });

  await test.step('Ctrl+S saves', async () => {
    await form.sections.click();
    await page.getByRole('option', { name: words(sectionPhrases).activities, exact: true }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+s');
    await expect(list.record(title)).toBeVisible();
  });
  const answer = await (await api('staff')).get('/web_con_news', { params: { q: mark, page: 0, limit: 1 } });
  const { rows } = (await answer.json()) as { rows: { news_id: number }[] };
  const stored = await (await api('staff')).get(`/web_con_news/${rows[0]?.news_id}`);
  expect((await stored.json()).news_content_th).toMatch(/^<p>เชิญร่วมงาน[^<]*<\/p><h2>กำหนดการ<\/h2><p><img [^>]*alt="แผนที่ e2e[^>]*><\/p>$/);
});
