import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { ChooseRow } from '../bulk/choose-row.tsx';
import classes from '../list-page.module.css';
import { highlightedRow } from '../state/scroll-restoration.ts';
import type { TableModel } from './table-model.ts';
import { ActionsOf, cellOf, opensRow, RowLink } from './table-rows.tsx';
import { totalOf, VirtualRows } from './virtual-rows.tsx';

/** The same rows as cards, where a table would not fit. */
export function TableCards<Item, Query extends ListQuery>(table: TableModel<Item, Query>) {
  const { list, columns } = table;
  const body = useRef<HTMLUListElement>(null);
  const total = totalOf(list);
  const marked = highlightedRow(list.entity.name);
  return (
    <VirtualRows list={list} body={body} estimate={148}>
      {(visible) => (
        <ul className={classes.cards} ref={body} style={{ paddingTop: visible.before, paddingBottom: visible.after }}>
          {list.isLoading && [1, 2, 3, 4, 5].map((card) => <Skeleton component="li" key={card} h={132} mb="sm" />)}
          {visible.rows.map(({ item, index }) => {
            const place = { 'data-index': index, 'aria-posinset': total && index + 1, 'aria-setsize': total };
            if (item === undefined) return <Skeleton component="li" key={index} h={132} mb="sm" {...place} />;
            const id = table.rowId(item);
            return (
              <li
                key={list.whole ? index : id}
                ref={visible.measure}
                {...place}
                data-row={id}
                data-marked={marked === id || undefined}
                className={classes.card}
                {...(table.press && { onClick: opensRow(() => table.press?.(item)), 'data-opens': true })}
              >
                <div className={classes.cardHead}>
                  {list.selection.isOn && <ChooseRow table={table} item={item} />}
                  <div className={classes.cardTitle}>
                    <RowLink table={table} item={item} />
                  </div>
                  <ActionsOf table={table} item={item} isMenu />
                </div>
                <dl className={classes.cardFacts}>
                  {columns.slice(1).map((column) => (
                    <div key={column.header}>
                      <dt>{column.header}</dt>
                      <dd>{cellOf(column, item)}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            );
          })}
        </ul>
      )}
    </VirtualRows>
  );
}
