import { type KeyboardEvent, useState } from 'react';
import { type LateCode, useLate } from '../look/late.ts';

interface LateOpening {
  /** It was pressed, and what opens is here: it stands in the place of the button now. */
  isOpened: boolean;
  /** For the button until then. */
  button: {
    'aria-expanded': false;
    'aria-busy'?: true;
    onClick(): void;
    onPointerEnter(): void;
    onFocus(): void;
    onBlur(): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

/**
 * For a button behind which something opens that is made with the first press, as few are ever pressed. Its code is fetched when somebody
 * comes near; a press before it is here opens it then, unless the person has gone on meanwhile.
 */
export function useLateOpening(code: LateCode): LateOpening {
  const [isPressed, setPressed] = useState(false);
  const isOpened = useLate(code, isPressed);
  const giveUp = () => !code.isHere() && setPressed(false);
  return {
    isOpened,
    button: {
      'aria-expanded': false,
      ...(isPressed && { 'aria-busy': true }),
      onClick: () => setPressed(true),
      onPointerEnter: code.fetchAhead,
      onFocus: code.fetchAhead,
      onBlur: giveUp,
      onKeyDown: ({ key }) => key === 'Escape' && giveUp(),
    },
  };
}
