import type { Flag } from '@faculty/contracts/kit/fields';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { ActiveFilter } from '../../../kit/list/filters/list-filters.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import type { DataTableProps } from '../../../kit/list/table/table-model.ts';
import { listsPhrases } from './lists.phrases.ts';

type OptionQuery = ListQuery & { active?: Flag | undefined };

interface OptionListPageProps<Item, Query extends OptionQuery> extends DataTableProps<Item, Query> {
  title: string;
  add: string;
  /** The list's own filters, before that of the state. */
  filters?: ReactNode;
  onClose(): void;
}

/** The column of the order number. */
export const orderColumn = { field: 'order_seq', sort: 'order_seq', align: 'end', width: 118 } as const;

/** A list behind the forms: the same page for all of them, with the way back to their overview. */
export function OptionListPage<Item, Query extends OptionQuery>({ filters, onClose, ...page }: OptionListPageProps<Item, Query>) {
  const { back } = usePhrases(listsPhrases);
  return (
    <ListTablePage
      {...page}
      of={{ name: '', back, onBack: onClose }}
      filters={
        <>
          {filters}
          <ActiveFilter list={page.list} />
        </>
      }
    />
  );
}
