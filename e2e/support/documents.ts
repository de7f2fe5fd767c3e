import type { Language } from '@faculty/contracts/kit/bilingual';
import type { doc } from '@faculty/contracts/website/doc';
import type { mou } from '@faculty/contracts/website/mou';
import { documentOptions } from '@faculty/prisma/seed/reference/options';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { docPhrases } from '../../apps/web/src/features/website/document/document.phrases.ts';
import { speak } from '../../apps/web/src/i18n/speak.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { fieldLabels } from './field-labels.ts';

/** Groups and display sections of the reference data. */
export const optionPhrases = {
  manuals: documentOptions.DOC_GROUP?.D2 ?? { th: '', en: '' },
  journals: documentOptions.DOC_GROUP?.D4 ?? { th: '', en: '' },
  board: documentOptions.DOC_GROUP?.D15 ?? { th: '', en: '' },
  newsletters: documentOptions.DOC_TYPE_UNIT_D4?.D4T2 ?? { th: '', en: '' },
  handbooks: documentOptions.DOC_TYPE_UNIT_D2?.D2T1 ?? { th: '', en: '' },
  government: documentOptions.DOC_MOU_TYPE_UNIT_D1?.D1T2 ?? { th: '', en: '' },
};

/** Fields of the form of a document or an MOU, by their labels. */
export function documentForm(page: Page, language: Language, entity: typeof doc | typeof mou) {
  const t = speak({ ...docPhrases, ...fieldLabels(entity) }, language);
  const form = speak(formPhrases, language);
  const text = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  return {
    group: (option: string) => choose(t.doc_group_tag, option),
    async section(option: string) {
      await choose(t.doc_type_tag, option);
      await page.keyboard.press('Escape');
    },
    sections: page.getByRole('combobox', { name: t.doc_type_tag }),
    reference: page.getByRole('combobox', { name: t.doc_ref }),
    year: text(t.doc_year),
    number: text(t.doc_index),
    english: page.getByRole('switch', { name: t.switch_lang }),
    titleThai: text(`${t.doc_title} (${form.inThai})`),
    titleEnglish: text(`${t.doc_title} (${form.inEnglish})`),
    contentThai: text(`${t.doc_content} (${form.inThai})`),
    contentEnglish: text(`${t.doc_content} (${form.inEnglish})`),
    file: page.getByRole('region', { name: t.fileGroup }),
    link: page.getByRole('radio', { name: language === 'th' ? 'ลิงก์' : 'Link' }),
    address: page.getByRole('region', { name: t.fileGroup }).getByRole('textbox'),
    covers: page.getByRole('region', { name: t.covers }),
    save: page.getByRole('button', { name: form.save, exact: true }),
  };
}

/** Creates a document with a link by the documented call. */
export async function makeDocument(api: APIRequestContext, title: string): Promise<number> {
  const data = { doc_title_th: title, doc_type_tag: 'D1T1', doc_year: 2569, status_link: 'N', doc_h_url: 'https://faculty.example/a.pdf' };
  const answer = await api.post('/web_con_docs', { data });
  await expect(answer).toBeOK();
  return ((await answer.json()) as { doc_id: number }).doc_id;
}

/** A small valid PDF of one empty page, as a file to select. Valid, because the viewer of a damaged PDF captures all keys. */
export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(emptyPage()) });

function emptyPage(): string {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
}
