import type { Flag } from '@faculty/contracts/kit/fields';
import { SiteStateChip } from '../../theme/site-state.tsx';
import { ActiveChip } from './active-chip.tsx';

/** The column of `active`, as wide as its chip is in either language; for lists that can be put in order by it. */
export function activeColumn(header: string) {
  return { header, cell: (row: { active: Flag }) => <ActiveChip value={row.active} />, sort: 'active' as const, width: 122 };
}

/** The same for content: what the website does with it. `toldDay` is the day that another column shows. */
export function siteStateColumn<Row extends { active: Flag }>(header: string, toldDay?: (row: Row) => string | null) {
  const cell = (row: Row) => <SiteStateChip row={row} toldDay={toldDay?.(row)} />;
  return { header, cell, sort: 'active' as const, width: 124 };
}
