import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { menuKey, meQuery } from '../../kit/session/session.tsx';

/** Asks for rights and menu again on the way to another screen: what was given or taken meanwhile shows without a reload. */
export function useFreshRights(pathname: string): void {
  const client = useQueryClient();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const key of [meQuery.queryKey, menuKey]) void client.refetchQueries({ queryKey: key, stale: true });
  }, [client, pathname]);
}
