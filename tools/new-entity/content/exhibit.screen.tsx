import { exhibit, type ExhibitRow } from '@faculty/contracts/website/exhibit';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { DataTable } from '../../../kit/list/table/data-table.tsx';
import { ActiveFilter } from '../../../kit/list/filters/list-filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { RowPicture, TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { exhibitPhrases } from './exhibit.phrases.ts';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';

const ExhibitFormScreen = lazyForm(() => import('./exhibit-form.screen.tsx').then((m) => m.ExhibitFormScreen));

/** `/web/exhibit`: the list, or the form that the address opens. */
export function ExhibitScreen() {
  const id = useOpenForm(exhibit);
  return id === null ? <ExhibitListScreen /> : <ExhibitFormScreen key={id} id={id} />;
}

function ExhibitListScreen() {
  const t = usePhrases(exhibitPhrases);
  const list = useListPage(exhibit);
  const remove = useRemove(exhibit);
  return (
    <ListPage list={list} title={t.title} add={t.add} filters={<ActiveFilter list={list} />}>
      <DataTable
        list={list}
        remove={remove}
        add={t.add}
        columns={[
          { header: t.exhibit_title, cell: (row) => <ExhibitTitle row={row} />, sort: 'exhibit_title_th' },
          { header: t.order_seq, cell: 'order_seq', sort: 'order_seq', align: 'end', width: 80 },
          activeColumn(t.active),
        ]}
      />
    </ListPage>
  );
}

function ExhibitTitle({ row }: { row: ExhibitRow }) {
  return <TitleCell th={row.exhibit_title_th} en={row.exhibit_title_en} picture={<RowPicture address={row.exhibit_h_image} />} />;
}
