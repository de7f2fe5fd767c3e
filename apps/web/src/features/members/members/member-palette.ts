import { member } from '@faculty/contracts/members/member';
import { searchOf } from '../../../kit/url-state/palette.ts';
import { memberPhrases } from './member.phrases.ts';
import { englishName, thaiName } from './member-name.ts';

/** Finds members by name, e-mail or user name. */
export const memberSearch = searchOf(member, memberPhrases.title, (item, language) => ({
  label: (language === 'en' && englishName(item)) || thaiName(item),
  detail: item.email,
  to: `${member.page}?edit=${item.id}`,
}));
