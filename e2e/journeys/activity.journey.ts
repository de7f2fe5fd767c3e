import { fieldErrorWords } from '@faculty/contracts/field-errors';
import { reportFormats } from '@faculty/contracts/kit/reports';
import { activity } from '@faculty/contracts/works/activity';
import { workOptions } from '@faculty/prisma/seed/reference/options';
import { activityPhrases } from '../../apps/web/src/features/works/activities/activity.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { reportPhrases } from '../../apps/web/src/kit/reports/report.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { choose, textOf } from '../support/fields.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { emailOf } from '../support/people.ts';
import { picture } from '../support/pictures.ts';
import { textOfReport } from '../support/reports.ts';
import { decisionsOn, lastMail, phoneSize } from '../support/reviews.ts';

// axe checks final colours, not those of a fade-in
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a faculty activity with twenty participants is added, returned, corrected and accepted, on a phone', async ({
  page,
  words,
  language,
  signIn,
  api,
  database,
  mark,
}) => {
  const t = words({ ...activityPhrases, ...fieldLabels(activity) });
  const saving = words(formPhrases);
  const list = new RecordList(page, language, true);
  const title = `ประชุมแผนคณะ ${mark}`;
  const people = page.getByRole('group', { name: t.checkbox_select });
  const boxes = people.getByRole('list').getByRole('checkbox');
  const save = page.getByRole('button', { name: saving.save, exact: true });
  const place = textOf(page, t.activity_place_title);
  const reason = `โปรดระบุสถานที่ให้ครบถ้วน ${mark}`;
  await page.setViewportSize(phoneSize);
  await signIn(page, 'lecturer', '/web/content_activity');

  await test.step('the list is shown and accessible', async () => {
    await expect(list.records.first()).toBeVisible();
    await expectAccessible(page, 'the list of activities');
  });

  await test.step('only a faculty activity has a list of participants', async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await expect(textOf(page, `${t.activity_title} (${saving.inThai})`)).toBeVisible();
    await expect(people).toBeHidden();
    await choose(page, t.activity_type, workOptions.ACTIVITYS_TYPE.A1[language]);
    await expect(boxes.first()).toBeVisible();
  });

  await test.step('participants are selected all at once, cleared, and selected one by one', async () => {
    const all = await boxes.count();
    expect(all).toBeGreaterThan(20);
    await page.getByRole('button', { name: t.selectAll(all) }).click();
    await expect(page.getByText(t.chosen(all, all))).toBeVisible();
    await page.getByRole('button', { name: t.clearPeople }).click();
    await expect(page.getByText(t.chosen(0, all))).toBeVisible();
    for (let nth = 0; nth < 20; nth += 1) await boxes.nth(nth).check();
    await expect(page.getByText(t.chosen(20, all))).toBeVisible();
  });

  await test.step('missing fields are reported, and typed text is kept', async () => {
    await textOf(page, `${t.activity_title} (${saving.inThai})`).fill(title);
    await textOf(page, `${t.activity_title} (${saving.inEnglish})`).fill(`Planning meeting ${mark}`);
    await textOf(page, t.activity_agency_title).fill('คณะศิลปศาสตร์');
    await textOf(page, t.activity_date).fill('20/11/2569');
    await save.click({ force: true });
    await expect(page.getByText(fieldErrorWords('required', language)).first()).toBeVisible();
    await expect(place).toBeFocused();
    await page.getByRole('button', { name: saving.summaryNext }).click();
    await expect(page.getByText(fieldErrorWords('file_required', language)).first()).toBeVisible();
    await expectAccessible(page, 'the form with wrong fields');
  });

  await test.step('it is saved with place and file', async () => {
    await place.fill('ห้องประชุม 401');
    await page
      .getByRole('region', { name: t.evidence })
      .locator('input[type="file"]')
      .setInputFiles(picture('proof.png', [40, 120, 90], 300, 200));
    await save.click();
    await list.search(mark);
    await expect(list.record(title)).toContainText(t.joined(20));
  });

  await test.step('a period that ends before its start shows the documented message, and its start is cleared', async () => {
    await list.openFilters();
    await textOf(page, t.end_date).fill('01/11/2569');
    await textOf(page, t.start_date).fill('30/11/2569');
    await expect(page.getByText(t.alert(fieldErrorWords('start_after_end', language)))).toBeVisible();
    await expect(textOf(page, t.start_date)).toHaveValue('');
    await expect(page).not.toHaveURL(/start_date/);
    await textOf(page, t.end_date).fill('30/11/2569');
    await list.closeFilters();
    await expect(list.record(title)).toBeVisible();
  });

  await test.step('the owner gets the reason by e-mail and on the profile; the correction keeps all participants', async () => {
    const staff = await api('staff');
    const find = async () => (await (await staff.get('/web_con_activitys', { params: { q: mark } })).json())[0];
    const { activity_id, updated_at } = await find();
    const decide = (data: object) => staff.put(`/reviews/activity/${activity_id}`, { data });
    const back = { status_check: 'C', status_check_text: reason, status_check_field: 'activity_place_title', updated_at };
    await expect(await decide(back)).toBeOK();
    expect(await database(lastMail)).toEqual([{ recipient: emailOf('lecturer'), subject: expect.stringMatching(/ที่ผู้ตรวจส่งกลับ/) }]);
    await page.goto('/app/profile-view');
    await expect(page.getByText(reason)).toBeVisible();
    await page
      .getByRole('link', { name: language === 'en' ? `Planning meeting ${mark}` : title })
      .first()
      .click();
    await expect(page.getByText(reason)).toHaveCount(2);
    await place.fill('ห้องประชุม 401 คณะศิลปศาสตร์');
    await save.click();
    // where it was opened from
    await expect(page).toHaveURL(/\/app\/profile-view$/);
    await page.goto(`/web/content_activity?q=${mark}`);
    await expect(list.record(title)).toContainText(t.joined(20));
    await expect(await decide({ status_check: 'S', updated_at: (await find()).updated_at })).toBeOK();
    expect(await decisionsOn(staff, `activity/${activity_id}`)).toEqual(['staff W→S', 'lecturer C→W', 'staff W→C']);
  });

  await test.step('it is in the calendar and both reports of its owner', async () => {
    const lecturer = await api('lecturer');
    const calendar = await lecturer.get('/api/profileCalendar', { params: { from: '2026-11-20', to: '2026-11-20' } });
    expect(await calendar.text()).toContain(title);
    await page.goto('/web/content_activity');
    for (const format of reportFormats) expect(await textOfReport(page, words(reportPhrases), format)).toContain(title.replaceAll(' ', ''));
  });
});
