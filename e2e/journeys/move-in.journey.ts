import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MoveInStep } from '@faculty/contracts/admin/move-in';
import type { Page } from '@playwright/test';
import { type LegacySystem, legacyAccount, legacyRows, legacySystem } from '../../apps/api/test/legacy-system.ts';
import { moveInPhrases } from '../../apps/web/src/features/admin/move-in/move-in.phrases.ts';
import type { Spoken } from '../../apps/web/src/i18n/speak.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { ports, siteAddress } from '../support/ports.ts';

// a button that is not there is said after a minute, not after the fifteen that the whole journey may take
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 60_000 });

let legacy: LegacySystem;
test.afterEach(() => legacy.close());

test('an administrator brings the legacy system in, mends, switches rights on, settles a conflict and takes all of it back', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  test.slow();
  const [t, form] = [words(moveInPhrases), words(formPhrases)];
  const list = new RecordList(page, language, isPhone);
  const admin = await api('admin');
  // of an attempt before this one
  rmSync(fileURLToPath(new URL(`../.data/${ports.web}/move-in`, import.meta.url)), { recursive: true, force: true });
  legacy = await legacySystem(legacyRows(mark), { port: Number(ports.legacy) });
  const step = (name: MoveInStep) => page.locator(`[data-step="${name}"]`);
  const press = (name: MoveInStep, button: string) => step(name).getByRole('button', { name: button }).click();
  const isDone = (name: MoveInStep) => expect(step(name)).toContainText(t.done);
  const run = async (name: MoveInStep) => {
    await press(name, t.startOf(t[name]));
    await isDone(name);
    // the pressed button has gone meanwhile
    await expect(page.locator(`[data-step="${name}"]:focus-within`)).toHaveCount(1);
  };
  const dialog = page.getByRole('dialog');
  await signIn(page, 'admin', '/admin/move_in');

  await test.step('fetch says what is wrong at its field, then reads everything', async () => {
    await expect(step('plan').getByRole('button')).toHaveCount(0);
    await press('fetch', t.startOf(t.fetch));
    await dialog.getByRole('button', { name: t.start }).click();
    await expect(dialog.getByRole('textbox', { name: t.address })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'the dialog that asks for the old system');
    await fillFetch(page, t);
    await isDone('fetch');
  });

  await test.step('the analysis names what needs a look, in words', async () => {
    await run('analyse');
    await step('analyse')
      .getByRole('link', { name: t.reportOf(t.analyse) })
      .click();
    await expect(page.locator('[data-line="news 91003"]').first()).toBeVisible();
    await expectAccessible(page, 'the report of the analysis');
    await page.getByRole('button', { name: t.back }).click();
  });

  await test.step('the plan counts what is new and writes nothing', async () => {
    await run('plan');
    await expect(step('plan')).toContainText(language === 'th' ? 'เพิ่มใหม่' : 'New here');
    expect((await admin.get('/web_con_news/91001')).status()).toBe(404);
  });

  await test.step('apply brings it in, and verify finds no difference without an explanation', async () => {
    await press('apply', t.startOf(t.apply));
    await dialog.getByRole('button', { name: t.start }).click();
    await isDone('apply');
    expect((await admin.get('/web_con_news/91001')).status()).toBe(200);
    await run('verify');
    await expect(
      step('verify').getByText(language === 'th' ? '0 ต่างกันโดยไม่มีคำอธิบาย' : '0 differences without an explanation'),
    ).toBeVisible();
    await expectAccessible(page, 'the page of the move, after its steps');
  });

  await test.step('the list shows what is to mend, and the form says what came otherwise', async () => {
    await page
      .getByRole('region', { name: t.toMend })
      .getByRole('link')
      .filter({ hasText: /ข่าว|News/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: words(listPhrases).toMend, pressed: true })).toBeVisible();
    await expect(list.records).toHaveCount(1);
    await page.locator('[data-row] a').first().click();
    const notice = page.locator('[data-to-mend]');
    await expect(notice).toContainText(form.toMendValue('gone.jpg').replace('gone.jpg', ''));
    await expect(notice).not.toContainText('news_h_image_th'); // its name, not its code
    await expectAccessible(page, 'a form with marks of the move');
    await notice.getByRole('button', { name: form.toMendDone }).click();
    await expect(notice).toHaveCount(0);
    await page.goto('/admin/move_in');
  });

  await test.step('rights come in switched off, and hold when they are switched on', async () => {
    const rights = page.getByRole('region', { name: t.rights });
    await rights.getByRole('listitem').filter({ hasText: mark }).getByRole('checkbox').check();
    await rights.getByRole('button', { name: t.switchOn(1) }).click();
    await expect(rights.getByText(t.rightsNone)).toBeVisible();
    await expect(rights).toContainText(mark); // who was an administrator
  });

  await test.step('a second run shows what both systems changed, and a person chooses field by field', async () => {
    Object.assign(legacy.rows['GET /web_con_news']?.[0] ?? {}, { news_title_th: `แก้ที่เดิม ${mark}`, news_title_en: `There ${mark}` });
    const edit = { news_id: 91_001, news_title_th: `แก้ที่นี่ ${mark}` };
    expect((await admin.post('/update_con_news', { data: edit })).status()).toBe(200);
    await press('fetch', t.againOf(t.fetch));
    await fillFetch(page, t);
    await isDone('fetch');
    await press('apply', t.againOf(t.apply));
    await dialog.getByRole('button', { name: t.start }).click();
    await expect(step('apply')).toContainText(language === 'th' ? 'แก้ไขทั้งสองระบบ' : 'Changed in both systems');
    await isDone('apply');
    await step('apply')
      .getByRole('link', { name: t.reportOf(t.apply) })
      .click();
    await page.locator('[data-line="news 91001"]').getByRole('button').click();
    await dialog.getByRole('radio', { name: `${t.here}: แก้ที่นี่ ${mark}` }).click();
    await dialog.getByRole('radio', { name: `${t.there}: There ${mark}` }).click();
    await expectAccessible(page, 'the choice between two systems');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog).toBeHidden();
    const chosen = await (await admin.get('/web_con_news/91001')).json();
    expect(chosen).toMatchObject({ news_title_th: `แก้ที่นี่ ${mark}`, news_title_en: `There ${mark}` });
    await page.getByRole('button', { name: t.back }).click();
  });

  await test.step('addresses of the old website lead to the new pages', async () => {
    await press('redirects', t.startOf(t.redirects));
    await dialog.getByRole('textbox').fill('news /news_detail.php?id={news_id}');
    await dialog.getByRole('button', { name: t.start }).click();
    await isDone('redirects');
    const answer = await page.request.get(`${siteAddress}/news_detail.php?id=91001`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, '/news/91001']);
  });

  await test.step('a rollback leaves what was here before', async () => {
    await press('rollback', t.startOf(t.rollback));
    await dialog.getByRole('button', { name: t.rollbackConfirm }).click();
    await isDone('rollback');
    expect((await admin.get('/web_con_news/91001')).status()).toBe(404);
    await expect(page.getByRole('region', { name: t.toMend })).toHaveCount(0);
  });
});

async function fillFetch(page: Page, t: Spoken<typeof moveInPhrases>): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t.address }).fill(legacy.from);
  await dialog.getByRole('textbox', { name: t.email }).fill(legacyAccount.email);
  await dialog.getByLabel(t.password, { exact: true }).fill(legacyAccount.password);
  await dialog.getByRole('textbox', { name: t.rate }).fill('50');
  await dialog.getByRole('button', { name: t.start }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-step="fetch"]')).toContainText(t.running);
}
