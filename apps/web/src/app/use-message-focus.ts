import { useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

const message = '.mantine-Notification-root';

/**
 * Messages by keyboard: F8 moves to the newest one and back, Esc closes the focused one, a closing message
 * returns the focus, and none covers the focused element.
 */
export function useMessageFocus(area: RefObject<HTMLElement | null>) {
  const [isAside, setAside] = useState(false);
  const isInside = useRef(false);
  const before = useRef<HTMLElement | null>(null);

  const goBack = () => (before.current?.isConnected ? before.current : document.getElementById('main'))?.focus();
  const step = () => setAside((was) => (isInside.current ? was : isHiding(area.current, document.activeElement, was)));

  useWindowEvent('focusin', ({ target }) => {
    isInside.current = area.current?.contains(target as Node) ?? false; // what gets the focus is a node
    if (!isInside.current && target instanceof HTMLElement) before.current = target;
    step();
  });

  useWindowEvent('keydown', (event) => {
    const newest = [...(area.current?.querySelectorAll(message) ?? [])].at(-1);
    if (event.key !== 'F8' || !newest) return;
    event.preventDefault();
    if (isInside.current) goBack();
    else newest.querySelector<HTMLElement>('a[href], button')?.focus();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: both functions read nothing but refs
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (isInside.current && document.activeElement === document.body) goBack();
      step();
    });
    if (area.current) observer.observe(area.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [area]);

  function onKeyDown(event: KeyboardEvent): void {
    const shown = event.target instanceof Element ? event.target.closest(message) : null;
    if (event.key !== 'Escape' || !shown) return;
    // else it would close the form behind it
    event.preventDefault();
    shown.querySelector<HTMLElement>('.mantine-Notification-closeButton')?.click();
  }

  return { isAside, onKeyDown };
}

/**
 * Whether the messages, at their usual position, would cover the element focused by keyboard. A press changes nothing while they
 * are there: coming back between its two ends, they would take it from the button under the pointer.
 */
function isHiding(area: HTMLElement | null, focused: Element | null, was: boolean): boolean {
  const box = area?.querySelector('[data-position="top-right"]')?.getBoundingClientRect();
  if (!box?.height) return false;
  if (!focused?.matches(':focus-visible')) return was;
  const { top, right, bottom } = focused.getBoundingClientRect();
  // not their present position: they may have moved aside
  return bottom > 0 && top < box.height && right > box.left;
}
