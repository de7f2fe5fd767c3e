import { startTransition } from 'react';

/** Draws something more in turns, once what stands there has been painted; the answer takes that back. */
export function afterPaint(draw: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // the frame itself comes after its callbacks
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => startTransition(draw));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
