import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useRef, useState } from 'react';

interface LazyMenu {
  opener: RefObject<HTMLButtonElement | null>;
  /** For the menu or the popover. */
  menu: { opened: boolean; onChange(isOpen: boolean): void; returnFocus: false };
  /** For its drop-down. */
  dropdown: { onFocus(): void };
}

/**
 * Where the focus goes in a menu that is made when it is first opened: the button that had it made way for one of the menu's own.
 * Back at once, as a question that an item asks gives the focus back to what has it when it opens. The library moves the focus into
 * what it opened a moment later: until then it does not hear Esc, and after a faster one it moves it all the same.
 */
export function useLazyMenu(): LazyMenu {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const goBack = () => opener.current?.focus({ preventScroll: true });
  function onChange(willBeOpen: boolean): void {
    setOpen(willBeOpen);
    if (!willBeOpen) goBack();
  }
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen) onChange(false);
  });
  return {
    opener,
    menu: { opened: isOpen, onChange, returnFocus: false },
    dropdown: { onFocus: () => !isOpen && goBack() },
  };
}
