import { readFile } from 'node:fs/promises';
import { lcUser } from '@faculty/contracts/centre/lc-user';
import type { APIRequestContext } from '@playwright/test';
import { placeOf } from '../../apps/api/src/kit/reports/cards/write-cards.ts';
import { readCards, scanned } from '../../apps/api/test/support/read-cards.ts';
import { cardsPhrases } from '../../apps/web/src/features/centre/cards/cards.phrases.ts';
import { checkinKeyPhrases } from '../../apps/web/src/features/centre/checkin-key.phrases.ts';
import { kioskPhrases, missedPhrases, outcomePhrases } from '../../apps/web/src/features/centre/kiosk/kiosk.phrases.ts';
import { importPhrases } from '../../apps/web/src/features/centre/members/import/import.phrases.ts';
import { lcMemberPhrases } from '../../apps/web/src/features/centre/members/lc-member.phrases.ts';
import { lcVisitPhrases } from '../../apps/web/src/features/centre/visits/lc-visit.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { textOf } from '../support/fields.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';

// axe checks final colours, not those of a fade-in
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An unused barcode of twelve digits. */
const barcode = (n = 0) => `${Date.now()}`.slice(-11) + n;
/** The input of a scanner in the Thai keyboard layout. */
const onThaiLayout = (code: string) => code.replace(/\d/g, (digit) => 'จๅ/-ภถุึคต'[Number(digit)] as string);

test('a new member scans at the kiosk, in any layout and offline, and the list of visits updates; a new key ends the old kiosk', async ({
  page,
  browser,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words({ ...lcMemberPhrases, ...fieldLabels(lcUser) });
  const saving = words(formPhrases);
  const key = words(checkinKeyPhrases);
  const kiosk = words(kioskPhrases);
  const outcomes = words(outcomePhrases);
  const list = new RecordList(page, language, isPhone);
  const admin = await api('admin');
  const code = barcode();

  await test.step('staff add a member', async () => {
    await signIn(page, 'admin', '/centre/lc_members');
    await expect(list.records.first()).toBeVisible();
    await expectAccessible(page, 'members');
    await page.getByRole('link', { name: t.add }).first().click();
    await textOf(page, t.user_name).fill(mark);
    await textOf(page, t.user_code).fill(code);
    await textOf(page, `${t.fname} (${saving.inThai})`).fill('มะลิ');
    await textOf(page, `${t.fname} (${saving.inEnglish})`).fill('Mali');
    await textOf(page, `${t.lname} (${saving.inThai})`).fill(`ใจงาม${mark}`);
    await textOf(page, `${t.lname} (${saving.inEnglish})`).fill(`Jaingam${mark}`);
    await page.getByRole('combobox', { name: t.job_title, exact: true }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: saving.save, exact: true }).click();
    await list.search(mark);
    await expect(list.records).toHaveCount(1);
  });

  await test.step('staff print the card, and its barcode can be decoded', async () => {
    await page.getByRole('button', { name: t.cards, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, 'cards to print');
    const downloadEvent = page.waitForEvent('download');
    await dialog.getByRole('button', { name: words(cardsPhrases).print }).click();
    const [sheet] = await readCards(await readFile(await (await downloadEvent).path()));
    expect(sheet && scanned(sheet, placeOf(0))).toBe(code);
    await expect(dialog).toBeHidden();
  });

  const room = await browser.newContext();
  const screen = await room.newPage();
  const input = screen.getByLabel(kiosk.code);
  await test.step('staff open the kiosk with a new key and show the list of visits', async () => {
    await page.getByRole('button', { name: key.open }).click();
    const dialog = page.getByRole('dialog', { name: key.title });
    const renewed = page.waitForResponse((answer) => answer.url().endsWith('/update_temp_key'));
    await dialog.getByRole('button', { name: key.renew }).click();
    // a confirmation is shown while a key is valid
    const question = page.getByRole('dialog', { name: key.renewTitle }).getByRole('button', { name: key.renew });
    await expect(async () => {
      if (await question.isVisible()) await question.click();
      await expect(renewed).resolves.toBeTruthy();
    }).toPass();
    // until then the address of the previous key may be shown
    const { key_code } = await (await renewed).json();
    await expect(dialog.getByRole('link')).toHaveAttribute('href', new RegExp(key_code));
    await expectAccessible(page, 'the kiosk’s key');
    // the device gets the key with the pairing code
    await dialog.getByRole('button', { name: key.pair }).click();
    const code = await dialog.getByText(/^\d{4} \d{4}$/).textContent();
    await screen.goto(new URL('/checkin', page.url()).href);
    await expectAccessible(screen, 'kiosk to be paired');
    await screen.getByLabel(kiosk.pairCode).fill(code as string);
    await screen.getByRole('button', { name: kiosk.pair }).click();
    await expect(screen).toHaveURL(new RegExp(`/checkin/${key_code}$`));
    await expect(input).toBeFocused();
    await expectAccessible(screen, 'kiosk');
    await page.goto(`/centre/lc_checkin_members?q=${mark}`);
    await expect(page.getByText(list.words.noMatchHint)).toBeVisible();
  });

  await test.step('a scan in the Thai layout is shown at the kiosk, and in the list of visits without a reload', async () => {
    // the focus is on a switch, as a scan can happen at any time
    await screen.getByRole('switch', { name: kiosk.sound }).press('Space');
    await screen.keyboard.type(onThaiLayout(code));
    await screen.keyboard.press('Enter');
    // in English the word is part of other names too
    await expect(screen.getByText(outcomes.in).first()).toBeVisible();
    await expect(screen.getByText(language === 'en' ? `Mali Jaingam${mark}` : `มะลิ ใจงาม${mark}`)).toBeVisible();
    await expect(list.record(`ใจงาม${mark}`)).toBeVisible({ timeout: 5_000 });
    await expect(list.record(`ใจงาม${mark}`)).toContainText(words(lcVisitPhrases).inside);
    await expectAccessible(page, 'visits');
    // a phone's keypad has no Enter
    await input.fill(code);
    await screen.getByRole('button', { name: kiosk.send }).click();
    await expect(screen.getByText(outcomes.double)).toBeVisible();
    await expectAccessible(screen, 'kiosk with an answer');
  });

  await test.step('five offline scans survive a reload and give exactly five visits after reconnecting', async () => {
    const codes = await makeMembers(admin, mark, 5);
    await screen.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => screen.evaluate(async () => (await (await caches.open('checkin')).keys()).length)).toBeGreaterThan(2);
    await room.setOffline(true);
    for (const [index, scanned] of codes.entries()) {
      await screen.keyboard.type(scanned);
      await screen.keyboard.press('Enter');
      await expect(screen.getByText(kiosk.waiting(index + 1))).toBeVisible();
    }
    await expectAccessible(screen, 'kiosk without network');
    await screen.reload();
    await expect(screen.getByText(kiosk.waiting(5))).toBeVisible();
    await screen.keyboard.type(`${barcode()}9`);
    await screen.keyboard.press('Enter');
    await expect(screen.getByText(kiosk.waiting(6))).toBeVisible();
    expect(await visitsOf(admin, mark)).toBe(1);
    await room.setOffline(false);
    await expect(screen.getByText(kiosk.waiting(6))).toBeHidden();
    // an unknown card is reported until the message is closed
    await expect(screen.getByRole('region', { name: kiosk.missed(1) })).toContainText(words(missedPhrases).unknown);
    await expectAccessible(screen, 'kiosk with a scan that did not count');
    await screen.getByRole('button', { name: kiosk.dismiss }).click();
    await expect(screen.getByRole('region', { name: kiosk.missed(1) })).toBeHidden();
    expect(await visitsOf(admin, mark)).toBe(6);
    await expect(list.records).toHaveCount(6);
  });

  await test.step('after a new key, the old kiosk shows that its key has expired, and rejects scans', async () => {
    await admin.post('/update_temp_key', { data: { page_code: 'lc_room_checkin' } });
    await screen.keyboard.type(code);
    await screen.keyboard.press('Enter');
    await expect(screen.getByRole('alert')).toContainText(kiosk.ended);
    await expectAccessible(screen, 'kiosk whose key has ended');
    expect(await visitsOf(admin, mark)).toBe(6);
  });
  await room.close();

  await test.step('the overview shows the month', async () => {
    await page.goto(`/centre/lc_checkin_members?month=${new Date().toISOString().slice(0, 7)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectAccessible(page, 'the month');
  });
});

test('members of a file are imported, one unknown column is asked for, and the refused row comes back', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words(importPhrases);
  const list = new RecordList(page, language, isPhone);
  const code = barcode().slice(0, 11);
  await signIn(page, 'admin', '/centre/lc_members');
  const [{ up_department_name_th: department }] = await (await (await api('admin')).post('/combo/dcUpDepartmentActive')).json();
  const line = (number: number, card: string) => `${mark}.${number},${card},นายมานะ อดทน${mark},Mana,Odton,${department},นักศึกษา`;
  const heads = 'รหัสนักศึกษา,เลขหลังบัตร,ชื่อ-สกุล,First name,Last name,คณะ,ประเภท';
  const csv = ['รายชื่อนักศึกษา', heads, line(1, `${code}1`), line(2, `="${code}2"`), line(3, '12')].join('\r\n');

  await page.getByRole('button', { name: t.lists }).click();
  await page.getByRole('menuitem', { name: t.open }).click();
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('combobox', { name: t.value(t.column, 'เลขหลังบัตร', 3) }).click();
  await page.getByRole('option', { name: words({ ...lcMemberPhrases, ...fieldLabels(lcUser) }).user_code }).click();
  await page.getByRole('button', { name: t.checkAgain }).click();
  const result = page.getByRole('region', { name: t.result });
  await expect(result.getByRole('row').filter({ hasText: `${mark}.2` })).toContainText(`${code}2`);
  await expect(result.getByRole('row').filter({ hasText: '(12)' })).toHaveCount(1);
  await expectAccessible(page, 'import: preview');
  await page.getByRole('button', { name: t.save(2, 0) }).click();
  await expect(result.getByRole('status')).toContainText(t.saved(2, 0));
  const downloaded = page.waitForEvent('download');
  await result.getByRole('button', { name: t.downloadLeft(1) }).click();
  expect(await readFile(await (await downloaded).path(), 'utf8')).toContain('=""12""');
  await page.getByRole('button', { name: t.back }).click();
  await list.search(mark);
  await expect(list.records).toHaveCount(2);
});

/** Creates members by the documented call; returns their barcodes. */
async function makeMembers(api: APIRequestContext, mark: string, count: number): Promise<string[]> {
  const [{ up_department_id: job_title }] = await (await api.post('/combo/dcUpDepartmentActive')).json();
  const codes = Array.from({ length: count }, (_, n) => `${barcode()}${n}`.slice(-12));
  for (const [n, user_code] of codes.entries()) {
    const names = { fname_th: 'สมชาย', lname_th: `${n} ${mark}`, fname_en: 'Somchai', lname_en: mark };
    await expect(
      await api.post('/mem_lc_users', { data: { ...names, user_name: `${mark}.m${n}`, user_code, user_type: 'S', job_title } }),
    ).toBeOK();
  }
  return codes;
}

async function visitsOf(api: APIRequestContext, mark: string): Promise<number> {
  return (await (await api.get('/mem_lc_checkin_users', { params: { q: mark, page: 0, limit: 1 } })).json()).count;
}
