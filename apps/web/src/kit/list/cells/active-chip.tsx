import type { AnyEntity } from '@faculty/contracts/kit/entity';
import type { Flag } from '@faculty/contracts/kit/fields';
import { activeWords } from '@faculty/contracts/kit/flags';
import { Badge } from '@mantine/core';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { useLanguage } from '../../../i18n/phrases.tsx';
import { SiteStateChip } from '../../theme/site-state.tsx';

/** The documented chip of `active`: in use or cancelled, as icon and word. */
export function ActiveChip({ value }: { value: Flag }) {
  const { language } = useLanguage();
  const Icon = value === 'Y' ? IconCheck : IconBan;
  return (
    <Badge color={value === 'Y' ? 'green' : 'gray'} miw="max-content" leftSection={<Icon size={15} aria-hidden />}>
      {activeWords[value][language]}
    </Badge>
  );
}

/** The column of `active`, as wide as its chip is in either language; for lists that can be put in order by it. */
export function activeColumn() {
  return {
    field: 'active' as const,
    cell: (row: { active: Flag }) => <ActiveChip value={row.active} />,
    sort: 'active' as const,
    width: 122,
  };
}

/** The same for content: what the website does with it. `toldDay` is the day that another column shows. */
export function siteStateColumn<Row extends { active: Flag }>(entity: AnyEntity, toldDay?: (row: Row) => string | null) {
  const cell = (row: Row) => <SiteStateChip entity={entity} row={row} toldDay={toldDay?.(row)} />;
  return { field: 'active' as const, cell, sort: 'active' as const, width: 124 };
}
