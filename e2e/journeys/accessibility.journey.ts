import { news } from '@faculty/contracts/website/news';
import type { Page } from '@playwright/test';
import { shellPhrases } from '../../apps/web/src/app/shell/shell.phrases.ts';
import { prefixPhrases } from '../../apps/web/src/features/members/prefix/prefix.phrases.ts';
import { albumPhrases } from '../../apps/web/src/features/website/news/album/album.phrases.ts';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { uploadPhrases } from '../../apps/web/src/kit/uploads/upload.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { authPhrases } from '../support/auth.phrases.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { editorTool, makeNews, newsForm } from '../support/news.ts';
import { picture } from '../support/pictures.ts';
import { newPrefixCode, prefixForm } from '../support/prefixes.ts';
import { openMenu } from '../support/shell.ts';

// axe checks final colours, not those of a fade-in
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the pages outside the shell are accessible', async ({ page, words }) => {
  const t = words(authPhrases);
  await page.goto('/login');
  await expect(page.getByRole('tab', { name: t.local })).toBeVisible();
  await expectAccessible(page, 'sign in with Office365');
  await page.getByRole('tab', { name: t.local }).click();
  await page.getByRole('button', { name: t.signIn, exact: true }).click();
  await expect(page.getByRole('textbox', { name: t.email })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'sign in with a password, nothing filled in');
  for (const path of [
    '/starter',
    '/starter?ended',
    '/sign-up',
    '/forgot',
    '/password-reset',
    '/verify-email',
    '/error-login',
    '/no/such/page',
  ]) {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('the shell and its overlays are accessible', async ({ page, words, isPhone, signIn }) => {
  const t = words(shellPhrases);
  const open = page.getByRole('dialog').or(page.getByRole('menu'));
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(open).toBeHidden();
  };
  await signIn(page, 'admin', '/member/prefix');
  await expect(page.getByText(words(listPhrases).ready)).toBeVisible();
  await expectAccessible(page, 'a list, with a message');
  await page.getByRole('button', { name: t.account }).click();
  await expect(open.getByRole('menuitem', { name: t.signOut })).toBeVisible();
  await expectAccessible(page, 'account menu');
  await close();
  await page.getByRole('button', { name: t.settings }).click();
  await expect(open).toBeVisible();
  await expectAccessible(page, 'display settings');
  await close();
  await page.keyboard.press('Control+k');
  await expect(open.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'command palette');
  await close();
  await page.keyboard.press('Shift+?');
  await expect(open).toBeVisible();
  await expectAccessible(page, 'keys');
  await close();
  await openMenu(page, t, isPhone);
  await expectAccessible(page, 'menu');
  await page.goto('/app/password');
  await expect(title(page)).toBeVisible();
  await expectAccessible(page, 'password');
});

test('the screens of prefixes are accessible in every state', async ({ page, words, language, isPhone, signIn }) => {
  const t = words(prefixPhrases);
  const saving = words(formPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = prefixForm(page, language);
  await signIn(page, 'admin', '/member/prefix');
  await expect(list.records.first()).toBeVisible();
  await expectAccessible(page, 'list');

  await list.act(language === 'en' ? 'Miss' : 'นางสาว', list.words.remove, 'นางสาว');
  await expect(page.getByRole('dialog', { name: list.words.removeTitle })).toBeVisible();
  await expectAccessible(page, 'question before deleting');
  await page.keyboard.press('Escape');

  await list.search('ไม่มีแน่นอน');
  await expect(page.getByText(list.words.noMatchHint)).toBeVisible();
  await expectAccessible(page, 'no match');

  await page.goto('/member/prefix?form=add');
  await form.code.fill('1');
  await form.save.click({ force: true });
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'refused form');
  await page.getByRole('button', { name: saving.cancel, exact: true }).click();
  await expect(page.getByRole('dialog', { name: saving.leaveTitle })).toBeVisible();
  await expectAccessible(page, 'question before leaving');
  await page.getByRole('button', { name: saving.leave }).click();

  await page.goto('/member/prefix?edit=003');
  await expect(form.longThai).toHaveValue('นางสาว');
  await expectAccessible(page, 'form of a record');

  // the demo data is not empty
  await page.route(/\/prefixs\?/, (route) => route.fulfill({ json: { rows: [], count: 0 } }));
  await page.goto('/member/prefix');
  await expect(page.getByText(list.words.emptyTitle)).toBeVisible();
  await expect(page.getByRole('link', { name: t.add })).toHaveCount(2);
  await expectAccessible(page, 'empty list');
  await page.route(/\/prefixs\?/, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', statusCode: 503 } }));
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'failed list');
});

test('the screens of news are accessible in every state', async ({ page, words, language, isPhone, signIn, api, mark }) => {
  test.slow();
  const t = words({ ...newsPhrases, ...fieldLabels(news) });
  const album = words(albumPhrases);
  const uploads = words(uploadPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = newsForm(page, language);
  const id = await makeNews(await api('staff'), `ข่าว ${mark}`);
  await signIn(page, 'staff', '/web/content_new');
  await expect(list.records.first()).toBeVisible();
  await expectAccessible(page, 'list');
  await list.openFilters();
  await page.getByRole('combobox', { name: t.shownIn }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'open filter');

  await page.goto(`/web/content_new?edit=${id}`);
  await form.english.press('Space');
  await expect(form.contentEnglish).toBeVisible();
  await expectAccessible(page, 'form in two languages');
  await editorTool(page, 'uploaded').click();
  await expect(page.getByRole('dialog', { name: uploads.dialogInsert }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'upload dialog');

  await page.goto(`/web/content_new?album=${id}`);
  await expect(page.getByText(album.emptyTitle)).toBeVisible();
  await expectAccessible(page, 'empty album');
  const drawing = { name: '2.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
  const adding = page.getByRole('region', { name: album.addTitle });
  await adding.locator('input[type="file"]').setInputFiles([picture('1.png', [200, 0, 0]), drawing]);
  await expect(page.getByRole('button', { name: album.view(1) })).toBeVisible();
  await expect(adding.getByRole('alert')).toContainText('2.svg');
  await expectAccessible(page, 'album with a sent and a refused picture');
  await page.getByRole('button', { name: album.view(1) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'large picture');
});

test('the uploaded files are accessible', async ({ page, language, isPhone, signIn }) => {
  const list = new RecordList(page, language, isPhone);
  await signIn(page, 'staff', '/web/content_upload');
  await expect(list.records.first()).toBeVisible();
  await expectAccessible(page, 'list');
  await page.goto('/web/content_upload?form=add');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, 'form');
});

test('a prefix can be added by keyboard', async ({ page, words, language, signIn, mark }) => {
  const t = words(prefixPhrases);
  const form = prefixForm(page, language);
  const code = newPrefixCode();
  /** Presses Tab until the target has the focus. */
  const tabTo = async (target: ReturnType<Page['locator']>) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0], timeout: 30_000 });
  };
  const type = async (target: ReturnType<Page['locator']>, text: string) => {
    await tabTo(target);
    await page.keyboard.type(text);
  };
  await signIn(page, 'admin', '/member/prefix');
  await expect(title(page)).toBeVisible();
  await tabTo(page.getByRole('link', { name: t.add }));
  await page.keyboard.press('Enter');
  // the first field of a new record has the focus
  await expect(form.code).toBeFocused();
  await page.keyboard.type(code);
  await type(form.shortThai, mark);
  await type(form.longThai, `แป้นพิมพ์ ${mark}`);
  await tabTo(form.save);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words(formPhrases).saved(code))).toBeVisible();
});
