import { groupsOf, type OptionListKey, optionLists } from '@faculty/contracts/lists/option-lists';
import { type ParameterItem, parameter } from '@faculty/contracts/lists/parameter';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { parameterPhrases } from './lists.phrases.ts';
import { OptionListPage, orderColumn } from './option-list-page.tsx';
import { groupNameOf, useGroupNames } from './use-group-names.ts';

/** The options of one list, or of the lists that are there once for each group. */
export function ParameterListScreen({ list: key, onClose }: { list: OptionListKey; onClose(): void }) {
  const t = usePhrases(parameterPhrases);
  const { language } = useLanguage();
  const list = useListPage(parameter, { fixed: { parameter_list: key } });
  const groups = useGroupNames(key);
  const isGrouped = groupsOf(key) !== null;
  const groupColumn = {
    field: 'parameter_name',
    cell: (row: ParameterItem) => groupNameOf(groups, row.parameter_name),
    sort: 'parameter_name',
    width: 260,
  } as const;
  return (
    <OptionListPage
      list={list}
      remove={useRemove(parameter)}
      title={optionLists[key][language]}
      add={t.add}
      filters={isGrouped && <SelectFilter list={list} name="parameter_name" options={groups} isSearchable />}
      onClose={onClose}
      columns={[
        { field: 'parameter', sort: 'parameter_th' },
        ...(isGrouped ? [groupColumn] : []),
        { field: 'parameter_value', sort: 'parameter_value', width: 100 },
        orderColumn,
        activeColumn(),
      ]}
    />
  );
}
