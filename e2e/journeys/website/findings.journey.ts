import { checks } from '@faculty/contracts/kit/findings/checks';
import { findingsPhrases } from '../../../apps/web/src/kit/findings/findings.phrases.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { newsForm } from '../../support/news.ts';
import { picture } from '../../support/pictures.ts';

const content = `<p><strong>กำหนดการ</strong></p><p>เริ่ม 9.00 น. <a href="/page/rules">คลิกที่นี่</a></p><p><img src="/logo.png"></p>
<table><tbody><tr><td>เวลา</td><td>กิจกรรม</td></tr><tr><td>9.00</td><td>เปิดงาน</td></tr></tbody></table>`;

test('what checks find in a text is put right by presses beside the form, and the list finds it before and not after', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words(findingsPhrases);
  const label = (name: keyof typeof checks) => checks[name][language];
  const list = new RecordList(page, language, isPhone);
  const form = newsForm(page, language);
  const title = `ตรวจข่าว ${mark}`;
  const staff = await api('staff');
  const multipart = {
    news_title_th: title,
    news_title_en: `Checked news ${mark}`,
    news_content_th: content,
    news_content_en: '<p>Programme</p>',
    switch_lang: 'Y',
    news_type_tag: 'N1',
    news_h_image_th: picture('thai.png', [25, 83, 210]),
    news_h_image_en: picture('english.png', [210, 83, 25]),
  };
  const made = await staff.post('/web_con_news', { multipart });
  await expect(made).toBeOK();
  const { news_id } = (await made.json()) as { news_id: number };
  await expect(await staff.post('/update_con_news', { data: { news_id, news_title_th: `${title} รอบใหม่` } })).toBeOK();
  await signIn(page, 'staff', `/web/content_new?q=${mark}`);
  const panel = page.getByRole('region', { name: t.title });
  const line = (name: keyof typeof checks) => panel.getByRole('listitem').filter({ hasText: label(name) });

  await test.step('the list marks it, and its filter finds it', async () => {
    await expect(list.record(mark)).toBeVisible();
    await expect(list.record(mark).getByRole('img', { name: label('bold_heading') })).toBeVisible();
    await page.getByRole('button', { name: /^(ตัวกรอง|Filters|ตัวกรองเพิ่ม|More filters)/ }).click();
    await page.getByRole('combobox', { name: { th: 'สิ่งที่ควรแก้ไข', en: 'To be mended' }[language] }).click();
    await page.getByRole('option', { name: label('table_head'), exact: true }).click();
    await page.getByRole('button', { name: list.words.closeFilters }).click();
    await expect(page).toHaveURL(/finding=table_head/);
    await expect(list.record(mark)).toBeVisible();
  });

  await test.step('a press leads to the place, another makes a heading of the bold line', async () => {
    await list.open(mark);
    await expect(form.contentThai.locator('strong')).toBeVisible();
    await panel.locator('summary').click();
    await line('bold_heading').getByRole('button').first().click();
    await expect(page.locator('iframe').first()).toBeFocused();
    await line('bold_heading')
      .getByRole('button', { name: t.makeHeading(2) })
      .click();
    await expect(form.contentThai.locator('h2')).toHaveText('กำหนดการ');
    await expect(line('bold_heading')).toHaveCount(0);
  });

  await test.step('undo in the text takes it back, redo makes it again', async () => {
    await form.contentThai.locator('h2').click();
    await page.keyboard.press('Control+z');
    await expect(form.contentThai.locator('strong')).toBeVisible();
    await expect(line('bold_heading')).toHaveCount(1);
    await line('bold_heading')
      .getByRole('button', { name: t.makeHeading(2) })
      .click();
    await expect(line('bold_heading')).toHaveCount(0);
  });

  await test.step('the first row becomes heads; the link and the picture get the words that are typed', async () => {
    await line('table_head').getByRole('button', { name: t.makeHeads }).click();
    await expect(form.contentThai.locator('th')).toHaveCount(2);
    await line('link_text').getByRole('textbox').fill('ระเบียบการรับสมัคร');
    await line('link_text').getByRole('button', { name: t.setLinkText }).click();
    await expect(form.contentThai.getByRole('link', { name: 'ระเบียบการรับสมัคร' })).toBeVisible();
    await line('picture_text').getByRole('textbox').fill('ตราคณะ');
    await line('picture_text').getByRole('textbox').press('Enter');
    await expect(form.contentThai.getByRole('img', { name: 'ตราคณะ' })).toBeAttached();
    await expect(panel).toContainText(t.none);
  });

  await test.step('the English title is older than the Thai one: the change is shown, and a press says that it is still right', async () => {
    const chip = page.getByRole('button', { name: t.olderShort });
    await chip.click();
    const change = page.getByRole('dialog');
    await expect(change.locator('ins')).toContainText('รอบใหม่');
    await change.getByRole('button', { name: t.right }).click();
    await expect(chip).toHaveCount(0);
  });

  // what is left is English that has not followed the new words of the link
  await test.step('after the save neither filter nor mark finds what was mended', async () => {
    await form.save.click();
    await expect(form.save).toBeHidden();
    await page.goto(`/web/content_new?q=${mark}&finding=table_head`);
    await expect(list.records).toHaveCount(0);
    await expect(page.getByText(list.words.noMatchOf(mark))).toBeVisible();
    await page.goto(`/web/content_new?q=${mark}`);
    await expect(list.record(mark)).toBeVisible();
    await expect(list.record(mark).getByRole('img', { name: label('bold_heading') })).toHaveCount(0);
  });
});
