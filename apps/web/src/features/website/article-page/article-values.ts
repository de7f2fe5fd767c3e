import { noAddress } from '@faculty/contracts/kit/fields';
import { type ArticlePageBody, type ArticlePageFile, type ArticlePageRow, placeholderLine } from '@faculty/contracts/website/article-page';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type ArticleForm = EntityForm<ArticlePageRow, ArticlePageBody, ArticlePageFile>;

/** Initial text of a new article: a block with a placeholder line. */
export const template = `<div class="article-block"><p>${placeholderLine}</p></div>`;

/** Form values of a stored article. The placeholder for a missing address becomes an empty field. */
export function articleValues(row: ArticlePageRow): FormValues<ArticlePageBody> {
  return { ...row, article_page_h_url: row.article_page_h_url === noAddress ? '' : row.article_page_h_url };
}
