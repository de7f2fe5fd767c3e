import type { AnyEntity } from '@faculty/contracts/kit/entity';
import type { Flag } from '@faculty/contracts/kit/fields';
import { activeWords } from '@faculty/contracts/kit/flags';
import { Badge } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/phrases.tsx';
import { SiteStateChip } from '../../theme/site-state.tsx';

/** The state that `active` says: a word for what is in use, a chip for what is cancelled. */
export function ActiveChip({ value }: { value: Flag }) {
  const { language } = useLanguage();
  if (value === 'Y') return <span>{activeWords.Y[language]}</span>;
  return (
    <Badge color="gray" miw="max-content" leftSection={<IconBan size={15} aria-hidden />}>
      {activeWords.N[language]}
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

/** The same for content: what the website does with it, and below it its day, or what is given in its place where no column of its own tells it. */
export function siteStateColumn<Row extends { active: Flag }>(entity: AnyEntity, below?: (row: Row) => ReactNode) {
  const cell = (row: Row, isSplit: boolean) => (
    <SiteStateChip entity={entity} row={row} below={isSplit && below?.(row) ? '' : below?.(row)} />
  );
  return { field: 'active' as const, cell, sort: 'active' as const, width: 124 };
}
