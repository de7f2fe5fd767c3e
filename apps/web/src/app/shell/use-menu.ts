import { type GroupKey, groups } from '@faculty/contracts/pages';
import type { MenuEntry } from '@faculty/contracts/shell/me';
import { useQueries } from '@tanstack/react-query';
import { menuEntries } from '../../kit/session/guard.tsx';

export interface MenuGroup {
  key: GroupKey;
  entries: MenuEntry[];
}

interface Menu {
  /** In the order of the drawer; a group without entries is not there. */
  groups: MenuGroup[];
  isLoading: boolean;
  hasFailed: boolean;
  retry(): void;
}

/** What the signed-in person may open, as the server tells it group by group (documented). */
export function useMenu(): Menu {
  const keys = Object.keys(groups) as GroupKey[];
  return useQueries({
    queries: keys.map((key) => ({
      queryKey: ['menu', key],
      queryFn: ({ signal }: { signal: AbortSignal }) => menuEntries(key, undefined, signal),
      staleTime: 60_000,
    })),
    combine: (results) => ({
      groups: keys.map((key, index) => ({ key, entries: results[index]?.data ?? [] })).filter(({ entries }) => entries.length > 0),
      isLoading: results.some((result) => result.isPending && !result.isError),
      hasFailed: results.some((result) => result.isError && !result.data),
      retry: () => {
        for (const result of results) if (result.isError) void result.refetch();
      },
    }),
  });
}
