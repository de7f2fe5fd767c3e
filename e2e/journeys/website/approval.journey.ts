import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { noticeKinds, noticeTime } from '@faculty/contracts/notices/notice';
import { contentPage } from '@faculty/contracts/website/content-page';
import type { Page } from '@playwright/test';
import { noticeChoicesPhrases } from '../../../apps/web/src/features/profile/notice-choices.phrases.ts';
import { approvalPhrases } from '../../../apps/web/src/kit/approval/approval.phrases.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { fieldLabels } from '../../support/field-labels.ts';
import { expect, test } from '../../support/journey.ts';
import { contentPageForm } from '../../support/pages.ts';
import { accountOf } from '../../support/people.ts';
import { databaseAddress, ports, siteAddress } from '../../support/ports.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const dataFolder = at(`../../.data/${ports.web}`);
const mailsTo = (email: string) => {
  const folder = path.join(dataFolder, 'mail');
  const mails = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return mails.filter((mail) => mail.includes(`To: ${email}\n`));
};
const sendDailyMails = () =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', at('../../../apps/api/test/send-daily-mails.ts')], {
    cwd: at('../../..'),
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: databaseAddress(), DATA_DIR: dataFolder, DEV_IDP_PORT: '0' },
  });

test('a change of a page is asked for, returned, mended and approved; both are told by mail, the one at once, the other once a day', async ({
  page,
  browser,
  contextOptions,
  words,
  language,
  signIn,
  api,
  database,
  mark,
}) => {
  const t = words({ ...approvalPhrases, ...fieldLabels(contentPage) });
  const choices = words(noticeChoicesPhrases);
  const times = words(noticeTime.words);
  const kinds = words(noticeKinds);
  const form = contentPageForm(page, language);
  const admin = await api('admin');
  const asker = `${mark}.asker`.slice(0, 25);
  const email = `${asker}@faculty.example`;
  const [title, wrong, right] = [`รับสมัคร ${mark}`, `รับสมัครผิด ${mark}`, `รับสมัครถูก ${mark}`];
  const public_ = `${siteAddress}/page/p_${mark}`;
  const isPublic = async (text: string) => (await (await page.request.get(public_)).text()).includes(text);

  // an account of its own, with the password of the demo staff
  await database(
    `INSERT INTO users (user_name, email, fname_th, lname_th, password_hash, email_verified_at, updated_at)
     SELECT $1::text, $2, 'ผู้ขอ', $1::text, password_hash, now(), now() FROM users WHERE user_name = 'staff'`,
    asker,
    email,
  );
  await database(
    `INSERT INTO roles (user_name, role_page, role_group, "view", "add", "edit", "delete", publish, created_by, updated_by, updated_at)
     VALUES ($1, '/web/content_page', 'web', 'Y', 'Y', 'Y', 'Y', 'N', 'e2e', 'e2e', now())`,
    asker,
  );
  const body = { page_url: `p_${mark}`, page_title_th: title, page_content_th: '<p>เปิดรับสมัคร</p>' };
  const made = await (await admin.post('/webConPages', { data: body })).json();
  await admin.put('/faculty_setting', { data: { approval_pages: ['/web/content_page'] } });

  const token = await (await page.request.post('/auth/signin/local', { data: { email, password: accountOf('staff').password } })).text();
  const asAsker = async (to: string) => {
    await page.goto('/favicon.svg');
    await page.evaluate((signedIn) => {
      localStorage.setItem('token', signedIn);
      localStorage.setItem('login_time', String(Date.now()));
    }, token);
    await page.goto(to);
  };
  const other = await browser.newContext({ ...contextOptions, locale: language === 'en' ? 'en-GB' : 'th-TH' });
  const queue: Page = await other.newPage();
  if (language === 'en') await other.addInitScript(() => localStorage.setItem('language', 'en'));

  await test.step('who may not publish saves, and the website stays as it is', async () => {
    await asAsker(`/web/content_page?edit=${made.pages_id}`);
    await expect(page.getByText(t.willAsk)).toBeVisible();
    await form.titleThai.fill(wrong);
    await form.save.click();
    await expect(form.titleThai).toBeHidden();
    expect(await isPublic(title)).toBe(true);
    expect(await isPublic(wrong)).toBe(false);
  });

  await test.step('who may publish sees the difference and returns it with a reason', async () => {
    await signIn(queue, 'admin', '/web/review?entity=content_page');
    await queue.getByRole('link', { name: title }).click();
    const difference = queue.getByRole('row', { name: t.page_title });
    await expect(difference.getByText(wrong)).toBeVisible();
    await expectAccessible(queue, 'a request');
    await queue.getByRole('button', { name: t.sendBack, exact: true }).click();
    await expect(queue.getByRole('button', { name: t.sendBack, exact: true })).toBeDisabled();
    await queue.getByRole('textbox', { name: t.reason }).fill('ชื่อเรื่องไม่ถูกต้อง');
    await queue.getByRole('button', { name: t.sendBack, exact: true }).click();
    await expect(queue).toHaveURL(/web\/review\?entity=content_page/);
    await expect(queue.getByRole('link', { name: title })).toBeHidden();
    await expect.poll(() => mailsTo(email).length).toBe(1);
    expect(mailsTo(email)[0]).toContain('ชื่อเรื่องไม่ถูกต้อง');
  });

  await test.step('the asker mends what they had asked for', async () => {
    await asAsker(`/web/content_page?edit=${made.pages_id}`);
    await expect(page.getByText(t.returned, { exact: true })).toBeVisible();
    await expect(page.getByText('ชื่อเรื่องไม่ถูกต้อง')).toBeVisible();
    await expect(form.titleThai).toHaveValue(wrong);
    await expectAccessible(page, 'the form of what was returned');
    await form.titleThai.fill(right);
    await form.save.click();
    await expect(form.titleThai).toBeHidden();
  });

  await test.step('approved, it is on the website', async () => {
    await queue.goto(`/web/review?review=content_page-${made.pages_id}`);
    await expect(queue.getByText(right).first()).toBeVisible();
    await queue.getByRole('button', { name: t.accept }).click();
    await expect(contentPageForm(queue, language).titleThai).toBeHidden();
    expect(await isPublic(right)).toBe(true);
    await other.close();
  });

  await test.step('the asker chooses English, and reads the rest in the daily mail', async () => {
    await asAsker('/app/profile');
    const section = page.getByRole('region', { name: choices.title });
    await expect(section.getByRole('combobox', { name: kinds.approval_returned, exact: true })).toHaveValue('now');
    await expect(section.getByText(times.daily).first()).toBeAttached();
    await section.getByRole('combobox', { name: choices.language }).selectOption('en');
    await expect(page.getByText(choices.saved)).toBeVisible();
    await expectAccessible(page, 'the profile');
    await database(
      `UPDATE notices SET made_at = now() - interval '2 days' WHERE user_id = (SELECT id FROM users WHERE user_name = $1) AND is_daily`,
      asker,
    );
    await sendDailyMails();
    await expect.poll(() => mailsTo(email).length).toBe(2);
    const [daily] = mailsTo(email).filter((mail) => mail.includes('Your summary of'));
    expect(daily).toContain(noticeKinds.approval_accepted.en);
    expect(daily).toContain(`/web/content_page?edit=${made.pages_id}`);
    expect(daily).toContain('/app/profile#notices');
  });

  await admin.put('/faculty_setting', { data: { approval_pages: [] } });
  await database('DELETE FROM users WHERE user_name = $1', asker);
});
