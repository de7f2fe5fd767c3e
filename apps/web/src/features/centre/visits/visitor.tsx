import type { LcVisitRow } from '@faculty/contracts/centre/lc-visit';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import { LcFace } from '../members/lc-member-cells.tsx';
import { lcVisitPhrases } from './lc-visit.phrases.ts';

/** The name of a visitor; a deleted member has none. */
export function useVisitorName(): (row: LcVisitRow) => string {
  const t = usePhrases(lcVisitPhrases);
  return ({ user_id, prefix_title_th, fname_th, lname_th }) => (user_id === null ? t.deleted : `${prefix_title_th}${fname_th} ${lname_th}`);
}

/** The visitor: picture and name. */
export function Visitor({ row }: { row: LcVisitRow }) {
  const name = useVisitorName()(row);
  const english = row.user_id === null ? '' : `${row.prefix_title_en} ${row.fname_en} ${row.lname_en}`.trim();
  return <TitleCell th={<PersonName name={name} />} en={english} picture={<LcFace address={row.avatarFile} />} />;
}
