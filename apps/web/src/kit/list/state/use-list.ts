import type { AnyEntity, Entity } from '@faculty/contracts/kit/entity';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { defaultPageSize, type ListQuery, maxLimit } from '@faculty/contracts/kit/list-query';
import { onOtherLayout } from '@faculty/contracts/kit/text/keyboard-layout';
import { type FoundPlace, placesAnswer, searchedEntities, searchRoutes } from '@faculty/contracts/shell/search';
import { keepPreviousData, type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useLanguage } from '../../../i18n/phrases.tsx';
import { entityQueries, idOf } from '../../api/entity-calls.ts';
import { call } from '../../api/http.ts';
import { countText, foundCountText } from '../../theme/counts.ts';
import { useListUrlState } from '../../url-state/list-url-state.ts';
import { type FormLink, useFormLink } from '../../url-state/screen-state.ts';
import { type Selection, useSelection } from '../bulk/use-selection.ts';

/** Rows fetched at once where a list is shown as a whole. */
const chunkSize = 50;
/** Someone who drags the scroll bar passes by what they do not want to see. */
const passingMilliseconds = 120;

/** A whole list by windowed fetching: only the rows in view are loaded. */
interface WindowedRows<Item> {
  /** The row at an index; undefined while it loads. */
  at(index: number): Item | undefined;
  /** Called with the range of rows in view. */
  see(first: number, last: number): void;
}

interface Piece<Item> {
  rows: Item[];
  count: number;
}

type PieceQuery = ReturnType<ReturnType<typeof entityQueries>['list']>;

/** Fetches the chunks around the rows in view. `queryOf` makes the query of a chunk; null where the list is paged. */
function useWindowedRows<Item>(queryOf: ((piece: number) => unknown) | null): {
  whole: WindowedRows<Item> | null;
  isFetching: boolean;
  error: Error | null;
  retry(): void;
} {
  const [seen, setSeen] = useState({ first: 0, last: 0 });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const pieces = queryOf === null ? [] : Array.from({ length: seen.last - seen.first + 1 }, (_, index) => seen.first + index);
  // `as`: the options of one entity's list; their key carries a type of its own that a list of queries cannot infer
  const results = useQueries({ queries: pieces.map((piece) => queryOf?.(piece) as PieceQuery) }) as UseQueryResult<Piece<Item>>[];

  const asked = useRef(seen);
  const see = useCallback((first: number, last: number) => {
    // the next piece is fetched before it is reached
    const next = {
      first: Math.max(0, Math.floor((first - chunkSize / 2) / chunkSize)),
      last: Math.floor((last + chunkSize / 2) / chunkSize),
    };
    const showNext = () => {
      asked.current = next;
      setSeen(next);
    };
    clearTimeout(waiting.current);
    const known = asked.current;
    if (known.first === next.first && known.last === next.last) return;
    if (next.first <= known.last + 1 && next.last >= known.first - 1) showNext();
    else waiting.current = setTimeout(showNext, passingMilliseconds);
  }, []);

  const failed = results.filter(({ error }) => error !== null);
  return {
    whole: queryOf && {
      at: (index) => results[Math.floor(index / chunkSize) - seen.first]?.data?.rows[index % chunkSize],
      see,
    },
    isFetching: results.some(({ isFetching }) => isFetching),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** The entity's own filters. */
export type Filters<Query extends ListQuery> = Omit<Query, keyof ListQuery>;
/** What the entity can be sorted by. */
export type SortField<Query extends ListQuery> = NonNullable<Query['field']> & string;

interface ListOptions<Query extends ListQuery> {
  pageSizes?: readonly PageSize[];
  /** Fixed filters, such as the album a picture belongs to. */
  fixed?: Partial<Filters<Query>>;
}

type PageSize = number | 'all';

/** A list as the looks need it. */
export interface ListState<Item, Query extends ListQuery> {
  entity: AnyEntity;
  /** What a field is called, by the contract. */
  labelOf(field: string): string;
  /** The current query. */
  query: Query & { page: number; limit: number };
  /** The rows of the page; where all are shown, the first of them. */
  rows: Item[];
  /** All rows, where the person wants them all; else null. */
  whole: WindowedRows<Item> | null;
  /** How many there are on all pages. */
  count: number;
  /** The same as a text; of a search of whole texts not to its end. */
  countText: string;
  /** Where the words of the search stand in the rows, by identifier. */
  places: Readonly<Record<string, FoundPlace>>;
  pageCount: number;
  pageSizes: readonly PageSize[];
  /** No rows have arrived yet. */
  isLoading: boolean;
  /** Rows are shown while newer ones are loaded. */
  isRefreshing: boolean;
  error: Error | null;
  retry(): void;
  /** The person has searched or filtered. */
  isFiltered: boolean;
  /** How many filters are set, the search not counted. */
  filterCount: number;
  clearFilters(): void;
  /** What the same keys write on the other keyboard layout, when the search finds nothing and that would. */
  meant: string | undefined;
  search(text: string): void;
  filter(patch: Partial<Filters<Query>>): void;
  /** Ascending first, then descending. */
  sortBy(field: SortField<Query>): void;
  /** Zero-based. */
  setPage(page: number): void;
  setPageSize(size: PageSize): void;
}

const defaultPageSizes = [5, 10, 15, 50, 'all'] as const;
const notFilters = ['page', 'limit', 'field', 'sort'];

/** A list that is a screen: its state is in the address, and so are its forms. */
export interface ListPageState<Item, Query extends ListQuery> extends ListState<Item, Query> {
  linkTo: FormLink;
  /** Rows chosen to do something with all of them. */
  selection: Selection<Item>;
}

/** The list of a screen, with its state in the address: reload, back and links find the same rows. */
export function useListPage<Id, Row, Item, Body, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  options: ListOptions<Query> = {},
): ListPageState<Item, Query> {
  const linkTo = useFormLink();
  const selection = useSelection<Item>();
  const list = useList(entity, useListUrlState(), options);
  // as they are now: what was refused as changed meanwhile can be tried again
  const latest = new Map(selection.chosen.size === 0 ? [] : list.rows.map((row) => [String(idOf(entity, row)), row]));
  const chosen = new Map([...selection.chosen].map(([id, item]) => [id, latest.get(id) ?? item]));
  return { ...list, linkTo, selection: { ...selection, chosen } };
}

/** A list with its state in some place: the address of a screen, or a dialog's own. */
export function useList<Id, Row, Item, Body, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  { asked: params, change }: ReturnType<typeof useListUrlState>,
  options: ListOptions<Query> = {},
): ListState<Item, Query> {
  const { language } = useLanguage();
  const queries = entityQueries(entity);
  const asked = readQuery(entity.query, params);
  const paging = { page: asked.page ?? 0, limit: asked.limit ?? entity.pageSize ?? defaultPageSize };
  // without a choice the server uses the documented order, unless the screen has its own; the heads show it
  const query: ListState<Item, Query>['query'] = {
    ...(asked.field === undefined && entity.screenOrder),
    ...asked,
    ...options.fixed,
    ...paging,
  };
  const shownQuery = query.field === undefined ? { ...query, ...entity.defaultOrder[0] } : query;
  const isWhole = query.limit === maxLimit;
  const pieceOf = (page: number) => queries.list({ ...query, page, limit: chunkSize });
  const result = useQuery({ ...(isWhole ? pieceOf(0) : queries.list(query)), placeholderData: keepPreviousData });
  const pieces = useWindowedRows<Item>(isWhole ? pieceOf : null);
  const shown = useLastKnown(result.data);
  const count = shown?.count ?? 0;
  const pageCount = isWhole ? 1 : Math.max(1, Math.ceil(count / query.limit));

  // another search, filter or order begins at its first page
  const set = (patch: Record<string, unknown>, replace = false) => change({ page: undefined, ...patch }, replace);

  // Deleting the last row of the last page, or an old link, must not show an empty page.
  const isBeyond = result.isSuccess && !result.isPlaceholderData && count > 0 && query.page >= pageCount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` is new each time; only being beyond the end matters
  useEffect(() => {
    if (isBeyond) set({ page: pageCount - 1 || undefined }, true);
  }, [isBeyond]);

  const client = useQueryClient();
  const following = queries.list({ ...query, page: query.page + 1 });
  const isMore = result.isSuccess && query.page + 1 < pageCount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all there is to know about the query
  useEffect(() => {
    if (isMore) void client.prefetchQuery({ ...following, staleTime: 30_000 });
  }, [isMore, JSON.stringify(following.queryKey)]);

  const isInVain = result.isSuccess && !result.isPlaceholderData && count === 0 && query.q !== undefined;
  const other = isInVain ? onOtherLayout(query.q ?? '') : undefined;
  const tried = useQuery({ ...queries.list({ ...query, page: 0, q: other }), enabled: other !== undefined });

  const isTextSearch = query.q !== undefined && searchedEntities.some((name) => name === entity.name);
  const ids = (isTextSearch ? (shown?.rows ?? []) : []).map((row) => idOf(entity, row)).join(',');
  const placed = useQuery({
    queryKey: ['search', 'places', entity.name, query.q, ids],
    queryFn: async ({ signal }) =>
      z.parse(placesAnswer, await call(searchRoutes.places, { query: { entity: entity.name, q: query.q, ids }, signal })),
    enabled: ids !== '',
    placeholderData: keepPreviousData,
  });

  const filterKeys = [...params.keys()].filter((key) => key in asked && !notFilters.includes(key));
  return {
    entity,
    labelOf: (field) => labelOfField(entity.labels, field, language) ?? field,
    query: shownQuery,
    rows: shown?.rows ?? [],
    whole: pieces.whole,
    count,
    countText: isTextSearch ? foundCountText(count) : countText(count),
    places: placed.data?.places ?? {},
    pageCount,
    pageSizes: options.pageSizes ?? defaultPageSizes,
    isLoading: result.isPending && !shown,
    isRefreshing: (result.isFetching || pieces.isFetching) && shown !== undefined,
    error: result.error ?? pieces.error,
    retry() {
      if (result.error) void result.refetch();
      pieces.retry();
    },
    isFiltered: filterKeys.length > 0,
    filterCount: filterKeys.filter((key) => key !== 'q').length,
    meant: other !== undefined && tried.data?.count ? other : undefined,
    clearFilters: () => set(Object.fromEntries(filterKeys.map((key) => [key, undefined]))),
    search: (text) => set({ q: text }, true),
    filter: (patch) => set(patch),
    sortBy: (field) => set({ field, sort: shownQuery.field === field && shownQuery.sort !== 'desc' ? 'desc' : 'asc' }),
    setPage: (page) => set({ page: page || undefined }),
    setPageSize: (size) => set({ limit: size === 'all' ? maxLimit : size }),
  };
}

/** A failed call for another page leaves no data at all; the old rows are better than none. */
function useLastKnown<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}

/** The valid query parameters; invalid ones (an old link, a typo) are ignored. */
function readQuery<Query extends ListQuery>(schema: z.core.$ZodType<Query>, params: URLSearchParams): Query {
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ''));
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) delete given[String(issue.path[0])];
  return z.parse(schema, given);
}
