import { fieldErrorWords } from '@faculty/contracts/field-errors';
import { workOptions } from '@faculty/prisma/seed/reference/work-options';
import { activityPhrases } from '../../apps/web/src/features/works/activities/activity.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { choose, textOf } from '../support/fields.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { picture } from '../support/pictures.ts';

// what fades in is judged at its end, not on its way
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a faculty activity is kept with the list of who took part', async ({ page, words, language, isPhone, signIn, api, mark }) => {
  const t = words(activityPhrases);
  const saving = words(formPhrases);
  const list = new RecordList(page, language, isPhone);
  const title = `ประชุมแผนคณะ ${mark}`;
  const people = page.getByRole('group', { name: t.checkbox_select });
  const boxes = people.getByRole('list').getByRole('checkbox');
  const save = page.getByRole('button', { name: saving.save, exact: true });
  await signIn(page, 'staff', '/web/content_activity');

  await test.step('the list is there', async () => {
    await expect(list.records.first()).toBeVisible();
    await expectAccessible(page, 'the list of activities');
  });

  await test.step('only a faculty activity asks who took part', async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await expect(textOf(page, `${t.activity_title} (${saving.inThai})`)).toBeVisible();
    await expect(people).toBeHidden();
    await choose(page, t.activity_type, workOptions.ACTIVITYS_TYPE.A1[language]);
    await expect(boxes.first()).toBeVisible();
  });

  await test.step('all are chosen and cleared at once, twenty one by one', async () => {
    const all = await boxes.count();
    expect(all).toBeGreaterThan(20);
    await page.getByRole('button', { name: t.selectAll(all) }).click();
    await expect(page.getByText(t.chosen(all, all))).toBeVisible();
    await page.getByRole('button', { name: t.clearPeople }).click();
    await expect(page.getByText(t.chosen(0, all))).toBeVisible();
    for (let nth = 0; nth < 20; nth += 1) await boxes.nth(nth).check();
    await expect(page.getByText(t.chosen(20, all))).toBeVisible();
  });

  await test.step('what is missing is told, and nothing typed is lost', async () => {
    await textOf(page, `${t.activity_title} (${saving.inThai})`).fill(title);
    await textOf(page, `${t.activity_title} (${saving.inEnglish})`).fill(`Planning meeting ${mark}`);
    await textOf(page, t.activity_agency_title).fill('คณะศิลปศาสตร์');
    await textOf(page, t.activity_date).fill('20/11/2569');
    await save.click({ force: true });
    await expect(page.getByRole('alert').getByText(fieldErrorWords('file_required', language))).toBeVisible();
    await expect(textOf(page, t.activity_place_title)).toBeFocused();
    await expectAccessible(page, 'the form with wrong fields');
  });

  await test.step('with place and file it is saved', async () => {
    await textOf(page, t.activity_place_title).fill('ห้องประชุม 401');
    await page
      .getByRole('region', { name: t.evidence })
      .locator('input[type="file"]')
      .setInputFiles(picture('proof.png', [40, 120, 90], 300, 200));
    await save.click();
    await list.search(mark);
    await expect(list.record(title)).toContainText(t.joined(20));
  });

  await test.step('a period turned round is told in the documented words, and its start is cleared', async () => {
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

  await test.step('those who keep only their own see nothing of it, nor its file', async () => {
    const lecturer = await api('lecturer');
    const staff = await api('staff');
    const find = { params: { q: mark, page: 0, limit: 5 } };
    const { rows } = await (await staff.get('/web_con_activitys', find)).json();
    expect(await (await lecturer.get('/web_con_activitys', find)).json()).toMatchObject({ count: 0 });
    expect((await lecturer.get(rows[0].activity_h_file)).status()).toBe(404);
    expect((await staff.get(rows[0].activity_h_file)).status()).toBe(200);
  });
});
