import { useEffect, useRef, useState } from 'react';

/** A key decides only after the record was visible for so long without such a key: an earlier one was meant for the previous record. */
export const readingMilliseconds = 700;

/**
 * Guards decisions by key: a held key counts once, and a record accepts a key only when it
 * has been visible for a moment. `isRendered` tells that the record is rendered.
 */
export function useDecidingKeys(isRendered: boolean) {
  const quietSince = useRef(Number.POSITIVE_INFINITY);
  /** Called when a key came too early. */
  const [wasEarly, setEarly] = useState(false);
  useEffect(() => {
    quietSince.current = isRendered ? performance.now() : Number.POSITIVE_INFINITY;
  }, [isRendered]);
  const decides = (act: () => void) => (event: KeyboardEvent) => {
    if (event.repeat) return;
    const now = performance.now();
    const wasRead = now - quietSince.current >= readingMilliseconds;
    // the next key is early again, whether this one decides or not
    if (isRendered) quietSince.current = now;
    setEarly(isRendered && !wasRead);
    if (wasRead) act();
  };
  return { decides, wasEarly };
}

/** A key that is held counts once. */
export const onFirstPress = (act: () => void) => (event: KeyboardEvent) => {
  if (!event.repeat) act();
};
