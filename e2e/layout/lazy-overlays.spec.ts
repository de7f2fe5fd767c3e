import type { Page } from '@playwright/test';
import { contentPagePhrases } from '../../apps/web/src/features/website/content-page/content-page.phrases.ts';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { historyButtonPhrases } from '../../apps/web/src/kit/history/history-button.phrases.ts';
import { messagePhrases } from '../../apps/web/src/kit/notifications/messages.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { makeNews, newsForm } from '../support/news.ts';

const address = '/web/content_new';

/** Delays the chunks of overlays until they are released; from `fail` to `recover` their requests are aborted. */
async function delayOverlays(page: Page): Promise<{ release(): void; fail(): void; recover(): void }> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFailing = false;
  await page.route('**/assets/overlays-*.js', async (route) => {
    await isReleased;
    if (isFailing) await route.abort();
    else await route.continue();
  });
  return {
    release,
    fail: () => {
      isFailing = true;
      release();
    },
    recover: () => {
      isFailing = false;
    },
  };
}

const reload = (page: Page) => page.getByRole('button', { name: messagePhrases.reload.th });
const close = (page: Page) => page.getByRole('button', { name: messagePhrases.close.th });

test('a dropdown clicked before its chunk is loaded opens after loading', async ({ page, signIn, words }) => {
  const box = page.getByRole('combobox', { name: words(newsPhrases).news_type_tag });
  const { release } = await delayOverlays(page);
  await signIn(page, 'staff', address);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await box.click();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toBeFocused();
  release();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/news_type_tag=/);
});

test('a menu whose code cannot be fetched: a message offers a reload, and the menu can be pressed again', async ({ page, signIn }) => {
  const { fail, recover } = await delayOverlays(page);
  await signIn(page, 'staff', address);
  const menu = page.locator('[data-row]').first().locator('[aria-haspopup="menu"]');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await expect(menu).toBeFocused();
  fail();
  await expect(reload(page)).toBeVisible();
  await expect(menu).not.toHaveAttribute('aria-busy');
  await expect(menu).toBeFocused();

  await close(page).click();
  await menu.click();
  await expect(reload(page)).toBeVisible();
  await expect(menu).not.toHaveAttribute('aria-busy');

  recover();
  await reload(page).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await menu.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});

test('a dropdown and a dialog whose code cannot be fetched offer a reload and can be used again', async ({ page, signIn, words }) => {
  const box = page.getByRole('combobox', { name: words(newsPhrases).news_type_tag });
  const { fail, recover } = await delayOverlays(page);
  fail();
  await signIn(page, 'staff', address);
  await box.click();
  await expect(reload(page)).toBeVisible();
  await expect(box).not.toHaveAttribute('aria-busy');
  await expect(box).toBeFocused();
  await close(page).click();
  await page.getByRole('main').press('?');
  await expect(reload(page)).toBeVisible();

  recover();
  await reload(page).click();
  await box.click();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
});

test('a form whose code cannot be fetched offers a reload, which opens it', async ({ page, signIn, words }) => {
  const { fail, recover } = await delayOverlays(page);
  fail();
  await signIn(page, 'staff', `${address}?form=add`);
  await expect(reload(page)).toBeVisible();
  recover();
  await reload(page).click();
  await expect(page.getByRole('heading', { name: words(newsPhrases).add, level: 1 })).toBeVisible();
});

test('what is typed is still there after the offered reload', async ({ page, signIn, words, language, api, mark }) => {
  const id = await makeNews(await api('staff'), `ข่าวเดิม ${mark}`);
  await page.route('**/assets/history-drawer-*.js', (route) => route.abort());
  await signIn(page, 'staff', `${address}?edit=${id}`);
  const { titleThai } = newsForm(page, language);
  await titleThai.fill(`กำลังพิมพ์ ${mark}`);
  const history = page.getByRole('button', { name: words(historyButtonPhrases).open });
  for (const _time of ['first', 'again']) {
    await history.click();
    await expect(reload(page)).toBeVisible();
    await close(page).click();
  }
  await expect(titleThai).toHaveValue(`กำลังพิมพ์ ${mark}`);

  await history.click();
  await page.unroute('**/assets/history-drawer-*.js');
  // the browser asks before it leaves unsaved changes
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    return question.accept();
  });
  await reload(page).click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(page.getByText(words(formPhrases).restored)).toBeVisible();
  await expect(titleThai).toHaveValue(`กำลังพิมพ์ ${mark}`);
  await history.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Enter takes the first option that fits text that is inserted or pasted', async ({ page, signIn, words }) => {
  await signIn(page, 'staff', '/web/content_page');
  const box = page.getByRole('combobox', { name: words(contentPagePhrases).updated });
  const search = page.getByRole('searchbox').first();
  await search.fill('2569');
  await search.press('Control+a');
  await search.press('Control+x');
  for (const insert of [() => page.keyboard.insertText('2569'), () => page.keyboard.press('Control+v')]) {
    await page.goto('/web/content_page');
    await box.focus();
    await expect(box).not.toHaveAttribute('readonly');
    await insert();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/start_date=/);
  }
});
