import { parentPort } from 'node:worker_threads';
import { cleanRichText } from './sanitizer.ts';

// a thread of its own: cleaning a long text takes a second, in which nobody else would be served
parentPort?.on('message', (html: string) => {
  parentPort?.postMessage(cleanRichText(html));
});
