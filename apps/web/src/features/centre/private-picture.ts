import type { RouteText } from '@faculty/contracts/kit/entity';
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../kit/api/http.ts';
import { useObjectUrl } from '../../kit/fields/files/use-object-url.ts';

/** An address the browser can show, of a picture that only this person's own calls may fetch, small; null until it is there, or without one. */
export function usePrivatePicture(address: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['private-picture', address],
    queryFn: async ({ signal }) => (await fetchFile(`GET ${address}` as RouteText, { query: { size: 'small' }, signal })).content,
    enabled: address !== null,
    // a stored path never gets another content
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return useObjectUrl(data ?? null);
}
