import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The room that was measured last, and how wide the window was then: the next list has the same. */
let measured: { room: number; window: number } | undefined;
/** Narrower windows have no permanent drawer. */
const narrowWindow = 768;
/** The widest drawer and the margins of a page; the margins alone. */
const besides = { wide: 240 + 48, narrow: 32 };

function likelyRoom(): number {
  const { innerWidth } = window;
  return measured?.window === innerWidth ? measured.room : innerWidth - (innerWidth < narrowWindow ? besides.narrow : besides.wide);
}

/**
 * Whether an element has less room than `width` pixels. The room and not the window counts: the drawer takes its share.
 * Drawn on a guess first, and measured before the first paint: a wrong guess is drawn twice, to wait for the measure would be always.
 */
export function useIsNarrow(width: number): { ref: RefObject<HTMLDivElement | null>; isNarrow: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(() => likelyRoom() < width);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const room = element.clientWidth;
      // no width at all: it is not laid out
      if (room > 0) measured = { room, window: window.innerWidth };
      // before the paint; what is right already is not drawn again
      flushSync(() => setNarrow(room > 0 && room < width));
    };
    // by ResizeObserver, which reports with the first layout: measuring here would force a layout during rendering
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return { ref, isNarrow };
}
