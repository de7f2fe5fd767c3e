import { expect, it, vi } from 'vitest';
import { UploadQueue } from './upload-queue.ts';

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

class Refused extends Error {
  readonly blamed: number | null;
  constructor(blamed: number | null) {
    super('no');
    this.blamed = blamed;
  }
}

/** A queue whose calls end only when the test says so; `calls` tells what each sent. */
function heldQueue(mostBytes = 100) {
  const calls: string[][] = [];
  const current = { finish() {}, fail(_error: Error) {}, progress(_sent: number) {} };
  const onIdle = vi.fn();
  const queue = new UploadQueue({
    mostBytes,
    onIdle,
    blamed: (error) => (error instanceof Refused ? error.blamed : null),
    send: (files, signal, progress) =>
      new Promise<void>((finish, fail) => {
        calls.push(files.map(({ name }) => name));
        Object.assign(current, { finish, fail, progress });
        signal.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
      }),
  });
  const states = () => Object.fromEntries(queue.files().map((queued) => [queued.file.name, queued.state]));
  const idOf = (name: string) => queue.files().find((queued) => queued.file.name === name)?.id ?? 0;
  return { queue, calls, current, onIdle, states, idOf };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('sends all in one call, in the order they were chosen, and tells once how many were stored', async () => {
  const { queue, calls, current, onIdle, states } = heldQueue();
  queue.add([file('a'), file('b'), file('c')]);
  expect(calls).toEqual([['a', 'b', 'c']]);
  current.finish();
  await settled();
  expect(states()).toEqual({ a: 'stored', b: 'stored', c: 'stored' });
  expect(onIdle.mock.calls).toEqual([[3]]);
});

it('what is too much for one call waits for it; the last files go first, because what comes later stands before', async () => {
  const { queue, calls, current, onIdle } = heldQueue(25);
  queue.add([file('a'), file('b'), file('c'), file('d'), file('e', 90)]);
  for (let call = 0; call < 3; call += 1) {
    current.finish();
    await settled();
  }
  expect(calls).toEqual([['e'], ['c', 'd'], ['a', 'b']]);
  expect(onIdle.mock.calls).toEqual([[5]]);
});

it('a file that is refused leaves the call, and the others are sent again without it', async () => {
  const { queue, calls, current, states, onIdle } = heldQueue();
  queue.add([file('a'), file('b'), file('c')]);
  current.fail(new Refused(1));
  await settled();
  expect(states()).toEqual({ a: 'sending', b: 'failed', c: 'sending' });
  current.finish();
  await settled();
  expect(calls.at(-1)).toEqual(['a', 'c']);
  expect(onIdle.mock.calls).toEqual([[2]]);
});

it('when the call itself fails nothing more is tried, and one press tries all again in their order', async () => {
  const { queue, calls, current, states, idOf } = heldQueue(25);
  queue.add([file('a'), file('b'), file('c'), file('d')]);
  current.fail(new Refused(null));
  await settled();
  expect(calls).toEqual([['c', 'd']]);
  expect(states()).toEqual({ a: 'failed', b: 'failed', c: 'failed', d: 'failed' });
  queue.retry(idOf('b'));
  current.finish();
  await settled();
  expect(calls.slice(1)).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ]);
});

it('one that is cancelled under way leaves the call, and the others are sent again', async () => {
  const { queue, calls, states, idOf } = heldQueue();
  queue.add([file('a'), file('b'), file('c')]);
  queue.cancel(idOf('a'));
  await settled();
  expect(states()).toEqual({ a: 'cancelled', b: 'sending', c: 'sending' });
  expect(calls.at(-1)).toEqual(['b', 'c']);
});

it('what has arrived cannot be called back', async () => {
  const { queue, current, states, idOf } = heldQueue();
  queue.add([file('a'), file('b')]);
  current.progress(1);
  queue.cancel(idOf('a'));
  current.finish();
  await settled();
  expect(states()).toEqual({ a: 'stored', b: 'stored' });
});

it('says nothing when everything was cancelled', async () => {
  const { queue, onIdle, idOf } = heldQueue();
  queue.add([file('a')]);
  queue.cancel(idOf('a'));
  await settled();
  expect(onIdle).not.toHaveBeenCalled();
  expect(queue.remaining).toBe(0);
});

it('tells the progress of each file', () => {
  const { queue, current } = heldQueue();
  const heard = vi.fn();
  queue.subscribe(heard);
  queue.add([file('a', 10), file('b', 30)]);
  current.progress(0.5);
  expect(queue.files().map(({ progress }) => progress)).toEqual([0.99, 10 / 30]);
  current.progress(1);
  expect(queue.files().map(({ progress }) => progress)).toEqual([1, 1]);
  expect(heard).toHaveBeenCalled();
});

it('keeps failed files in sight and clears finished ones when more are added', async () => {
  const { queue, current, states } = heldQueue();
  queue.add([file('a'), file('b')]);
  current.fail(new Refused(1));
  await settled();
  current.finish();
  await settled();
  queue.add([file('c')]);
  expect(states()).toEqual({ b: 'failed', c: 'sending' });
  queue.clear();
  expect(states()).toEqual({ c: 'sending' });
});
