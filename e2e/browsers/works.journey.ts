import { writeFileSync } from 'node:fs';
import { work } from '@faculty/contracts/works/work';
import { workOptions } from '@faculty/prisma/seed/reference/options';
import { citationPhrases, pastedPhrases } from '../../apps/web/src/features/works/works/citation/citation.phrases.ts';
import { workPhrases } from '../../apps/web/src/features/works/works/work.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { pdf } from '../support/documents.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { expect, test } from './support/journey.ts';

test('a work is filled in from a pasted citation, saved with its file, and found by search and filter', async ({
  driven,
  copy,
  enter,
  words,
  language,
  mark,
}, testInfo) => {
  const t = words({ ...workPhrases, ...fieldLabels(work) });
  const cite = words({ ...citationPhrases, ...pastedPhrases });
  const form = words(formPhrases);
  const title = `การแปรของวรรณยุกต์ ${mark}`;
  const row = new RegExp(title);
  await enter('lecturer', '/web/content_work');

  await test.step('fields are filled in from the citation', async () => {
    copy(
      `@article{${mark}, author = {สมชาย ใจดี}, title = {${title}}, journal = {วารสารศิลปศาสตร์}, year = {2567}, month = {พฤษภาคม},
        volume = {3}, number = {1}, pages = {12--30}, doi = {10.1234/${mark}} }`,
      'UTF8_STRING',
    );
    await driven.click('link', t.add);
    await driven.click('textbox', cite.label);
    await driven.press('Control+v');
    await driven.click('button', cite.read);
    await driven.read(cite.done('BibTeX', 10));
  });

  await test.step('the rest is typed and chosen', async () => {
    await driven.fill(`${t.work_title} (${form.inEnglish})`, `Tonal variation ${mark}`);
    await driven.fill(`${t.work_owner_name} (${form.inEnglish})`, 'Somchai Jaidee');
    await driven.fill(`${t.work_public_title} (${form.inEnglish})`, 'Journal of Liberal Arts');
    await driven.fill(t.work_weight, '60');
    await driven.choose(t.work_type, workOptions.WORKS_TYPE.W1[language]);
    await driven.choose(t.work_type_detail, workOptions.WORKS_TYPE_DETAIL.L4[language]);
    await driven.fill(t.work_public_date, '1/5/2567');
    await driven.fill(t.work_public_place, 'คณะศิลปศาสตร์');
    await driven.fill(t.work_public_province, 'สงขลา');
    await driven.fill(t.work_public_country, 'ไทย');
    const { name, buffer } = pdf('tones.pdf');
    writeFileSync(testInfo.outputPath(name), buffer);
    await driven.attach(testInfo.outputPath(name));
    await driven.read(name);
    await driven.click('button', form.save);
    await driven.see('row', row);
  });

  await test.step('search and a filter find it, and another filter does not', async () => {
    await driven.fill(words(listPhrases).search, mark);
    await expect.poll(() => driven.run(() => document.querySelectorAll('[data-row]').length)).toBe(1);
    await driven.choose(t.work_type, workOptions.WORKS_TYPE.W1[language]);
    await driven.seeAddress(/=W1/);
    await driven.see('row', row);
    await driven.choose(t.work_type, workOptions.WORKS_TYPE.W2[language]);
    await driven.dontSee('row', row);
  });
});
