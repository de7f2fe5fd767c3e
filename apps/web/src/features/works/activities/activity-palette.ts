import { activity } from '@faculty/contracts/works/activity';
import { dayText } from '../../../kit/theme/dates.ts';
import { searchOf } from '../../../kit/url-state/palette.ts';
import { activityPhrases } from './activity.phrases.ts';

/** Finds activities by title, organiser or place. */
export const activitySearch = searchOf(activity, activityPhrases.title, (item, language) => ({
  label: (language === 'en' && item.activity_title_en) || item.activity_title_th,
  detail: `${language === 'en' ? item.full_name_en : item.full_name_th} · ${dayText(item.activity_date, language)}`,
  to: `${activity.page}?edit=${item.activity_id}`,
}));
