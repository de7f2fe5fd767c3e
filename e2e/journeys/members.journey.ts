import { errors } from '@faculty/contracts/errors';
import { fieldErrorWords } from '@faculty/contracts/field-errors';
import { jobPosition } from '@faculty/contracts/members/job-position';
import type { MemberRow } from '@faculty/contracts/members/member';
import { member } from '@faculty/contracts/members/member';
import { role } from '@faculty/contracts/members/role';
import { userEdu } from '@faculty/contracts/members/user-edu';
import { groups, pages, rightNames } from '@faculty/contracts/pages';
import type { APIRequestContext, Page } from '@playwright/test';
import { shellPhrases } from '../../apps/web/src/app/shell/shell.phrases.ts';
import { jobPositionPhrases } from '../../apps/web/src/features/members/job-position/job-position.phrases.ts';
import { educationPhrases } from '../../apps/web/src/features/members/members/education/education.phrases.ts';
import { memberPhrases } from '../../apps/web/src/features/members/members/member.phrases.ts';
import { prefixPhrases } from '../../apps/web/src/features/members/prefix/prefix.phrases.ts';
import { rolePhrases } from '../../apps/web/src/features/members/role/role.phrases.ts';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { authPhrases } from '../support/auth.phrases.ts';
import { deniedMessage, expectDenied } from '../support/denied.ts';
import { fieldLabels } from '../support/field-labels.ts';
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

test('a new member gets a limited right to news, sees exactly that, and loses it immediately when it is removed', async ({
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
  const members = words({ ...memberPhrases, ...fieldLabels(member) });
  const list = new RecordList(page, language, isPhone);
  const admin = await api('admin');
  const prefixCode = newPrefixCode();
  const positionCode = newPrefixCode();
  const title = `ผศ.${mark}`;
  const name = `${title}มะลิ ใจงาม`;
  const newsTitle = pages['/web/content_new'][language];

  await test.step('a prefix and a job position are added', async () => {
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

    const t = words({ ...jobPositionPhrases, ...fieldLabels(jobPosition) });
    await page.goto('/member/position');
    await page.getByRole('link', { name: t.add }).first().click();
    await textOf(page, t.job_position_code).fill(positionCode);
    await textOf(page, `${t.job_position_s} (${saving.inThai})`).fill(mark);
    await textOf(page, `${t.job_position_l} (${saving.inThai})`).fill(`เจ้าหน้าที่ ${mark}`);
    await page.getByRole('button', { name: saving.save, exact: true }).click();
    await expect(page.getByText(saving.saved(positionCode))).toBeVisible();
  });

  await test.step('a member is added with them and a cropped picture', async () => {
    await page.goto('/member/members');
    await page.getByRole('link', { name: members.add }).first().click();
    const form = memberForm(page, language);
    await form.userName.fill(mark);
    // with another domain, sign-in would always be refused
    await form.email.fill('mali@gmail.com');
    await expect(page.getByText('(@faculty.example)')).toBeVisible();
    await choose(page, members.prefix_code, title, mark);
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
    const made = await findByMark(admin, mark);
    await expect(page.getByText(saving.saved(String(made.id)))).toBeVisible();
    await expect(page.getByRole('link', { name: saving.addAnother })).toBeVisible();

    await list.search(mark);
    await expect(list.records).toHaveCount(1);
    await expect(list.record(name)).toContainText(`เจ้าหน้าที่ ${mark}`);
    const { width, height } = await sizeOf(page, made.avatarFile ?? '');
    expect(width).toBe(height);
    expect(width).toBeGreaterThan(0);
  });

  await test.step('a degree is added', async () => {
    const t = words({ ...educationPhrases, ...fieldLabels(userEdu) });
    const form = educationForm(page, language);
    await list.act(name, members.education);
    await expect(page.getByText(list.words.emptyTitle)).toBeVisible();
    await page.getByRole('link', { name: t.add }).first().click();
    await choose(page, t.edu_code, language === 'en' ? 'Master’s degree' : 'ปริญญาโท');
    // a Gregorian year is converted to a Buddhist year
    await form.year.fill('2023');
    await form.degreeThai.fill(`อ.ม. ${mark}`);
    await expect(form.year).toHaveValue('2566');
    await form.placeThai.fill('มหาวิทยาลัยศิลปากร');
    await form.save.click();
    await expect(list.record(`อ.ม. ${mark}`)).toContainText('2566');
    await page.getByRole('button', { name: t.back }).click();
    await expect(list.record(name)).toBeVisible();
  });

  const assignment = words({ ...rolePhrases, ...fieldLabels(role) }).which(newsTitle, language === 'en' ? 'Mali' : 'มะลิ ใจงาม');
  await test.step('the member gets the right to view, add and edit news, limited to own records', async () => {
    const t = words({ ...rolePhrases, ...fieldLabels(role) });
    const flags = words(rightNames);
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
  const memberPage = await second.newPage();
  const memberList = new RecordList(memberPage, language, isPhone);
  await test.step('the member signs in by e-mail, and the menu has only the news', async () => {
    await memberPage.goto('/login');
    await pickAtProvider(memberPage, words(authPhrases), mark);
    await expect(memberPage).toHaveURL(/\/app\/profile-view$/);
    await expect(memberPage.getByRole('main').getByText(emailOf(mark))).toBeVisible();
    const menu = await openMenu(memberPage, shell, isPhone);
    await expect(menu.getByRole('link')).toHaveText([shell.profile, newsTitle]);
  });

  await test.step('other pages are denied', async () => {
    for (const key of ['/web/content_new_image', '/web/content_page', '/member/members'] as const) {
      await memberPage.goto(key);
      await expectDenied(memberPage, language, key);
    }
  });

  await test.step('the list of news shows only own records: none, then the added one', async () => {
    const t = words(newsPhrases);
    const form = newsForm(memberPage, language);
    await (await openMenu(memberPage, shell, isPhone)).getByRole('link', { name: newsTitle }).click();
    await expect(memberPage.getByText(memberList.words.emptyTitle)).toBeVisible();
    await memberPage.getByRole('link', { name: t.add }).first().click();
    await form.titleThai.fill(`ข่าวของมะลิ ${mark}`);
    await form.headerImages
      .locator('input[type="file"]')
      .first()
      .setInputFiles(picture('header.png', [25, 83, 210]));
    await form.sections.click();
    await memberPage.getByRole('option', { name: words(sectionPhrases).activities, exact: true }).click();
    await memberPage.keyboard.press('Escape');
    await form.save.click();
    await expect(memberList.record(`ข่าวของมะลิ ${mark}`)).toBeVisible();
    await expect(memberList.records).toHaveCount(1);
  });

  await test.step('the right is removed, and the next click is refused', async () => {
    await list.remove(assignment, mark);
    await expect(list.removedMessage).toBeVisible();
    await memberList.open(`ข่าวของมะลิ ${mark}`);
    // refused by the call or by the guard's refetch, whichever comes first
    await expect(
      memberPage
        .getByText(errors.forbidden[language])
        .or(memberPage.getByText(deniedMessage(language, '/web/content_new')))
        .first(),
    ).toBeVisible();
    await memberPage.goto('/web/content_new');
    await expectDenied(memberPage, language, '/web/content_new');
    const menu = await openMenu(memberPage, shell, isPhone);
    await expect(menu.getByRole('link')).toHaveText([shell.profile]);
  });
  await second.close();
});

/** The one member with the mark. */
async function findByMark(api: APIRequestContext, mark: string): Promise<MemberRow> {
  let rows: MemberRow[] = [];
  await expect(async () => {
    const answer = await api.get('/mem_users', { params: { q: mark, page: 0, limit: 2 } });
    ({ rows } = (await answer.json()) as { rows: MemberRow[] });
    expect(rows).toHaveLength(1);
  }).toPass();
  return rows[0] as MemberRow; // exactly one, see above
}

/** Displayed dimensions of a picture. */
function sizeOf(page: Page, address: string): Promise<{ width: number; height: number }> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, address);
}
