import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { rem, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { ChoosePage } from '../bulk/choose-row.tsx';
import { listPhrases } from '../list.phrases.ts';
import classes from '../list-page.module.css';
import { buttonsInSight } from './row-actions.tsx';
import type { Column, TableModel } from './table-model.ts';

/** The heads of the columns, of which some sort. */
export function TableHead<Item, Query extends ListQuery>(table: TableModel<Item, Query>) {
  const { list, columns } = table;
  const t = usePhrases(listPhrases);
  const { isOn } = list.selection;
  return (
    <thead className={classes.tableHead}>
      <tr>
        {isOn && (
          <th style={{ width: rem(46) }}>
            <ChoosePage table={table} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.header} column={column} list={list} />
        ))}
        {!isOn && (
          <th style={{ width: rem(actionsWidth(table)) }}>
            <VisuallyHidden>{t.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Room for the buttons of a row, so that none is ever squeezed. */
function actionsWidth<Item, Query extends ListQuery>({ list, actions, open, remove }: TableModel<Item, Query>): number {
  const [first] = list.rows;
  const own = first === undefined ? 0 : actions(first).length;
  return Math.min(buttonsInSight, Math.max(1, own + (open ? 1 : 0) + (remove ? 1 : 0))) * 38 + 16;
}

interface HeadCellProps<Item, Query extends ListQuery> {
  column: Column<Item, Query>;
  list: TableModel<Item, Query>['list'];
}

function HeadCell<Item, Query extends ListQuery>({ column: { header, sort, width, align = 'start' }, list }: HeadCellProps<Item, Query>) {
  const isSorted = sort !== undefined && list.query.field === sort;
  const isDescending = list.query.sort === 'desc';
  const Icon = !isSorted ? IconArrowsSort : isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th style={{ textAlign: align, width: rem(width) }} aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      {sort === undefined ? (
        header
      ) : (
        <UnstyledButton className={classes.sort} data-sorted={isSorted || undefined} onClick={() => list.sortBy(sort)}>
          {header}
          <Icon size={16} aria-hidden />
        </UnstyledButton>
      )}
    </th>
  );
}
