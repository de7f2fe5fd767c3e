import { pageOf } from '@faculty/contracts/kit/entity';
import { z } from 'zod';
import { speak } from '../../../i18n/speak.ts';
import { routeOf } from '../../../kit/data/entity-queries.ts';
import { call } from '../../../kit/data/http.ts';
import type { PaletteSearch } from '../../../kit/place/palette.ts';
import { type Section, sections } from './document-section.ts';

/** Finds records of a section in the palette by title, keyword, organisation or year. */
function searchIn({ section, entity, phrases }: Section): PaletteSearch {
  const answer = pageOf(entity.item);
  return {
    heading: phrases.title,
    page: entity.page,
    async find(q, language, signal) {
      const query = { q, doc_section: section, page: 0, limit: 5 };
      const { rows } = z.parse(answer, await call(routeOf(entity, 'list'), { query, signal }));
      return rows.map((item) => ({
        label: language === 'en' && item.switch_lang === 'Y' ? item.doc_title_en : item.doc_title_th,
        detail: speak(phrases, language).inYear(item.doc_year),
        to: `${entity.page}?edit=${item.doc_id}`,
      }));
    },
  };
}

export const docSearch = searchIn(sections.DOC);
export const mouSearch = searchIn(sections.MOU);
