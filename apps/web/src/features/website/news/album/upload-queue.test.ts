import { expect, it, vi } from 'vitest';
import { UploadQueue } from './upload-queue.ts';

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

class Refused extends Error {
  readonly rejectedIndex: number | null;
  constructor(rejectedIndex: number | null) {
    super('no');
    this.rejectedIndex = rejectedIndex;
  }
}

/** A queue whose calls end only when the test calls `finish` or `fail`; `calls` records the file names of each call. */
function controlledQueue(maxBytes = 100) {
  const calls: string[][] = [];
  const current = { finish() {}, fail(_error: Error) {}, progress(_sent: number) {} };
  const onIdle = vi.fn();
  const queue = new UploadQueue({
    maxBytes,
    onIdle,
    rejectedIndex: (error) => (error instanceof Refused ? error.rejectedIndex : null),
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

it('sends all files in one call in the chosen order and reports the stored count once', async () => {
  const { queue, calls, current, onIdle, states } = controlledQueue();
  queue.add([file('a'), file('b'), file('c')]);
  expect(calls).toEqual([['a', 'b', 'c']]);
  current.finish();
  await settled();
  expect(states()).toEqual({ a: 'stored', b: 'stored', c: 'stored' });
  expect(onIdle.mock.calls).toEqual([[3]]);
});

it('splits files above the size limit into several calls, last files first, because later uploads are listed first', async () => {
  const { queue, calls, current, onIdle } = controlledQueue(25);
  queue.add([file('a'), file('b'), file('c'), file('d'), file('e', 90)]);
  for (let call = 0; call < 3; call += 1) {
    current.finish();
    await settled();
  }
  expect(calls).toEqual([['e'], ['c', 'd'], ['a', 'b']]);
  expect(onIdle.mock.calls).toEqual([[5]]);
});

it('sends the other files again without a rejected file', async () => {
  const { queue, calls, current, states, onIdle } = controlledQueue();
  queue.add([file('a'), file('b'), file('c')]);
  current.fail(new Refused(1));
  await settled();
  expect(states()).toEqual({ a: 'sending', b: 'failed', c: 'sending' });
  current.finish();
  await settled();
  expect(calls.at(-1)).toEqual(['a', 'c']);
  expect(onIdle.mock.calls).toEqual([[2]]);
});

it('fails all waiting files when a call fails and retries all of them in order', async () => {
  const { queue, calls, current, states, idOf } = controlledQueue(25);
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

it('sends the other files again without a file cancelled during the call', async () => {
  const { queue, calls, states, idOf } = controlledQueue();
  queue.add([file('a'), file('b'), file('c')]);
  queue.cancel(idOf('a'));
  await settled();
  expect(states()).toEqual({ a: 'cancelled', b: 'sending', c: 'sending' });
  expect(calls.at(-1)).toEqual(['b', 'c']);
});

it('does not cancel a file that is completely sent', async () => {
  const { queue, current, states, idOf } = controlledQueue();
  queue.add([file('a'), file('b')]);
  current.progress(1);
  queue.cancel(idOf('a'));
  current.finish();
  await settled();
  expect(states()).toEqual({ a: 'stored', b: 'stored' });
});

it('does not call onIdle when everything was cancelled', async () => {
  const { queue, onIdle, idOf } = controlledQueue();
  queue.add([file('a')]);
  queue.cancel(idOf('a'));
  await settled();
  expect(onIdle).not.toHaveBeenCalled();
  expect(queue.remaining).toBe(0);
});

it('reports the progress of each file', () => {
  const { queue, current } = controlledQueue();
  const listener = vi.fn();
  queue.subscribe(listener);
  queue.add([file('a', 10), file('b', 30)]);
  current.progress(0.5);
  expect(queue.files().map(({ progress }) => progress)).toEqual([0.99, 10 / 30]);
  current.progress(1);
  expect(queue.files().map(({ progress }) => progress)).toEqual([1, 1]);
  expect(listener).toHaveBeenCalled();
});

it('keeps failed files and removes finished ones when more are added', async () => {
  const { queue, current, states } = controlledQueue();
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
