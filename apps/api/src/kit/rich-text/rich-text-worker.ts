import { parentPort } from 'node:worker_threads';
import type { CheckedFields } from '@faculty/contracts/kit/findings/record-findings';
import { checkValues, type ToCheck } from '../findings/check-values.ts';
import { pdfHasText } from '../findings/pdf-text.ts';
import { cleanRichText } from './sanitizer.ts';

export type RichTextTask = { clean: string } | { fields: CheckedFields; records: readonly ToCheck[] } | { pdf: Uint8Array };

function answerTo(task: RichTextTask) {
  if ('clean' in task) return cleanRichText(task.clean);
  if ('pdf' in task) return pdfHasText(Buffer.from(task.pdf.buffer, task.pdf.byteOffset, task.pdf.length));
  return task.records.map((record) => checkValues(task.fields, record));
}

// a long text takes a second, which would block the event loop
parentPort?.on('message', (task: RichTextTask) => {
  parentPort?.postMessage(answerTo(task));
});
