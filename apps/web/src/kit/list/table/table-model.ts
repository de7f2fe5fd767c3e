import type { PairOf } from '@faculty/contracts/kit/labels';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import type { PageRight } from '@faculty/contracts/shell/me';
import type { ReactNode } from 'react';
import type { FormLink } from '../../url-state/screen-state.ts';
import type { ListPageState, SortField } from '../state/use-list.ts';
import type { Remover } from '../state/use-remove.tsx';
import type { RowAction } from './row-actions.tsx';

/** A column: its content, and the field its head sorts by. The first one without a width takes the rest of the room, identifies the row and opens it. */
export interface Column<Item, Query extends ListQuery> {
  /** The field or pair it shows: the contract's label is the head, and the value, the word of a code or both texts the cell, unless said. */
  field?: (keyof Item & string) | PairOf<keyof Item & string>;
  header?: string;
  cell?: (keyof Item & string) | ((item: Item, isSplit: boolean) => ReactNode);
  sort?: SortField<Query>;
  /** What the second lines tell; with a `cell` it is a column of its own from 1600 pixels, and `isSplit` tells the first cell to leave it out. */
  also?: (Pick<Column<Item, Query>, 'sort' | 'width'> & { header: string; cell?(item: Item): ReactNode }) | undefined;
  /** Only from 1600 pixels. */
  isWideOnly?: boolean;
  width?: number | string;
  align?: 'start' | 'center' | 'end';
}

/** A column as it is drawn. */
export type ResolvedColumn<Item, Query extends ListQuery> = Column<Item, Query> & Required<Pick<Column<Item, Query>, 'header' | 'cell'>>;

/** The props of a table. */
export interface DataTableProps<Item, Query extends ListQuery> {
  list: ListPageState<Item, Query>;
  columns: Column<Item, Query>[];
  /** What a row is called in the labels of its buttons, where that is not the entity's `title`. */
  rowName?(item: Item): string;
  /** The entity's own actions, between edit and delete. */
  actions?(item: Item): RowAction[];
  remove?: Remover<Item>;
  /** Rows that may be read and not changed: they open, and nothing else is done with them. */
  isReadOnly?(item: Item): boolean;
  /** Words of the add button of an empty list. */
  add?: string | undefined;
  /** Why the list may be empty, when there is more to say than "nothing yet". */
  emptyHint?: string;
  /** Of an empty list that is done with. */
  drawing?: 'empty' | 'done';
  /** Width in pixels below which rows are shown as cards. */
  needs?: number;
}

/** What the table and the cards draw from. */
export interface TableModel<Item, Query extends ListQuery> extends Pick<DataTableProps<Item, Query>, 'list' | 'remove'> {
  columns: ResolvedColumn<Item, Query>[];
  identifying: ResolvedColumn<Item, Query>;
  right: PageRight;
  rowName(item: Item): string;
  actions(item: Item): RowAction[];
  isReadOnly(item: Item): boolean;
  rowId(item: Item): string;
  /** Rows have boxes. */
  mayChoose: boolean;
  /** Chooses a row or gives it up; `isRange` does the same with all rows from the one that was chosen last. */
  choose(item: Item, isRange?: boolean): void;
  /** Opens a row, to edit or to read it; absent for those who may do neither. */
  open: ((item: Item) => void) | undefined;
  /** What a press on a row does: opens it, or chooses a card while cards are chosen. */
  press: ((item: Item) => void) | undefined;
  linkTo(item: Item): ReturnType<FormLink>;
  /** To be called when a row's link is followed. */
  onLeave(item: Item): void;
}
