import { exhibit } from '@faculty/contracts/website/exhibit';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { siteStateColumn } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter } from '../../../kit/list/filters/list-filters.tsx';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { exhibitPhrases } from './exhibit.phrases.ts';
%screenImports%

const ExhibitFormScreen = lazyForm(() => import('./exhibit-form.screen.tsx').then((m) => m.ExhibitFormScreen));

/** `/web/exhibit`: the list, or the form that the address opens. */
export function ExhibitScreen() {
  const id = useOpenForm(exhibit);
  return id === null ? <ExhibitListScreen /> : <ExhibitFormScreen key={id} id={id} />;
}

function ExhibitListScreen() {
  const t = usePhrases(exhibitPhrases);
  %hooks%
  const list = useListPage(exhibit);
  const remove = useRemove(exhibit);
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        %open%
        %selects%
        <ActiveFilter list={list} />
        %close%
      }
      remove={remove}
        columns={[
          {
            field: 'exhibit_title',
            cell: (row) => <TitleCell th={row.exhibit_title_th} en={row.exhibit_title_en} %picture% />,
            sort: 'exhibit_title_th',
          },
          %columns%
          { field: 'order_seq', sort: 'order_seq', align: 'end', width: 80 },
          siteStateColumn(exhibit),
        ]}
    />
  );
}
