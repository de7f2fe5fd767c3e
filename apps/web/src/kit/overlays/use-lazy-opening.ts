import { type KeyboardEvent, useState } from 'react';

interface LazyOpening {
  /** It was pressed: what opens is drawn in the place of the button. */
  isOpened: boolean;
  /** For the button until then. */
  button: { 'aria-expanded': false; onClick(): void; onPointerEnter(): void; onFocus(): void };
  /** For the button that stands there while the code is on its way. Going on, or Esc, gives it up. */
  waiting: { 'aria-expanded': false; 'aria-busy': true; autoFocus: true; onBlur(): void; onKeyDown(event: KeyboardEvent): void };
}

/** For a button behind which something opens whose code is fetched when somebody comes near, and drawn from the first press on. */
export function useLazyOpening({ preload }: { preload(): void }): LazyOpening {
  const [isOpened, setOpened] = useState(false);
  const giveUp = () => setOpened(false);
  return {
    isOpened,
    button: { 'aria-expanded': false, onClick: () => setOpened(true), onPointerEnter: preload, onFocus: preload },
    waiting: {
      'aria-expanded': false,
      'aria-busy': true,
      autoFocus: true,
      onBlur: giveUp,
      onKeyDown: ({ key }) => key === 'Escape' && giveUp(),
    },
  };
}
