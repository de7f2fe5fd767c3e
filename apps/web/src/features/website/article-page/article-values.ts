import { type ArticlePageBody, type ArticlePageFile, type ArticlePageRow, placeholderLine } from '@faculty/contracts/website/article-page';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type ArticleForm = EntityForm<ArticlePageRow, ArticlePageBody, ArticlePageFile>;

/** Initial text of a new article: a block with a placeholder line. */
export const template = `<div class="article-block"><p>${placeholderLine}</p></div>`;
