import { type ComponentType, useEffect, useState } from 'react';

/** By then the first screen stands. */
const quietMilliseconds = 1500;
const againMilliseconds = 3000;

/**
 * A piece of the page that no first drawing waits for; null until its code is here. It comes once the page is quiet, at once when it is
 * wanted, and while it is wanted what cannot be had is asked for again.
 * @param load the same function at every drawing
 */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean): ComponentType<Props> | null {
  const [Piece, setPiece] = useState<ComponentType<Props> | null>(null);
  const isHere = Piece !== null;
  useEffect(() => {
    if (isHere) return;
    let waiting: ReturnType<typeof setTimeout>;
    const fetchPiece = () =>
      void load().then(
        (loaded) => setPiece(() => loaded),
        () => {
          if (isWanted) waiting = setTimeout(fetchPiece, againMilliseconds);
        },
      );
    if (isWanted) fetchPiece();
    else waiting = setTimeout(fetchPiece, quietMilliseconds);
    return () => clearTimeout(waiting);
  }, [isHere, isWanted, load]);
  return Piece;
}
