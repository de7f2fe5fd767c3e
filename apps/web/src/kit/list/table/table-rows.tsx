import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { Anchor, rem, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type CSSProperties, Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePhrases } from '../../../i18n/phrases.tsx';
import bulkClasses from '../bulk/bulk.module.css';
import { bulkPhrases } from '../bulk/bulk.phrases.ts';
import { ChooseRow } from '../bulk/choose-row.tsx';
import { FoundPlaceText } from '../cells/found-place-text.tsx';
import { listPhrases } from '../list.phrases.ts';
import classes from '../list-page.module.css';
import { highlightedRow } from '../state/scroll-restoration.ts';
import type { SortField } from '../state/use-list.ts';
import { useDensity } from './density.tsx';
import { buttonsInSight, RowActions } from './row-actions.tsx';
import type { ResolvedColumn, TableModel } from './table-model.ts';
import { totalOf, VirtualRows } from './virtual-rows.tsx';

/** Chooses the rows of the page, or gives them up. */
function ChoosePage<Item, Query extends ListQuery>({ table }: { table: TableModel<Item, Query> }) {
  const t = usePhrases(bulkPhrases);
  const { rows, selection } = table.list;
  const page = rows.filter((item) => !table.isReadOnly(item)).map((item) => [table.rowId(item), item] as const);
  const chosen = page.filter(([id]) => selection.chosen.has(id)).length;
  const isWhole = chosen > 0 && chosen === page.length;
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && !isWhole;
      }}
      type="checkbox"
      className={bulkClasses.box}
      aria-label={t.page}
      checked={isWhole}
      onChange={() => selection.choose(page, !isWhole)}
    />
  );
}

/** Height of a two-line row in pixels; reserved for rows that are not rendered yet. */
const rowHeights: Readonly<Record<ReturnType<typeof useDensity>[0], number>> = { compact: 53, comfortable: 72 };

interface HeadCellProps<Item, Query extends ListQuery> {
  column: ResolvedColumn<Item, Query>;
  list: TableModel<Item, Query>['list'];
}

/** The rows as a plain `<table>`: with a hundred cells and more the library's table costs a multiple. */
export function TableRows<Item, Query extends ListQuery>(table: TableModel<Item, Query>) {
  const { list, columns, identifying } = table;
  const body = useRef<HTMLTableSectionElement>(null);
  const [density] = useDensity();
  const rowHeight = rowHeights[density];
  const total = totalOf(list);
  const marked = highlightedRow(list.entity.name);
  const { selection } = list;
  const span = columns.length + (table.mayChoose ? 2 : 1);
  const rowOf = (item: Item | undefined, index: number, measure: Ref<HTMLTableRowElement> | undefined) => {
    const place = { 'data-index': index, 'aria-rowindex': total === undefined ? undefined : index + 2 };
    if (item === undefined) return <SkeletonRow key={index} span={span} {...place} />;
    const id = table.rowId(item);
    return (
      <tr
        key={list.whole ? index : id}
        ref={measure}
        {...place}
        data-row={id}
        data-marked={marked === id || undefined}
        data-chosen={selection.chosen.has(id) || undefined}
        data-off={isOff(item) || undefined}
        className={classes.row}
        onKeyDown={(event) => onRowKey(event, table, item)}
        {...(table.press && { onClick: opensRow(() => table.press?.(item)), 'data-opens': true })}
      >
        {table.mayChoose && (
          <td
            className={classes.choose}
            {...boxCell(
              () => table.choose(item),
              () => table.choose(item, true),
            )}
          >
            <ChooseRow table={table} item={item} />
          </td>
        )}
        {columns.map((column) => (
          <td key={column.header} style={{ textAlign: column.align }}>
            <div className={classes.cell}>{column === identifying ? <RowLink table={table} item={item} /> : cellOf(column, item)}</div>
          </td>
        ))}
        <td>
          <ActionsOf table={table} item={item} />
        </td>
      </tr>
    );
  };
  return (
    <table className={classes.table} aria-rowcount={total === undefined ? undefined : total + 1}>
      <TableHead {...table} />
      <tbody ref={body} style={{ '--row-height': `${rowHeight}px` } as CSSProperties /* it knows no names of ours */}>
        {list.isLoading && <SkeletonRows count={Math.min(list.query.limit, 15)} span={span} />}
        <VirtualRows list={list} body={body} estimate={rowHeight}>
          {({ rows, before, after, measure }) => (
            <>
              <Gap height={before} span={span} />
              {rows.map(({ item, index }) => rowOf(item, index, measure))}
              <Gap height={after} span={span} />
            </>
          )}
        </VirtualRows>
      </tbody>
    </table>
  );
}

/** Whether a record is hidden or no longer in use: its row is pale. */
export const isOff = (item: unknown) => (item as { active?: unknown }).active === 'N'; // an item is a record

/** The content of a cell. */
export function cellOf<Item, Query extends ListQuery>({ cell }: ResolvedColumn<Item, Query>, item: Item): ReactNode {
  return typeof cell === 'function' ? cell(item, false) : String(item[cell] ?? '');
}

/** The identifying cell: a real link to the row's form for those who may edit it. */
export function RowLink<Item, Query extends ListQuery>({ table, item }: { table: TableModel<Item, Query>; item: Item }) {
  const content = (
    <>
      {cellOf(table.identifying, item)}
      <FoundPlaceText place={table.list.places[table.rowId(item)]} />
    </>
  );
  if (!table.open) return <span className={classes.identifying}>{content}</span>;
  return (
    <Anchor component={Link} {...table.linkTo(item)} onClick={() => table.onLeave(item)} className={classes.rowLink ?? ''}>
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
  table: TableModel<Item, Query>;
  item: Item;
  isMenu?: boolean;
}) {
  const { remove } = table;
  const isReadOnly = table.isReadOnly(item);
  return (
    <RowActions
      right={table.right}
      name={table.rowName(item)}
      own={table.actions(item)}
      {...(isReadOnly ? { onView: () => table.open?.(item) } : { onEdit: table.open && (() => table.open?.(item)) })}
      onRemove={!isReadOnly && remove && remove.allows?.(item) !== false ? () => remove.ask(item) : undefined}
      {...(isMenu && { isMenu })}
    />
  );
}

/** A click outside the row's own links and buttons opens it; selecting text does not. */
export function opensRow(open: () => void) {
  return (event: MouseEvent<HTMLElement>) => {
    // a portal's clicks (menus, dialogs) bubble through React as well
    const isInside = event.target instanceof Element && event.currentTarget.contains(event.target);
    const isOwn = isInside && (event.target as Element).closest('a, button, input, label') === null; // an Element, by isInside
    if (isOwn && window.getSelection()?.isCollapsed !== false) open();
  };
}

/**
 * Keys on the link or the box of a row: Space chooses the row (with Shift all from the one chosen last), the arrows go to the next row or
 * the one before. Esc gives up what is chosen.
 */
function onRowKey<Item, Query extends ListQuery>(event: KeyboardEvent<HTMLElement>, table: TableModel<Item, Query>, item: Item): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const { selection } = table.list;
  const kind = target.matches('a[href]') ? 'a[href]' : target.matches('input') ? 'input' : null;
  if (kind === null || !currentTarget.contains(target)) return;
  if (key === ' ' && kind === 'a[href]' && table.mayChoose) table.choose(item, shiftKey);
  else if (key === 'ArrowDown' || key === 'ArrowUp') {
    const beside = key === 'ArrowDown' ? currentTarget.nextElementSibling : currentTarget.previousElementSibling;
    const next = beside?.querySelector<HTMLElement>(kind);
    if (!next) return;
    next.focus();
  } else if (key === 'Escape' && selection.chosen.size > 0) selection.turn(false);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** A press beside the box of a row is meant for the box; a range selects no text. */
function boxCell(choose: () => void, chooseRange: () => void) {
  return {
    onMouseDown: (event: MouseEvent) => event.shiftKey && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (event.target !== event.currentTarget) return;
      if (event.shiftKey) chooseRange();
      else choose();
    },
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

/** The heads of the columns, of which some sort. */
function TableHead<Item, Query extends ListQuery>(table: TableModel<Item, Query>) {
  const { list, columns } = table;
  const t = usePhrases(listPhrases);
  return (
    <thead className={classes.tableHead}>
      <tr>
        {table.mayChoose && (
          <th style={{ width: rem(44) }} className={classes.choose}>
            <ChoosePage table={table} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.header} column={column} list={list} />
        ))}
        <th style={{ width: rem(actionsWidth(table)) }}>
          <VisuallyHidden>{t.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** Room for the buttons of a row, so that none is ever squeezed. */
function actionsWidth<Item, Query extends ListQuery>({ list, actions, open, remove }: TableModel<Item, Query>): number {
  const [first] = list.rows;
  const own = first === undefined ? 0 : actions(first).length;
  return Math.min(buttonsInSight, Math.max(1, own + (open ? 1 : 0) + (remove ? 1 : 0))) * 40 + 6;
}

function HeadCell<Item, Query extends ListQuery>({
  column: { header, sort, also, width, align = 'start' },
  list,
}: HeadCellProps<Item, Query>) {
  const { field, sort: direction } = list.query;
  const words = [{ header, sort }, ...(also ? [also] : [])];
  const isSorted = words.some(({ sort: by }) => by !== undefined && by === field);
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp;
  const sortButton = (word: string, by: SortField<Query>, isLast: boolean) => (
    <UnstyledButton className={classes.sort} data-sorted={by === field || undefined} onClick={() => list.sortBy(by)}>
      {word}
      {by === field ? <Arrow size={16} aria-hidden /> : isLast && <IconArrowsSort size={16} aria-hidden />}
    </UnstyledButton>
  );
  return (
    <th
      style={{ textAlign: align, width: rem(width) }}
      aria-sort={isSorted ? (direction === 'desc' ? 'descending' : 'ascending') : undefined}
    >
      {words.map((word, place) => (
        <Fragment key={word.header}>
          {place > 0 && ' · '}
          {word.sort === undefined ? word.header : sortButton(word.header, word.sort, words[place + 1]?.sort === undefined)}
        </Fragment>
      ))}
    </th>
  );
}
