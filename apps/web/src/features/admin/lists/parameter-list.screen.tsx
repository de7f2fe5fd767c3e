import { groupsOf, type OptionListKey, optionLists } from '@faculty/contracts/lists/option-lists';
import { type ParameterRow, parameter } from '@faculty/contracts/lists/parameter';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { DataTable } from '../../../kit/list/table/data-table.tsx';
import { listsPhrases, parameterPhrases } from './lists.phrases.ts';
import { groupNameOf, useGroupNames } from './use-group-names.ts';

/** The options of one list, or of the lists that are there once for each group. */
export function ParameterListScreen({ list: key, onClose }: { list: OptionListKey; onClose(): void }) {
  const t = usePhrases(parameterPhrases);
  const lists = usePhrases(listsPhrases);
  const { language } = useLanguage();
  const list = useListPage(parameter, { fixed: { parameter_list: key } });
  const remove = useRemove(parameter);
  const groups = useGroupNames(key);
  const isGrouped = groupsOf(key) !== null;
  return (
    <ListPage
      list={list}
      title={optionLists[key][language]}
      of={{ name: '', back: lists.back, onBack: onClose }}
      add={t.add}
      filters={
        <>
          {isGrouped && <SelectFilter list={list} name="parameter_name" options={groups} isSearchable />}
          <ActiveFilter list={list} />
        </>
      }
    >
      <DataTable
        list={list}
        remove={remove}
        add={t.add}
        columns={[
          { field: 'parameter', cell: (row) => <TitleCell th={row.parameter_th} en={row.parameter_en} />, sort: 'parameter_th' },
          ...(isGrouped
            ? [
                {
                  field: 'parameter_name' as const,
                  cell: (row: ParameterRow) => groupNameOf(groups, row.parameter_name),
                  sort: 'parameter_name' as const,
                  width: 260,
                },
              ]
            : []),
          { field: 'parameter_value', sort: 'parameter_value', width: 100 },
          { field: 'order_seq', sort: 'order_seq', align: 'end', width: 118 },
          activeColumn(),
        ]}
      />
    </ListPage>
  );
}
