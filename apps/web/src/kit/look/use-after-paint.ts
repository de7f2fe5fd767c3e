import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the page has been painted since this was first drawn: what need not be there at once waits for it, so that the first paint does
 * not. It is then drawn in turns of a few milliseconds.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}

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
