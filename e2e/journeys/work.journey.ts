import { toCommonEra } from '@faculty/contracts/kit/dates/era';
import { reportFormats } from '@faculty/contracts/kit/reports';
import type { Dashboard, WorkCount } from '@faculty/contracts/profile/profile';
import { reviewLabels, reviewState } from '@faculty/contracts/works/review-state';
import { work } from '@faculty/contracts/works/work';
import { workOptions } from '@faculty/prisma/seed/reference/options';
import { dashboardPhrases } from '../../apps/web/src/features/profile/dashboard/dashboard.phrases.ts';
import { profilePhrases } from '../../apps/web/src/features/profile/profile.phrases.ts';
import { reviewScreenPhrases } from '../../apps/web/src/features/works/review/review.phrases.ts';
import { reviewPhrases } from '../../apps/web/src/features/works/shared/review.phrases.ts';
import { citationPhrases, pastedPhrases } from '../../apps/web/src/features/works/works/citation/citation.phrases.ts';
import { workPhrases } from '../../apps/web/src/features/works/works/work.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { reportPhrases } from '../../apps/web/src/kit/reports/report.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pdf } from '../support/documents.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { choose, textOf } from '../support/fields.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { emailOf } from '../support/people.ts';
import { textOfReport } from '../support/reports.ts';
import { decisionsOn, deskSize, lastMail, phoneSize } from '../support/reviews.ts';

// axe checks final colours, not those of a fade-in
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const alikePhrases = { title: { th: 'อาจเป็นผลงานเดียวกับที่มีอยู่แล้ว', en: 'This may be a work that is there already' } };
const year = 2567;

test('a work is added from a BibTeX entry on a phone, reviewed, and included in figures and reports', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  database,
  mark,
}) => {
  const t = words({ ...workPhrases, ...fieldLabels(work) });
  const cite = words({ ...citationPhrases, ...pastedPhrases });
  const form = words(formPhrases);
  const queueTexts = words(reviewScreenPhrases);
  const review = words({ ...reviewPhrases, ...reviewLabels });
  const states = words(reviewState.words);
  const figures = words(dashboardPhrases);
  // the lecturer uses a phone, the reviewer the device of the project
  const list = new RecordList(page, language, true);
  const queue = new RecordList(page, language, isPhone);
  const title = `การแปรของวรรณยุกต์ในภาษาไทยถิ่นใต้ ${mark}`;
  const titleEnglish = `Tonal variation in Southern Thai ${mark}`;
  // what a screen calls it in the language of the project
  const named = language === 'en' ? titleEnglish : title;
  const reason = `โปรดใส่เลขหน้าให้ตรงกับต้นฉบับ ${mark}`;
  const bibtex = `@article{${mark},
    author = {สมชาย ใจดี and มาลี รักไทย}, title = {${title}}, journal = {วารสารศิลปศาสตร์วิชาการ},
    year = {${year}}, month = {พฤษภาคม}, volume = {3}, number = {1}, pages = {12--30}, doi = {10.1234/${mark}} }`;
  const save = page.getByRole('button', { name: form.save, exact: true });
  const pages = textOf(page, t.work_public_number);
  const lecturer = await api('lecturer');
  const counted = async () => {
    const works = (await (await lecturer.get('/api/getProfileDataConWork')).json()) as WorkCount[];
    return works.reduce((sum, { item }) => sum + item, 0);
  };
  const before = await counted();
  const paste = async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await textOf(page, cite.label).fill(bibtex);
    await page.getByRole('button', { name: cite.read, exact: true }).click();
    await expect(page.getByText(cite.done('BibTeX', 10))).toBeVisible();
  };
  const openInQueue = async () => {
    if (!isPhone) await page.setViewportSize(deskSize);
    await signIn(page, 'staff', `/web/review?q=${mark}`);
    await expect(queue.records).toHaveCount(1);
  };
  const step = async () => {
    await queue.record(title).getByRole('link', { name: named }).click();
    await expect(page.getByRole('heading', { level: 1, name: named })).toBeVisible();
  };

  await page.setViewportSize(phoneSize);
  await signIn(page, 'lecturer', '/web/content_work');
  await expect(list.records.first()).toBeVisible();
  await expectAccessible(page, 'list');

  await test.step('fields from the entry are filled in, marked and editable', async () => {
    await paste();
    const thai = textOf(page, `${t.work_title} (${form.inThai})`);
    await expect(thai).toHaveValue(title);
    await expect(thai).toHaveAccessibleDescription(/BibTeX/);
    await expect(pages).toHaveValue('12-30');
    await pages.fill('12-31');
    await expect(pages).not.toHaveAccessibleDescription(/BibTeX/);
    await expect(textOf(page, t.work_public_year)).toHaveValue(String(year));
    await expectAccessible(page, 'filled form');
  });

  await test.step('missing fields are reported', async () => {
    await save.click({ force: true });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(textOf(page, t.work_weight)).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('the other fields and the PDF are added, and it waits for review', async () => {
    await textOf(page, `${t.work_title} (${form.inEnglish})`).fill(titleEnglish);
    await textOf(page, `${t.work_owner_name} (${form.inEnglish})`).fill('Somchai Jaidee and Malee Rakthai');
    await textOf(page, `${t.work_public_title} (${form.inEnglish})`).fill('Academic Journal of Liberal Arts');
    await textOf(page, t.work_weight).fill('60');
    await choose(page, t.work_type, workOptions.WORKS_TYPE.W1[language]);
    await choose(page, t.work_type_detail, workOptions.WORKS_TYPE_DETAIL.L4[language]);
    await textOf(page, t.work_public_date).fill(`1/5/${year}`);
    await textOf(page, t.work_public_place).fill('คณะศิลปศาสตร์');
    await textOf(page, t.work_public_province).fill('สงขลา');
    await textOf(page, t.work_public_country).fill('ไทย');
    await page.getByRole('region', { name: t.fileGroup }).locator('input[type=file]').setInputFiles(pdf('tones.pdf'));
    await save.click();
    await list.search(mark);
    await expect(list.record(title)).toContainText(states.W);
  });

  await test.step('adding it again shows the possible duplicate', async () => {
    await paste();
    await expect(page.getByText(words(alikePhrases).title)).toBeInViewport();
    // the message after saving has a link to it too
    await expect(page.locator('a[target=_blank]').filter({ hasText: mark })).toBeVisible();
  });

  await test.step('the reviewer opens it in the queue with its PDF, and returns it with a reason', async () => {
    await openInQueue();
    await expectAccessible(page, 'the queue');
    await step();
    await expect(page.getByRole('region', { name: queueTexts.evidence }).locator('iframe')).toBeVisible();
    await expectAccessible(page, 'a record of the queue');
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: queueTexts.sendBack }).click();
    await dialog.getByRole('textbox', { name: review.status_check_text }).fill(reason);
    await dialog.getByRole('combobox', { name: review.status_check_field }).click();
    await page.getByRole('option', { name: t.work_public_number, exact: true }).click();
    await dialog.getByRole('button', { name: queueTexts.sendBack }).click();
    await expect(page.getByText(queueTexts.sent)).toBeVisible();
    expect(await database(lastMail)).toEqual([{ recipient: emailOf('lecturer'), subject: expect.stringMatching(/ที่ผู้ตรวจส่งกลับ/) }]);
  });

  await test.step('the owner sees the reason on the start page, in the form and at the field, and saves a correction', async () => {
    await page.setViewportSize(phoneSize);
    await signIn(page, 'lecturer');
    await expect(page.getByText(reason)).toBeVisible();
    await page.getByRole('link', { name: named }).first().click();
    await expect(page.getByText(review.sentBack)).toBeVisible();
    await expect(page.getByText(reason)).toHaveCount(2);
    await expectAccessible(page, 'the form of what came back');
    await pages.fill('12-30');
    await save.click();
    // where it was opened from
    await expect(page).toHaveURL(/\/app\/profile-view$/);
    await page.goto(`/web/content_work?q=${mark}`);
    await expect(list.record(title)).toContainText(states.W);
  });

  await test.step('the reviewer sees the earlier reason, accepts, undoes that, and accepts again', async () => {
    await openInQueue();
    await step();
    await expect(page.getByText(queueTexts.earlier(reason))).toBeVisible();
    await page.getByRole('button', { name: queueTexts.accept, exact: true }).click();
    await page.getByRole('button', { name: queueTexts.undo, exact: true }).click();
    await expect(page.getByText(queueTexts.undone)).toBeVisible();
    await expect(page.getByRole('main').getByText(states.W, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: queueTexts.accept, exact: true }).click();
    await expect(page.getByText(queueTexts.done)).toBeVisible();
    const [{ work_id }] = await (await lecturer.get('/web_con_works', { params: { q: mark } })).json();
    expect(await decisionsOn(lecturer, `work/${work_id}`)).toEqual(['staff W→S', 'staff S→W', 'staff W→S', 'lecturer C→W', 'staff W→C']);
  });

  await test.step('it is in the chart, the overview and both reports of its owner', async () => {
    await page.setViewportSize(phoneSize);
    await signIn(page, 'lecturer');
    await expect(page.getByRole('list', { name: words(profilePhrases).worksOf(before + 1) })).toBeVisible();
    await page.goto('/app/dashboard');
    const { works } = (await (await lecturer.get('/api/dashboard')).json()) as Dashboard;
    const found = works.find((one) => one.year === year && one.status_check === 'S')?.count ?? 0;
    expect(found).toBeGreaterThan(0);
    const row = page
      .getByRole('table', { name: figures.worksOwn })
      .getByRole('row')
      .filter({ hasText: String(language === 'en' ? toCommonEra(year) : year) });
    await expect(row).toContainText(figures.figure(states.S, found));
    await page.goto('/web/content_work');
    for (const format of reportFormats) expect(await textOfReport(page, words(reportPhrases), format)).toContain(title.replaceAll(' ', ''));
  });
});
