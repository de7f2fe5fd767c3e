import { type DirectDeanRow, directDean } from '@faculty/contracts/website/direct-dean';
import { type DeanListType, directDeanList } from '@faculty/contracts/website/direct-dean-list';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { entityQueries } from '../../../../kit/api/entity-calls.ts';
import { siteStateColumn } from '../../../../kit/list/cells/active-chip.tsx';
import { ActiveFilter } from '../../../../kit/list/filters/list-filters.tsx';
import { lazyForm } from '../../../../kit/list/lazy-form.tsx';
import { ListTablePage } from '../../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../../kit/list/state/use-remove.tsx';
import { FailedState, LoadingState } from '../../../../kit/notifications/states.tsx';
import { RecordTabs } from '../../../../kit/url-state/record-tabs.tsx';
import { useOpenForm } from '../../../../kit/url-state/screen-state.ts';
import { entryViews, useDeanTabs } from '../use-dean-tabs.ts';
import { entryPhrases } from './entry.phrases.ts';

interface EntryListScreenProps {
  deanId: number;
  dean: Pick<DirectDeanRow, 'user_name' | 'full_name_th'>;
  type: DeanListType;
  onClose(): void;
}

const EntryFormScreen = lazyForm(() => import('./entry-form.screen.tsx').then((m) => m.EntryFormScreen));

interface EntriesScreenProps {
  deanId: number;
  type: DeanListType;
  onClose(): void;
}

/** Work history, awards or decorations of one dean: the list, or the form named in the URL. */
export function EntriesScreen({ deanId, type, onClose }: EntriesScreenProps) {
  const id = useOpenForm(directDeanList);
  const { data: dean, error, refetch } = useQuery(entityQueries(directDean).read(deanId));
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!dean) return <LoadingState />;
  return id === null ? (
    <EntryListScreen deanId={deanId} dean={dean} type={type} onClose={onClose} />
  ) : (
    <EntryFormScreen key={id} id={id} dean={dean} type={type} />
  );
}

function EntryListScreen({ deanId, dean, type, onClose }: EntryListScreenProps) {
  const t = usePhrases(entryPhrases);
  const list = useListPage(directDeanList, { fixed: { user_name: dean.user_name, direct_dean_list_type: type } });
  const remove = useRemove(directDeanList);
  const add = t[`add${type}`];
  return (
    <ListTablePage
      list={list}
      title={t[type]}
      of={{ name: dean.full_name_th, back: t.back, onBack: onClose }}
      tabs={<RecordTabs id={String(deanId)} tabs={useDeanTabs()} current={entryViews[type]} />}
      add={add}
      filters={<ActiveFilter list={list} />}
      remove={remove}
      emptyHint={t.emptyHint}
      needs={700}
      columns={[
        {
          field: 'direct_dean_list_title',
          sort: 'direct_dean_list_title_th',
        },
        { field: 'order_seq', sort: 'order_seq', align: 'end', width: 90 },
        siteStateColumn(directDeanList),
      ]}
    />
  );
}
