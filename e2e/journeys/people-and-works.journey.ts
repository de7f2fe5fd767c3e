import { authorState } from '@faculty/contracts/works/work-fields';
import { workOptions } from '@faculty/prisma/seed/reference/options';
import { mergePhrases } from '../../apps/web/src/features/members/members/merge.phrases.ts';
import { coAuthorPhrases } from '../../apps/web/src/features/profile/co-authorships.phrases.ts';
import { historyPhrases } from '../../apps/web/src/kit/history/history.phrases.ts';
import { historyButtonPhrases } from '../../apps/web/src/kit/history/history-button.phrases.ts';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pdf } from '../support/documents.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { accountOf, emailOf } from '../support/people.ts';
import { picture } from '../support/pictures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const workFields = (title: string) => ({
  work_type: Object.keys(workOptions.WORKS_TYPE)[0] ?? '',
  work_type_detail: Object.keys(workOptions.WORKS_TYPE_DETAIL)[0] ?? '',
  work_owner_name_th: 'สมชาย ใจดี',
  work_owner_name_en: 'Somchai Jaidee',
  work_title_th: title,
  work_title_en: title,
  work_public_title_th: 'วารสาร',
  work_public_title_en: 'Journal',
  work_weight: '60',
  work_public_year: '2569',
  work_public_no: '1',
  work_public_number: '1-2',
  work_public_date: '2026-05-01',
  work_public_month_year: 'พฤษภาคม 2569',
  work_public_place: 'สงขลา',
  work_public_province: 'สงขลา',
  work_public_country: 'ไทย',
  avatarFileFi: pdf('work.pdf'),
});

test('a co-author says on the home page that a work is not theirs, takes it back and confirms; the owner sees it', async ({
  page,
  words,
  language,
  signIn,
  api,
  mark,
}) => {
  const t = words(coAuthorPhrases);
  const title = `งานร่วม ${mark}`;
  const admin = await api('admin');
  const authors = JSON.stringify([{ user_name: accountOf('lecturer').user_name, work_weight: 40 }]);
  const made = await admin.post('/web_con_works', { multipart: { ...workFields(title), work_authors: authors } });
  expect(made.status()).toBe(201);
  const { work_id } = (await made.json()) as { work_id: number };
  await signIn(page, 'lecturer');
  const asked = page.getByRole('region', { name: t.waiting }).getByRole('listitem').filter({ hasText: mark });
  await expect(asked).toBeVisible();
  await expectAccessible(page, 'home with a co-authorship');
  await asked.getByRole('button', { name: t.refuse }).click();
  await expect(asked).toHaveCount(0);
  await page
    .getByRole('button', { name: words(listPhrases).undo })
    .first()
    .click();
  await asked.getByRole('button', { name: t.refuse }).click();
  await expect(asked).toHaveCount(0);
  await signIn(page, 'admin');
  await expect(page.getByRole('region', { name: t.refused }).getByText(title)).toBeVisible();
  await page.goto(`/web/content_work?edit=${work_id}`);
  await expect(page.getByText(authorState.words.refused[language])).toBeVisible();
});

test('an administrator merges two members into one, and undoes it from the history', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words(mergePhrases);
  const admin = await api('admin');
  const member = async (user_name: string, room: string) => {
    const fields = {
      user_name,
      email: emailOf(user_name),
      fname_th: `มะลิ${room}`,
      lname_th: mark,
      info_email: emailOf(user_name),
      info_room: room,
    };
    const answer = await admin.post('/mem_users', { multipart: { ...fields, avatarFile: picture('face.png', [60, 120, 200], 300, 300) } });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { id: number }).id;
  };
  const kept = await member(`${mark}.a`, '101');
  await member(`${mark}.b`, '202');
  const work = await admin.post('/web_con_works', { multipart: { ...workFields(`งานของคนซ้ำ ${mark}`), user_name: `${mark}.b` } });
  expect(work.status()).toBe(201);
  const { work_id } = (await work.json()) as { work_id: number };
  const owner = async () => ((await (await admin.get(`/web_con_works/${work_id}`)).json()) as { user_name: string }).user_name;

  await signIn(page, 'admin', `/member/members?q=${mark}`);
  const list = new RecordList(page, language, isPhone);
  await list.act('มะลิ101', t.action);
  await page.getByRole('combobox', { name: t.other }).fill('มะลิ202');
  await page.getByRole('option', { name: `มะลิ202 ${mark}` }).click();
  await page.getByRole('radio', { name: `${mark}.b: 202`, exact: true }).check();
  await expectAccessible(page, 'merge');
  await page.getByRole('button', { name: t.merge, exact: true }).click();
  await expect(list.record('มะลิ202')).toContainText(t.mergedInto(`${mark}.a`));
  expect(await owner()).toBe(`${mark}.a`);

  await page.goto(`/member/members?edit=${kept}`);
  await page.getByRole('button', { name: words(historyButtonPhrases).open, exact: true }).click();
  await page.getByRole('button', { name: words(historyPhrases).undoMerge }).click();
  await expect(page.getByText(words(historyPhrases).mergeUndone)).toBeVisible();
  expect(await owner()).toBe(`${mark}.b`);
});
