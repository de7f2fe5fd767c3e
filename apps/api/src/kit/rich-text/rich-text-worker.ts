import { parentPort } from 'node:worker_threads';
import { cleanRichText } from './sanitizer.ts';

// sanitizing a long text takes a second, which would block the event loop
parentPort?.on('message', (html: string) => {
  parentPort?.postMessage(cleanRichText(html));
});
