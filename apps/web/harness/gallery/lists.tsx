import { ActiveChip } from '../../src/kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../src/kit/list/cells/title-cell.tsx';
import { ActiveFilter, SelectFilter } from '../../src/kit/list/filters/list-filters.tsx';
import { ListPage } from '../../src/kit/list/list-page.tsx';
import { useListPage } from '../../src/kit/list/state/use-list.ts';
import { DataTable } from '../../src/kit/list/table/data-table.tsx';
import { EmptyState, FailedState } from '../../src/kit/notifications/states.tsx';
import { book } from '../../src/kit/testing/fixture-entity.ts';
import { hardThai, shortThai } from './sample.ts';
import { Specimen } from './specimen.tsx';

/** A list of the made-up entity, and the states a list can be in. */
export function Lists() {
  const list = useListPage({ ...book, pageSize: 3 });
  return (
    <>
      <Specimen name="ListPage">
        <ListPage
          list={list}
          title={hardThai}
          add={shortThai}
          filters={
            <>
              <SelectFilter list={list} name="kind" label={shortThai} options={[{ value: 'poem', label: hardThai }]} />
              <ActiveFilter list={list} />
            </>
          }
        >
          <DataTable
            list={list}
            rowName={(row) => row.title_th}
            add={shortThai}
            columns={[
              { header: shortThai, cell: (row) => <TitleCell th={row.title_th} en={row.title_en} /> },
              { header: hardThai, cell: () => hardThai },
              { header: 'สถานะ', cell: (row) => <ActiveChip value={row.active} /> },
            ]}
          />
        </ListPage>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title={hardThai} hint={hardThai} />
      </Specimen>
      <Specimen name="FailedState">
        <FailedState error={new Error(hardThai)} />
      </Specimen>
    </>
  );
}
