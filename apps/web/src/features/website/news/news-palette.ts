import { news } from '@faculty/contracts/website/news';
import { dayText } from '../../../kit/theme/dates.ts';
import { searchOf } from '../../../kit/url-state/palette.ts';
import { newsPhrases } from './news.phrases.ts';

/** Finds news by title or keyword. */
export const newsSearch = searchOf(news, newsPhrases.title, (item, language) => ({
  label: language === 'en' && item.switch_lang === 'Y' ? item.news_title_en : item.news_title_th,
  detail: item.new_start_date ? dayText(item.new_start_date, language) : '',
  to: `${news.page}?edit=${item.news_id}`,
}));
