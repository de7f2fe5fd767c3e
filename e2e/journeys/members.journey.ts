import { errors } from '@faculty/contracts/errors';
import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { MemberRow } from '@faculty/contracts/members/member';
import { groups, pages } from '@faculty/contracts/pages';
import type { APIRequestContext, Page } from '@playwright/test';
import { shellPhrases } from '../../apps/web/src/app/shell/shell.phrases.ts';
import { jobPositionPhrases } from '../../apps/web/src/features/members/job-position/job-position.phrases.ts';
import { educationPhrases } from '../../apps/web/src/features/members/members/education/education.phrases.ts';
import { memberPhrases } from '../../apps/web/src/features/members/members/member.phrases.ts';
import { prefixPhrases } from '../../apps/web/src/features/members/prefix/prefix.phrases.ts';
import { roleFlagPhrases, rolePhrases } from '../../apps/web/src/features/members/role/role.phrases.ts';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { authPhrases } from '../support/auth.phrases.ts';
import { deniedWords, expectDenied } from '../support/denied.ts';
import { choose, switchOf, textOf } from '../support/fields.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { choosePicture, educationForm, memberForm } from '../support/members.ts';
import { newsForm, sectionPhrases } from '../support/news.ts';
import { emailOf } from '../support/people.ts';
import { picture } from '../support/pictures.ts';
import { newPrefixCode, prefixForm } from '../support/prefixes.ts';
import { openMenu } from '../support/shell.ts';
import { pickAtProvider } from '../support/sign-in.ts';

test('a new member is entered, given the news with a limit, sees exactly that, and loses it at once', async ({
  page,
  browser,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  test.setTimeout(420_000);
  const shell = words(shellPhrases);
  const saving = words(formPhrases);
  const members = words(memberPhrases);
  const list = new RecordList(page, language, isPhone);
  const admin = await api('admin');
  const prefixCode = newPrefixCode();
  const positionCode = newPrefixCode();
  const title = `ผศ.${mark}`;
  const name = `${title}มะลิ ใจงาม`;
  const newsTitle = pages['/web/content_new'][language];

  await test.step('a prefix and a job position', async () => {
    await signIn(page, 'admin', '/member/prefix');
    await page
      .getByRole('link', { name: words(prefixPhrases).add })
      .first()
      .click();
    const prefix = prefixForm(page, language);
    await prefix.code.fill(prefixCode);
    await prefix.shortThai.fill(title);
    await prefix.longThai.fill(`ผู้ช่วยศาสตราจารย์ ${mark}`);
    await prefix.save.click();
    await expect(page.getByText(saving.saved(prefixCode))).toBeVisible();

    const t = words(jobPositionPhrases);
    await page.goto('/member/position');
    await page.getByRole('link', { name: t.add }).first().click();
    await textOf(page, t.job_position_code).fill(positionCode);
    await textOf(page, `${t.short} (${saving.inThai})`).fill(mark);
    await textOf(page, `${t.long} (${saving.inThai})`).fill(`เจ้าหน้าที่ ${mark}`);
    await page.getByRole('button', { name: saving.save, exact: true }).click();
    await expect(page.getByText(saving.saved(positionCode))).toBeVisible();
  });

  await test.step('a member with them, and with a picture that is cut to a square', async () => {
    await page.goto('/member/members');
    await page.getByRole('link', { name: members.add }).first().click();
    const form = memberForm(page, language);
    await form.userName.fill(mark);
    // signing in would refuse it for ever
    await form.email.fill('mali@gmail.com');
    await expect(page.getByText('(@faculty.example)')).toBeVisible();
    await choose(page, members.prefix, title, mark);
    await form.firstNameThai.fill('มะลิ');
    await form.lastNameThai.fill('ใจงาม');
    await form.firstNameEnglish.fill('Mali');
    await form.lastNameEnglish.fill('Jaingam');
    await choosePicture(page, language, picture('face.png', [200, 120, 60], 640, 400));
    await form.publicEmail.fill(`public.${emailOf(mark)}`);
    await form.mobile.fill('089 555 0101');
    await choose(page, members.position, `เจ้าหน้าที่ ${mark}`, mark);
    await form.save.click();
    await expect(page.getByText(fieldErrorWords('email_domain', language)).first()).toBeVisible();
    await form.email.fill(emailOf(mark));
    await form.save.click();
    const made = await only(admin, mark);
    await expect(page.getByText(saving.saved(String(made.id)))).toBeVisible();
    await expect(page.getByRole('link', { name: saving.addAnother })).toBeVisible();

    await list.search(mark);
    await expect(list.records).toHaveCount(1);
    await expect(list.record(name)).toContainText(`เจ้าหน้าที่ ${mark}`);
    const { width, height } = await sizeOf(page, made.avatarFile ?? '');
    expect(width).toBe(height);
    expect(width).toBeGreaterThan(0);
  });

  await test.step('her degree', async () => {
    const t = words(educationPhrases);
    const form = educationForm(page, language);
    await list.act(name, members.education);
    await expect(page.getByText(list.words.emptyTitle)).toBeVisible();
    await page.getByRole('link', { name: t.add }).first().click();
    await choose(page, t.edu_code, language === 'en' ? 'Master’s degree' : 'ปริญญาโท');
    // a Gregorian year becomes a Buddhist one
    await form.year.fill('2023');
    await form.degreeThai.fill(`อ.ม. ${mark}`);
    await expect(form.year).toHaveValue('2566');
    await form.placeThai.fill('มหาวิทยาลัยศิลปากร');
    await form.save.click();
    await expect(list.record(`อ.ม. ${mark}`)).toContainText('2566');
    await page.getByRole('button', { name: t.back }).click();
    await expect(list.record(name)).toBeVisible();
  });

  const assignment = words(rolePhrases).which(newsTitle, 'มะลิ ใจงาม');
  await test.step('the right to view, add and edit news, her own only', async () => {
    const t = words(rolePhrases);
    const flags = words(roleFlagPhrases);
    await page.goto('/member/role');
    await page.getByRole('link', { name: t.add }).first().click();
    await choose(page, t.role_master_full, `${groups.web[language]} · ${newsTitle}`, newsTitle);
    await choose(page, t.user_name, new RegExp(`\\(${mark}\\)$`), mark);
    await expect(page.getByText(t.nothingGiven)).toBeVisible();
    for (const flag of [flags.view, flags.add, flags.edit, flags.own_only]) await switchOf(page, flag).press('Space');
    await expect(page.getByText(t.nothingGiven)).toBeHidden();
    await page.getByRole('button', { name: saving.save, exact: true }).click();
    await expect(page).not.toHaveURL(/form=add/);
    await page.goto(`/member/role?q=${mark}`);
    await expect(list.records).toHaveCount(1);
    for (const flag of [flags.view, flags.add, flags.edit, flags.own_only]) await expect(list.record(mark)).toContainText(flag);
    await expect(list.record(mark)).not.toContainText(flags.delete);
  });

  const second = await browser.newContext();
  const hers = await second.newPage();
  const herList = new RecordList(hers, language, isPhone);
  await test.step('she signs in with her e-mail, and her menu has the news and nothing else', async () => {
    await hers.goto('/login');
    await pickAtProvider(hers, words(authPhrases), mark);
    await expect(hers).toHaveURL(/\/app\/profile-view$/);
    await expect(hers.getByRole('main').getByText(emailOf(mark))).toBeVisible();
    const menu = await openMenu(hers, shell, isPhone);
    await expect(menu.getByRole('link')).toHaveText([shell.profile, shell.dashboard, newsTitle]);
  });

  await test.step('an address beside it, above it and of another group is refused', async () => {
    for (const key of ['/web/content_new_image', '/web/content_page', '/member/members'] as const) {
      await hers.goto(key);
      await expectDenied(hers, language, key);
    }
  });

  await test.step('of the news she sees her own: none, and then the one she adds', async () => {
    const t = words(newsPhrases);
    const form = newsForm(hers, language);
    await (await openMenu(hers, shell, isPhone)).getByRole('link', { name: newsTitle }).click();
    await expect(hers.getByText(herList.words.emptyTitle)).toBeVisible();
    await hers.getByRole('link', { name: t.add }).first().click();
    await form.titleThai.fill(`ข่าวของมะลิ ${mark}`);
    await form.headerImages
      .locator('input[type="file"]')
      .first()
      .setInputFiles(picture('header.png', [25, 83, 210]));
    await form.sections.click();
    await hers.getByRole('option', { name: words(sectionPhrases).activities, exact: true }).click();
    await hers.keyboard.press('Escape');
    await form.save.click();
    await expect(herList.record(`ข่าวของมะลิ ${mark}`)).toBeVisible();
    await expect(herList.records).toHaveCount(1);
  });

  await test.step('the right is removed, and her next click is refused', async () => {
    await list.remove(assignment, mark);
    await expect(page.getByText(list.words.removed(assignment))).toBeVisible();
    await herList.open(`ข่าวของมะลิ ${mark}`);
    // refused by the call, or by the guard, which asks anew meanwhile: whichever comes first
    await expect(
      hers
        .getByText(errors.forbidden[language])
        .or(hers.getByText(deniedWords(language, '/web/content_new')))
        .first(),
    ).toBeVisible();
    await hers.goto('/web/content_new');
    await expectDenied(hers, language, '/web/content_new');
    const menu = await openMenu(hers, shell, isPhone);
    await expect(menu.getByRole('link')).toHaveText([shell.profile, shell.dashboard]);
  });
  await second.close();
});

/** The one member that bears the mark, once it is stored. */
async function only(api: APIRequestContext, mark: string): Promise<MemberRow> {
  let rows: MemberRow[] = [];
  await expect(async () => {
    const answer = await api.get('/mem_users', { params: { q: mark, page: 0, limit: 2 } });
    ({ rows } = (await answer.json()) as { rows: MemberRow[] });
    expect(rows).toHaveLength(1);
  }).toPass();
  return rows[0] as MemberRow; // one, by the line above
}

/** How large a picture is when a browser shows it. */
function sizeOf(page: Page, address: string): Promise<{ width: number; height: number }> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, address);
}
