import { savedMany } from '@faculty/contracts/messages';
import { news } from '@faculty/contracts/website/news';
import { maxAlbumUpload, newsImage } from '@faculty/contracts/website/news-image';
import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { storedLanguage } from '../../../../i18n/phrases.tsx';
import { entityQueries } from '../../../../kit/api/entity-queries.ts';
import { call, HttpError } from '../../../../kit/api/http.ts';
import { randomUuid } from '../../../../kit/api/random-uuid.ts';
import { type Prepared, prepareFile } from '../../../../kit/fields/files/prepare-file.tsx';
import { showSuccess } from '../../../../kit/notifications/messages.ts';
import { tooMany } from './too-many.tsx';
import { UploadQueue } from './upload-queue.ts';

/** A file that was not even sent, and why. */
export interface Refused {
  name: string;
  problem: ReactNode;
}

const rule = newsImage.files.news_b_image;
/** Some minutes of an office line: a call that fails has not cost an hour. */
const mostBytesInOneCall = 100 * 1024 * 1024;

/** Gives the same files in the same order the same key, as long as no others are sent: what is tried again is stored once. */
function keyOfBatch() {
  let last: { files: readonly File[]; key: string } = { files: [], key: '' };
  return (files: readonly File[]) => {
    const isAgain = files.length === last.files.length && files.every((file, at) => file === last.files[at]);
    if (!isAgain) last = { files, key: randomUuid() };
    return last.key;
  };
}

/** Sends pictures to an album, which keeps the order they were chosen in. What is under way goes on when the person leaves the screen. */
export function useAlbumUploads(newsId: number) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<Refused[]>([]);
  const [preparing, setPreparing] = useState(0);
  const [keyOf] = useState(keyOfBatch);
  const [queue] = useState(
    () =>
      new UploadQueue({
        mostBytes: mostBytesInOneCall,
        blamed: blamedFile,
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
          // the list shows how many pictures an item has
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
    /** How many chosen files are being looked at before they are sent. */
    preparing,
    /** Sends what may be sent, smaller where it is too large, and says of the rest why not. */
    async add(chosen: readonly File[]) {
      setPreparing((count) => count + chosen.length);
      const good: File[] = [];
      const wrong: Refused[] = [];
      // one after the other: each is decoded, and together they would need the memory of all
      for (const { name, prepared } of await inTurn(chosen)) {
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

async function inTurn(files: readonly File[]): Promise<{ name: string; prepared: Prepared }[]> {
  const all: { name: string; prepared: Prepared }[] = [];
  for (const file of files) all.push({ name: file.name, prepared: await prepareFile(file, rule) });
  return all;
}

/** The file a refusal names (`file3`), when it names one. */
function blamedFile(error: unknown): number | null {
  const [[field, { code }] = ['', { code: '' }]] = error instanceof HttpError ? Object.entries(error.answer?.fields ?? {}) : [];
  // what a person may send in a day is used up by all of them
  const number = code.startsWith('file_quota') ? undefined : /^file(\d+)$/.exec(field)?.[1];
  return number === undefined ? null : Number(number);
}
