import { type KeyboardEvent, useState } from 'react';

interface LazyOpening {
  /** It was pressed: what opens is drawn in the place of the button. */
  isOpened: boolean;
  /** For the button until then. */
  button: { 'aria-expanded': false; onClick(): void; onPointerEnter(): void; onFocus(): void };
  /** Props for the button while the code loads. Blur or Esc cancels the opening. */
  waiting: { 'aria-expanded': false; 'aria-busy': true; autoFocus: true; onBlur(): void; onKeyDown(event: KeyboardEvent): void };
}

/** For a button that opens an overlay whose code is fetched on hover or focus and mounted on the first press. */
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
