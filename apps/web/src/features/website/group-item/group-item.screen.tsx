import { type GroupItemItem, type GroupItemQuery, groupItem } from '@faculty/contracts/website/group-item';
import { IconExternalLink } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { offeredBy, useGroupMasters, useGroupSubAs, useGroupSubBs } from '../../../kit/fields/choice/use-group-places.ts';
import { siteStateColumn } from '../../../kit/list/cells/active-chip.tsx';
import { FileMark } from '../../../kit/list/cells/file-mark.tsx';
import { ContentTitle } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { type ListState, useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { useWithLanguages } from '../shared/words-cell.tsx';
import { groupItemPhrases } from './group-item.phrases.ts';
import { addressOf } from './group-item-values.ts';

type List = ListState<GroupItemItem, GroupItemQuery>;

/** `/web/content_group_item`: the list, or the form named in the URL. */
export const GroupItemScreen = listOrForm(groupItem, GroupItemListScreen, () =>
  import('./group-item-form.screen.tsx').then((m) => m.GroupItemFormScreen),
);

function GroupItemListScreen() {
  const t = usePhrases(groupItemPhrases);
  const withLanguages = useWithLanguages<GroupItemItem>();
  const list = useListPage(groupItem);
  const remove = useRemove(groupItem);
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <PlaceFilters list={list} />
          <ActiveFilter list={list} />
        </>
      }
      moreFilters={{ names: ['start_date', 'end_date'], filters: <PeriodFilter list={list} from="start_date" to="end_date" /> }}
      remove={remove}
      emptyHint={t.emptyHint}
      needs={980}
      actions={(item) => {
        const address = addressOf(item);
        return address === null
          ? []
          : [{ label: t.open, icon: IconExternalLink, onClick: () => void window.open(address, '_blank', 'noopener') }];
      }}
      columns={[
        { field: 'group_item_title', cell: (item) => <Title item={item} />, sort: 'group_item_title_th' },
        { header: t.place, cell: (item) => <Place item={item} />, width: 'clamp(230px, 16.8vw, 25rem)' },
        { field: 'group_item_id', sort: 'group_item_id', align: 'end', width: 70 },
        withLanguages({ header: t.year, cell: (item) => item.group_item_year, sort: 'group_item_year', width: 152 }),
        siteStateColumn(groupItem),
      ]}
    />
  );
}

function Title({ item }: { item: GroupItemItem }) {
  return <ContentTitle entity={groupItem} row={item} picture={<FileMark kind={item.status_link} file={item.group_item_h_file} />} />;
}

/** The category, and the sub-heading with its number. */
function Place({ item }: { item: GroupItemItem }) {
  const { language } = useLanguage();
  const isEnglish = language === 'en';
  const master = (isEnglish && item.group_master_name_en) || item.group_master_name_th;
  const subB = (isEnglish && item.group_sub_b_title_en) || item.group_sub_b_title_th;
  return `${master} · ${subB}`;
}

/** Filters by category level. Choosing a level clears the filters below it and loads their choices. */
function PlaceFilters({ list }: { list: List }) {
  const masters = useGroupMasters();
  const subAs = useGroupSubAs();
  const subBs = useGroupSubBs();
  const { group_master_id: master, group_sub_a_id: subA } = list.query;
  const headings = offeredBy(subAs, master);
  const subHeadings = subA === undefined ? headings.flatMap(({ value }) => offeredBy(subBs, Number(value))) : offeredBy(subBs, subA);
  const emptying = (below: Parameters<List['filter']>[0]): List => ({ ...list, filter: (patch) => list.filter({ ...below, ...patch }) });
  return (
    <>
      <SelectFilter
        list={emptying({ group_sub_a_id: undefined, group_sub_b_id: undefined })}
        name="group_master_id"
        options={masters}
        isSearchable
      />
      <SelectFilter list={emptying({ group_sub_b_id: undefined })} name="group_sub_a_id" options={headings} isSearchable />
      <SelectFilter list={list} name="group_sub_b_id" options={subHeadings} isSearchable />
    </>
  );
}
