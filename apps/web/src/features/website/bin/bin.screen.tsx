import { binnedEntities } from '@faculty/contracts/entity-labels';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { type AnyEntity, defineEntity } from '@faculty/contracts/kit/entity';
import { type BinnedItem, type BinQuery, binnedId, binnedItem, binQuery, binRoutes, restoredAnswer } from '@faculty/contracts/website/bin';
import { Badge } from '@mantine/core';
import { IconClock, IconRestore } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import type { Phrases } from '../../../i18n/speak.ts';
import { call } from '../../../kit/api/http.ts';
import { entityLabel } from '../../../kit/history/entity-labels.ts';
import { fieldLabel } from '../../../kit/history/field-labels.ts';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { DataTable } from '../../../kit/list/table/data-table.tsx';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import type { MessageLink } from '../../../kit/notifications/message-links.tsx';
import { showError, showSuccess } from '../../../kit/notifications/messages.ts';
import { useMe } from '../../../kit/session/session.tsx';
import { momentText } from '../../../kit/theme/dates.ts';
import { binPhrases } from './bin.phrases.ts';

/** Display name of a record in the bin: its title, or its entity label and id when the title is empty. */
const binnedName = ({ entity, title, record_id }: BinnedItem, language: 'th' | 'en') =>
  title === '' ? `${entityLabel(entity, language)} ${record_id}` : title;

/** Loads the phrases of each entity, by entity name. */
type LoadPhrases = () => Promise<Readonly<Record<string, Phrases>>>;

/** Lazily imports all entity contracts. Empty when the import fails: the message then has no link. */
const loadEntities = (): Promise<readonly AnyEntity[]> =>
  import('@faculty/contracts/entities').then(
    ({ entities }) => entities,
    () => [],
  );

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
            cell: (item) => inLanguage(language, item.full_name_th, item.full_name_en),
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

/** Restores a record from the bin. Shows a message with a link to the record, or the fields that prevent the restore. */
function useRestore(loadPhrases: LoadPhrases) {
  const t = usePhrases(binPhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { rights } = useMe();
  return useMutation({
    mutationFn: async ({ binned_id }: BinnedItem) => z.parse(restoredAnswer, await call(binRoutes.restore, { params: { binned_id } })),
    async onSuccess({ message }, item) {
      const address = formOf(item, await loadEntities(), (page) => rights[page]?.edit === true);
      const links: MessageLink[] = address === null ? [] : [{ words: t.open, address, follow: () => void navigate(address) }];
      showSuccess(message, t.restored(entityLabel(item.entity, language), binnedName(item, language)), links);
    },
    async onError(error, item) {
      const refused = Object.entries(refusedFields(error));
      // without phrases the message shows the field's technical name
      const phrases = refused.length === 0 ? {} : await loadPhrases().catch(() => ({}));
      const fields = refused.map(([field, what]) => `${fieldLabel(phrases[item.entity] ?? {}, field, language)}: ${what}`);
      showError(fields.length === 0 ? error : t.refused(binnedName(item, language), fields.join(', ')));
    },
    // the record can now appear in any list and in the choices of other forms
    onSettled: () => void client.invalidateQueries(),
  });
}

/** Path of the edit form of a restored record; null when the form is part of another entity's screen or the user may not edit it. */
function formOf({ entity, record_id }: BinnedItem, entities: readonly AnyEntity[], mayEdit: (page: string) => boolean): string | null {
  const entityOfItem = entities.find(({ name }) => name === entity);
  const firstOfPage = entities.find(({ page }) => page === entityOfItem?.page);
  if (!entityOfItem || entityOfItem !== firstOfPage || entityOfItem.routes.create === undefined || !mayEdit(entityOfItem.page)) return null;
  return `${entityOfItem.page}?edit=${encodeURIComponent(record_id)}`;
}
