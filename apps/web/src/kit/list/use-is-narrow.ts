import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether an element has less room than `width` pixels. The room and not the window counts: the drawer takes its share.
 * Undefined until it is measured, which is before the first paint: what is drawn on a guess is drawn twice, and loses a focus it has got.
 */
export function useIsNarrow(width: number): { ref: RefObject<HTMLDivElement | null>; isNarrow: boolean | undefined } {
  const ref = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState<boolean>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // no width at all: it is not laid out
    const measure = () => setNarrow(element.clientWidth > 0 && element.clientWidth < width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return { ref, isNarrow };
}
