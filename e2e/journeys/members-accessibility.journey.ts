import type { MemberRow } from '@faculty/contracts/members/member';
import { userEdu } from '@faculty/contracts/members/user-edu';
import { rightNames } from '@faculty/contracts/pages';
import type { APIRequestContext, Page } from '@playwright/test';
import { aboutPhrases } from '../../apps/web/src/features/about/about.phrases.ts';
import { userPhrases } from '../../apps/web/src/features/admin/users/user.phrases.ts';
import { memberPhrases } from '../../apps/web/src/features/members/members/member.phrases.ts';
import { calendarPhrases } from '../../apps/web/src/features/profile/calendar/calendar.phrases.ts';
import { profilePhrases } from '../../apps/web/src/features/profile/profile.phrases.ts';
import { todayPhrases } from '../../apps/web/src/features/profile/today/today.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { historyPhrases } from '../../apps/web/src/kit/history/history.phrases.ts';
import { historyButtonPhrases } from '../../apps/web/src/kit/history/history-button.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { switchOf, textOf } from '../support/fields.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { cropDialog, memberForm } from '../support/members.ts';
import { makeNews } from '../support/news.ts';
import { picture } from '../support/pictures.ts';

// axe checks final colours, not those of a fade-in
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Waits until the fields of a form replace its skeleton. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('form').getByRole('textbox').first()).toBeVisible();
}

/** A person of the demo data. */
async function memberOf(api: APIRequestContext, userName: string): Promise<MemberRow> {
  const answer = await api.get('/mem_users', { params: { q: userName, page: 0, limit: 1 } });
  const [found] = ((await answer.json()) as { rows: MemberRow[] }).rows;
  if (!found) throw new Error(`The demo data has no ${userName}`);
  return found;
}

test('positions, education levels and role assignments are accessible', async ({ page, words, language, isPhone, signIn }) => {
  test.slow();
  const list = new RecordList(page, language, isPhone);
  await signIn(page, 'admin');
  for (const path of ['/member/position', '/member/edulavel', '/member/role']) {
    await page.goto(path);
    await expect(list.records.first()).toBeVisible();
    await expectAccessible(page, `${path}: list`);
    await list.records.first().getByRole('link').click();
    await expect(page.locator('form').getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page, `${path}: form of a record`);
    await openForm(page, `${path}?form=add`);
    await page.getByRole('button', { name: words(formPhrases).save, exact: true }).click({ force: true });
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
    await expectAccessible(page, `${path}: refused form`);
  }
  await switchOf(page, words(rightNames).super_admin).press('Space');
  await expect(switchOf(page, words(rightNames).delete)).toBeDisabled();
  await expectAccessible(page, 'assignment of every right');
});

test('members and their education are accessible in every state', async ({ page, words, language, isPhone, signIn, api }) => {
  test.slow();
  const t = words(memberPhrases);
  const list = new RecordList(page, language, isPhone);
  const member = await memberOf(await api('admin'), 'lecturer');
  await signIn(page, 'admin', '/member/members');
  await expect(list.records.first()).toBeVisible();
  await expectAccessible(page, 'list');
  // the word `lecturer` is a position of others, too
  await list.search(`${member.fname_th} ${member.lname_th}`);
  await expect(list.records).toHaveCount(1);
  await list.act(`${member.prefix_s_th ?? ''}${member.fname_th} ${member.lname_th}`, list.words.remove);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'why nobody is deleted');

  await openForm(page, `/member/members?edit=${member.id}`);
  await expectAccessible(page, 'form of a member');
  await page.getByRole('button', { name: words(historyButtonPhrases).open, exact: true }).click();
  await expect(page.getByRole('dialog', { name: words(historyPhrases).title })).toBeVisible();
  await expectAccessible(page, 'history of a member');
  await page.keyboard.press('Escape');

  await openForm(page, '/member/members?form=add');
  await page.getByRole('button', { name: words(formPhrases).save, exact: true }).click({ force: true });
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'refused form');
  await memberForm(page, language)
    .picture.locator('input[type="file"]')
    .setInputFiles(picture('face.png', [200, 120, 60], 640, 400));
  await expect(cropDialog(page, language)).toBeVisible();
  await expectAccessible(page, 'cutting a picture');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: t.position, exact: true }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'open choice');

  await page.goto(`/member/members?education=${member.id}`);
  await expect(list.records.first()).toBeVisible();
  await expectAccessible(page, 'education');
  await openForm(page, `/member/members?education=${member.id}&form=add`);
  await textOf(page, words(fieldLabels(userEdu)).edu_year).fill('2566');
  await expectAccessible(page, 'form of a degree');
});

test('users and the audit log are accessible in every state', async ({ page, words, language, isPhone, signIn, api, mark }) => {
  test.slow();
  const t = words(userPhrases);
  const list = new RecordList(page, language, isPhone);
  const admin = await api('admin');
  const { id } = await memberOf(admin, 'lecturer');
  await signIn(page, 'admin', '/admin/users');
  await expect(list.records.first()).toBeVisible();
  await expectAccessible(page, 'users');
  await page.goto('/admin/users?idRange=1,99&email=lecturer&role=user&disabled=false');
  await expect(list.records).toHaveCount(1);
  await expectAccessible(page, 'filtered users');
  await openForm(page, '/admin/users/new');
  await expect(page.getByText(t.adminTitle)).toBeVisible();
  await expectAccessible(page, 'new user');
  await openForm(page, `/admin/users/${id}/edit`);
  await expectAccessible(page, 'form of a user');

  // creates a log entry, in case this journey runs first
  await makeNews(admin, mark);
  await page.goto('/admin/audit');
  const line = page.getByRole('main').locator('[data-accordion-control]').first();
  await line.click();
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'audit log, a line open');
});

test('the profile and the overview are accessible', async ({ page, words, signIn }) => {
  const t = words(profilePhrases);
  await signIn(page, 'lecturer');
  await expect(page.getByRole('region', { name: t.profile }).getByRole('list')).toBeVisible();
  await page
    .getByRole('region', { name: words(calendarPhrases).title })
    .locator('[aria-current="date"]')
    .click();
  await expectAccessible(page, 'profile, a day chosen');
  await openForm(page, '/app/profile');
  await expectAccessible(page, 'form of the profile');
  for (const person of ['lecturer', 'admin'] as const) {
    await signIn(page, person);
    await expect(
      page.getByRole('heading', { name: person === 'admin' ? words(todayPhrases).queue : words(todayPhrases).ownWaiting }),
    ).toBeVisible();
    await expectAccessible(page, `start page of ${person}`);
    await page.goto('/app/dashboard');
    await expect(page.locator('#works')).toBeVisible();
    await expectAccessible(page, `overview of ${person}`);
  }
});

test('what runs and its licences are told, accessibly', async ({ page, words, signIn }) => {
  const t = words(aboutPhrases);
  await signIn(page, 'admin', '/app/about');
  await expect(page.getByRole('region', { name: t.running }).getByRole('definition').first()).toHaveText(/^\d+\.\d+\.\d+$/);
  await expectAccessible(page, 'about the system');
  const texts = await page.request.get((await page.getByRole('region', { name: t.licences }).getByRole('link').getAttribute('href')) ?? '');
  expect(await texts.text()).toContain('Permission is hereby granted, free of charge');
});
