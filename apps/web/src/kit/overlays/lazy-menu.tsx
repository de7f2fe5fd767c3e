import { cloneElement } from 'react';
import { lazyOverlay } from './lazy-overlay.ts';
import type { OpenedMenuProps } from './opened-menu.lazy.tsx';
import { useLazyOpening } from './use-lazy-opening.ts';

const OpenedMenu = lazyOverlay(() => import('./opened-menu.lazy.tsx').then((m) => m.OpenedMenu), { isIdlePreloaded: true });

/** A button and the menu behind it, which is made when it is first opened: a list has one in each row. */
export function LazyMenu(menu: OpenedMenuProps) {
  const { isOpened, button } = useLazyOpening(OpenedMenu);
  return isOpened ? <OpenedMenu {...menu} /> : cloneElement(menu.button, { 'aria-haspopup': 'menu', ...button });
}
