import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { NewsBody, NewsRow } from '@faculty/contracts/website/news';
import { sdgCodes } from '@faculty/contracts/website/sdgs';
import type { FormValues } from '../../../kit/form/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type NewsForm = EntityForm<NewsRow, NewsBody, 'news_h_image_th' | 'news_h_image_en'>;

/** Initial form values of a new item. */
export function emptyNews(): FormValues<NewsBody> {
  return {
    order_seq: 'AUTO',
    news_title_th: '',
    news_title_en: '',
    news_content_th: '',
    news_content_en: '',
    switch_lang: 'N',
    active: 'Y',
    news_stratrgic_tag: [],
    news_type_tag: [],
    news_tag: [],
    news_sdgs: [],
    new_start_date: todayInBangkok(),
    show_end_date: null,
  };
}

/** Form values of a stored item. */
export function newsValues(row: NewsRow): FormValues<NewsBody> {
  return { ...row, news_sdgs: sdgCodes.filter((code) => row.news_sdgs.includes(code)) };
}
