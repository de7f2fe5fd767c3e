import type { SavedView, savedViewRoutes } from '@faculty/contracts/shell/saved-view';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/http.ts';

/** A call of saved views. Only the type is imported: the menu is drawn before anything that needs the contract's code. */
type ViewRoute = (typeof savedViewRoutes)[keyof typeof savedViewRoutes];

/** The person's views and those shared with them, of all pages. */
export const savedViewsQuery = queryOptions({
  queryKey: ['saved_views'],
  // `as`: our own server's answer
  queryFn: async ({ signal }) => (await call('GET /saved_views' satisfies ViewRoute, { signal })) as SavedView[],
  staleTime: 60_000,
});

/** A view that the product is delivered with: under its name, the address. */
export interface ShippedView {
  name: string;
  to: string;
}

/** Where a view leads: the address is the view. */
export const addressOfView = ({ page, query }: Pick<SavedView, 'page' | 'query'>) => (query === '' ? page : `${page}?${query}`);
