import { savedViewLabels, viewShared } from '@faculty/contracts/shell/saved-view';
import { news } from '@faculty/contracts/website/news';
import { newsOptions } from '@faculty/prisma/seed/reference/options';
import { shellPhrases } from '../../apps/web/src/app/shell/shell.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { historyPhrases } from '../../apps/web/src/kit/history/history.phrases.ts';
import { historyButtonPhrases } from '../../apps/web/src/kit/history/history-button.phrases.ts';
import { undoChangePhrases } from '../../apps/web/src/kit/history/undo-change.phrases.ts';
import { bulkPhrases } from '../../apps/web/src/kit/list/bulk/bulk.phrases.ts';
import { changePhrases } from '../../apps/web/src/kit/list/bulk/change/change.phrases.ts';
import { viewDialogPhrases } from '../../apps/web/src/kit/views/view-dialog.phrases.ts';
import { viewsPhrases } from '../../apps/web/src/kit/views/views.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { makeNews, newsForm } from '../support/news.ts';
import { openMenu } from '../support/shell.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('eight news get a section and a last day by one change each, and are as before by one undo each', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  test.slow();
  const [bulk, change, history, labels] = [words(bulkPhrases), words(changePhrases), words(historyPhrases), words(fieldLabels(news))];
  const list = new RecordList(page, language, isPhone);
  const staff = await api('staff');
  const titles = Array.from({ length: 8 }, (_, i) => `ข่าวที่ ${i + 1} ${mark}`);
  const ids: number[] = [];
  for (const title of titles) ids.push(await makeNews(staff, title));
  const now = async () => {
    const rows = (await (await staff.get('/web_con_news', { params: { q: mark } })).json()) as Record<string, string | null>[];
    return [...new Set(rows.map(({ news_type_tag, show_end_date }) => `${news_type_tag} ${show_end_date}`))];
  };
  const drawer = page.getByRole('dialog', { name: change.title(8) });
  const begin = async (field: string) => {
    if (isPhone) await page.getByRole('button', { name: bulk.begin }).click();
    if (isPhone) for (const title of titles) await page.getByRole('checkbox', { name: bulk.row(title) }).check();
    else await page.getByRole('checkbox', { name: bulk.page }).check();
    await page.getByRole('region', { name: bulk.bar }).getByRole('button', { name: bulk.changeField }).click();
    await drawer.getByRole('combobox', { name: change.field }).click();
    await page.getByRole('option', { name: field, exact: true }).click();
  };
  await signIn(page, 'staff', `/web/content_new?q=${mark}`);
  await expect(list.records).toHaveCount(8);
  expect(await now()).toEqual(['N1 null']);

  await test.step('a section is added to what each has', async () => {
    await begin(labels.news_type_tag);
    await expect(drawer.getByRole('button', { name: change.change(0) })).toBeDisabled();
    await drawer.getByRole('combobox', { name: labels.news_type_tag }).click();
    await page.getByRole('option', { name: newsOptions.NEWS_TYPE.N2[language], exact: true }).click();
    // the list of options stays open for another one
    await page.keyboard.press('Tab');
    const outcome = drawer.getByRole('region', { name: change.outcome });
    await expect(outcome).toContainText(`${newsOptions.NEWS_TYPE.N1[language]}, ${newsOptions.NEWS_TYPE.N2[language]}`);
    await expectAccessible(page, 'a change of a field of many');
    await drawer.getByRole('button', { name: change.change(8) }).click();
    await expect(page.getByText(change.done(labels.news_type_tag, 8))).toBeVisible();
    expect(await now()).toEqual(['N1,N2 null']);
  });

  await test.step('a last day is set, and undone by the message', async () => {
    await begin(labels.show_end_date);
    await drawer.getByRole('textbox', { name: labels.show_end_date }).fill('31/3/2570');
    await drawer.getByRole('button', { name: change.change(8) }).click();
    await expect(page.getByText(change.done(labels.show_end_date, 8))).toBeVisible();
    expect(await now()).toEqual(['N1,N2 2027-03-31']);
    await page.getByRole('button', { name: list.words.undo, exact: true }).click();
    await expect(page.getByText(words(undoChangePhrases).done(8))).toBeVisible();
    expect(await now()).toEqual(['N1,N2 null']);
  });

  await test.step('the section is taken back from the history of one of them; what somebody changed since is left and named', async () => {
    await expect(await staff.post('/update_con_news', { data: { news_id: ids[7], news_type_tag: ['N3'] } })).toBeOK();
    await page.goto(`/web/content_new?edit=${ids[0]}`);
    await expect(newsForm(page, language).titleThai).toHaveValue(titles[0] as string);
    await page.getByRole('button', { name: words(historyButtonPhrases).open }).click();
    const changes = page.getByRole('dialog', { name: history.title });
    await changes.getByRole('button', { name: words(undoChangePhrases).undo(7) }).click();
    await expect(page.getByText(words(undoChangePhrases).changed(`“${titles[7]}”`))).toBeVisible();
    expect((await now()).sort()).toEqual(['N1 null', 'N3 null']);
  });
});

test('a view is saved, pinned and shared; who may open its page sees it, and nobody else', async ({
  page,
  browser,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
  database,
}) => {
  test.slow();
  const [views, dialog, shell] = [words(viewsPhrases), words(viewDialogPhrases), words(shellPhrases)];
  const list = new RecordList(page, language, isPhone);
  const name = `ซ่อนอยู่ ${mark}`;
  const open = () => page.getByRole('button', { name: views.views, exact: true }).click();
  const window = page.getByRole('dialog', { name: dialog.add });
  await signIn(page, 'staff', '/web/content_new');
  await list.filter(list.words.state, list.words.hidden);
  await expect(page).toHaveURL(/active=N/);

  await test.step('it keeps the address, for everybody who may open the page', async () => {
    await open();
    await page.getByRole('menuitem', { name: views.save }).click();
    await window.getByRole('textbox', { name: savedViewLabels.name[language] }).fill(name);
    await window.getByRole('combobox', { name: savedViewLabels.shared[language] }).click();
    await page.getByRole('option', { name: viewShared.words.Y[language] }).click();
    await window.getByRole('switch', { name: savedViewLabels.pinned[language] }).check({ force: true });
    await expectAccessible(page, 'the dialog of a view');
    await window.getByRole('button', { name: words(formPhrases).save, exact: true }).click();
    await expect(page.getByText(dialog.saved)).toBeVisible();
    await expect(page).toHaveURL(/active=N&density=compact/);
  });

  await test.step('it stands in the menu, and leads back to the same rows', async () => {
    await page.goto('/app/profile-view');
    const menu = await openMenu(page, shell, isPhone);
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/content_new\?active=N&density=compact/);
    await open();
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page, 'the menu of views');
    await page.keyboard.press('Escape');
  });

  await test.step('somebody else with the right finds it, in their own list', async () => {
    const other = await (await browser.newContext()).newPage();
    await other.addInitScript((spoken) => localStorage.setItem('language', spoken), language);
    await signIn(other, 'admin', '/web/content_new');
    await other.getByRole('button', { name: views.views, exact: true }).click();
    await other.getByRole('menuitem', { name }).first().click();
    await expect(other).toHaveURL(/active=N/);
    await other.context().close();
  });

  await test.step('somebody without it does not', async () => {
    const seen = (await (await (await api('lecturer')).get('/saved_views')).json()) as { name: string }[];
    expect(seen.filter((view) => view.name === name)).toEqual([]);
  });

  await test.step('it is deleted without a question, and taken back', async () => {
    await open();
    await page.getByRole('menuitem', { name: views.remove(name) }).click();
    await expect(page.getByText(views.removed)).toBeVisible();
    await page.getByRole('button', { name: list.words.undo, exact: true }).click();
    await expect(page.getByText(list.words.undone)).toBeVisible();
    await open();
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await database('DELETE FROM saved_views WHERE name = $1', name);
  });
});
