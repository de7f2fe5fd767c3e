import { useEffect, useRef, useState } from 'react';

/** A record is in sight for so long, and no such key is pressed, before a key decides on it: what comes sooner was meant for the one before. */
export const readingMilliseconds = 700;

/**
 * Keeps keys that decide from deciding on what nobody has read: a key that is held counts once, and a record takes a key only when it
 * has been drawn for a moment. `isDrawn` says that the record is on the screen as it is.
 */
export function useDecidingKeys(isDrawn: boolean) {
  const quietSince = useRef(Number.POSITIVE_INFINITY);
  /** A key came too soon; it is told. */
  const [wasEarly, setEarly] = useState(false);
  useEffect(() => {
    quietSince.current = isDrawn ? performance.now() : Number.POSITIVE_INFINITY;
  }, [isDrawn]);
  const decides = (act: () => void) => (event: KeyboardEvent) => {
    if (event.repeat) return;
    const now = performance.now();
    const wasRead = now - quietSince.current >= readingMilliseconds;
    // what comes next is early again, whether this one decides or not
    if (isDrawn) quietSince.current = now;
    setEarly(isDrawn && !wasRead);
    if (wasRead) act();
  };
  return { decides, wasEarly };
}

/** A key that is held counts once. */
export const once = (act: () => void) => (event: KeyboardEvent) => {
  if (!event.repeat) act();
};
