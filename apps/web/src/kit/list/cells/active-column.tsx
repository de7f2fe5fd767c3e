import type { Flag } from '@faculty/contracts/kit/fields';
import { ActiveChip } from './active-chip.tsx';

/** The column of `active`, as wide as its chip is in either language; for lists that can be put in order by it. */
export function activeColumn(header: string) {
  return { header, cell: (row: { active: Flag }) => <ActiveChip value={row.active} />, sort: 'active' as const, width: 118 };
}
