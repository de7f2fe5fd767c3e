import { speak } from '../../../i18n/speak.ts';
import { searchOf } from '../../../kit/url-state/palette.ts';
import { type Section, sections } from './document-section.ts';

/** Finds records of a section by title, keyword, organisation or year. */
const searchIn = ({ entity, phrases }: Section) =>
  searchOf(entity, phrases.title, (item, language) => ({
    label: language === 'en' && item.switch_lang === 'Y' ? item.doc_title_en : item.doc_title_th,
    detail: speak(phrases, language).inYear(item.doc_year),
    to: `${entity.page}?edit=${item.doc_id}`,
  }));

export const docSearch = searchIn(sections.DOC);
export const mouSearch = searchIn(sections.MOU);
