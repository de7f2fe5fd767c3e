import { activityPhrases } from '../../apps/web/src/features/works/activities/activity.phrases.ts';
import { reviewScreenPhrases } from '../../apps/web/src/features/works/review/review.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { reviewPhrases, reviewStatePhrases } from '../../apps/web/src/kit/review/review.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { textOf } from '../support/fields.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { emailOf } from '../support/people.ts';
import { picture } from '../support/pictures.ts';

// what fades in is judged at its end, not on its way
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a record is sent back with a reason, corrected, and found correct', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  database,
  mark,
}) => {
  const t = words(reviewScreenPhrases);
  const review = words(reviewPhrases);
  const states = words(reviewStatePhrases);
  const saving = words(formPhrases);
  const activityWords = words(activityPhrases);
  const list = new RecordList(page, language, isPhone);
  const title = `อบรมการเขียน ${mark}`;
  const reason = `โปรดระบุสถานที่ให้ครบถ้วน ${mark}`;
  const queue = `/web/review?q=${mark}`;
  const proof = picture('proof.png', [40, 120, 90], 300, 200);
  const made = await (await api('lecturer')).post('/web_con_activitys', {
    multipart: {
      activity_type: 'A2',
      activity_date: '2026-11-20',
      activity_title_th: title,
      activity_title_en: `Workshop ${mark}`,
      activity_agency_title: 'คณะศิลปศาสตร์',
      activity_place_title: 'ห้อง 401',
      activity_h_file: proof,
    },
  });
  expect(made.status()).toBe(201);
  const open = async () => {
    await page.goto(queue);
    await list.record(title).getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };

  await test.step('the reviewer sees it in the queue, its evidence beside it, and sends it back with a reason', async () => {
    await signIn(page, 'staff', queue);
    await expect(list.records).toHaveCount(1);
    await expectAccessible(page, 'the queue');
    await open();
    await expect(page.getByRole('region', { name: t.evidence }).getByRole('img')).toBeVisible();
    await expectAccessible(page, 'a record of the queue');
    await page.keyboard.press('r');
    await page.getByRole('dialog').getByRole('button', { name: t.sendBack }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: review.status_check_text }).fill(reason);
    await page.getByRole('dialog').getByRole('combobox', { name: review.status_check_field }).click();
    await page.getByRole('option', { name: activityWords.activity_place_title, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.sendBack }).click();
    await expect(page.getByText(t.sent)).toBeVisible();
    const mails = (await database('SELECT recipient FROM outgoing_mails WHERE recipient = $1', emailOf('lecturer'))) as unknown[];
    expect(JSON.stringify(mails)).toContain(emailOf('lecturer'));
  });

  await test.step('its owner sees it on the start page, in the form and at the field, and answers by saving', async () => {
    await signIn(page, 'lecturer');
    await expect(page.getByText(reason)).toBeVisible();
    // it also stands among what is still missing
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByText(review.sentBack)).toBeVisible();
    await expect(page.getByText(reason)).toHaveCount(2);
    await expectAccessible(page, 'the form of what came back');
    await textOf(page, activityWords.activity_place_title).fill('ห้องประชุม 401 คณะศิลปศาสตร์');
    await page.getByRole('button', { name: saving.save, exact: true }).click();
    await expect(list.record(title)).toContainText(states.W);
  });

  await test.step('the reviewer sees that it was corrected and why it had come back, accepts, takes that back, and accepts again', async () => {
    await signIn(page, 'staff');
    await open();
    await expect(page.getByText(t.earlier(reason))).toBeVisible();
    await page.getByRole('button', { name: t.accept, exact: true }).click();
    await page.getByRole('link', { name: t.undo, exact: true }).click();
    await expect(page.getByText(t.undone)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByText(states.W, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.accept, exact: true }).click();
    await expect(page.getByText(t.done)).toBeVisible();
    await page.goto(queue);
    await expect(list.records).toHaveCount(0);
  });

  await test.step('every step stands in the history, with who', async () => {
    const { activity_id } = (await made.json()) as { activity_id: number };
    const { rows } = await (await (await api('staff')).get(`/history/activity/${activity_id}`)).json();
    const verdicts = rows.flatMap(({ user_name, changes }: { user_name: string; changes: Record<string, [string, string]> }) =>
      changes.status_check && changes.status_check[0] !== null ? [`${user_name} ${changes.status_check.join('→')}`] : [],
    );
    expect(verdicts).toEqual(['staff W→S', 'staff S→W', 'staff W→S', 'lecturer C→W', 'staff W→C']);
  });
});
