import { cloneElement } from 'react';
import { lateOpening } from './late-opening.ts';
import type { OpenedMenuProps } from './opened-menu.late.tsx';
import { useLateOpening } from './use-late-opening.ts';

const OpenedMenu = lateOpening(() => import('./opened-menu.late.tsx').then((m) => m.OpenedMenu));

/** A button and the menu behind it, which is made when it is first opened: a list has one in each row. */
export function LateMenu(menu: OpenedMenuProps) {
  const { isOpened, button } = useLateOpening(OpenedMenu);
  return isOpened ? <OpenedMenu {...menu} /> : cloneElement(menu.button, { 'aria-haspopup': 'menu', ...button });
}
