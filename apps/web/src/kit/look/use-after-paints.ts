import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Whether so many turns have been painted since this was first drawn: for what a page opens with and nobody needs before its first rows,
 * in the room that is kept for it.
 */
export function useAfterPaints(turns: number): boolean {
  const [painted, setPainted] = useState(0);
  useEffect(() => {
    if (painted < turns) return afterPaint(() => setPainted(painted + 1));
  }, [painted, turns]);
  return painted >= turns;
}
