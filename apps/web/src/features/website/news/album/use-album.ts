import { maxLimit } from '@faculty/contracts/kit/list-query';
import { type NewsImageItem, newsImage } from '@faculty/contracts/website/news-image';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEntityChanges } from '../../../../kit/api/entity-changes.ts';
import { entityQueries } from '../../../../kit/api/entity-queries.ts';
import { showError } from '../../../../kit/notifications/messages.ts';
import { moved, orderChanges } from './album-order.ts';

const queries = entityQueries(newsImage);

/** The pictures of one album, first to last, and putting one at another place. */
export function useAlbum(newsId: number) {
  const client = useQueryClient();
  const changes = useEntityChanges(newsImage);
  const query = queries.list({ news_id: newsId, page: 0, limit: maxLimit, field: 'order_seq', sort: 'desc' });
  const { data, error, refetch } = useQuery(query);
  const pictures = data?.rows ?? [];

  const moving = useMutation({
    async mutationFn({ list, to }: { list: NewsImageItem[]; to: number }) {
      for (const { item, order_seq } of orderChanges(list, to)) {
        const { news_image_id, news_id, updated_at } = item;
        await changes.save(news_image_id, { body: { news_id, order_seq }, files: {} }, updated_at.toISOString());
      }
    },
    // shown at once, and taken back when the server refuses
    async onMutate({ list }) {
      await client.cancelQueries({ queryKey: query.queryKey });
      const before = client.getQueryData(query.queryKey);
      client.setQueryData(query.queryKey, { rows: list, count: list.length });
      return before;
    },
    onError(problem, _move, before) {
      client.setQueryData(query.queryKey, before);
      showError(problem);
    },
    onSettled: () => client.invalidateQueries({ queryKey: queries.all }),
  });

  return {
    pictures,
    isLoading: data === undefined && !error,
    error,
    reload: () => void refetch(),
    isMoving: moving.isPending,
    /** Puts the picture at `from` before the one that is at `to` then. */
    move(from: number, to: number) {
      if (from !== to && to >= 0 && to < pictures.length) moving.mutate({ list: moved(pictures, from, to), to });
    },
  };
}
