import { contentPage } from '@faculty/contracts/website/content-page';
import { approvalPhrases } from '../../apps/web/src/kit/approval/approval.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { accountOf, emailOf } from '../support/people.ts';
import { siteAddress } from '../support/ports.ts';
import { expect, test } from './support/journey.ts';

test('a change of a page is asked for, returned with a reason, mended and accepted', async ({
  driven,
  enter,
  api,
  request,
  database,
  words,
  mark,
}) => {
  const t = words({ ...approvalPhrases, ...fieldLabels(contentPage) });
  const form = words(formPhrases);
  const [title, wrong, right, reason] = [`ทุน ${mark}`, `ทุนผิด ${mark}`, `ทุนถูก ${mark}`, 'ชื่อเรื่องไม่ถูกต้อง'];
  const field = `${t.page_title} (${form.inThai})`;
  const isPublic = async (text: string) => (await (await request.get(`${siteAddress}/page/f_${mark}`)).text()).includes(text);
  const admin = await api('admin');
  const user_name = `${mark}.asks`.slice(0, 25);
  const asker = { email: emailOf(user_name), password: accountOf('staff').password };
  await database(
    `INSERT INTO users (user_name, email, fname_th, lname_th, password_hash, email_verified_at, updated_at)
     SELECT $1::text, $2, 'ผู้ขอ', $1::text, password_hash, now(), now() FROM users WHERE user_name = 'staff'`,
    user_name,
    asker.email,
  );
  await database(
    `INSERT INTO roles (user_name, role_page, role_group, "view", "add", "edit", "delete", publish, created_by, updated_by, updated_at)
     VALUES ($1, '/web/content_page', 'web', 'Y', 'Y', 'Y', 'Y', 'N', 'e2e', 'e2e', now())`,
    user_name,
  );
  const data = { page_url: `f_${mark}`, page_title_th: title, page_content_th: '<p>เปิดรับสมัคร</p>' };
  const { pages_id } = await (await admin.post('/webConPages', { data })).json();
  await admin.put('/faculty_setting', { data: { approval_pages: ['/web/content_page'] } });

  const ask = async (text: string) => {
    await driven.fill(field, text);
    await driven.click('button', form.save);
    await driven.dontSee('textbox', field);
  };
  await enter(asker, `/web/content_page?edit=${pages_id}`);
  await driven.read(t.willAsk);
  await ask(wrong);
  expect([await isPublic(title), await isPublic(wrong)]).toEqual([true, false]);

  await test.step('who may publish sees the difference and returns it', async () => {
    await enter('admin', '/web/review?entity=content_page');
    await driven.click('link', new RegExp(title));
    await driven.read(wrong);
    await driven.click('button', t.sendBack);
    await driven.fill(new RegExp(t.reason), reason);
    await driven.click('button', t.sendBack);
    await driven.seeAddress(/review\?entity=content_page$/);
  });

  await test.step('who asked reads why, and mends it', async () => {
    await enter(asker, `/web/content_page?edit=${pages_id}`);
    await driven.read(reason);
    await ask(right);
  });

  await test.step('accepted, it is on the website', async () => {
    await enter('admin', `/web/review?review=content_page-${pages_id}`);
    await driven.read(right);
    await driven.click('button', t.accept);
    await driven.dontSee('button', t.accept);
    expect(await isPublic(right)).toBe(true);
  });

  await admin.put('/faculty_setting', { data: { approval_pages: [] } });
  await database('DELETE FROM users WHERE user_name = $1', user_name);
});
