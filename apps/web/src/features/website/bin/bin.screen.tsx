import { binnedEntities } from '@faculty/contracts/entity-labels';
import { defineEntity } from '@faculty/contracts/kit/entity';
import { type BinnedItem, type BinQuery, binnedId, binnedItem, binQuery, binRoutes } from '@faculty/contracts/website/bin';
import { Badge } from '@mantine/core';
import { IconClock, IconRestore } from '@tabler/icons-react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityLabel } from '../../../kit/history/entity-labels.ts';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { DataTable } from '../../../kit/list/table/data-table.tsx';
import { momentText } from '../../../kit/theme/dates.ts';
import { binPhrases } from './bin.phrases.ts';
import { binnedName, type LoadPhrases, useRestore } from './use-restore.ts';

/** Entity definition of the bin for the web kit: items can be listed and permanently deleted. */
const binEntity = defineEntity<number, BinnedItem, BinnedItem, never, BinQuery>({
  name: 'binned',
  tag: 'Bin',
  page: '/web/bin',
  idKey: 'binned_id',
  id: binnedId,
  row: binnedItem,
  item: binnedItem,
  body: z.never(),
  query: binQuery,
  ownerKey: 'deleted_by',
  defaultOrder: [{ field: 'deleted_at', sort: 'desc' }],
  files: {},
  routes: { list: binRoutes.list, remove: binRoutes.remove },
});

interface BinScreenProps {
  /** Loads the phrases of each entity, by entity name. */
  loadPhrases: LoadPhrases;
}

/** `/web/bin`: content deleted in the last 30 days, to restore or delete permanently. */
export function BinScreen({ loadPhrases }: BinScreenProps) {
  const t = usePhrases(binPhrases);
  const { language } = useLanguage();
  const list = useListPage(binEntity);
  const restore = useRestore(loadPhrases);
  const remove = useRemove(binEntity, { name: (item: BinnedItem) => binnedName(item, language), words: t });
  const kinds = binnedEntities.map((name) => ({ value: name, label: entityLabel(name, language) }));
  return (
    <ListPage list={list} title={t.title} filters={<SelectFilter list={list} name="entity" label={t.kind} options={kinds} isSearchable />}>
      <DataTable
        list={list}
        rowName={(item) => binnedName(item, language)}
        emptyHint={t.emptyHint}
        remove={remove}
        actions={(item) => [{ label: t.restore, icon: IconRestore, onClick: () => !restore.isPending && restore.mutate(item) }]}
        columns={[
          { header: t.record, cell: (item) => <TitleCell th={binnedName(item, language)} />, sort: 'title' },
          { header: t.kind, cell: (item) => entityLabel(item.entity, language), sort: 'entity', width: 170 },
          {
            header: t.deletedBy,
            cell: (item) => (language === 'en' ? item.full_name_en : item.full_name_th),
            sort: 'deleted_by',
            width: 200,
          },
          { header: t.deletedAt, cell: (item) => momentText(item.deleted_at, language), sort: 'deleted_at', width: 160 },
          { header: t.left, cell: (item) => <TimeLeft item={item} />, width: 130 },
        ]}
      />
    </ListPage>
  );
}

/** Days until permanent deletion, highlighted when 7 or fewer are left. */
function TimeLeft({ item: { days_left } }: { item: BinnedItem }) {
  const t = usePhrases(binPhrases);
  return (
    <Badge variant="light" color={days_left <= 7 ? 'gold' : 'gray'} size="lg" fw={600} leftSection={<IconClock size={15} aria-hidden />}>
      {days_left === 0 ? t.lastDay : t.days(days_left)}
    </Badge>
  );
}
