import type { DirectDeanRow } from '@faculty/contracts/website/direct-dean';
import { type DeanListType, type DirectDeanListRow, directDeanList } from '@faculty/contracts/website/direct-dean-list';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { activeColumn } from '../../../../kit/list/cells/active-column.tsx';
import { TitleCell } from '../../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter } from '../../../../kit/list/filters/list-filters.tsx';
import { ListPage } from '../../../../kit/list/list-page.tsx';
import { useListPage } from '../../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../../kit/list/state/use-remove.tsx';
import { DataTable } from '../../../../kit/list/table/data-table.tsx';
import { entryPhrases } from './entry.phrases.ts';

const nameOf = (row: DirectDeanListRow) => row.direct_dean_list_title_th;

interface EntryListScreenProps {
  dean: Pick<DirectDeanRow, 'user_name' | 'full_name_th'>;
  type: DeanListType;
  onClose(): void;
}

export function EntryListScreen({ dean, type, onClose }: EntryListScreenProps) {
  const t = usePhrases(entryPhrases);
  const list = useListPage(directDeanList, { fixed: { user_name: dean.user_name, direct_dean_list_type: type } });
  const remove = useRemove(directDeanList, { name: nameOf });
  const add = t[`add${type}`];
  return (
    <ListPage
      list={list}
      title={t[type]}
      of={{ name: dean.full_name_th, back: t.back, onBack: onClose }}
      add={add}
      filters={<ActiveFilter list={list} />}
    >
      <DataTable
        list={list}
        rowName={nameOf}
        remove={remove}
        add={add}
        emptyHint={t.emptyHint}
        needs={700}
        columns={[
          {
            header: t.direct_dean_list_title,
            cell: (row) => <TitleCell th={row.direct_dean_list_title_th} en={row.direct_dean_list_title_en} />,
            sort: 'direct_dean_list_title_th',
          },
          { header: t.order_seq, cell: 'order_seq', sort: 'order_seq', align: 'end', width: 90 },
          activeColumn(t.active),
        ]}
      />
    </ListPage>
  );
}
