import { savedMany } from '@faculty/contracts/messages';
import { news } from '@faculty/contracts/website/news';
import { maxAlbumUpload, newsImage } from '@faculty/contracts/website/news-image';
import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { storedLanguage } from '../../../../i18n/phrases.tsx';
import { entityQueries } from '../../../../kit/api/entity-calls.ts';
import { call, HttpError } from '../../../../kit/api/http.ts';
import { randomUuid } from '../../../../kit/api/random-uuid.ts';
import { FieldProblem } from '../../../../kit/fields/core/field-problem.tsx';
import { prepareFile } from '../../../../kit/fields/files/prepare-file.tsx';
import { showSuccess } from '../../../../kit/notifications/messages.ts';
import { UploadQueue } from './upload-queue.ts';

/** A file that was rejected before sending, and why. */
export interface Refused {
  name: string;
  problem: ReactNode;
}

const rule = newsImage.files.news_b_image;
/** Limits the time lost with a failed call to a few minutes on an office line. */
const maxBytesPerCall = 100 * 1024 * 1024;

/** Idempotency key of a batch. A retry of the same files in the same order gets the same key, so that it is stored once. */
function keyOfBatch() {
  let last: { files: readonly File[]; key: string } = { files: [], key: '' };
  return (files: readonly File[]) => {
    const isRetry = files.length === last.files.length && files.every((file, at) => file === last.files[at]);
    if (!isRetry) last = { files, key: randomUuid() };
    return last.key;
  };
}

/** Uploads pictures to an album in the chosen order. Uploads continue when the user leaves the screen. */
export function useAlbumUploads(newsId: number) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<Refused[]>([]);
  const [preparing, setPreparing] = useState(0);
  const [keyOf] = useState(keyOfBatch);
  const [queue] = useState(
    () =>
      new UploadQueue({
        maxBytes: maxBytesPerCall,
        rejectedIndex: indexOfRejected,
        async send(files, signal, onProgress) {
          const body = new FormData();
          body.set('news_id', String(newsId));
          body.set('file_length', String(files.length));
          for (const [index, file] of files.entries()) body.set(`file${index}`, file, file.name);
          await call('POST /web_con_new_images', { body, signal, idempotencyKey: keyOf(files), onProgress });
          void client.invalidateQueries({ queryKey: entityQueries(newsImage).all });
        },
        onIdle(stored) {
          showSuccess(savedMany(stored)[storedLanguage()]);
          // the news list shows the number of pictures
          void client.invalidateQueries({ queryKey: entityQueries(news).all });
        },
      }),
  );
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  useWindowEvent('beforeunload', (event) => {
    if (queue.remaining > 0 || preparing > 0) event.preventDefault();
  });

  return {
    files,
    refused,
    dismissRefused: () => setRefused([]),
    cancel: (id: number) => queue.cancel(id),
    retry: (id: number) => queue.retry(id),
    clear: () => queue.clear(),
    /** Number of chosen files that are being checked and resized. */
    preparing,
    /** Checks files, resizes those that are too large and queues them; the others are listed in `refused`. */
    async add(chosen: readonly File[]) {
      setPreparing((count) => count + chosen.length);
      const good: File[] = [];
      const wrong: Refused[] = [];
      // sequential: decoding all pictures at once would need too much memory
      for (const { name, prepared } of await prepareAll(chosen)) {
        if (prepared.file) good.push(prepared.file);
        else wrong.push({ name, problem: prepared.problem });
      }
      setPreparing((count) => count - chosen.length);
      const room = Math.max(0, maxAlbumUpload - queue.remaining);
      setRefused([...wrong, ...good.slice(room).map(({ name }) => ({ name, problem: tooMany }))]);
      queue.add(good.slice(0, room));
    },
  };
}

async function prepareAll(files: readonly File[]) {
  const all: { name: string; prepared: Awaited<ReturnType<typeof prepareFile>> }[] = [];
  for (const file of files) all.push({ name: file.name, prepared: await prepareFile(file, rule) });
  return all;
}

/** Index of the file named in an error (`file3`); null when none is named. */
function indexOfRejected(error: unknown): number | null {
  const [[field, { code }] = ['', { code: '' }]] = error instanceof HttpError ? Object.entries(error.answer?.fields ?? {}) : [];
  // the daily quota applies to all files together
  const number = code.startsWith('file_quota') ? undefined : /^file(\d+)$/.exec(field)?.[1];
  return number === undefined ? null : Number(number);
}

/** Error shown for pictures above the limit of one upload. */
const tooMany = <FieldProblem code="file_count" params={{ max: maxAlbumUpload }} />;
