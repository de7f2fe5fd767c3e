import { Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';

/**
 * One tooltip for all rows: it shows the `data-tip` of what the pointer is over or the keyboard has come to, on touch only of what has
 * `data-tip-touch` as well. A tooltip for each button of each row makes the first rows of a list a twentieth slower.
 */
export function RowTips({ children }: { children: ReactNode }) {
  const target = useRef<HTMLElement>(null);
  const isTouch = useRef(false);
  const [tip, setTip] = useState({ words: '', isOpen: false });
  const hide = () => setTip((last) => (last.isOpen ? { ...last, isOpen: false } : last));
  const show = (at: Element) => {
    const tipped = at.closest<HTMLElement>(isTouch.current ? '[data-tip-touch]' : '[data-tip]');
    if (!tipped) return hide();
    target.current = tipped;
    setTip({ words: tipped.dataset.tip ?? '', isOpen: true });
  };
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && hide());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of what happens to the buttons inside
    <div
      style={{ display: 'contents' }}
      onPointerOver={({ pointerType }) => {
        isTouch.current = pointerType !== 'mouse';
      }}
      // on touch it comes after the pointer has gone, and stays until the next touch
      onMouseOver={({ target }) => target instanceof Element && show(target)}
      onMouseLeave={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show(target)}
      onBlur={hide}
    >
      {children}
      <Tooltip label={tip.words} target={target} opened={tip.isOpen} transitionProps={{ enterDelay: 300 }} />
    </div>
  );
}
