import type { ListQuery } from '@faculty/contracts/kit/list-query';
import type { ReactNode } from 'react';
import { ListPage } from './list-page.tsx';
import { DataTable } from './table/data-table.tsx';
import type { DataTableProps } from './table/table-model.ts';

/** A list screen whose rows are a table: `add` is the button of both the head and the empty list. Dialogs and the like are its children. */
export function ListTablePage<Item, Query extends ListQuery>({
  title,
  of,
  tabs,
  tools,
  filters,
  moreFilters,
  children,
  ...table
}: Omit<Parameters<typeof ListPage<Item, Query>>[0], 'children'> & DataTableProps<Item, Query> & { children?: ReactNode }) {
  const { list, add } = table;
  return (
    <ListPage {...{ list, title, of, tabs, add, tools, filters, moreFilters }}>
      <DataTable {...table} />
      {children}
    </ListPage>
  );
}
