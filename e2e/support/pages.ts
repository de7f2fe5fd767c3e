import type { Language } from '@faculty/contracts/kit/bilingual';
import { articlePage } from '@faculty/contracts/website/article-page';
import { contentPage } from '@faculty/contracts/website/content-page';
import type { Page } from '@playwright/test';
import { articlePagePhrases } from '../../apps/web/src/features/website/article-page/article-page.phrases.ts';
import { contentPagePhrases } from '../../apps/web/src/features/website/content-page/content-page.phrases.ts';
import { speak } from '../../apps/web/src/i18n/speak.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { fieldLabels } from './field-labels.ts';

/** Phrases of the choice between a file and a link. */
export const fileOrLinkPhrases = { file: { th: 'ไฟล์', en: 'File' }, link: { th: 'ลิงก์', en: 'Link' } };

/** Fields shared by pages and articles, by their labels. */
function formOf(page: Page, language: Language, labels: { url: string; title: string; content: string; languages: string }) {
  const t = speak(formPhrases, language);
  const editor = (name: string) => page.frameLocator(`iframe[title="${name}"]`).locator('body');
  const text = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    url: text(labels.url),
    english: page.getByRole('switch', { name: labels.languages }),
    titleThai: text(`${labels.title} (${t.inThai})`),
    titleEnglish: text(`${labels.title} (${t.inEnglish})`),
    contentThai: editor(`${labels.content} (${t.inThai})`),
    contentEnglish: editor(`${labels.content} (${t.inEnglish})`),
    save: page.getByRole('button', { name: t.save, exact: true }),
  };
}

/** Fields of a content page's form. */
export function contentPageForm(page: Page, language: Language) {
  const t = speak({ ...contentPagePhrases, ...fieldLabels(contentPage) }, language);
  return formOf(page, language, { url: t.page_url, title: t.page_title, content: t.page_content, languages: t.switch_lang });
}

/** Fields of an article's form. */
export function articleForm(page: Page, language: Language) {
  const t = speak({ ...articlePagePhrases, ...fieldLabels(articlePage) }, language);
  const shared = formOf(page, language, {
    url: t.article_page_url,
    title: t.article_page_title,
    content: t.article_page_content,
    languages: t.switch_lang,
  });
  return {
    ...shared,
    group: page.getByRole('combobox', { name: t.article_page_group_tag }),
    sections: page.getByRole('combobox', { name: t.article_page_type_tag }),
    headerImages: page.getByRole('region', { name: t.headerImages }),
    attachment: page.getByRole('region', { name: t.attachment }),
  };
}
