import { kindOf } from '@faculty/contracts/pages';
import { newsImage } from '@faculty/contracts/website/news-image';
import { sdgs } from '@faculty/contracts/website/sdgs';
import type { APIRequestContext, Page } from '@playwright/test';
import { albumPhrases } from '../../apps/web/src/features/website/news/album/album.phrases.ts';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { Mistakes } from '../support/mistakes.ts';
import { insertTable, insertUpload, makeNews, newsForm, previewPhrases, sectionPhrases } from '../support/news.ts';
import { picture } from '../support/pictures.ts';

test('a news item in Thai and English is made, found, edited and deleted', async ({
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
  const saving = words(formPhrases);
  const sections = words(sectionPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = newsForm(page, language);
  const staff = await api('staff');
  const title = `วันวิชาการ ${mark}`;
  await signIn(page, 'staff', '/web/content_new');

  await test.step('titles in both languages, once the switch is on', async () => {
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

  await test.step('the preview shows both languages, at the width of a phone, too', async () => {
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
    await form.keywords.fill('วิชาการ');
    await form.keywords.press('Enter');
    await form.goals.getByRole('checkbox', { name: sdgs.SDGs4[language] }).press('Space');
    await form.goals.getByRole('checkbox', { name: sdgs.SDGs17[language] }).press('Space');
  });

  await test.step('it is saved and stands first in the list', async () => {
    await form.save.click();
    await expect(list.records.first()).toContainText(title);
    await expect(list.records.first()).toContainText(`Academic day ${mark}`);
  });
  const made = await only(staff, mark);
  expect(made).toMatchObject({ news_tag: 'วิชาการ', news_type_tag: 'N2', news_sdgs: ['SDGs4', 'SDGs17'], switch_lang: 'Y' });
  const content = await staff.get(`/web_con_news/${made.news_id}`);
  expect(await content.json()).toMatchObject({
    news_content_th: expect.stringMatching(/เชิญร่วมงาน[\s\S]*<img [^>]*\/files\/[\s\S]*<table[\s>]/),
    news_content_en: expect.stringContaining('You are invited'),
  });

  await test.step('search and filter find it', async () => {
    await list.search(mark);
    await expect(list.records).toHaveCount(1);
    await list.filter(t.news_type_tag, sections.activities);
    await expect(page).toHaveURL(/news_type_tag=N2/);
    await expect(list.record(title)).toBeVisible();
  });

  await test.step('it is edited', async () => {
    await list.open(title);
    await expect(form.contentThai).toContainText('เชิญร่วมงาน');
    await expect(page.getByText(`https://www.faculty.example/news/${made.news_id}`, { exact: true })).toBeVisible();
    await form.titleThai.fill(`${title} ครั้งที่สอง`);
    await form.save.click();
    await expect(page.getByText(saving.edited(String(made.news_id)))).toBeVisible();
    await expect(list.record(`${title} ครั้งที่สอง`)).toBeVisible();
  });

  await test.step('it is deleted, and its pictures with it', async () => {
    const addresses = [made.news_h_image_th, made.news_h_image_en];
    await expectStatus(page, addresses, 200);
    await list.remove(`${title} ครั้งที่สอง`);
    await expect(page.getByText(list.words.removed(`${title} ครั้งที่สอง`))).toBeVisible();
    await expectStatus(page, addresses, 404);
  });
});

test('an album takes many pictures at once, in any order, and gives each away again', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words(albumPhrases);
  const list = new RecordList(page, language, isPhone);
  const title = `อัลบั้ม ${mark}`;
  const id = await makeNews(await api('staff'), title);
  const addressesNow = async () => {
    const answer = await (await api('staff')).get('/web_con_new_images', { params: { news_id: id, field: 'order_seq', sort: 'desc' } });
    return ((await answer.json()) as { news_b_image: string }[]).map(({ news_b_image }) => news_b_image);
  };
  const pictures = page.getByRole('region', { name: t.pictures }).getByRole('listitem');
  const shown = () =>
    pictures.getByRole('img').evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
  await signIn(page, 'staff', `/web/content_new?q=${mark}`);
  await list.act(title, words(newsPhrases).album);

  await test.step('three pictures are sent in one call, each with its own progress', async () => {
    let calls = 0;
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('/web_con_new_images', async (route) => {
      calls += 1;
      await held;
      await route.continue();
    });
    await page
      .getByRole('region', { name: t.addTitle })
      .locator('input[type="file"]')
      .setInputFiles([picture('1.png', [200, 0, 0]), picture('2.png', [0, 160, 0]), picture('3.png', [0, 0, 200])]);
    const queue = page.getByRole('list', { name: t.queue }).getByRole('listitem');
    await expect(queue).toHaveCount(3);
    await expect(queue.getByText(t.sending(0)).first()).toBeVisible();
    for (const name of ['1.png', '2.png', '3.png']) await expect(queue.getByRole('button', { name: t.cancel(name) })).toBeVisible();
    letThrough();
    for (const name of ['1.png', '2.png', '3.png']) await expect(queue.filter({ hasText: name })).toContainText(t.stored);
    await expect(pictures).toHaveCount(3);
    expect(calls).toBe(1);
    await expect
      .poll(() => pictures.getByRole('img').evaluateAll(mainColours), 'they stand as they were chosen')
      .toEqual(['red', 'green', 'blue']);
  });

  const [first, second, third] = await shown();
  await test.step('their order is changed', async () => {
    await page.getByRole('button', { name: t.later(1) }).click();
    await expect.poll(shown).toEqual([second, first, third]);
    await expect.poll(addressesNow).toEqual([second, first, third]);
  });

  await test.step('as a table they stand in the same order, and the choice is remembered', async () => {
    await page.getByRole('radio', { name: t.table }).press('Space');
    const table = page.getByRole('table', { name: t.pictures });
    await expect(table.getByRole('row')).toHaveCount(4);
    await page.reload();
    await expect(table.getByRole('row')).toHaveCount(4);
    await page.getByRole('radio', { name: t.grid }).press('Space');
    await expect.poll(shown).toEqual([second, first, third]);
  });

  await test.step('one is deleted, with its file', async () => {
    await expectStatus(page, [first], 200);
    await page.getByRole('button', { name: t.remove(2) }).click();
    await page.getByRole('dialog', { name: list.words.removeTitle }).getByRole('button', { name: list.words.remove, exact: true }).click();
    await expect.poll(shown).toEqual([second, third]);
    await expectStatus(page, [first], 404);
    await expectStatus(page, [second, third], 200);
  });

  await test.step('it comes back from the bin, to its place; and is deleted again', async () => {
    const mistakes = new Mistakes(page, language, list, await api('admin'), mark);
    const album = page.url();
    const [record] = (await (await (await api('staff')).get('/bin', { params: { entity: 'news_image', page: 0, limit: 1 } })).json()).rows;
    await mistakes.restore(`${kindOf(newsImage)[language]} ${record.record_id}`, record.record_id);
    await page.goto(album);
    await expect.poll(shown).toEqual([second, first, third]);
    await page.getByRole('button', { name: t.remove(2) }).click();
    await page.getByRole('dialog', { name: list.words.removeTitle }).getByRole('button', { name: list.words.remove, exact: true }).click();
    await expect.poll(shown).toEqual([second, third]);
  });

  await test.step('deleting the item takes the others along', async () => {
    await page.getByRole('button', { name: t.back }).click();
    await expect(list.record(title).getByText('2', { exact: true })).toBeVisible();
    await list.remove(title);
    await expect(page.getByText(list.words.removed(title))).toBeVisible();
    await expectStatus(page, [second, third], 404);
  });
});

test('a second editor’s save is met without loss', async ({ page, browser, words, language, isPhone, signIn, api, mark }) => {
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
    const theirs = newsForm(other, language);
    await theirs.titleThai.fill(`ของผู้ดูแล ${mark}`);
    await theirs.save.click();
    await expect(other.getByText(saving.edited(String(id)))).toBeVisible();
    await second.close();
  });

  const stale = page.getByRole('dialog', { name: saving.staleTitle });
  const choice = stale.getByRole('radiogroup', { name: `${words(newsPhrases).news_title} (${saving.inThai})` });
  await test.step('only the field both changed is asked, with both texts and the name of the person', async () => {
    await mine.save.click();
    await expect(stale.getByRole('radiogroup')).toHaveCount(1);
    await expect(choice.getByText(`ของฉัน ${mark}`)).toBeVisible();
    await expect(choice.getByText(`ของผู้ดูแล ${mark}`)).toBeVisible();
    await expect(stale).not.toContainText('admin');
    expect(await stored()).toMatchObject({ news_title_th: `ของผู้ดูแล ${mark}` });
  });

  await test.step('nothing typed is lost by looking at the form again', async () => {
    await stale.getByRole('button', { name: saving.backToForm }).click();
    await expect(mine.titleThai).toHaveValue(`ของฉัน ${mark}`);
    await expect(mine.contentThai).toContainText('เนื้อหาของฉัน');
  });

  await test.step('one by one: their title, and my content', async () => {
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

/** Which of red, green and blue each picture mostly is. */
function mainColours(images: (HTMLElement | SVGElement)[]): string[] {
  return images.map((image) => {
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(image as HTMLImageElement, 0, 0, 1, 1);
    const pixel = [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    return ['red', 'green', 'blue'][pixel.indexOf(Math.max(...pixel))] ?? '';
  });
}

interface ListedNews {
  news_id: number;
  news_h_image_th: string;
  news_h_image_en: string;
}

/** The one news item that bears the mark. */
async function only(api: APIRequestContext, mark: string): Promise<ListedNews> {
  const answer = await api.get('/web_con_news', { params: { q: mark, page: 0, limit: 2 } });
  const { rows } = (await answer.json()) as { rows: ListedNews[] };
  expect(rows).toHaveLength(1);
  return rows[0] as ListedNews; // one, by the line above
}

/** What anybody on the public website gets for these addresses. */
async function expectStatus(page: Page, addresses: (string | undefined)[], status: number): Promise<void> {
  for (const address of addresses) {
    await expect.poll(async () => (await page.request.get(address ?? '')).status(), `${address}`).toBe(status);
  }
}
