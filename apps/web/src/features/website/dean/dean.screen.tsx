import { type DirectDeanRow, directDean } from '@faculty/contracts/website/direct-dean';
import { type DeanListType, deanListTypes } from '@faculty/contracts/website/direct-dean-list';
import { Avatar } from '@mantine/core';
import { IconBriefcase, IconMedal, IconTrophy } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { smallPicture } from '../../../kit/fields/files/small-picture.ts';
import { siteStateColumn } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { type SubView, useSubView } from '../../../kit/url-state/sub-view.ts';
import { deanPhrases } from './dean.phrases.ts';
import { EntriesScreen } from './entries/entries.screen.tsx';
import { memberCombo } from './members.ts';
import { periodText } from './period.ts';
import { entryViews } from './use-dean-tabs.ts';

const DeanFormScreen = lazyForm(() => import('./dean-form.screen.tsx').then((m) => m.DeanFormScreen));

/** `/web/content_directory_dean`: the list, or the term form or the entries of a dean named in the URL. */
export function DeanScreen() {
  const id = useOpenForm(directDean);
  const views: Record<DeanListType, SubView<number>> = {
    T1: useSubView(entryViews.T1, directDean.id),
    T2: useSubView(entryViews.T2, directDean.id),
    T3: useSubView(entryViews.T3, directDean.id),
  };
  for (const type of deanListTypes) {
    const { id: deanId, close } = views[type];
    if (deanId !== null) return <EntriesScreen key={`${type} ${deanId}`} deanId={deanId} type={type} onClose={close} />;
  }
  return id === null ? <DeanListScreen onEntries={(type, deanId) => views[type].open(deanId)} /> : <DeanFormScreen key={id} id={id} />;
}

/** The list of terms. `onEntries` opens one of the lists of a dean. */
function DeanListScreen({ onEntries }: { onEntries(type: DeanListType, deanId: number): void }) {
  const t = usePhrases(deanPhrases);
  const { language } = useLanguage();
  const list = useListPage(directDean);
  const remove = useRemove(directDean, { words: { removeRefused: t.removeRefused } });
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <SelectFilter list={list} name="user_name" options={useCombo(memberCombo)} isSearchable />
          <SelectFilter list={list} name="direct_dean_status_now" />
          <PeriodFilter list={list} from="start_date" to="end_date" />
          <ActiveFilter list={list} />
        </>
      }
      remove={remove}
      emptyHint={t.emptyHint}
      needs={1000}
      actions={({ direct_dean_id }) => [
        { label: t.manage, icon: IconBriefcase, onClick: () => onEntries('T1', direct_dean_id) },
        { label: t.awards, icon: IconTrophy, onClick: () => onEntries('T2', direct_dean_id) },
        { label: t.decorations, icon: IconMedal, onClick: () => onEntries('T3', direct_dean_id) },
      ]}
      columns={[
        { field: 'user_name', cell: (row) => <DeanName row={row} />, sort: 'fname_th' },
        {
          field: 'direct_dean_position',
          sort: 'direct_dean_position_th',
        },
        { header: t.period, cell: (row) => periodText(row, language), sort: 'direct_dean_start_date', width: 206 },
        siteStateColumn(directDean),
      ]}
    />
  );
}

function DeanName({ row }: { row: DirectDeanRow }) {
  // decorative: the name is shown beside it
  const picture = <Avatar src={smallPicture(row.direct_dean_image)} alt="" size={40} imageProps={{ loading: 'lazy' }} />;
  return <TitleCell th={<PersonName name={row.full_name_th} />} en={row.full_name_en} picture={picture} />;
}
