import type { Entity } from '@faculty/contracts/kit/entity';
import { defaultPageSize, type ListQuery, maxLimit } from '@faculty/contracts/kit/list-query';
import { searchFor } from '@faculty/contracts/kit/text/search-text';
import { z } from 'zod';
import type { PagedQuery } from '../kit/api/entity-queries.ts';
import { useSelection } from '../kit/list/bulk/use-selection.ts';
import type { ListPageState } from '../kit/list/state/use-list.ts';
import type { ListUrlState } from '../kit/url-state/list-url-state.ts';
import { useFormLink } from '../kit/url-state/screen-state.ts';

interface Options<Item, Query> {
  /** What the search looks through. */
  textOf(item: Item): string;
  /** Whether the entity's own filters keep a row. */
  keeps?(item: Item, query: Query): boolean;
  /** A state to be shown in. */
  state?: Partial<Pick<ListPageState<Item, ListQuery>, 'isLoading' | 'isRefreshing' | 'error' | 'retry'>>;
}

/** Rows that are at hand, as the kit's lists want them: searched, filtered, sorted and divided into pages without a server. */
export function useLocalList<Id, Row, Item extends object, Body, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  { asked: params, change }: ListUrlState,
  all: readonly Item[],
  { textOf, keeps = () => true, state = {} }: Options<Item, Query>,
): ListPageState<Item, Query> {
  const linkTo = useFormLink();
  const selection = useSelection<Item>();
  const asked = askedOf(entity.query, params);
  const { page = 0, limit = entity.pageSize ?? defaultPageSize, q = '' } = asked;
  // without a choice the rows stand in the entity's own order, as on the server
  const query: PagedQuery<Query> = { ...entity.defaultOrder[0], ...asked, page, limit };
  const found = all.filter((item) => searchFor(q)(textOf(item)) && keeps(item, asked));
  const rows = found.sort(by<Item>(query.field ?? entity.idKey, query.sort === 'desc'));
  const filterKeys = [...params.keys()].filter((key) => key in asked && !['page', 'limit', 'field', 'sort'].includes(key));
  /** Whatever else is asked for begins at the first page. */
  const set = (patch: Record<string, unknown>, isTyped = false) => change({ page: undefined, ...patch }, isTyped);
  return {
    entity,
    query,
    rows: state.isLoading || state.error ? [] : rows.slice(page * limit, (page + 1) * limit),
    whole: null,
    count: state.isLoading || state.error ? 0 : rows.length,
    pageCount: Math.max(1, Math.ceil(rows.length / limit)),
    pageSizes: [5, 10, 15, 50, 'all'],
    isLoading: false,
    isRefreshing: false,
    error: null,
    retry: () => undefined,
    isFiltered: filterKeys.length > 0,
    filterCount: filterKeys.filter((key) => key !== 'q').length,
    clearFilters: () => set(Object.fromEntries(filterKeys.map((key) => [key, undefined]))),
    meant: undefined,
    search: (text) => set({ q: text }, true),
    filter: (patch) => set(patch),
    sortBy: (field) => set({ field, sort: query.field === field && query.sort !== 'desc' ? 'desc' : 'asc' }),
    setPage: (chosen) => set({ page: chosen || undefined }),
    setPageSize: (size) => set({ limit: size === 'all' ? maxLimit : size }),
    ...state,
    linkTo,
    selection,
  };
}

/** What is asked for, and nothing where it is asked wrongly. */
function askedOf<Query extends ListQuery>(schema: z.core.$ZodType<Query>, params: URLSearchParams): Query {
  const given = z.safeParse(schema, Object.fromEntries([...params].filter(([, value]) => value !== '')));
  return given.success ? given.data : z.parse(schema, {});
}

function by<Item extends object>(field: string, isDescending: boolean) {
  const fieldOf = (item: Item): unknown => (item as Record<string, unknown>)[field]; // one of the sortable fields
  return (one: Item, other: Item): number => {
    const [left, right] = [fieldOf(one), fieldOf(other)];
    const order = typeof left === 'number' && typeof right === 'number' ? left - right : String(left).localeCompare(String(right), 'th');
    return isDescending ? -order : order;
  };
}
