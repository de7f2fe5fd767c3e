import { activeWords } from '@faculty/contracts/kit/flags';
import { work } from '@faculty/contracts/works/work';
import { workOptions } from '@faculty/prisma/seed/reference/options';
import type { Locator } from '@playwright/test';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { authPhrases } from '../support/auth.phrases.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { newsForm } from '../support/news.ts';
import { accountOf } from '../support/people.ts';
import { picture } from '../support/pictures.ts';

test('signs in, and adds, edits and deletes a news item, only by keyboard', async ({ page, words, language, isPhone, mark }) => {
  test.skip(isPhone, 'a phone has no keyboard');
  test.slow();
  const t = words(authPhrases);
  const news = words(newsPhrases);
  const saving = words(formPhrases);
  const form = newsForm(page, language);
  const list = new RecordList(page, language, isPhone);
  const title = `แป้นพิมพ์ ${mark}`;
  const { keyboard } = page;
  /** Presses Tab until the target has the focus, and checks that the focus is never lost. */
  const tabTo = async (target: Locator) => {
    await expect(async () => {
      await keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0], timeout: 30_000 });
  };

  await test.step('signs in', async () => {
    await page.goto('/login');
    await tabTo(page.getByRole('tab').first());
    await keyboard.press('ArrowRight');
    await tabTo(page.getByRole('textbox', { name: t.email }));
    const { email, password, fname_th, fname_en } = accountOf('staff');
    await keyboard.type(email);
    await tabTo(page.getByRole('textbox', { name: t.password, exact: true }));
    await keyboard.type(password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/profile-view$/);
    await expect(page.getByRole('heading', { name: language === 'en' ? fname_en : fname_th, level: 1 })).toBeVisible();
  });

  await test.step('opens the news by the palette, and adds one by its shortcut', async () => {
    await keyboard.press('Control+k');
    await expect(page.getByRole('dialog').locator('input')).toBeFocused();
    await keyboard.type(news.title);
    await expect(page.getByRole('option', { name: news.title }).first()).toBeVisible();
    await keyboard.press('Enter');
    await expect(list.records.first()).toBeVisible();
    await keyboard.press('n');
    await expect(form.titleThai).toBeFocused();
    await keyboard.type(title);
    await expect(form.contentThai).toBeVisible();
    await tabTo(page.locator('main iframe').first());
    await keyboard.type('เนื้อหา');
  });

  await test.step('selects a picture and a section; the focus stays in the field', async () => {
    const place = form.headerImages.getByRole('button').first();
    // before Tab: the browser hands over its choosers a moment after it is asked to
    const chooser = page.waitForEvent('filechooser');
    await tabTo(place);
    await keyboard.press('Enter');
    await (await chooser).setFiles(picture('header.png', [25, 83, 210]));
    await expect(form.headerImages.getByText('header.png')).toBeVisible();
    await expect(form.headerImages.getByRole('button').first()).toBeFocused();
    await tabTo(form.sections);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await keyboard.press('Escape');
  });

  await test.step('saves; the new item has the focus, and F8 moves to the action of the message', async () => {
    await keyboard.press('Control+s');
    const row = list.record(title).getByRole('link');
    await expect(row).toBeFocused();
    await keyboard.press('F8');
    await expect(page.getByRole('link', { name: title }).and(page.locator(':focus'))).toBeVisible();
    await keyboard.press('F8');
    await expect(row).toBeFocused();
  });

  await test.step('edits it; the focus returns to its row', async () => {
    await keyboard.press('Enter');
    await expect(form.titleThai).toHaveValue(title);
    await tabTo(form.titleThai);
    await keyboard.press('End');
    await keyboard.type(' ๒');
    await keyboard.press('Control+s');
    await expect(
      page
        .getByText(saving.savedWhich(news.title, `${title} ๒`))
        .or(page.getByText(`${title} ๒`))
        .first(),
    ).toBeVisible();
    await expect(list.record(`${title} ๒`).getByRole('link')).toBeFocused();
  });

  await test.step('cancels deleting it, then deletes it; the next row has the focus', async () => {
    const more = list.record(title).getByRole('button', { name: list.words.actionsOf(`${title} ๒`) });
    const remove = page.getByRole('menuitem', { name: list.words.remove, exact: true });
    const question = page.getByRole('dialog', { name: list.words.removeTitle });
    const ask = async () => {
      await keyboard.press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await keyboard.press('ArrowUp');
      await expect(remove).toBeFocused();
      await keyboard.press('Enter');
    };
    await tabTo(more);
    await ask();
    await expect(question.getByRole('button', { name: list.words.keep })).toBeFocused();
    await keyboard.press('Escape');
    await expect(more).toBeFocused();
    await ask();
    await expect(question.getByRole('button', { name: list.words.keep })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(list.record(title)).toBeHidden();
    await expect(list.records.first().getByRole('link')).toBeFocused();
  });
});

test('a list is filtered only by keyboard: arrow down selects an option, Enter applies it, and the focus stays', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
}) => {
  test.skip(isPhone, 'a phone has no keyboard');
  const t = words(listPhrases);
  const labels = words(fieldLabels(work));
  const { keyboard } = page;
  const list = new RecordList(page, language, isPhone);
  const comboboxOf = (name: string) => page.locator('main').getByRole('combobox', { name });
  const tabTo = async (target: Locator) => {
    await expect(async () => {
      await keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0], timeout: 30_000 });
  };

  await test.step('a filter with few options', async () => {
    await signIn(page, 'admin', '/member/prefix');
    await expect(list.records.first()).toBeVisible();
    const state = comboboxOf(t.state);
    await tabTo(state);
    // the second key is pressed without waiting for the options, as fast as a person presses two keys
    await keyboard.press('ArrowDown', { delay: 80 });
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]active=Y/);
    await expect(state).toHaveValue(activeWords.Y[language]);
    await expect(state).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]active=N/);
    await expect(state).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('Escape');
    await expect(page.getByRole('option').first()).toBeHidden();
    await expect(page).toHaveURL(/[?&]active=N/);
    await expect(state).toBeFocused();
  });

  await test.step('a filter with many options, narrowed by typing', async () => {
    await signIn(page, 'admin', '/web/content_work');
    await expect(list.records.first()).toBeVisible();
    const type = comboboxOf(labels.work_type);
    await tabTo(type);
    await keyboard.type(workOptions.WORKS_TYPE.W1[language], { delay: 20 });
    const option = page.getByRole('option', { name: workOptions.WORKS_TYPE.W1[language], exact: true });
    await expect(option).toHaveAttribute('data-combobox-selected', 'true');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]work_type=W1/);
    await expect(type).toHaveValue(workOptions.WORKS_TYPE.W1[language]);
    await expect(type).toBeFocused();
  });

  await test.step('the page size', async () => {
    await page.goto('/member/prefix');
    await expect(list.records.first()).toBeVisible();
    const size = comboboxOf(t.rowsPerPage);
    const before = await size.inputValue();
    await tabTo(size);
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]limit=/);
    await expect(size).not.toHaveValue(before);
    await expect(size).toBeFocused();
  });
});
