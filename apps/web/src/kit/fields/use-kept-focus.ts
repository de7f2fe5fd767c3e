import { type RefObject, useEffect, useRef } from 'react';

/**
 * What is pressed in a field may be gone with what it does, as the place to drop a file on once there is one: the focus then
 * goes to what bears the field's `id`. The answer keeps the element of the field that had the focus last.
 */
export function useKeptFocus(id: string | undefined): RefObject<Element | null> {
  const focused = useRef<Element>(null);
  useEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost && id !== undefined) document.getElementById(id)?.focus();
  });
  return focused;
}
