import { type KeyboardEvent, useState } from 'react';
import type { LazyComponent } from './lazy-component.tsx';

interface LazyOpening {
  /** It was pressed, and the code is here: what opens is drawn in the place of the button. */
  isOpened: boolean;
  /** For the button until then. While the code loads it is busy, and blur or Esc cancels the opening. */
  button: {
    'aria-expanded': false;
    onClick(): void;
    onPointerEnter(): void;
    onFocus(): void;
    'aria-busy'?: true;
    onBlur?(): void;
    onKeyDown?(event: KeyboardEvent): void;
  };
}

/** For a button that opens an overlay whose code is fetched on hover or focus and mounted on the first press. */
export function useLazyOpening<Props>({ preload, useOpened }: LazyComponent<Props>): LazyOpening {
  const [isPressed, setPressed] = useState(false);
  const giveUp = () => setPressed(false);
  return {
    isOpened: useOpened(isPressed, giveUp),
    button: {
      'aria-expanded': false,
      onClick: () => setPressed(true),
      onPointerEnter: preload,
      onFocus: preload,
      ...(isPressed && { 'aria-busy': true, onBlur: giveUp, onKeyDown: ({ key }) => key === 'Escape' && giveUp() }),
    },
  };
}
