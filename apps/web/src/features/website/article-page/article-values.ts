import { noAddress } from '@faculty/contracts/kit/fields';
import { type ArticlePageBody, type ArticlePageFile, type ArticlePageRow, placeholderLine } from '@faculty/contracts/website/article-page';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type ArticleForm = EntityForm<ArticlePageRow, ArticlePageBody, ArticlePageFile>;

/** Initial text of a new article: a block with a placeholder line. */
const template = `<div class="article-block"><p>${placeholderLine}</p></div>`;

/** Initial form values of a new article. */
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

/** Form values of a stored article. The placeholder for a missing address becomes an empty field. */
export function articleValues(row: ArticlePageRow): FormValues<ArticlePageBody> {
  return { ...row, article_page_h_url: row.article_page_h_url === noAddress ? '' : row.article_page_h_url };
}
