import type { Language } from '@faculty/contracts/kit/bilingual';
import { member } from '@faculty/contracts/members/member';
import { userEdu } from '@faculty/contracts/members/user-edu';
import { expect, type Page } from '@playwright/test';
import { educationPhrases } from '../../apps/web/src/features/members/members/education/education.phrases.ts';
import { memberPhrases } from '../../apps/web/src/features/members/members/member.phrases.ts';
import { speak } from '../../apps/web/src/i18n/speak.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { fieldLabels } from './field-labels.ts';
import { textOf } from './fields.ts';
import type { PictureFile } from './pictures.ts';

const cropPhrases = {
  title: { th: 'จัดภาพให้อยู่ในกรอบสี่เหลี่ยมจัตุรัส', en: 'Fit the picture into the square' },
  use: { th: 'ใช้ภาพนี้', en: 'Use this picture' },
};

/** Fields of the member form that a journey fills in, by their labels. */
export function memberForm(page: Page, language: Language) {
  const t = speak({ ...memberPhrases, ...fieldLabels(member) }, language);
  const form = speak(formPhrases, language);
  return {
    userName: textOf(page, t.user_name),
    email: textOf(page, t.email),
    firstNameThai: textOf(page, `${t.fname} (${form.inThai})`),
    firstNameEnglish: textOf(page, `${t.fname} (${form.inEnglish})`),
    lastNameThai: textOf(page, `${t.lname} (${form.inThai})`),
    lastNameEnglish: textOf(page, `${t.lname} (${form.inEnglish})`),
    picture: page.getByRole('region', { name: t.picture }),
    publicEmail: textOf(page, t.info_email),
    mobile: textOf(page, t.info_mobile),
    save: page.getByRole('button', { name: form.save, exact: true }),
  };
}

/** Fields of the form of a degree. */
export function educationForm(page: Page, language: Language) {
  const t = speak({ ...educationPhrases, ...fieldLabels(userEdu) }, language);
  const form = speak(formPhrases, language);
  return {
    year: textOf(page, t.edu_year),
    degreeThai: textOf(page, `${t.degree} (${form.inThai})`),
    placeThai: textOf(page, `${t.edu_degree_place} (${form.inThai})`),
    save: page.getByRole('button', { name: form.save, exact: true }),
  };
}

/** The dialog that crops a selected picture. */
export const cropDialog = (page: Page, language: Language) => page.getByRole('dialog', { name: speak(cropPhrases, language).title });

/** Selects a picture for a member, and accepts the suggested crop. */
export async function choosePicture(page: Page, language: Language, file: PictureFile): Promise<void> {
  await memberForm(page, language).picture.locator('input[type="file"]').setInputFiles(file);
  const dialog = cropDialog(page, language);
  await dialog.getByRole('button', { name: speak(cropPhrases, language).use, exact: true }).click();
  await expect(dialog).toBeHidden();
}
