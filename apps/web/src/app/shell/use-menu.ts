import { type GroupKey, groups } from '@faculty/contracts/pages';
import { everyGroup, type MenuEntry } from '@faculty/contracts/shell/me';
import { useQuery } from '@tanstack/react-query';
import { rightsStaleTime } from '../../kit/session/session.tsx';
import { askingMenu, menuKey } from '../guard.tsx';

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

/** The menu of the signed-in person: all groups in one call, which the document has preloaded. */
export function useMenu(): Menu {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: menuKey,
    ...askingMenu(everyGroup),
    staleTime: rightsStaleTime,
  });
  const keys = Object.keys(groups) as GroupKey[];
  return {
    groups: keys
      .map((key) => ({ key, entries: (data ?? []).filter((entry) => entry.role_group === key) }))
      .filter(({ entries }) => entries.length > 0),
    isLoading: isPending,
    hasFailed: isError && !data,
    retry: () => void refetch(),
  };
}
