import type { LcVisitRow } from '@faculty/contracts/centre/lc-visit';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import { LcFace } from '../members/lc-member-cells.tsx';
import { lcVisitPhrases } from './lc-visit.phrases.ts';

const thaiNameOf = (row: LcVisitRow) => `${row.prefix_title_th}${row.fname_th} ${row.lname_th}`;
const englishNameOf = (row: LcVisitRow) => `${row.prefix_title_en} ${row.fname_en} ${row.lname_en}`.trim();

/** The name of a visitor; a deleted member has none. */
export function useVisitorName(): (row: LcVisitRow) => string {
  const t = usePhrases(lcVisitPhrases);
  const { language } = useLanguage();
  return (row) => (row.user_id === null ? t.deleted : inLanguage(language, thaiNameOf(row), englishNameOf(row)));
}

/** The visitor: picture and name. */
export function Visitor({ row }: { row: LcVisitRow }) {
  const t = usePhrases(lcVisitPhrases);
  const isDeleted = row.user_id === null;
  const name = isDeleted ? t.deleted : thaiNameOf(row);
  return (
    <TitleCell th={<PersonName name={name} />} en={isDeleted ? '' : englishNameOf(row)} picture={<LcFace address={row.avatarFile} />} />
  );
}
