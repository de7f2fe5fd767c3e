import type { Language } from '@faculty/contracts/kit/bilingual';
import { news } from '@faculty/contracts/website/news';
import { upload } from '@faculty/contracts/website/upload';
import { newsOptions } from '@faculty/prisma/seed/reference/options';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { speak } from '../../apps/web/src/i18n/speak.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { uploadPhrases } from '../../apps/web/src/kit/uploads/upload.phrases.ts';
import { fieldLabels } from './field-labels.ts';
import { type PictureFile, picture } from './pictures.ts';

/** Display sections of the reference data. */
export const sectionPhrases = { activities: newsOptions.NEWS_TYPE.N2 };

const toolPhrases = {
  cell: (rows: number, columns: number) => ({ th: `${rows} แถว ${columns} คอลัมน์`, en: `${rows} rows, ${columns} columns` }),
};

/** Phrases of the preview. */
export const previewPhrases = {
  open: { th: 'ดูตัวอย่าง', en: 'Preview' },
  title: { th: 'ตัวอย่างก่อนบันทึก', en: 'Preview before saving' },
  desktop: { th: 'คอมพิวเตอร์', en: 'Computer' },
  phone: { th: 'โทรศัพท์', en: 'Phone' },
  en: { th: 'อังกฤษ', en: 'English' },
  close: { th: 'ปิดตัวอย่าง', en: 'Close the preview' },
};

/** Fields of the news form, by their labels. */
export function newsForm(page: Page, language: Language) {
  const t = speak({ ...newsPhrases, ...fieldLabels(news) }, language);
  const form = speak(formPhrases, language);
  const editor = (name: string) => page.frameLocator(`iframe[title="${name}"]`).locator('body');
  return {
    english: page.getByRole('switch', { name: t.switch_lang }),
    titleThai: page.getByRole('textbox', { name: `${t.news_title} (${form.inThai})`, exact: true }),
    titleEnglish: page.getByRole('textbox', { name: `${t.news_title} (${form.inEnglish})`, exact: true }),
    contentThai: editor(`${t.news_content} (${form.inThai})`),
    contentEnglish: editor(`${t.news_content} (${form.inEnglish})`),
    headerImages: page.getByRole('region', { name: t.headerImages }),
    sections: page.getByRole('combobox', { name: t.news_type_tag }),
    keywords: page.getByRole('combobox', { name: t.news_tag }),
    goals: page.getByRole('group', { name: t.news_sdgs }),
    /** The closed rows of the side. */
    keywordsRow: page.locator('summary', { hasText: t.news_tag }),
    goalsRow: page.locator('summary', { hasText: t.news_sdgs }),
    save: page.getByRole('button', { name: form.save, exact: true }),
  };
}

/** Creates a news item by the documented call. */
export async function makeNews(api: APIRequestContext, title: string): Promise<number> {
  const answer = await api.post('/web_con_news', {
    multipart: { news_title_th: title, news_type_tag: 'N1', news_h_image_th: picture('header.png', [25, 83, 210]) },
  });
  await expect(answer).toBeOK();
  const { news_id } = (await answer.json()) as { news_id: number };
  return news_id;
}

/** Uploads a picture in the dialog of the first editor, and inserts it at the caret. */
export async function insertUpload(page: Page, language: Language, file: PictureFile, title: string): Promise<void> {
  const t = speak({ ...uploadPhrases, ...fieldLabels(upload) }, language);
  await editorTool(page, 'uploaded').click();
  const dialog = page.getByRole('dialog', { name: t.dialogInsert });
  const form = dialog.getByRole('form', { name: t.addTitle });
  await form.locator('input[type="file"]').setInputFiles(file);
  await form.getByRole('textbox', { name: t.uploads_title_th }).fill(title);
  await expect(form.getByRole('img')).toBeVisible();
  await form.getByRole('button', { name: t.uploadAndInsert, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Inserts a table into the first editor. */
export async function insertTable(page: Page, language: Language, rows: number, columns: number): Promise<void> {
  // a narrow editor has it behind its last tool
  const behind = editorTool(page, 'dots');
  if (await behind.isVisible()) await behind.click();
  await page.locator(':is(.jodit-popup, .jodit-toolbar__box) [data-ref="table"]:visible').getByRole('button').first().click();
  await page.getByRole('gridcell', { name: speak(toolPhrases, language).cell(rows, columns), exact: true }).click();
}

/** A button of the first editor's toolbar. */
export const editorTool = (page: Page, name: string) =>
  page.locator(`.jodit-toolbar__box [data-ref="${name}"]`).first().getByRole('button').first();

/** Expects this HTTP status for each address, without a session token. */
export async function expectStatus(page: Page, addresses: (string | undefined)[], status: number): Promise<void> {
  for (const address of addresses) {
    await expect.poll(async () => (await page.request.get(address ?? '')).status(), `${address}`).toBe(status);
  }
}
