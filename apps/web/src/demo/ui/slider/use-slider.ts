import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** How long a picture stays when they change by themselves, long enough to read its line. */
export const slideMilliseconds = 6000;

/** Which of `count` slides is in sight, and the ways to the others. */
export function useSlider(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const wantsCalm = useMediaQuery('(prefers-reduced-motion: reduce)', false, { getInitialValueInEffect: false });

  /** After the last comes the first again. */
  function go(to: number): void {
    const next = (to + count) % count;
    setIndex(next);
    const box = track.current;
    box?.scrollTo({ left: next * box.clientWidth, behavior: wantsCalm ? 'auto' : 'smooth' });
  }

  /** A finger has moved them. */
  const follow = useDebouncedCallback(() => {
    const box = track.current;
    if (box && box.clientWidth > 0) setIndex(Math.round(box.scrollLeft / box.clientWidth));
  }, 120);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` is new each time; a picture stays as long as it was promised
  useEffect(() => {
    if (!isPlaying) return;
    const turning = setTimeout(() => go(index + 1), slideMilliseconds);
    return () => clearTimeout(turning);
  }, [isPlaying, index]);

  function onKeyDown(event: KeyboardEvent): void {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setPlaying(false);
    go(to);
  }

  return { track, index, isPlaying, setPlaying, go, follow, onKeyDown };
}
