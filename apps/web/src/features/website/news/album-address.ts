import { news } from '@faculty/contracts/website/news';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { leaveList } from '../../../kit/list/list-memory.ts';

/** Which news item's album the address opens: `?album=12` → 12, else null. */
export function useOpenAlbum(): number | null {
  const [params] = useSearchParams();
  const id = z.safeParse(news.id, params.get('album'));
  return id.success ? id.data : null;
}

/** Opens an album over the list, whose state stays in the address for the way back. */
export function useAlbumLink(): (newsId: number) => void {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  return (newsId) => {
    leaveList(key, String(newsId));
    void navigate({ search: `?${withAlbum(params, String(newsId))}` }, { state: { fromList: true } });
  };
}

/** Back to the list: in the history when the album was opened from there, else in its place. */
export function useCloseAlbum(): () => void {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  return useCallback(() => {
    if (state?.fromList) void navigate(-1);
    else void navigate({ search: `?${withAlbum(new URLSearchParams(search), null)}` }, { replace: true });
  }, [navigate, state, search]);
}

function withAlbum(params: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === null) next.delete('album');
  else next.set('album', id);
  return next;
}
