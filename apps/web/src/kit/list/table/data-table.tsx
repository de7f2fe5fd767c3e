import { titleOf } from '@faculty/contracts/kit/entity';
import { choiceWordsOf } from '@faculty/contracts/kit/labels';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { Button, Group, Paper, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCopyPlus, IconFilterOff, IconSearch } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { idOf } from '../../api/entity-calls.ts';
import { EmptyState, FailedState } from '../../notifications/states.tsx';
import { usePreviewActions } from '../../preview-links/preview-links-button.tsx';
import { useRight } from '../../session/session.tsx';
import { useFormLink } from '../../url-state/screen-state.ts';
import { AddButton } from '../add-button.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { ChooseRow } from '../bulk/choose-row.tsx';
import { useMayChoose } from '../bulk/use-bulk-actions.ts';
import { TitleCell } from '../cells/title-cell.tsx';
import { SearchSuggestion } from '../filters/search-suggestion.tsx';
import { listPhrases } from '../list.phrases.ts';
import { ListFooter } from '../list-footer.tsx';
import classes from '../list-page.module.css';
import { highlightedRow, rememberScroll, rowElement, scrollOf } from '../state/scroll-restoration.ts';
import { useIsNarrow } from '../state/use-is-narrow.ts';
import type { ListPageState } from '../state/use-list.ts';
import { addButton, useNeighbourFocus } from '../state/use-neighbour-focus.ts';
import { useDensity } from './density.tsx';
import type { RowAction } from './row-actions.tsx';
import { RowTips } from './row-tips.tsx';
import { useSiteActions } from './site-actions.ts';
import type { DataTableProps, ResolvedColumn, TableModel } from './table-model.ts';
import { ActionsOf, cellOf, isOff, opensRow, RowLink, TableRows } from './table-rows.tsx';
import { totalOf, VirtualRows } from './virtual-rows.tsx';

/** The rows of a list: a table, or cards where it is narrow; with every state a list can be in. */
export function DataTable<Item, Query extends ListQuery>({
  remove,
  add,
  emptyHint,
  drawing = 'empty',
  needs = 860,
  ...props
}: DataTableProps<Item, Query>) {
  const { list } = props;
  const { routes } = list.entity;
  const { selection } = list;
  const t = usePhrases(listPhrases);
  const right = useRight(list.entity.page);
  const navigate = useNavigate();
  const { ref, isNarrow } = useIsNarrow(needs);
  const [density] = useDensity();
  const { key } = useLocation();
  useReturnToPlace(key, !list.isLoading, list.entity.name);
  useNeighbourFocus(ref, '[data-row]', list.rows);
  useStartAtFirstRow(ref, JSON.stringify(list.query));

  const { language } = useLanguage();
  /** The value of a field, the word of its code, or both sides of a pair. */
  const shownOf = (item: Item, field: string) => {
    const { [field]: value, [`${field}_th`]: th, [`${field}_en`]: en } = item as Record<string, unknown>;
    if (value === undefined && th !== undefined) return <TitleCell th={th as ReactNode} en={en as ReactNode} />; // its texts
    return choiceWordsOf(list.entity.item, field)?.[String(value)]?.[language] ?? (value as ReactNode); // what a cell can show
  };
  const rowId = (item: Item) => String(idOf(list.entity, item));
  const copyActions = useCopyActions(list, (item: Item) => rememberScroll(key, rowId(item)));
  const linkTo = (item: Item) => list.linkTo({ edit: rowId(item) });
  const onLeave = (item: Item) => rememberScroll(key, rowId(item));
  function open(item: Item): void {
    const { to, state } = linkTo(item);
    onLeave(item);
    void navigate(to, { state });
  }
  const mayChoose = useMayChoose(list.entity);
  function choose(item: Item, isRange = false): void {
    const rows = isRange ? rangeOf(list, rowId, selection.last, item) : [item];
    const changed = rows.filter((row) => !isReadOnly(row)).map((row) => [rowId(row), row] as const);
    if (changed.length > 0) selection.choose(changed, !selection.chosen.has(rowId(item)));
  }
  const isReadOnly = (item: Item) => props.isReadOnly?.(item) ?? false;
  // what has no call to change it has no form; who may not change it reads it there
  const mayOpen =
    (right.edit || props.isReadOnly !== undefined || routes.read !== undefined) && (routes.update ?? routes.create) !== undefined;
  // `as`: an item is a record
  const rowName = props.rowName ?? ((item: Item) => titleOf(list.entity, item as object, language));
  const previews = usePreviewActions(list.entity, rowName);
  const siteActions = useSiteActions(list.entity, rowName);
  const isWide = useMediaQuery('(min-width: 100em)', false, { getInitialValueInEffect: false });
  const columns = props.columns.flatMap((column): ResolvedColumn<Item, Query>[] => {
    const { field = '', header = list.labelOf(field), cell = (item: Item) => shownOf(item, field), also } = column;
    if (!isWide) return column.isWideOnly ? [] : [{ ...column, header, cell }];
    if (also?.cell === undefined || typeof cell === 'string') return [{ ...column, header, cell }];
    return [
      { ...also, cell: also.cell },
      { ...column, header, cell: (item) => cell(item, true), also: undefined },
    ];
  });
  const drawn: TableModel<Item, Query> = {
    ...props,
    list,
    columns,
    // as: a list has a column
    identifying: columns.find(({ width }) => width === undefined) ?? (columns[0] as (typeof columns)[number]),
    right,
    rowName,
    ...(remove && { remove }),
    isReadOnly,
    actions: (item) => [
      ...(props.actions?.(item) ?? []),
      ...siteActions(item, isReadOnly(item)),
      ...(isReadOnly(item) ? [] : [...previews.actions(item), ...copyActions(item)]),
    ],
    rowId,
    mayChoose,
    choose,
    linkTo,
    onLeave,
    open: mayOpen ? open : undefined,
    press: isNarrow && selection.isOn ? choose : mayOpen ? open : undefined,
  };

  const isEmpty = !list.isLoading && !list.error && list.count === 0;
  const Rows = isNarrow ? TableCards : TableRows;
  const bulkBar = mayChoose && <BulkBar entity={list.entity} selection={selection} rowName={rowName} remove={remove} isTable={!isNarrow} />;
  return (
    <div ref={ref} className={classes.body}>
      {list.error && <FailedState error={list.error} onRetry={list.retry} />}
      {isEmpty && (
        <Paper withBorder>
          {list.isFiltered ? (
            <EmptyState
              drawing="no-match"
              title={list.query.q ? t.noMatchOf(list.query.q) : t.noMatchTitle}
              hint={t.noMatchHint}
              action={
                <Group justify="center" gap="sm">
                  <SearchSuggestion list={list} />
                  <Button variant="default" leftSection={<IconFilterOff size={18} aria-hidden />} onClick={list.clearFilters}>
                    {t.clearFilters}
                  </Button>
                  {list.query.q && (
                    <Button
                      component={Link}
                      to={`/app/search?${new URLSearchParams({ q: list.query.q })}`}
                      variant="default"
                      leftSection={<IconSearch size={18} aria-hidden />}
                    >
                      {t.searchEverywhere}
                    </Button>
                  )}
                </Group>
              }
            />
          ) : (
            <EmptyState
              drawing={drawing}
              title={t.emptyTitle}
              hint={emptyHint ?? (right.add && add !== undefined ? t.emptyAdd : t.emptyWait)}
              action={add !== undefined && <AddButton list={list} label={add} />}
            />
          )}
        </Paper>
      )}
      {!isEmpty && (list.rows.length > 0 || !list.error) && (
        <div
          className={classes.frame}
          data-density={density}
          data-choosing={(!isNarrow && selection.chosen.size > 0) || undefined}
          data-refreshing={list.isRefreshing || undefined}
          aria-busy={list.isLoading || list.isRefreshing}
        >
          {!isNarrow && bulkBar}
          <RowTips>
            <Rows {...drawn} />
          </RowTips>
          {list.rows.length > 0 && <ListFooter list={list} />}
        </div>
      )}
      {isNarrow && bulkBar}
      {remove?.dialog}
      {previews.dialog}
    </div>
  );
}

/** The rows between two, both included, in the order of the list; the second alone where the first is not on this page. */
function rangeOf<Item, Query extends ListQuery>(
  { rows, whole, count }: ListPageState<Item, Query>,
  rowId: (item: Item) => string,
  from: string | null,
  to: Item,
): Item[] {
  const all = whole ? Array.from({ length: count }, (_, index) => whole.at(index)).filter((row) => row !== undefined) : rows;
  const ends = [from, rowId(to)].map((id) => all.findIndex((row) => rowId(row) === id)).sort((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [to] : all.slice(first, last + 1);
}

/** Frames to wait for a row that is drawn only once the list has been scrolled to it. */
const patience = 60;

/**
 * Back from a form: the same scroll, and the focus on the row that was opened or added, else on the button that adds. Whoever came
 * to the form by its address or from another screen finds the row they saved as well.
 */
function useReturnToPlace(locationKey: string, isReady: boolean, entity: string): void {
  useEffect(() => {
    const place = scrollOf(locationKey);
    const rowId = place?.rowId ?? highlightedRow(entity);
    if (!isReady || !(place || (rowId !== null && document.activeElement === document.body))) return;
    if (place) window.scrollTo({ top: place.scroll });
    if (place?.rowId == null) addButton()?.focus({ preventScroll: true });
    const start = document.activeElement;
    let frame = 0;
    let waited = 0;
    const focusRow = () => {
      const row = rowId === null ? undefined : rowElement(rowId);
      if (row) {
        // rows that were never drawn have only an estimated height
        if (place && place.top !== null) window.scrollBy({ top: row.getBoundingClientRect().top - place.top });
        row.querySelector('a')?.focus({ preventScroll: place !== undefined });
      } else if (rowId !== null && waited++ < patience && document.activeElement === start) frame = requestAnimationFrame(focusRow);
    };
    focusRow();
    return () => cancelAnimationFrame(frame);
  }, [locationKey, isReady, entity]);
}

/** Another page, order or search begins at its first row, wherever the last one was left. */
function useStartAtFirstRow(frame: RefObject<HTMLElement | null>, asked: string): void {
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    const bar = Number.parseFloat(getComputedStyle(document.body).getPropertyValue('--app-shell-header-offset')) || 64;
    if (top < bar) window.scrollBy({ top: top - bar - 8 });
  }, [frame, asked]);
}

/** The action that begins a new record as a copy of a row's, where the entity takes copies and the person may add. */
function useCopyActions<Item, Query extends ListQuery>(
  { entity }: ListPageState<Item, Query>,
  onLeave: (item: Item) => void,
): (item: Item) => RowAction[] {
  const t = usePhrases(listPhrases);
  const linkTo = useFormLink();
  const navigate = useNavigate();
  const right = useRight(entity.page);
  if (!right.add || entity.copyWithout === undefined) return () => [];
  return (item) => [
    {
      label: t.copy,
      icon: IconCopyPlus,
      onClick() {
        const { to, state } = linkTo({ form: 'add', copy: String(idOf(entity, item)) });
        onLeave(item);
        void navigate(to, { state });
      },
    },
  ];
}

/** The same rows as cards, where a table would not fit. */
function TableCards<Item, Query extends ListQuery>(table: TableModel<Item, Query>) {
  const { list, identifying } = table;
  const others = table.columns.filter((column) => column !== identifying);
  const body = useRef<HTMLUListElement>(null);
  const total = totalOf(list);
  const marked = highlightedRow(list.entity.name);
  return (
    <VirtualRows list={list} body={body} estimate={148}>
      {(visible) => (
        <ul className={classes.cards} data-cards ref={body} style={{ paddingTop: visible.before, paddingBottom: visible.after }}>
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
                data-off={isOff(item) || undefined}
                className={classes.card}
                {...(table.press && { onClick: opensRow(() => table.press?.(item)), 'data-opens': true })}
              >
                <div className={classes.cardHead}>
                  {table.mayChoose && list.selection.isOn && <ChooseRow table={table} item={item} />}
                  <div className={classes.cardTitle}>
                    <RowLink table={table} item={item} />
                  </div>
                  <ActionsOf table={table} item={item} isMenu />
                </div>
                <dl className={classes.cardFacts}>
                  {others.map((column) => (
                    <div key={column.header} data-number={column.align === 'end' || undefined}>
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
