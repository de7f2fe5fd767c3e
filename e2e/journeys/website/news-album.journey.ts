import { labelOfEntity } from '@faculty/contracts/entity-labels';
import { pages } from '@faculty/contracts/pages';
import { newsImage } from '@faculty/contracts/website/news-image';
import { albumPhrases } from '../../../apps/web/src/features/website/news/album/album.phrases.ts';
import { newsPhrases } from '../../../apps/web/src/features/website/news/news.phrases.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { Mistakes } from '../../support/mistakes.ts';
import { expectStatus, makeNews } from '../../support/news.ts';
import { picture } from '../../support/pictures.ts';

test('pictures of an album are uploaded together, reordered, deleted and restored', async ({
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
  await signIn(page, 'staff', `/web/content_new_image?q=${mark}`);

  await test.step('it opens from the page of pictures by one click, and links back to its row', async () => {
    await expect(page.getByRole('heading', { level: 1, name: pages[newsImage.page][language] })).toBeVisible();
    const link = page.getByRole('link', { name: words(newsPhrases).albumOf(title, 0) });
    await link.click();
    await page.getByRole('button', { name: t.back }).click();
    await expect(list.record(title).getByRole('link').first()).toBeFocused();
  });
  await page.goto(`/web/content_new?q=${mark}`);
  await list.act(title, words(newsPhrases).album);

  await test.step('three pictures are uploaded in one call, each with its progress', async () => {
    let calls = 0;
    let continueUpload = () => {};
    const blocked = new Promise<void>((resolve) => {
      continueUpload = resolve;
    });
    await page.route('/web_con_new_images', async (route) => {
      calls += 1;
      await blocked;
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
    continueUpload();
    await expect(page.getByText(t.storedCount(3))).toBeVisible();
    await expect(queue).toHaveCount(0);
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

  await test.step('the change is taken back in one press, and made again', async () => {
    await page.getByRole('button', { name: list.words.undo, exact: true }).click();
    await expect.poll(shown).toEqual([first, second, third]);
    await expect.poll(addressesNow).toEqual([first, second, third]);
    await page.getByRole('button', { name: t.later(1) }).click();
    await expect.poll(addressesNow).toEqual([second, first, third]);
  });

  await test.step('the table has the same order, and the selected view is stored', async () => {
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

  await test.step('it is restored from the bin at its position, and deleted again', async () => {
    const mistakes = new Mistakes(page, language, list, await api('admin'), mark);
    const album = page.url();
    const [record] = (await (await (await api('staff')).get('/bin', { params: { entity: 'news_image', page: 0, limit: 1 } })).json()).rows;
    await mistakes.restore(`${labelOfEntity(newsImage)[language]} ${record.record_id}`, record.record_id);
    await page.goto(album);
    await expect.poll(shown).toEqual([second, first, third]);
    await page.getByRole('button', { name: t.remove(2) }).click();
    await page.getByRole('dialog', { name: list.words.removeTitle }).getByRole('button', { name: list.words.remove, exact: true }).click();
    await expect.poll(shown).toEqual([second, third]);
  });

  await test.step('deleting the news item deletes the other pictures', async () => {
    await page.getByRole('button', { name: t.back }).click();
    await expect(list.record(title).getByText('2', { exact: true })).toBeVisible();
    await list.remove(title);
    await expect(list.removedMessage).toBeVisible();
    await expectStatus(page, [second, third], 404);
  });
});

/** The dominant colour of each picture: red, green or blue. */
function mainColours(images: (HTMLElement | SVGElement)[]): string[] {
  return images.map((image) => {
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(image as HTMLImageElement, 0, 0, 1, 1);
    const pixel = [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    return ['red', 'green', 'blue'][pixel.indexOf(Math.max(...pixel))] ?? '';
  });
}
