import { fieldErrorWords } from '@faculty/contracts/field-errors';
import { doc } from '@faculty/contracts/website/doc';
import { mou } from '@faculty/contracts/website/mou';
import { docPhrases, mouPhrases } from '../../../apps/web/src/features/website/document/document.phrases.ts';
import { formPhrases } from '../../../apps/web/src/kit/form/form.phrases.ts';
import { showingPhrases } from '../../../apps/web/src/kit/theme/showing.phrases.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { documentForm, makeDocument, optionPhrases, pdf } from '../../support/documents.ts';
import { fieldLabels } from '../../support/field-labels.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { Mistakes } from '../../support/mistakes.ts';
import { picture } from '../../support/pictures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a journal with file and cover is added, found, edited concurrently, deleted and restored', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words({ ...docPhrases, ...fieldLabels(doc) });
  const options = words(optionPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = documentForm(page, language, doc);
  const title = `จดหมายข่าว ${mark}`;
  const mistakes = new Mistakes(page, language, list, await api('admin'), mark);
  await signIn(page, 'staff', '/web/content_doc');
  await expect(list.records.first()).toBeVisible();
  await expectAccessible(page, 'the list of documents');

  await test.step('another group has other display sections', async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await form.group(options.journals);
    await form.section(options.newsletters);
    await form.group(options.board);
    await expect(page.getByRole('combobox', { name: t.doc_tag_b })).toBeVisible();
    await form.sections.click();
    await expect(page.getByRole('option', { name: options.newsletters, exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await form.group(options.journals);
    await form.section(options.newsletters);
  });

  await test.step('an invalid year is reported at the field, and typed text is kept', async () => {
    await form.titleThai.fill(title);
    await form.file.locator('input[type="file"]').setInputFiles(pdf('newsletter.pdf'));
    await form.covers.locator('input[type="file"]').setInputFiles(picture('cover.png', [25, 83, 210]));
    await expect(form.covers.getByText('cover.png')).toBeVisible();
    await form.year.fill('1899');
    await form.save.click({ force: true });
    await expect(page.getByRole('alert').getByText(fieldErrorWords('buddhist_year_min', language))).toBeVisible();
    await expect(form.year).toBeFocused();
    await expect(form.titleThai).toHaveValue(title);
    await expectAccessible(page, 'the form of a document, with an error');
    await form.year.fill('2569');
    await form.save.click();
    await expect(list.records.first()).toContainText(title);
  });

  await test.step('search and filter find it', async () => {
    await list.search(`${mark} 2569`);
    await expect(list.records).toHaveCount(1);
    await list.filter(t.doc_group_tag, options.journals);
    await expect(page).toHaveURL(/doc_group_tag=D4/);
    await expect(list.record(title)).toBeVisible();
  });

  await test.step('it is changed to a link and marked as expired, which its row shows', async () => {
    await list.open(title);
    await form.link.press('Space');
    await form.address.fill('faculty.example');
    await form.save.click({ force: true });
    await expect(page.getByRole('alert').getByText(fieldErrorWords('web_address', language))).toBeVisible();
    await form.address.fill('https://faculty.example/newsletter');
    await page.getByRole('switch', { name: t.expire }).press('Space');
    await form.titleThai.fill(`${title} ฉบับใหม่`);
    const label = `${t.doc_title} (${words(formPhrases).inThai})`;
    await mistakes.saveAfterAnother(doc, { field: 'doc_title_th', label, mine: `${title} ฉบับใหม่`, save: form.save });
    await expect(list.record(`${title} ฉบับใหม่`)).toContainText(words(showingPhrases).expired);
  });

  await test.step('it is deleted after a confirmation, and restored from the bin', async () => {
    await list.remove(`${title} ฉบับใหม่`);
    await expect(list.removedMessage).toBeVisible();
    await mistakes.restore(`${title} ฉบับใหม่`);
    await mistakes.openRestored();
    await expect(form.titleThai).toHaveValue(`${title} ฉบับใหม่`);
    await expect(form.covers.getByRole('img')).toBeVisible();
  });
});

test('a manual refers to documents found by text, which cannot be deleted', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words({ ...docPhrases, ...fieldLabels(doc) });
  const options = words(optionPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = documentForm(page, language, doc);
  const rule = `ระเบียบ ${mark}`;
  const manual = `คู่มือ ${mark}`;
  const staff = await api('staff');
  const id = await makeDocument(staff, rule);
  await signIn(page, 'staff', '/web/content_doc?form=add');

  await form.group(options.manuals);
  await form.section(options.handbooks);
  await form.reference.fill(mark);
  await page.getByRole('option', { name: rule }).click();
  await page.keyboard.press('Escape');
  await form.titleThai.fill(manual);
  await form.link.press('Space');
  await form.address.fill('https://faculty.example/manual');
  await form.save.click();
  await expect(list.record(manual)).toBeVisible();
  const { rows } = await (await staff.get('/web_con_docs', { params: { q: manual, page: 0, limit: 1 } })).json();
  expect(rows[0]).toMatchObject({ doc_ref: String(id), doc_group_tag: 'D2' });

  await test.step('a referenced document cannot be deleted', async () => {
    await list.search(rule);
    await expect(list.records).toHaveCount(1);
    await list.remove(rule);
    await expect(page.getByRole('alert').getByText(list.words.removeRefused(rule, String(id)))).toBeVisible();
  });

  await test.step('the form shows the reference by its title', async () => {
    await list.search(manual);
    await list.open(manual);
    await expect(page.getByText(`${rule} (2569) #${id}`)).toBeVisible();
    await expect(page.getByText(t.doc_ref, { exact: true })).toBeVisible();
  });
  await staff.post('/delete_con_docs', { data: { doc_id: rows[0].doc_id } });
});

test('an MOU in both languages is added on its own page, and is not listed as a document', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words({ ...docPhrases, ...mouPhrases, ...fieldLabels(mou) });
  const options = words(optionPhrases);
  const list = new RecordList(page, language, isPhone);
  const form = documentForm(page, language, mou);
  const title = `ความร่วมมือ ${mark}`;
  await signIn(page, 'staff', '/web/content_doc_mou');
  await expect(list.records.first()).toBeVisible();
  await page.getByRole('link', { name: t.add }).first().click();
  await form.section(options.government);
  await form.english.press('Space');
  await form.titleThai.fill(title);
  await form.titleEnglish.fill(`Co-operation ${mark}`);
  await form.contentThai.fill('หอจดหมายเหตุ');
  await form.file.locator('input[type="file"]').setInputFiles(pdf('mou.pdf'));
  const choose = form.covers.locator('input[type="file"]');
  await choose.nth(0).setInputFiles(picture('thai.png', [25, 83, 210]));
  await expect(form.covers.getByText('thai.png')).toBeVisible();
  await choose.nth(1).setInputFiles(picture('english.png', [210, 83, 25]));
  await expect(form.covers.getByText('english.png')).toBeVisible();
  await form.save.click({ force: true });
  await expect(page.getByText(fieldErrorWords('required', language)).first()).toBeVisible();
  await expect(form.contentEnglish).toBeFocused();
  await expectAccessible(page, 'the form of an MOU, with an error');
  await form.contentEnglish.fill('Archives');
  await form.save.click();
  await expect(list.records.first()).toContainText(title);
  await expect(list.records.first()).toContainText('Archives');

  const staff = await api('staff');
  const found = async (doc_section: string) =>
    (await (await staff.get('/web_con_docs', { params: { q: mark, page: 0, limit: 5, doc_section } })).json()).count;
  expect([await found('DOC'), await found('MOU')]).toEqual([0, 1]);
  await list.search(mark);
  await expect(list.records).toHaveCount(1);

  const mistakes = new Mistakes(page, language, list, await api('admin'), mark);
  await test.step('it is renamed concurrently with an administrator', async () => {
    await list.open(title);
    await form.titleThai.fill(`${title} ต่ออายุ`);
    const label = `${t.doc_title} (${words(formPhrases).inThai})`;
    await mistakes.saveAfterAnother(mou, { field: 'doc_title_th', label, mine: `${title} ต่ออายุ`, save: form.save });
  });

  await test.step('it is deleted, restored from the bin, and deleted permanently', async () => {
    const name = `${title} ต่ออายุ`;
    await list.remove(name);
    await expect(list.removedMessage).toBeVisible();
    await mistakes.restore(name);
    await mistakes.openRestored();
    await expect(form.contentEnglish).toHaveValue('Archives');
    await page.goto(`/web/content_doc_mou?q=${mark}`);
    await list.remove(name);
    await expect(list.removedMessage).toBeVisible();
    await mistakes.deleteForGood(name);
  });
});
