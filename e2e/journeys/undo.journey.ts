import { binPhrases } from '../../apps/web/src/features/website/bin/bin.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { historyPhrases } from '../../apps/web/src/kit/history/history.phrases.ts';
import { historyButtonPhrases } from '../../apps/web/src/kit/history/history-button.phrases.ts';
import { bulkPhrases } from '../../apps/web/src/kit/list/bulk/bulk.phrases.ts';
import { showingPhrases } from '../../apps/web/src/kit/theme/showing.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { makeNews, newsForm } from '../support/news.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('several news items are hidden and deleted together, taken back in one press, and restored from the bin', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  test.slow();
  const [bulk, bin] = [words(bulkPhrases), words(binPhrases)];
  const list = new RecordList(page, language, isPhone);
  const staff = await api('staff');
  const titles = [`ข่าวหนึ่ง ${mark}`, `ข่าวสอง ${mark}`, `ข่าวสาม ${mark}`] as const;
  const [first = 0] = await Promise.all(titles.map((title) => makeNews(staff, title)));
  const bar = page.getByRole('region', { name: bulk.bar });
  const dialog = page.getByRole('dialog');
  const choose = async () => {
    if (isPhone) await page.getByRole('button', { name: bulk.begin }).click();
    for (const title of titles.slice(0, 2)) await page.getByRole('checkbox', { name: bulk.row(title) }).check();
  };
  const act = (action: string) => bar.getByRole('button', { name: action, exact: true }).click();
  const activeNow = async () => ((await (await staff.get(`/web_con_news/${first}`)).json()) as { active: string }).active;
  await signIn(page, 'staff', `/web/content_new?q=${mark}`);
  await expect(list.records).toHaveCount(3);

  await test.step('two are hidden without a question, and shown again by undo', async () => {
    await choose();
    await expectAccessible(page, 'a list whose rows are chosen');
    await act(bulk.hide);
    await expect(page.getByText(bulk.didHide(2))).toBeVisible();
    await expect(list.record(titles[0])).toContainText(words(showingPhrases).hidden);
    expect(await activeNow()).toBe('N');
    await page.getByRole('button', { name: list.words.undo, exact: true }).click();
    await expect(page.getByText(list.words.undone)).toBeVisible();
    expect(await activeNow()).toBe('Y');
  });

  await test.step('one is deleted and taken back after the message has gone', async () => {
    await list.remove(titles[2]);
    await expect(list.records).toHaveCount(2);
    await expect(page.getByRole('button', { name: list.words.undo, exact: true })).toBeHidden({ timeout: 15_000 });
    await page.getByRole('button', { name: new RegExp(`^${list.words.undo}`) }).click();
    await expect(list.records).toHaveCount(3);
  });

  await test.step('two are deleted, and are in the bin', async () => {
    await choose();
    await act(bulk.remove);
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('button', { name: bulk.remove, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(list.records).toHaveCount(1);
    await page.goto(`/web/bin?q=${mark}`);
    await expect(list.records).toHaveCount(2);
    await expect(list.record(titles[0])).toContainText(bin.days(30));
    await expectAccessible(page, 'the bin');
  });

  await test.step('one is looked at, restored, put back, and restored unchanged; the message links to it', async () => {
    await page.getByRole('button', { name: bin.lookAt(titles[0]) }).click();
    await expect(dialog.getByRole('row').nth(1)).toContainText(titles[0]);
    await expectAccessible(page, 'a record in the bin');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await list.act(titles[0], bin.restore);
    await expect(list.records).toHaveCount(1);
    await page.getByRole('button', { name: list.words.undo, exact: true }).click();
    await expect(list.records).toHaveCount(2);
    await list.act(titles[0], bin.restore);
    await expect(list.records).toHaveCount(1);
    await page.getByRole('link', { name: bin.open }).click();
    await expect(newsForm(page, language).titleThai).toHaveValue(titles[0]);
  });
});

test('an earlier version of a news item is restored, and a copy creates a new one', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  test.slow();
  const history = words(historyPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = newsForm(page, language);
  const staff = await api('staff');
  const title = `ทุนการศึกษา ${mark}`;
  const id = await makeNews(staff, title);
  const text = (who: string) => `<p>${'คณะขอประชาสัมพันธ์โครงการแลกเปลี่ยน '.repeat(80)}รับสมัคร${who}ทุกชั้นปี</p>`;
  for (const change of [{ news_content_th: text('นักศึกษา') }, { news_content_th: text('บุคลากร'), news_title_th: `${title} แก้ไข` }]) {
    await expect(await staff.post('/update_con_news', { data: { news_id: id, ...change } })).toBeOK();
  }
  await signIn(page, 'staff', `/web/content_new?edit=${id}`);

  await test.step('removed and added words are shown, even in a long text', async () => {
    await page.getByRole('button', { name: words(historyButtonPhrases).open }).click();
    const drawer = page.getByRole('dialog', { name: history.title });
    await expect(drawer.locator('del').first()).toHaveText('นักศึกษา');
    await expect(drawer.locator('ins').first()).toHaveText('บุคลากร');
    await expectAccessible(page, 'the history of a long text');
    await drawer.getByRole('button', { name: history.fillVersion }).first().click();
    await expect(drawer).toBeHidden();
  });

  await test.step('the earlier version is loaded into the form and saved', async () => {
    await expect(form.titleThai).toHaveValue(title);
    await expect(form.titleThai).toBeFocused();
    await expect(page.getByText(words(formPhrases).earlier)).toBeVisible();
    await expect(form.contentThai).toContainText('รับสมัครนักศึกษาทุกชั้นปี');
    await form.save.click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await (await staff.get(`/web_con_news/${id}`)).json()).toMatchObject({ news_title_th: title, news_content_th: text('นักศึกษา') });
  });

  await test.step('a copy is a new record with a copied picture', async () => {
    await page.goto(`/web/content_new?q=${mark}`);
    await list.act(title, list.words.copy);
    await expect(form.titleThai).toHaveValue(title);
    await expect(form.headerImages.getByText(/header/)).toBeVisible();
    await form.titleThai.fill(`${title} ฉบับใหม่`);
    await form.save.click();
    await expect(list.records).toHaveCount(2);
    const answer = await staff.get('/web_con_news', { params: { q: mark } });
    const [copy, original] = (await answer.json()) as Record<string, string>[];
    expect(copy).toMatchObject({ news_title_th: `${title} ฉบับใหม่`, news_type_tag: original?.news_type_tag });
    expect(copy?.news_h_image_th).not.toBe(original?.news_h_image_th);
  });
});
