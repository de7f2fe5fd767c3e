import { work } from '@faculty/contracts/works/work';
import { workOptions } from '@faculty/prisma/seed/reference/options';
import type { Locator } from '@playwright/test';
import { arrivalsPhrases } from '../../apps/web/src/features/profile/arrivals/arrivals.phrases.ts';
import { workPhrases } from '../../apps/web/src/features/works/works/work.phrases.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { pdf } from '../support/documents.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { choose, textOf } from '../support/fields.ts';
import { expect, test } from '../support/journey.ts';
import { accountOf } from '../support/people.ts';
import { phoneSize } from '../support/reviews.ts';

test('of five new works a lecturer on a phone takes three, refuses one for good, and joins one', async ({
  page,
  words,
  language,
  signIn,
  api,
  database,
  mark,
}) => {
  const t = words({ ...arrivalsPhrases, fileGroup: workPhrases.fileGroup, ...fieldLabels(work) });
  const form = words(formPhrases);
  const { undo } = words(listPhrases);
  const { user_name } = accountOf('lecturer');
  const lecturer = await api('lecturer');
  const mine = (await (await lecturer.get(`/web_con_works?page=0&limit=50&user_name=${user_name}`)).json()) as {
    rows: { work_id: number; user_name: string; work_title_th: string; work_doi: string }[];
  };
  const here = mine.rows.find((row) => row.user_name === user_name && row.work_doi === '');
  if (here === undefined) throw new Error('the demo lecturer has a work without a DOI');
  const arrive = (title: string, fields: object, work_id: number | null = null) =>
    database(
      `INSERT INTO work_arrivals (user_name, source_ids, fields, work_id) VALUES ($1, ARRAY[$2], $3, $4)`,
      user_name,
      `openalex:${title}`,
      JSON.stringify({ work_title_th: title, work_title_en: title, ...fields }),
      work_id,
    );
  const [refused, joined] = [`A work that is refused ${mark}`, `A work that is joined ${mark}`];
  const taken = [1, 2, 3].map((number) => ({ title: `Taken ${number} ${mark}`, work_doi: `10.1234/taken-${number}-${mark}` }));
  for (const { title, work_doi } of taken)
    await arrive(title, {
      work_owner_name_th: 'สมชาย ใจดี',
      work_owner_name_en: 'Somchai Jaidee',
      work_public_title_th: 'Journal of Tones',
      work_public_title_en: 'Journal of Tones',
      work_public_year: 2567,
      work_public_month_year: 'พฤษภาคม 2567',
      work_public_date: '2024-05-20',
      work_public_no: 'Vol. 12 No. 2',
      work_public_number: '33-50',
      work_public_place: 'Tone Press',
      work_doi,
    });
  await arrive(refused, {});
  await arrive(joined, { work_doi: `10.1234/joined-${mark}` }, here.work_id);
  await page.setViewportSize(phoneSize);
  await signIn(page, 'lecturer', '/app/profile-view');
  const save = page.getByRole('button', { name: form.save, exact: true });

  const more = page.getByRole('region', { name: t.title }).getByRole('button', { name: new RegExp(t.more(0).replace('0', '\\d+')) });
  /** The newest three are shown at first. */
  async function shown(control: Locator): Promise<Locator> {
    await expect(control.or(more).first()).toBeVisible();
    if (!(await control.isVisible())) await more.click();
    return control;
  }

  await test.step('takes three: each form is filled, the rest is typed, and it is new no more', async () => {
    for (const { title, work_doi } of taken) {
      await (await shown(page.getByRole('link', { name: `${t.take}: ${title}` }))).click();
      await expect(textOf(page, t.work_doi)).toHaveValue(work_doi);
      await textOf(page, t.work_weight).fill('100');
      await choose(page, t.work_type, workOptions.WORKS_TYPE.W1[language]);
      await choose(page, t.work_type_detail, workOptions.WORKS_TYPE_DETAIL.L4[language]);
      await textOf(page, t.work_public_province).fill('สงขลา');
      await textOf(page, t.work_public_country).fill('ไทย');
      await page.getByRole('region', { name: t.fileGroup }).locator('input[type=file]').setInputFiles(pdf('tones.pdf'));
      await save.click();
      await expect(page).toHaveURL(/\/app\/profile-view$/);
      await expect(page.getByText(title)).toHaveCount(0);
    }
  });

  await test.step('refuses one, takes that back, and refuses it for good', async () => {
    const refuse = await shown(page.getByRole('button', { name: `${t.refuse}: ${refused}` }));
    await refuse.click();
    await expect(refuse).toHaveCount(0);
    await page.getByRole('button', { name: undo }).first().click();
    await refuse.click();
    await expect(refuse).toHaveCount(0);
  });

  await test.step('joins one: what the source has more is filled into the work, and saved', async () => {
    await page.goto('/app/profile-view');
    await (await shown(page.getByRole('button', { name: `${t.here}: ${joined}` }))).click();
    await expect(page.getByRole('cell', { name: new RegExp(`10.1234/joined-${mark}`) })).toBeVisible();
    await page.getByRole('link', { name: t.fill }).click();
    await expect(textOf(page, t.work_doi)).toHaveValue(`10.1234/joined-${mark}`);
    await save.click();
    await expect(page).toHaveURL(/\/app\/profile-view$/);
    await expect(page.getByText(joined)).toHaveCount(0);
    expect(await (await lecturer.get(`/web_con_works/${here.work_id}`)).json()).toMatchObject({ work_doi: `10.1234/joined-${mark}` });
  });
});
