import { type Closing, stopOnSignal } from './stop.ts';

// Before anything else is loaded: as process 1 of a container it has no default signal handlers, and until it handles a
// signal there is nothing that does.
const open: Closing = {};
const stopping = stopOnSignal(open);

open.starting = import('./start.ts').then(({ start }) => start(open, stopping));
open.starting.catch(async (error: unknown) => {
  // stopped meanwhile: what is open is being closed
  if (stopping.aborted) return;
  const { operatorLine } = await import('./operator-errors.ts');
  const line = operatorLine(error);
  console.error(line === null ? error : `Cannot start: ${line}`);
  await open.database?.close().catch(() => {});
  process.exit(1);
});
