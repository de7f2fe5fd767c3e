import { work } from '@faculty/contracts/works/work';
import { searchOf } from '../../../kit/url-state/palette.ts';
import { workPhrases } from './work.phrases.ts';

/** Finds works by title, author, journal, DOI or year. */
export const workSearch = searchOf(work, workPhrases.title, (item, language) => ({
  label: language === 'en' && item.work_title_en !== '' ? item.work_title_en : item.work_title_th,
  detail: `${language === 'en' ? item.full_name_en : item.full_name_th} · ${item.NumYear}`,
  to: `${work.page}?edit=${item.work_id}`,
}));
