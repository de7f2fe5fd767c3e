import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { CheckedFields } from '@faculty/contracts/kit/findings/record-findings';
import { type CheckedValues, checkValues, type ToCheck } from '../findings/check-values.ts';
import { ApiError, wrongField } from '../http/errors.ts';
import { FairQueue } from '../jobs/fair-queue.ts';
import { startThread } from '../jobs/start-thread.ts';
import type { RichTextTask } from './rich-text-worker.ts';
import { type CleanedRichText, cleanRichText, isQuicklyCleaned } from './sanitizer.ts';

/** Leaves one core for other calls. */
const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
/**
 * Sanitizes a rich text field; long texts in a worker thread.
 * @throws ApiError naming the field when the text exceeds the work limit, `save_under_way` when the person has too many waiting texts,
 * `unavailable` when the queue is full
 */
export async function cleanField(sender: string, field: string, html: string): Promise<CleanedRichText> {
  const cleaned = isQuicklyCleaned(html) ? cleanRichText(html) : await inBackground<CleanedRichText | null>(sender, { clean: html });
  if (cleaned === null) throw wrongField(field, 'too_intricate');
  return cleaned;
}

/** Checks records; long ones and many in a worker thread. @throws ApiError `save_under_way`, `unavailable` */
export async function checkInBackground(sender: string, fields: CheckedFields, records: readonly ToCheck[]): Promise<CheckedValues[]> {
  const [only] = records;
  const isQuick = records.length === 1 && only && fields.linking.every((field) => isQuicklyCleaned(String(only.values[field] ?? '')));
  return isQuick ? [checkValues(fields, only)] : inBackground(sender, { fields, records });
}

/** Whether a pdf has text, found in a worker thread; null where that cannot be told. @throws ApiError `save_under_way`, `unavailable` */
export const pdfTextInBackground = (sender: string, pdf: Uint8Array): Promise<boolean | null> => inBackground(sender, { pdf });

/** Limited, because waiting texts are in memory. Several per person, because an editor open in several tabs saves in all of them. */
const queue = new FairQueue({ atOnce: threads, waitingOfOne: 8, waiting: 50, refusal: 'save_under_way' });
const idle: Worker[] = [];

function inBackground<Answer>(sender: string, task: RichTextTask): Promise<Answer> {
  return queue.run(sender, async () => {
    const worker = idle.pop() ?? startThread('rich-text-worker', new URL('./rich-text-worker.ts', import.meta.url));
    const answer = await answerOf(worker, task);
    idle.push(worker);
    return answer as Answer; // by the task
  });
}

async function answerOf(worker: Worker, task: RichTextTask): Promise<unknown> {
  const answer = once(worker, 'message');
  worker.postMessage(task);
  try {
    return (await answer)[0];
  } catch (error) {
    // the worker has ended, out of memory: the next text starts a new one
    throw new ApiError('unavailable', { cause: error });
  }
}
