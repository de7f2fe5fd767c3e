import { groupItem } from '@faculty/contracts/website/group-item';
import { searchOf } from '../../../kit/url-state/palette.ts';
import { groupItemPhrases } from './group-item.phrases.ts';

/** Finds grouped documents by title, number or year. */
export const groupItemSearch = searchOf(groupItem, groupItemPhrases.title, (item, language) => ({
  label: language === 'en' && item.switch_lang === 'Y' ? item.group_item_title_en : item.group_item_title_th,
  detail: `${item.group_sub_a_index} · ${item.group_item_year}`,
  to: `${groupItem.page}?edit=${item.group_item_id}`,
}));
