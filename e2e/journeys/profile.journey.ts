import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { CalendarEntry, Dashboard, OwnProfile } from '@faculty/contracts/profile/profile';
import { ownProfileEntity } from '@faculty/contracts/profile/profile';
import { calendarPhrases } from '../../apps/web/src/features/profile/calendar/calendar.phrases.ts';
import { entriesIn, monthOf, shiftMonth } from '../../apps/web/src/features/profile/calendar/calendar-days.ts';
import { dashboardPhrases } from '../../apps/web/src/features/profile/dashboard/dashboard.phrases.ts';
import { profilePhrases } from '../../apps/web/src/features/profile/profile.phrases.ts';
import { todayPhrases } from '../../apps/web/src/features/profile/today/today.phrases.ts';
import { calendarButtons } from '../../apps/web/src/kit/fields/day/calendar-buttons.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { yearText } from '../../apps/web/src/kit/theme/dates.ts';
import { monthWords } from '../../apps/web/src/kit/theme/day-names.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { textOf } from '../support/fields.ts';
import { expect, test } from '../support/journey.ts';
import { accountOf } from '../support/people.ts';

test('a person edits their profile, and the private number is hidden from viewers', async ({ page, browser, words, signIn, api, mark }) => {
  const t = words({ ...profilePhrases, ...fieldLabels(ownProfileEntity) });
  const saving = words(formPhrases);
  const { fname_th, lname_th } = accountOf('lecturer');
  const number = `089 ${mark}`;
  const lecturer = await api('lecturer');
  const [before] = (await (await lecturer.get('/api/getProfileData')).json()) as [OwnProfile];
  const mobile = textOf(page, t.mobile);
  await signIn(page, 'lecturer');
  try {
    await test.step('the form opens from the card, and saves', async () => {
      await page.getByRole('link', { name: t.editProfile }).click();
      await expect(textOf(page, `${t.fname} (${saving.inThai})`)).toHaveValue(fname_th);
      await expect(textOf(page, t.email)).toHaveAttribute('readonly');
      await textOf(page, t.phone).fill(`02 ${mark}`);
      await mobile.fill(number);
      await page.getByRole('button', { name: saving.save, exact: true }).click();
      await expect(page.getByText(t.saved)).toBeVisible();
      await expect(page).toHaveURL(/\/app\/profile-view$/);
      await expect(page.getByRole('main').getByText(`02 ${mark}`)).toBeVisible();
    });

    await test.step('the number is shown to its owner', async () => {
      await page.goto('/app/profile');
      await expect(mobile).toHaveValue(number);
    });

    await test.step('an administrator sees it, a person who may only view members does not', async () => {
      expect(await (await (await api('admin')).get(`/mem_users/${before.id}`)).text()).toContain(number);
      const second = await browser.newContext();
      const viewer = await second.newPage();
      await signIn(viewer, 'staff');
      const listResponse = viewer.waitForResponse((response) => new URL(response.url()).pathname === '/mem_users');
      await viewer.goto(`/member/members?q=${encodeURIComponent(fname_th)}`);
      const listed = viewer.locator('[data-row]').filter({ hasText: lname_th });
      await expect(listed).toBeVisible();
      // the form is read-only with the right to view only
      await listed.getByRole('link').click();
      await expect(viewer.getByRole('textbox').first()).toBeDisabled();
      for (const field of await viewer.getByRole('textbox').all()) expect(await field.inputValue()).not.toBe(number);
      const answers = [await (await listResponse).text(), await (await (await api('staff')).get(`/mem_users/${before.id}`)).text()];
      for (const answer of answers) {
        expect(answer).toContain(lname_th);
        expect(answer).not.toContain(number);
      }
      await second.close();
    });
  } finally {
    // restore the profile
    const { updated_at: _, ...own } = before;
    await expect(await lecturer.put('/api/profile', { data: own })).toBeOK();
  }
});

test('the calendar shows activities and faculty dates by month and day', async ({ page, words, language, signIn, api }) => {
  const t = words(calendarPhrases);
  const lecturer = await api('lecturer');
  const monthBefore = monthOf(shiftMonth(todayInBangkok(), -1));
  const query = { from: `${monthBefore}-01`, to: `${monthBefore}-28` };
  const entries = (await (await lecturer.get('/api/profileCalendar', { params: query })).json()) as CalendarEntry[];
  const [first] = entriesIn(entries, monthBefore);
  if (!first) throw new Error(`The demo data has nothing in ${monthBefore}`);
  const title = language === 'en' && first.title_en !== '' ? first.title_en : first.title_th;
  await signIn(page, 'lecturer');
  const calendar = page.getByRole('region', { name: t.title });
  await expect(calendar.getByText(monthWords(monthOf(todayInBangkok()), language), { exact: true })).toBeVisible();
  await calendar.getByRole('button', { name: words(calendarButtons).previousMonth }).click();
  await expect(calendar.getByText(monthWords(monthBefore, language), { exact: true })).toBeVisible();
  await expect(calendar.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible();

  await test.step('the arrow keys move from day to day, and a single day can be shown', async () => {
    const here = calendar.locator(`[data-day="${shiftMonth(todayInBangkok(), -1)}"]`);
    await here.press('ArrowRight');
    await expect(here).not.toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(here).toBeFocused();
    const start = first.start_date < `${monthBefore}-01` ? `${monthBefore}-01` : first.start_date;
    await calendar.locator(`[data-day="${start}"]`).click();
    await expect(calendar.locator(`[data-day="${start}"]`)).toHaveAttribute('aria-pressed', 'true');
    await expect(calendar.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible();
    await calendar.getByRole('button', { name: t.wholeMonth }).click();
    await expect(calendar.getByRole('heading', { name: t.ofMonth })).toBeVisible();
  });
});

test('the dashboard and the start page show the counts of the database', async ({ page, words, language, signIn, api }) => {
  const titleIn = (row: { title_th: string; title_en: string } | undefined) => inLanguage(language, row?.title_th ?? '', row?.title_en);
  const [t, today] = [words(dashboardPhrases), words(todayPhrases)];
  const admin = await api('admin');
  const counted = async () => (await (await admin.get('/api/dashboard')).json()) as Dashboard;
  let numbers = await counted();
  await signIn(page, 'admin', '/app/dashboard');
  await expect(page.getByRole('heading', { name: t.title, level: 1 })).toBeVisible();
  await test.step('works of the faculty by year', async () => {
    const works = page.getByRole('table', { name: t.worksAll });
    // other journeys add meanwhile
    await expect(async () => {
      numbers = await counted();
      await page.reload();
      for (const year of new Set(numbers.works.map((work) => work.year))) {
        const total = numbers.works.filter((work) => work.year === year).reduce((sum, { count }) => sum + count, 0);
        const row = works.getByRole('row').filter({ hasText: yearText(year, language) });
        await expect(row).toContainText(String(total), { timeout: 10_000 });
      }
    }).toPass();
  });
  await test.step('news by month', async () => {
    await expect(page.getByRole('list', { name: t.news }).getByRole('listitem')).toHaveCount(numbers.news?.length ?? 0);
  });
  await page.goto('/app/profile-view');
  await test.step('works and activities waiting for review', async () => {
    const waiting = page.getByRole('region', { name: today.queue });
    // other journeys decide meanwhile
    await expect(async () => {
      numbers = await counted();
      await page.reload();
      await expect(waiting).toContainText(today.count(numbers.waiting_count), { timeout: 10_000 });
    }).toPass();
    await expect(waiting.getByRole('link', { name: today.review })).toHaveAttribute('href', '/web/review');
    const [first] = numbers.waiting ?? [];
    await expect(waiting.getByRole('listitem')).toHaveCount(Math.min(4, numbers.waiting_count));
    await expect(waiting.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'href',
      `/web/review?review=${first?.entity}-${first?.record_id}`,
    );
  });
  await test.step('what ends and begins leads to its record', async () => {
    const ending = page.getByRole('region', { name: today.ending });
    await expect(ending).toContainText(today.count(numbers.ending?.count ?? 0));
    await expect(ending.getByRole('listitem')).toHaveCount(3);
    await ending.getByRole('button').click();
    await expect(ending.getByRole('listitem')).toHaveCount(numbers.ending?.rows.length ?? 0);
    const mou = numbers.ending?.rows.find(({ entity }) => entity === 'mou');
    await expect(ending.getByRole('link', { name: titleIn(mou), exact: true }).first()).toHaveAttribute(
      'href',
      `/web/content_doc_mou?edit=${mou?.record_id}`,
    );
    await expect(page.getByRole('region', { name: today.scheduled })).toContainText(titleIn(numbers.scheduled?.rows[0]));
  });
});
