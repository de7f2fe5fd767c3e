import { savedMany } from '@faculty/contracts/messages';
import { news } from '@faculty/contracts/website/news';
import { maxAlbumUpload, newsImage } from '@faculty/contracts/website/news-image';
import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { storedLanguage } from '../../../../i18n/phrases.tsx';
import { entityQueries } from '../../../../kit/data/entity-queries.ts';
import { call } from '../../../../kit/data/http.ts';
import { checkFile } from '../../../../kit/form/form-files.tsx';
import { showSuccess } from '../../../../kit/messages/messages.ts';
import { tooMany } from './too-many.tsx';
import { UploadQueue } from './upload-queue.ts';

/** A file that was not even sent, and why. */
export interface Refused {
  name: string;
  problem: ReactNode;
}

const rule = newsImage.files.news_b_image;

/** Sends pictures to an album. What is under way goes on when the person leaves the screen. */
export function useAlbumUploads(newsId: number) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<Refused[]>([]);
  const [queue] = useState(
    () =>
      new UploadQueue({
        parallel: 2,
        async send(file, signal, onProgress) {
          const body = new FormData();
          body.set('news_id', String(newsId));
          body.set('file_length', '1');
          body.set('file0', file, file.name);
          await call('POST /web_con_new_images', { body, signal, onProgress });
          void client.invalidateQueries({ queryKey: entityQueries(newsImage).all });
        },
        onIdle(stored) {
          showSuccess(savedMany(stored)[storedLanguage()]);
          // the list shows how many pictures an item has
          void client.invalidateQueries({ queryKey: entityQueries(news).all });
        },
      }),
  );
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  useWindowEvent('beforeunload', (event) => {
    if (queue.remaining > 0) event.preventDefault();
  });

  return {
    files,
    refused,
    dismissRefused: () => setRefused([]),
    cancel: (id: number) => queue.cancel(id),
    retry: (id: number) => queue.retry(id),
    clear: () => queue.clear(),
    /** Sends what may be sent, and says of the rest why not. */
    add(chosen: readonly File[]) {
      const room = Math.max(0, maxAlbumUpload - queue.remaining);
      const judged = chosen.map((file) => ({ file, problem: checkFile(file, rule) }));
      const good = judged.filter(({ problem }) => problem === null).map(({ file }) => file);
      const wrong = judged.filter(({ problem }) => problem !== null).map(({ file, problem }) => ({ name: file.name, problem }));
      setRefused([...wrong, ...good.slice(room).map(({ name }) => ({ name, problem: tooMany }))]);
      // A picture stored later comes first in the album: sent from the last, they stand as they were chosen.
      queue.add(good.slice(0, room).toReversed());
    },
  };
}
