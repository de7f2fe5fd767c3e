import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { Anchor, Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { ChoosePage, ChooseRow } from './bulk/choose-row.tsx';
import { rowHeights, useDensity } from './density.tsx';
import type { Column, DrawnTable } from './drawn-table.ts';
import { InTurns } from './in-turns.tsx';
import { listPhrases } from './list.phrases.ts';
import { markedRow } from './list-memory.ts';
import classes from './list-page.module.css';
import { buttonsInSight, RowActions } from './row-actions.tsx';
import { useVisibleRows } from './use-visible-rows.ts';

/** The rows as a table. Its cells are plain ones: there are a hundred and more, and each of the library's costs as much as a row of these. */
export function TableRows<Item, Query extends ListQuery>(table: DrawnTable<Item, Query>) {
  const { list, columns } = table;
  const t = usePhrases(listPhrases);
  const body = useRef<HTMLTableSectionElement>(null);
  const [density] = useDensity();
  const rowHeight = rowHeights[density];
  const visible = useVisibleRows(list, body, rowHeight);
  const marked = markedRow(list.entity.name);
  const { selection } = list;
  // while rows are chosen, what is done is done with all of them; the titles get the room
  const span = columns.length + 1;
  return (
    <Table
      verticalSpacing={3}
      horizontalSpacing={10}
      className={classes.table}
      // every page of a list has the same columns, whatever stands in them
      layout="fixed"
      aria-rowcount={visible.total === undefined ? undefined : visible.total + 1}
    >
      <Table.Thead className={classes.tableHead}>
        <Table.Tr>
          {selection.isOn && (
            <Table.Th w={46}>
              <ChoosePage table={table} />
            </Table.Th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.header} column={column} list={list} />
          ))}
          {!selection.isOn && (
            <Table.Th w={actionsWidth(table)}>
              <VisuallyHidden>{t.actions}</VisuallyHidden>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody ref={body} style={{ '--row-height': `${rowHeight}px` }}>
        {list.isLoading && <SkeletonRows count={Math.min(list.query.limit, 15)} span={span} />}
        <Gap height={visible.before} span={span} />
        <InTurns
          rows={visible.rows.map(({ item, index }) => {
            const place = { 'data-index': index, 'aria-rowindex': visible.total === undefined ? undefined : index + 2 };
            if (item === undefined) return <SkeletonRow key={index} span={span} {...place} />;
            const id = table.rowId(item);
            return (
              <tr
                key={list.whole ? index : id}
                ref={visible.measure}
                {...place}
                data-row={id}
                data-marked={marked === id || undefined}
                className={classes.row}
                {...(table.press && { onClick: opensRow(() => table.press?.(item)), 'data-opens': true })}
              >
                {selection.isOn && (
                  <td>
                    <ChooseRow table={table} item={item} />
                  </td>
                )}
                {columns.map((column, position) => (
                  <td key={column.header} style={{ textAlign: column.align }}>
                    <div className={classes.cell}>{position === 0 ? <RowLink table={table} item={item} /> : cellOf(column, item)}</div>
                  </td>
                ))}
                {!selection.isOn && (
                  <td>
                    <ActionsOf table={table} item={item} />
                  </td>
                )}
              </tr>
            );
          })}
          gap={(count) => <Gap height={count * rowHeight} span={span} />}
        />
        <Gap height={visible.after} span={span} />
      </Table.Tbody>
    </Table>
  );
}

/** Room for the buttons of a row, so that none is ever squeezed. */
function actionsWidth<Item, Query extends ListQuery>({ list, actions, open, remove }: DrawnTable<Item, Query>): number {
  const [first] = list.rows;
  const own = first === undefined ? 0 : actions(first).length;
  return Math.min(buttonsInSight, Math.max(1, own + (open ? 1 : 0) + (remove ? 1 : 0))) * 38 + 16;
}

interface HeadCellProps<Item, Query extends ListQuery> {
  column: Column<Item, Query>;
  list: DrawnTable<Item, Query>['list'];
}

function HeadCell<Item, Query extends ListQuery>({ column: { header, sort, width, align = 'start' }, list }: HeadCellProps<Item, Query>) {
  const isSorted = sort !== undefined && list.query.field === sort;
  const isDescending = list.query.sort === 'desc';
  const Icon = !isSorted ? IconArrowsSort : isDescending ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th ta={align} w={width} aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      {sort === undefined ? (
        header
      ) : (
        <UnstyledButton className={classes.sort} data-sorted={isSorted || undefined} onClick={() => list.sortBy(sort)}>
          {header}
          <Icon size={16} aria-hidden />
        </UnstyledButton>
      )}
    </Table.Th>
  );
}

/** What stands in a cell. */
export function cellOf<Item, Query extends ListQuery>({ cell }: Column<Item, Query>, item: Item): ReactNode {
  return typeof cell === 'function' ? cell(item) : String(item[cell] ?? '');
}

/** The identifying cell: a real link to the row's form for those who may edit it. */
export function RowLink<Item, Query extends ListQuery>({ table, item }: { table: DrawnTable<Item, Query>; item: Item }) {
  const [identifying] = table.columns;
  if (!identifying) return null;
  const content = cellOf(identifying, item);
  if (!table.open) return <span className={classes.identifying}>{content}</span>;
  return (
    <Anchor component={Link} {...table.linkTo(item)} onClick={() => table.onLeave(item)} className={classes.rowLink} underline="hover">
      {content}
    </Anchor>
  );
}

/** The buttons of a row. */
export function ActionsOf<Item, Query extends ListQuery>({
  table,
  item,
  isMenu,
}: {
  table: DrawnTable<Item, Query>;
  item: Item;
  isMenu?: boolean;
}) {
  const { remove } = table;
  return (
    <RowActions
      page={table.list.entity.page}
      name={table.rowName(item)}
      own={table.actions(item)}
      onEdit={table.open && (() => table.open?.(item))}
      onRemove={remove && remove.allows?.(item) !== false ? () => remove.ask(item) : undefined}
      {...(isMenu && { isMenu })}
    />
  );
}

/** A click beside the row's own links and buttons opens it; selecting text does not. */
export function opensRow(open: () => void) {
  return (event: MouseEvent<HTMLElement>) => {
    // a portal's clicks (menus, dialogs) bubble through React as well
    const isInside = event.target instanceof Element && event.currentTarget.contains(event.target);
    const isOwn = isInside && (event.target as Element).closest('a, button, input, label') === null; // an Element, by isInside
    if (isOwn && window.getSelection()?.isCollapsed !== false) open();
  };
}

function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={span} />
    </tr>
  );
}

function SkeletonRows({ count, span }: { count: number; span: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else and never move
  return Array.from({ length: count }, (_, row) => <SkeletonRow key={row} span={span} />);
}

function SkeletonRow({ span, ...place }: { span: number; 'data-index'?: number; 'aria-rowindex'?: number | undefined }) {
  return (
    <tr className={classes.row} {...place}>
      {Array.from({ length: span }, (_cell, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else and never move
        <td key={cell} className={classes.waiting} />
      ))}
    </tr>
  );
}
