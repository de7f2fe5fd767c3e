import { type GroupItemItem, groupItem } from '@faculty/contracts/website/group-item';
import { IconExternalLink } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { ActiveChip } from '../../../kit/list/cells/active-chip.tsx';
import { LanguageChip } from '../../../kit/list/cells/chip-list.tsx';
import { FileKindIcon } from '../../../kit/list/cells/file-kind-icon.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter } from '../../../kit/list/filters/list-filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { DataTable } from '../../../kit/list/table/data-table.tsx';
import { groupItemPhrases } from './group-item.phrases.ts';
import { addressOf } from './group-item-values.ts';
import { PlaceFilters } from './place-filters.tsx';

const nameOf = (item: GroupItemItem) => item.group_item_title_th;

export function GroupItemListScreen() {
  const t = usePhrases(groupItemPhrases);
  const list = useListPage(groupItem);
  const remove = useRemove(groupItem, { name: nameOf });
  return (
    <ListPage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <PlaceFilters list={list} />
          <ActiveFilter list={list} />
        </>
      }
    >
      <DataTable
        list={list}
        rowName={nameOf}
        remove={remove}
        add={t.add}
        emptyHint={t.emptyHint}
        needs={980}
        actions={(item) => {
          const address = addressOf(item);
          return address === null
            ? []
            : [{ label: t.open, icon: IconExternalLink, onClick: () => void window.open(address, '_blank', 'noopener') }];
        }}
        columns={[
          { header: t.group_item_title, cell: (item) => <Title item={item} />, sort: 'group_item_title_th' },
          { header: t.place, cell: (item) => <Place item={item} />, width: 'clamp(230px, 16.8vw, 25rem)' },
          { header: t.group_item_id, cell: 'group_item_id', sort: 'group_item_id', align: 'end', width: 70 },
          { header: t.year, cell: 'group_item_year', sort: 'group_item_year', align: 'end', width: 84 },
          { header: t.languages, cell: (item) => <LanguageChip english={item.switch_lang === 'Y'} />, width: 80 },
          { header: t.active, cell: (item) => <ActiveChip value={item.active} />, sort: 'active', width: 118 },
        ]}
      />
    </ListPage>
  );
}

function Title({ item }: { item: GroupItemItem }) {
  const isBilingual = item.switch_lang === 'Y';
  return (
    <TitleCell
      th={item.group_item_title_th}
      en={isBilingual ? item.group_item_title_en : ''}
      picture={<FileKindIcon kind={item.status_link} />}
    />
  );
}

/** The category and the sub-heading, which carries its number. */
function Place({ item }: { item: GroupItemItem }) {
  const { language } = useLanguage();
  const isEnglish = language === 'en';
  const master = (isEnglish && item.group_master_name_en) || item.group_master_name_th;
  const subB = (isEnglish && item.group_sub_b_title_en) || item.group_sub_b_title_th;
  return `${master} · ${subB}`;
}
