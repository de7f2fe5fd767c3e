import { prefix } from '@faculty/contracts/members/prefix';
import { List } from '@mantine/core';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { SearchBox } from '../../../kit/list/filters/list-filters.tsx';
import { ListFooter } from '../../../kit/list/list-footer.tsx';
import { useList } from '../../../kit/list/state/use-list.ts';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { useLocalListState } from '../../../kit/url-state/list-url-state.ts';

const phrases = { none: { th: 'ไม่พบคำนำหน้าชื่อ', en: 'No such name prefix' } };

export function PrefixPicker() {
  const t = usePhrases(phrases);
  const list = useList({ ...prefix, pageSize: 5 }, useLocalListState());
  return (
    <>
      <SearchBox list={list} />
      {list.error && <FailedState error={list.error} onRetry={list.retry} />}
      {list.isLoading && <LoadingState />}
      {!list.isLoading && !list.error && list.count === 0 && <EmptyState title={t.none} />}
      <List>
        {list.rows.map((row) => (
          <List.Item key={row.prefix_code}>
            {row.prefix_l_th} · {row.prefix_l_en}
          </List.Item>
        ))}
      </List>
      {list.rows.length > 0 && <ListFooter list={list} />}
    </>
  );
}
