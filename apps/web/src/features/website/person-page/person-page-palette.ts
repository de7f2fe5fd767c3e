import { personPage } from '@faculty/contracts/website/person-page';
import { searchOf } from '../../../kit/url-state/palette.ts';
import { personPagePhrases } from './person-page.phrases.ts';

/** Finds showcases by name or ID. */
export const personPageSearch = searchOf(personPage, personPagePhrases.title, (item, language) => ({
  label: language === 'en' ? item.persons_title_en : item.persons_title_th,
  detail: item.persons_url,
  to: `${personPage.page}?edit=${item.persons_id}`,
}));
