import { type PrefixRow, prefix, prefixTypes } from '@faculty/contracts/members/prefix';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { activeColumn } from '../../../kit/list/cells/active-column.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { DataTable } from '../../../kit/list/table/data-table.tsx';
import { prefixPhrases, prefixTypePhrases } from './prefix.phrases.ts';

const nameOf = (row: PrefixRow) => row.prefix_l_th;

export function PrefixListScreen() {
  const t = usePhrases(prefixPhrases);
  const types = usePhrases(prefixTypePhrases);
  const list = useListPage(prefix);
  const remove = useRemove(prefix, { name: nameOf });
  return (
    <ListPage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <SelectFilter
            list={list}
            name="prefix_type"
            label={t.prefix_type}
            options={prefixTypes.map((type) => ({ value: type, label: types[type] }))}
          />
          <ActiveFilter list={list} />
        </>
      }
    >
      <DataTable
        list={list}
        rowName={nameOf}
        remove={remove}
        add={t.add}
        columns={[
          { header: t.long, cell: (row) => <TitleCell th={row.prefix_l_th} en={row.prefix_l_en} />, sort: 'prefix_l_th' },
          { header: t.short, cell: 'prefix_s_th', sort: 'prefix_s_th' },
          { header: t.prefix_code, cell: 'prefix_code', sort: 'prefix_code', width: 118 },
          { header: t.prefix_type, cell: (row) => types[row.prefix_type], sort: 'prefix_type' },
          activeColumn(t.active),
        ]}
      />
    </ListPage>
  );
}
