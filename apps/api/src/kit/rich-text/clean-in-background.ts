import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { ApiError, wrongField } from '../http/errors.ts';
import { FairQueue } from '../jobs/fair-queue.ts';
import { startThread } from '../jobs/start-thread.ts';
import { type CleanedRichText, cleanRichText, isQuicklyCleaned } from './sanitizer.ts';

/** Leaves one core for other calls. */
const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
/**
 * Sanitizes a rich text field; long texts in a worker thread.
 * @throws ApiError naming the field when the text exceeds the work limit, `save_under_way` when the person has too many waiting texts,
 * `unavailable` when the queue is full
 */
export async function cleanField(sender: string, field: string, html: string): Promise<CleanedRichText> {
  const cleaned = isQuicklyCleaned(html) ? cleanRichText(html) : await inBackground(sender, html);
  if (cleaned === null) throw wrongField(field, 'too_intricate');
  return cleaned;
}

/** Limited, because waiting texts are in memory. Several per person, because an editor open in several tabs saves in all of them. */
const queue = new FairQueue({ atOnce: threads, waitingOfOne: 8, waiting: 50, refusal: 'save_under_way' });
const idle: Worker[] = [];

function inBackground(sender: string, html: string): Promise<CleanedRichText | null> {
  return queue.run(sender, async () => {
    const worker = idle.pop() ?? startThread('rich-text-worker', new URL('./rich-text-worker.ts', import.meta.url));
    const cleaned = await cleanInWorker(worker, html);
    idle.push(worker);
    return cleaned;
  });
}

async function cleanInWorker(worker: Worker, html: string): Promise<CleanedRichText | null> {
  const answer = once(worker, 'message');
  worker.postMessage(html);
  try {
    return (await answer)[0];
  } catch (error) {
    // the worker has ended, out of memory: the next text starts a new one
    throw new ApiError('unavailable', { cause: error });
  }
}
