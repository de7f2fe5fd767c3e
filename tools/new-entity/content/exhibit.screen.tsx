import { exhibit } from '@faculty/contracts/website/exhibit';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { siteStateColumn } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter } from '../../../kit/list/filters/list-filters.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { exhibitPhrases } from './exhibit.phrases.ts';
%screenImports%

/** `/web/exhibit`: the list, or the form that the address opens. */
export const ExhibitScreen = listOrForm(exhibit, ExhibitListScreen, () => import('./exhibit-form.screen.tsx').then((m) => m.ExhibitFormScreen));

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
