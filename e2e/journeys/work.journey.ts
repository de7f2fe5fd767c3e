import { workOptions } from '@faculty/prisma/seed/reference/work-options';
import { citationPhrases } from '../../apps/web/src/features/works/works/citation/citation.phrases.ts';
import { workPhrases } from '../../apps/web/src/features/works/works/work.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { reviewStatePhrases } from '../../apps/web/src/kit/review/review.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pdf } from '../support/documents.ts';
import { choose, textOf } from '../support/fields.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';

// what fades in is judged at its end, not on its way
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const alikePhrases = { title: { th: 'อาจเป็นผลงานเดียวกับที่มีอยู่แล้ว', en: 'This may be a work that is there already' } };

test('a lecturer adds a work from a BibTeX entry with its PDF, and is told when they begin it again', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  mark,
}) => {
  const t = words(workPhrases);
  const cite = words(citationPhrases);
  const form = words(formPhrases);
  const list = new RecordList(page, language, isPhone);
  const title = `การแปรของวรรณยุกต์ในภาษาไทยถิ่นใต้ ${mark}`;
  const bibtex = `@article{${mark},
    author = {สมชาย ใจดี and มาลี รักไทย}, title = {${title}}, journal = {วารสารศิลปศาสตร์วิชาการ},
    year = {2567}, month = {พฤษภาคม}, volume = {3}, number = {1}, pages = {12--30}, doi = {10.1234/${mark}} }`;
  const save = page.getByRole('button', { name: form.save, exact: true });
  const paste = async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await textOf(page, cite.label).fill(bibtex);
    await page.getByRole('button', { name: cite.read, exact: true }).click();
    await expect(page.getByText(cite.done('BibTeX', 9))).toBeVisible();
  };
  await signIn(page, 'lecturer', '/web/content_work');
  await expect(list.records.first()).toBeVisible();
  await expectAccessible(page, 'list');

  await test.step('what the entry says is filled in and marked, and can be changed', async () => {
    await paste();
    const thai = textOf(page, `${t.work_title} (${form.inThai})`);
    await expect(thai).toHaveValue(title);
    await expect(thai).toHaveAccessibleDescription(/BibTeX/);
    const pages = textOf(page, t.work_public_number);
    await expect(pages).toHaveValue('12-30');
    await pages.fill('12-31');
    await expect(pages).not.toHaveAccessibleDescription(/BibTeX/);
    await expect(textOf(page, t.work_public_year)).toHaveValue('2567');
    await expectAccessible(page, 'filled form');
  });

  await test.step('what is still missing is named at its field', async () => {
    await save.click({ force: true });
    await expect(page.getByRole('alert')).toContainText(t.work_weight);
  });

  await test.step('the rest is typed, the PDF chosen, and it waits for its review', async () => {
    await textOf(page, `${t.work_title} (${form.inEnglish})`).fill(`Tonal variation in Southern Thai ${mark}`);
    await textOf(page, `${t.work_owner_name} (${form.inEnglish})`).fill('Somchai Jaidee and Malee Rakthai');
    await textOf(page, `${t.work_public_title} (${form.inEnglish})`).fill('Academic Journal of Liberal Arts');
    await textOf(page, t.work_weight).fill('60');
    await choose(page, t.work_type, workOptions.WORKS_TYPE.W1[language]);
    await choose(page, t.work_type_detail, workOptions.WORKS_TYPE_DETAIL.L4[language]);
    await textOf(page, t.work_public_date).fill('1/5/2567');
    await textOf(page, t.work_public_place).fill('คณะศิลปศาสตร์');
    await textOf(page, t.work_public_province).fill('สงขลา');
    await textOf(page, t.work_public_country).fill('ไทย');
    await page.getByRole('region', { name: t.fileGroup }).locator('input[type=file]').setInputFiles(pdf('tones.pdf'));
    await save.click();
    await list.search(mark);
    await expect(list.record(title)).toContainText(words(reviewStatePhrases).W);
  });

  await test.step('beginning it again says that it is there', async () => {
    await paste();
    await expect(page.getByText(words(alikePhrases).title)).toBeVisible();
    // the message of the save has a link to it, too
    await expect(page.locator('a[target=_blank]').filter({ hasText: mark })).toBeVisible();
  });
});
