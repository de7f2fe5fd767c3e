import { pageOf } from '@faculty/contracts/kit/entity';
import { member } from '@faculty/contracts/members/member';
import { z } from 'zod';
import { routeOf } from '../../../kit/data/entity-queries.ts';
import { call } from '../../../kit/data/http.ts';
import type { PaletteSearch } from '../../../kit/place/palette.ts';
import { memberPhrases } from './member.phrases.ts';
import { englishName, thaiName } from './member-name.ts';

const answer = pageOf(member.item);

/** Finds members in the palette by name, e-mail or user name. */
export const memberSearch: PaletteSearch = {
  heading: memberPhrases.title,
  page: member.page,
  async find(q, language, signal) {
    const { rows } = z.parse(answer, await call(routeOf(member, 'list'), { query: { q, page: 0, limit: 5 }, signal }));
    return rows.map((item) => ({
      label: (language === 'en' && englishName(item)) || thaiName(item),
      detail: item.email,
      to: `${member.page}?edit=${item.id}`,
    }));
  },
};
