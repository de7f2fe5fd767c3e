import { type Closing, stopOnSignal } from './stop.ts';

// Before anything else is loaded: as process 1 of a container it has no default signal handlers, and until it handles a
// signal there is nothing that does.
const open: Closing = {};
const stopping = stopOnSignal(open);

open.starting = import('./start.ts').then(({ start }) => start(open, stopping));
open.starting.catch(async (error: unknown) => {
  // stopped meanwhile: what is open is being closed
  if (stopping.aborted) return;
  const { isForPeople } = await import('./start.ts');
  // a person reads this line: no stack for what they can mend themselves
  console.error(isForPeople(error) ? `Cannot start: ${error.message}` : error);
  await open.database?.close().catch(() => {});
  process.exit(1);
});
