import { expect, it, vi } from 'vitest';
import { UploadQueue } from './upload-queue.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

/** A queue whose sends end only when the test says so. */
function heldQueue() {
  const sends = new Map<string, { finish(): void; fail(error: Error): void; progress(sent: number): void }>();
  const onIdle = vi.fn();
  const queue = new UploadQueue({
    parallel: 2,
    onIdle,
    send: ({ name }, signal, progress) =>
      new Promise<void>((finish, fail) => {
        sends.set(name, { finish, fail, progress });
        signal.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
      }),
  });
  const states = () => Object.fromEntries(queue.files().map((queued) => [queued.file.name, queued.state]));
  return { queue, sends, onIdle, states };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('sends two at a time and the next when one is done', async () => {
  const { queue, sends, states } = heldQueue();
  queue.add([file('a'), file('b'), file('c')]);
  expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'waiting' });
  sends.get('a')?.finish();
  await settled();
  expect(states()).toEqual({ a: 'stored', b: 'sending', c: 'sending' });
});

it('tells how many were stored once all are done, and only then', async () => {
  const { queue, sends, onIdle } = heldQueue();
  queue.add([file('a'), file('b')]);
  sends.get('a')?.finish();
  await settled();
  expect(onIdle).not.toHaveBeenCalled();
  sends.get('b')?.finish();
  await settled();
  expect(onIdle.mock.calls).toEqual([[2]]);
});

it('goes on when one fails, which can be tried again', async () => {
  const { queue, sends, onIdle, states } = heldQueue();
  queue.add([file('a'), file('b'), file('c')]);
  sends.get('a')?.fail(new Error('no'));
  await settled();
  expect(states()).toEqual({ a: 'failed', b: 'sending', c: 'sending' });
  sends.get('b')?.finish();
  sends.get('c')?.finish();
  await settled();
  expect(onIdle).toHaveBeenLastCalledWith(2);
  queue.retry(queue.files()[0]?.id ?? 0);
  expect(states().a).toBe('sending');
  sends.get('a')?.finish();
  await settled();
  expect(onIdle).toHaveBeenLastCalledWith(1);
});

it('cancels what is under way and what only waits, and nothing else', async () => {
  const { queue, sends, states } = heldQueue();
  queue.add([file('a'), file('b'), file('c'), file('d')]);
  const [a, , c] = queue.files();
  queue.cancel(c?.id ?? 0);
  queue.cancel(a?.id ?? 0);
  await settled();
  expect(states()).toEqual({ a: 'cancelled', b: 'sending', c: 'cancelled', d: 'sending' });
  sends.get('b')?.finish();
  sends.get('d')?.finish();
  await settled();
  expect(queue.remaining).toBe(0);
});

it('says nothing when everything was cancelled', async () => {
  const { queue, onIdle } = heldQueue();
  queue.add([file('a')]);
  queue.cancel(queue.files()[0]?.id ?? 0);
  await settled();
  expect(onIdle).not.toHaveBeenCalled();
});

it('tells the progress of each file', () => {
  const { queue, sends } = heldQueue();
  const heard = vi.fn();
  queue.subscribe(heard);
  queue.add([file('a')]);
  sends.get('a')?.progress(0.5);
  expect(queue.files()[0]?.progress).toBe(0.5);
  expect(heard).toHaveBeenCalled();
});

it('keeps failed files in sight and clears finished ones when more are added', async () => {
  const { queue, sends, states } = heldQueue();
  queue.add([file('a'), file('b')]);
  sends.get('a')?.finish();
  sends.get('b')?.fail(new Error('no'));
  await settled();
  queue.add([file('c')]);
  expect(states()).toEqual({ b: 'failed', c: 'sending' });
});

it('clearing takes out what is finished and leaves what is under way', async () => {
  const { queue, sends, states } = heldQueue();
  queue.add([file('a'), file('b'), file('c')]);
  sends.get('a')?.fail(new Error('no'));
  await settled();
  queue.clear();
  expect(states()).toEqual({ b: 'sending', c: 'sending' });
});
