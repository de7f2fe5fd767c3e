import { facultySettingEntity } from '@faculty/contracts/website/faculty-setting';
import { news } from '@faculty/contracts/website/news';
import { facultySettingPhrases } from '../../../apps/web/src/features/admin/settings/faculty-setting.phrases.ts';
import { newsPhrases } from '../../../apps/web/src/features/website/news/news.phrases.ts';
import { moveAddressPhrases } from '../../../apps/web/src/features/website/shared/move-address.phrases.ts';
import { copyPhrases } from '../../../apps/web/src/kit/notifications/copy.phrases.ts';
import { previewLinksPhrases } from '../../../apps/web/src/kit/preview-links/preview-links.phrases.ts';
import { showingPhrases } from '../../../apps/web/src/kit/theme/showing.phrases.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { fieldLabels } from '../../support/field-labels.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { makeNews, newsForm, sectionPhrases } from '../../support/news.ts';
import { contentPageForm } from '../../support/pages.ts';
import { picture } from '../../support/pictures.ts';
import { siteAddress } from '../../support/ports.ts';

test('a news item that is published by the form opens on the website from its row, and is gone there once it is hidden', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  mark,
}) => {
  const t = words({ ...newsPhrases, ...fieldLabels(news) });
  const title = `ข่าวบนเว็บไซต์ ${mark}`;
  const list = new RecordList(page, language, isPhone);
  const form = newsForm(page, language);
  await signIn(page, 'staff', '/web/content_new');
  await page.getByRole('link', { name: t.add }).first().click();
  await form.titleThai.fill(title);
  await form.contentThai.click();
  await page.keyboard.type('เปิดรับสมัครแล้ววันนี้');
  await form.headerImages
    .locator('input[type="file"]')
    .first()
    .setInputFiles(picture('header.png', [25, 83, 210]));
  await expect(form.headerImages.getByText('header.png')).toBeVisible();
  await form.sections.click();
  await page.getByRole('option', { name: words(sectionPhrases).activities, exact: true }).click();
  await page.keyboard.press('Escape');
  await form.save.click();
  await expect(list.record(title)).toBeVisible();

  const [site] = await Promise.all([page.waitForEvent('popup'), list.act(title, words(copyPhrases).open)]);
  await test.step('it is on its page, in the lists of both languages and in the search', async () => {
    await expect(site).toHaveURL(new RegExp(`^${siteAddress}/news/\\d+$`));
    await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(site.getByText('เปิดรับสมัครแล้ววันนี้')).toBeVisible();
    await expectAccessible(site, 'a news item on the website');
    const own = site.url();
    for (const path of ['/', '/en/', '/news', '/en/news', `/search?q=${encodeURIComponent(mark)}`]) {
      await site.goto(siteAddress + path);
      await expect(site.getByRole('main').getByText(title).first()).toBeVisible();
    }
    await site.goto(own);
  });

  await test.step('hidden by its form, it is on no page', async () => {
    await list.open(title);
    await page.getByRole('switch', { name: t.active }).press('Space');
    await form.save.click();
    await expect(list.record(title)).toContainText(words(showingPhrases).hidden);
    expect((await site.reload())?.status()).toBe(404);
    await expectAccessible(site, 'a page that is not there');
    for (const path of ['/', '/news', `/search?q=${encodeURIComponent(mark)}`]) {
      await site.goto(siteAddress + path);
      // a browser may show a page of the last minute
      await site.reload();
      await expect(site.getByRole('main').getByText(title)).toHaveCount(0);
    }
  });
});

test('a preview link of a scheduled news item opens without an account, and no longer once it is revoked', async ({
  page,
  browser,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words(previewLinksPhrases);
  const title = `ข่าวที่กำหนดไว้ ${mark}`;
  const admin = await api('admin');
  const news_id = await makeNews(admin, title);
  await expect(await admin.post('/update_con_news', { data: { news_id, new_start_date: '2099-01-01' } })).toBeOK();
  await signIn(page, 'staff', '/web/content_new');
  const list = new RecordList(page, language, isPhone);
  await list.search(mark);
  await list.act(title, t.open);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: t.days })).toBeFocused();
  await page.keyboard.press('Enter');
  const address = (await dialog.getByRole('link').getAttribute('href')) ?? '';
  expect(address).toMatch(new RegExp(`^${siteAddress}/preview/[\\w-]{43}$`));
  await expectAccessible(page, 'preview links');

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const shown = await visitor.newPage();
  await test.step('a visitor sees it as it will be, with its picture', async () => {
    expect((await shown.goto(`${siteAddress}/news/${news_id}`))?.status()).toBe(404);
    await shown.goto(address);
    await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(shown.getByText('ตัวอย่างก่อนเผยแพร่')).toBeVisible();
    const width = () =>
      shown
        .getByRole('article')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expectAccessible(shown, 'preview');
  });

  await test.step('it is revoked', async () => {
    await dialog.getByRole('button', { name: /^(ยกเลิกลิงก์ที่|Revoke the)/ }).click();
    await page.getByRole('dialog', { name: t.revokeTitle }).getByRole('button', { name: t.revoke, exact: true }).click();
    await expect(dialog.getByText(t.none)).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveCount(0);
    expect((await shown.reload())?.status()).toBe(410);
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('ลิงก์ตัวอย่างนี้ใช้ไม่ได้แล้ว');
  });
  await visitor.close();
  await expect(await admin.post('/delete_con_news', { data: { news_id } })).toBeOK();
});

test('the address of a page is changed in its form, and the old one leads to the new one in both languages', async ({
  page,
  browser,
  words,
  language,
  signIn,
  api,
  mark,
}) => {
  const t = words(moveAddressPhrases);
  const form = contentPageForm(page, language);
  const staff = await api('staff');
  const texts = [
    { site: siteAddress, title: `แนะแนวอาชีพ ${mark}`, content: 'นัดหมายกับเจ้าหน้าที่ได้ทุกวัน' },
    { site: `${siteAddress}/en`, title: `Career advice ${mark}`, content: 'Make an appointment any day' },
  ];
  const [thai, english] = texts;
  const made = await staff.post('/webConPages', {
    data: {
      page_url: mark,
      switch_lang: 'Y',
      page_title_th: thai?.title,
      page_title_en: english?.title,
      page_content_th: `<p>${thai?.content}</p>`,
      page_content_en: `<p>${english?.content}</p>`,
    },
  });
  await expect(made).toBeOK();
  const { pages_id } = await made.json();
  const visitor = await browser.newPage();
  for (const { site, title } of texts) {
    await visitor.goto(`${site}/page/${mark}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await visitor.close();

  await signIn(page, 'staff', `/web/content_page?edit=${pages_id}`);
  await expect(form.url).toHaveValue(mark);
  await page.getByRole('button', { name: t.open }).click();
  const question = page.getByRole('dialog', { name: t.open });
  await question.getByRole('textbox', { name: t.name }).fill(`${mark}_new`);
  await question.getByRole('button', { name: t.move, exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/web\/content_page$/);

  // a browser may show a page of the last minute: another one
  const later = await browser.newPage();
  for (const { site, title, content } of texts) {
    const answer = await later.goto(`${site}/page/${mark}`);
    expect(answer?.status()).toBe(200);
    expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(301);
    await expect(later).toHaveURL(`${site}/page/${mark}_new`);
    await expect(later.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(later.getByText(content)).toBeVisible();
  }
  await later.close();
});

test('an administrator changes the data of the faculty, and the website shows it', async ({ page, words, language, signIn, api, mark }) => {
  const t = words({ ...facultySettingPhrases, ...fieldLabels(facultySettingEntity) });
  const admin = await api('admin');
  const before = await (await admin.get('/faculty_setting')).json();
  await signIn(page, 'admin', '/admin/settings');
  const colour = page.getByRole('textbox', { name: t.main_colour, exact: true });
  await expect(colour).toHaveValue(before.main_colour);
  await expectAccessible(page, 'the settings of the faculty');

  await test.step('a colour that cannot be read is refused', async () => {
    await colour.fill('#FFD700');
    await page.getByRole('textbox', { name: language === 'th' ? t.tagline_th : t.tagline_en }).fill(mark);
    await page.keyboard.press('Control+S');
    await expect(colour).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a darker one is on the website', async () => {
    await colour.fill('#7A1FA2');
    await page.keyboard.press('Control+S');
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.goto(siteAddress + (language === 'th' ? '/' : '/en/'));
    // in words where nothing opens the home page; the demo's has a picture there
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', mark);
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--main'))).toBe('#7A1FA2');
  });
  const { main_colour, tagline_th, tagline_en } = before;
  await expect(await admin.put('/faculty_setting', { data: { main_colour, tagline_th, tagline_en } })).toBeOK();
});
