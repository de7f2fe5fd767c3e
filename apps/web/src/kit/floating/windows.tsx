import type { DrawerProps, ModalProps } from '@mantine/core';
import { useState } from 'react';
import { type Late, useLate } from '../look/late.ts';
import { lateOpening } from './late-opening.ts';

const OpenedModal = lateOpening(() => import('./opened-windows.late.tsx').then((m) => m.OpenedModal));
const OpenedDrawer = lateOpening(() => import('./opened-windows.late.tsx').then((m) => m.OpenedDrawer));

/** The library's dialog, made when it is first opened: most of them never are. */
export const LateModal = madeWhenOpened<ModalProps>(OpenedModal);
/** The library's drawer likewise. */
export const LateDrawer = madeWhenOpened<DrawerProps>(OpenedDrawer);

function madeWhenOpened<Props extends { opened: boolean }>(Opened: Late<Props>) {
  return function LateWindow(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setWasOpened(true);
    const isHere = useLate(Opened, props.opened || wasOpened || 'soon');
    return wasOpened && isHere && <Opened {...props} />;
  };
}
