import { maxLimit } from '@faculty/contracts/kit/list-query';
import { type NewsImageItem, newsImage } from '@faculty/contracts/website/news-image';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { entityQueries, useEntityChanges } from '../../../../kit/api/entity-calls.ts';
import { showUndoable } from '../../../../kit/list/state/undo.ts';
import { showError } from '../../../../kit/notifications/messages.ts';
import { albumPhrases } from './album.phrases.ts';
import { bodyOf, moved, movedTogether, orderChanges, orderOfAll } from './album-order.ts';

const queries = entityQueries(newsImage);

const ordersOf = (page: { rows: readonly NewsImageItem[] } | undefined) =>
  new Map((page?.rows ?? []).map((row) => [row.news_image_id, row]));

/** Loads the pictures of one album in order, and moves them with an optimistic update. */
export function useAlbum(newsId: number) {
  const client = useQueryClient();
  const t = usePhrases(albumPhrases);
  const changes = useEntityChanges(newsImage);
  const query = queries.list({ news_id: newsId, page: 0, limit: maxLimit, field: 'order_seq', sort: 'desc' });
  const { data, error, refetch } = useQuery(query);
  const pictures = data?.rows ?? [];

  const moving = useMutation({
    async mutationFn({ list, to, isOne }: { list: NewsImageItem[]; to: number; isOne: boolean }) {
      for (const { item, order_seq } of isOne ? orderChanges(list, to) : orderOfAll(list)) {
        await changes.save(item.news_image_id, { body: bodyOf(item, order_seq), files: {} }, item.updated_at.toISOString());
      }
    },
    // optimistic update, rolled back on error
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
    onSuccess(_saved, { to }, before) {
      const undo = async () => {
        const earlier = ordersOf(before);
        const now = ordersOf(await client.fetchQuery({ ...query, staleTime: 0 }));
        for (const item of now.values()) {
          const was = earlier.get(item.news_image_id)?.order_seq;
          if (was === undefined || was === item.order_seq) continue;
          await changes.save(item.news_image_id, { body: bodyOf(item, was), files: {} }, item.updated_at.toISOString());
        }
      };
      showUndoable(t.movedTo(to + 1, pictures.length), '', () => undo().finally(() => client.invalidateQueries({ queryKey: queries.all })));
    },
    onSettled: () => client.invalidateQueries({ queryKey: queries.all }),
  });

  return {
    pictures,
    isLoading: data === undefined && !error,
    error,
    reload: () => void refetch(),
    isMoving: moving.isPending,
    /** Moves the picture at index `from` to index `to`. */
    move(from: number, to: number) {
      if (from !== to && to >= 0 && to < pictures.length) moving.mutate({ list: moved(pictures, from, to), to, isOne: true });
    },
    /** Moves several pictures together, the first to index `to`. */
    moveTogether(ids: ReadonlySet<number>, to: number) {
      const list = movedTogether(pictures, ({ news_image_id }) => ids.has(news_image_id), to);
      moving.mutate({ list, to: list.findIndex(({ news_image_id }) => ids.has(news_image_id)), isOne: false });
    },
  };
}
