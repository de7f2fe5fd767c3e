import { noAddress } from '@faculty/contracts/kit/fields';
import { type ArticlePageBody, type ArticlePageFile, type ArticlePageRow, placeholderLine } from '@faculty/contracts/website/article-page';
import type { FormValues } from '../../../kit/form/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type ArticleForm = EntityForm<ArticlePageRow, ArticlePageBody, ArticlePageFile>;

/** What the text of a new article starts as: a block with a line to write over. */
const template = `<div class="article-block"><p>${placeholderLine}</p></div>`;

/** What a new article starts from. */
export function emptyArticle(): FormValues<ArticlePageBody> {
  return {
    article_page_url: '',
    article_page_group_tag: 'A1',
    article_page_type_tag: [],
    article_page_title_th: '',
    article_page_title_en: '',
    article_page_content_th: template,
    article_page_content_en: '',
    status_link: 'Y',
    article_page_h_url: '',
    switch_lang: 'N',
    active: 'Y',
    show_start_date: null,
    show_end_date: null,
  };
}

/** The form of a stored article; what stands for no address is nothing to read or to keep. */
export function articleValues(row: ArticlePageRow): FormValues<ArticlePageBody> {
  return { ...row, article_page_h_url: row.article_page_h_url === noAddress ? '' : row.article_page_h_url };
}
