import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

const message = '.mantine-Notification-root';

/**
 * Messages by keyboard: F8 moves to the newest one and back, Esc closes the focused one, a closing message returns the focus, and what has
 * the focus is scrolled from under a new one.
 */
export function useMessageFocus(area: HTMLElement, isShown: boolean): void {
  const isInside = useRef(false);
  const before = useRef<HTMLElement | null>(null);

  const goBack = () => (before.current?.isConnected ? before.current : document.getElementById('main'))?.focus();

  useWindowEvent('focusin', ({ target }) => {
    isInside.current = area.contains(target as Node); // what gets the focus is a node
    if (!isInside.current && target instanceof HTMLElement) before.current = target;
  });

  useWindowEvent('keydown', (event) => {
    const newest = [...area.querySelectorAll(message)].at(-1);
    if (event.key !== 'F8' || !newest) return;
    event.preventDefault();
    if (isInside.current) goBack();
    else newest.querySelector<HTMLElement>('a[href], button')?.focus();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads nothing but refs
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (isInside.current && document.activeElement === document.body) goBack();
    });
    observer.observe(area, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [area]);

  useEffect(() => {
    if (!isShown) return;
    // when it has been drawn
    const drawn = setTimeout(() => uncoverFocus(area), 100);
    return () => clearTimeout(drawn);
  }, [area, isShown]);

  useEffect(() => {
    area.addEventListener('keydown', closeByEscape);
    return () => area.removeEventListener('keydown', closeByEscape);
  }, [area]);
}

function closeByEscape(event: KeyboardEvent): void {
  const shown = event.target instanceof Element ? event.target.closest(message) : null;
  if (event.key !== 'Escape' || !shown) return;
  // else it would close the form behind it
  event.preventDefault();
  shown.querySelector<HTMLElement>('.mantine-Notification-closeButton')?.click();
}

/** Scrolls what was focused by keyboard from under the messages; `scroll-padding-bottom` leaves their room free. */
function uncoverFocus(area: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || area.contains(focused)) return;
  const [{ top, bottom }, box] = [focused.getBoundingClientRect(), area.getBoundingClientRect()];
  if (box.height > 0 && bottom > box.top && top < box.bottom) focused.scrollIntoView({ block: 'nearest' });
}
