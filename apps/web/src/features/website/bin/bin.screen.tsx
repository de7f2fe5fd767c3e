import { auditLine, auditRoutes } from '@faculty/contracts/admin/audit';
import { binnedEntities } from '@faculty/contracts/entity-labels';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { type AnyEntity, defineEntity, pageOf } from '@faculty/contracts/kit/entity';
import { type BinnedItem, type BinQuery, binnedId, binnedItem, binQuery, binRoutes } from '@faculty/contracts/website/bin';
import { ActionIcon, Badge, Button, Drawer, Group, Menu, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconClock, IconDots, IconEye, IconRestore, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { entityLabel } from '../../../kit/history/labels.ts';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { listPhrases } from '../../../kit/list/list.phrases.ts';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import { useRight } from '../../../kit/session/session.tsx';
import { momentText } from '../../../kit/theme/dates.ts';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import classes from './bin.module.css';
import { binPhrases } from './bin.phrases.ts';
import { binnedName, loadEntities, useRestore } from './use-restore.ts';

const historyAnswer = pageOf(auditLine);

// lazy: the contracts of every kind of record, which the list does not need
const RecordChanges = lazyForm(() => import('../../../kit/history/record-changes.tsx').then((m) => m.RecordChanges));

/** Entity definition of the bin for the web kit: items can be listed and permanently deleted. */
const binEntity = defineEntity<number, BinnedItem, BinnedItem, never, BinQuery>()({
  name: 'binned',
  tag: 'Bin',
  page: '/web/bin',
  idKey: 'binned_id',
  id: binnedId,
  row: binnedItem,
  item: binnedItem,
  body: z.never(),
  query: binQuery,
  labels: {},
  ownerKey: 'deleted_by',
  defaultOrder: [{ field: 'deleted_at', sort: 'desc' }],
  files: {},
  routes: { list: binRoutes.list, remove: binRoutes.remove },
});

/** `/web/bin`: content deleted in the last 30 days, to restore or delete permanently. */
export function BinScreen() {
  const t = usePhrases(binPhrases);
  const { language } = useLanguage();
  const list = useListPage(binEntity);
  const restore = useRestore();
  const remove = useRemove(binEntity, { name: (item: BinnedItem) => binnedName(item, language), words: t });
  const right = useRight(binEntity.page);
  const [shown, setShown] = useState<BinnedItem | null>(null);
  const kinds = binnedEntities.map((name) => ({ value: name, label: entityLabel(name, language) }));
  const onRestore = (item: BinnedItem) => {
    if (!restore.isPending) restore.mutate(item);
  };
  return (
    <ListTablePage
      list={list}
      title={t.title}
      filters={
        <>
          <SelectFilter list={list} name="entity" label={t.kind} options={kinds} isSearchable />
          <PeriodFilter list={list} from="start_date" to="end_date" label={t.deletedAt} />
        </>
      }
      rowName={(item) => binnedName(item, language)}
      emptyHint={t.emptyHint}
      columns={[
        { header: t.record, cell: (item) => <LookButton item={item} onLook={setShown} />, sort: 'title' },
        { header: t.kind, cell: (item) => entityLabel(item.entity, language), sort: 'entity', width: 160 },
        {
          header: t.deletedBy,
          cell: (item) => (
            <TitleCell
              th={<PersonName name={inLanguage(language, item.full_name_th, item.full_name_en)} />}
              detail={momentText(item.deleted_at, language)}
            />
          ),
          sort: 'deleted_by',
          also: { header: t.deletedAt, sort: 'deleted_at' },
          width: 'clamp(190px, 15vw, 20rem)',
        },
        { header: t.left, cell: (item) => <TimeLeft item={item} />, width: 128 },
        {
          header: t.what,
          cell: (item) => (
            <BinActions item={item} onRestore={onRestore} onLook={setShown} onRemove={right.delete ? remove.ask : undefined} />
          ),
          width: 164,
        },
      ]}
    >
      {remove.dialog}
      {shown && <BinnedLook item={shown} onRestore={onRestore} onClose={() => setShown(null)} />}
    </ListTablePage>
  );
}

interface LookProps {
  item: BinnedItem;
  onLook(item: BinnedItem): void;
}

/** The name of a record in the bin, which opens what is kept of it. */
function LookButton({ item, onLook }: LookProps) {
  const t = usePhrases(binPhrases);
  const { language } = useLanguage();
  const name = binnedName(item, language);
  return (
    <UnstyledButton className={classes.look} aria-label={t.lookAt(name)} aria-haspopup="dialog" onClick={() => onLook(item)}>
      <TitleCell th={name} />
    </UnstyledButton>
  );
}

interface BinActionsProps extends LookProps {
  onRestore(item: BinnedItem): void;
  /** Absent for those who may not. */
  onRemove: ((item: BinnedItem) => void) | undefined;
}

/** Restoring is what people come for: a button with its word. What cannot be undone is behind a menu, with its word. */
function BinActions({ item, onRestore, onLook, onRemove }: BinActionsProps) {
  const t = { ...usePhrases(listPhrases), ...usePhrases(binPhrases) };
  const { language } = useLanguage();
  const name = binnedName(item, language);
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconRestore size={18} aria-hidden />}
        aria-label={t.forRow(t.restore, name)}
        onClick={() => onRestore(item)}
      >
        {t.restore}
      </Button>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="subtle" size="lg" aria-label={t.actionsOf(name)}>
            <IconDots aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconEye size={18} aria-hidden />} onClick={() => onLook(item)}>
            {t.look}
          </Menu.Item>
          {onRemove && (
            <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} c="var(--mantine-color-error)" onClick={() => onRemove(item)}>
              {t.removeForGood}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

interface BinnedLookProps {
  item: BinnedItem;
  onRestore(item: BinnedItem): void;
  onClose(): void;
}

/** What a record in the bin held when it was deleted, to read before it is restored: from its history, whose rights apply. */
function BinnedLook({ item, onRestore, onClose }: BinnedLookProps) {
  useReturnFocus();
  const t = usePhrases(binPhrases);
  const { language } = useLanguage();
  const { entity, record_id } = item;
  const { data, error, refetch } = useQuery({
    queryKey: ['history', entity, record_id, 'deleted'],
    queryFn: async ({ signal }) => {
      const asked = call(auditRoutes.history, { params: { entity, record_id }, signal });
      const [answer, entities] = await Promise.all([asked, loadEntities()]);
      const line = z.parse(historyAnswer, answer).rows.find(({ action }) => action === 'delete');
      return line === undefined
        ? null
        : {
            ...line,
            changes: inOrderOf(
              entities.find(({ name }) => name === entity),
              line.changes,
            ),
          };
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={<Text fw={600}>{binnedName(item, language)}</Text>}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <Stack>
        <Text c="dimmed">
          {entityLabel(entity, language)} · {t.lookHint}
        </Text>
        {error ? (
          <FailedState error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <LoadingState />
        ) : data === null ? (
          <Text>{t.nothingKept}</Text>
        ) : (
          <RecordChanges line={data} />
        )}
        <Group>
          <Button
            leftSection={<IconRestore size={18} aria-hidden />}
            onClick={() => {
              onClose();
              onRestore(item);
            }}
          >
            {t.restore}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t.close}
          </Button>
        </Group>
      </Stack>
    </Drawer>
  );
}

/** Days until permanent deletion, highlighted when 7 or fewer are left. */
function TimeLeft({ item: { days_left } }: { item: BinnedItem }) {
  const t = usePhrases(binPhrases);
  return (
    <Badge color={days_left <= 7 ? 'gold' : 'gray'} leftSection={<IconClock size={15} aria-hidden />}>
      {days_left === 0 ? t.lastDay : t.days(days_left)}
    </Badge>
  );
}

/** The values of a record, its title first, the others in the order of its contract; the database keeps them by name. */
function inOrderOf<Values extends object>(entity: AnyEntity | undefined, values: Values): Values {
  const fields = entity?.row instanceof z.ZodObject ? Object.keys(entity.row.shape) : [];
  const names = [...(entity?.title?.th ?? []), ...(entity?.title?.en ?? []), ...fields];
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => place(a) - place(b))) as Values; // the same ones
}
