import { usualPageSize } from '@faculty/contracts/kit/list-query';
import { Fragment, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../look/after-paint.ts';

/** So many rows a slow machine draws and lays out while a key that is pressed can wait. */
const rowsATurn = 4;
/** That few come with the frame: somebody reads them while the others are drawn. */
const rowsWithFrame = 2;
/** In so many turns a page of the usual size is drawn. */
export const turnsOfRows = 1 + Math.ceil((usualPageSize - rowsWithFrame) / rowsATurn);
/** A list has been drawn since the page was opened: its code has run once, and somebody may come back to a row. */
let isOpened = false;

interface InTurnsProps {
  rows: ReactElement[];
  /** The room of so many rows that are not drawn yet, so that nothing moves when they are. */
  gap(count: number): ReactNode;
}

/**
 * The rows of the list that a page opens with come a few at a time, the first with the frame, each painted before the next are drawn: all
 * of them in one piece hold a slow machine up for half a second, in which it neither shows one of them nor answers. Every later list is drawn at once.
 */
export function InTurns({ rows, gap }: InTurnsProps) {
  const { length } = rows;
  const [drawn, setDrawn] = useState(isOpened ? Number.POSITIVE_INFINITY : rowsWithFrame);
  useEffect(() => {
    if (length === 0) return;
    if (drawn < length) return afterPaint(() => setDrawn(drawn + rowsATurn));
    isOpened = true;
    setDrawn(Number.POSITIVE_INFINITY);
  }, [drawn, length]);
  return (
    <>
      {rows.slice(0, drawn)}
      {/* another one each time: the same would move, which counts as a page that jumps */}
      {drawn < length && <Fragment key={drawn}>{gap(length - drawn)}</Fragment>}
    </>
  );
}
