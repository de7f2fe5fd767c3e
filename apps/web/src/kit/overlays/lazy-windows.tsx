import type { DrawerProps, ModalProps } from '@mantine/core';
import type { LazyComponent } from './lazy-component.tsx';
import { lazyOverlay } from './lazy-overlay.ts';

const OpenedModal = lazyOverlay(() => import('./opened-windows.lazy.tsx').then((m) => m.OpenedModal), { isIdlePreloaded: true });
const OpenedDrawer = lazyOverlay(() => import('./opened-windows.lazy.tsx').then((m) => m.OpenedDrawer), { isIdlePreloaded: true });

/** The library's dialog, made when it is first opened: most of them never are. */
export const LazyModal = madeWhenOpened<ModalProps>(OpenedModal);
/** The library's drawer likewise. */
export const LazyDrawer = madeWhenOpened<DrawerProps>(OpenedDrawer);

function madeWhenOpened<Props extends { opened: boolean; onClose(): void }>(Opened: LazyComponent<Props>) {
  return function LazyWindow(props: Props) {
    return Opened.useOpened(props.opened, props.onClose) && <Opened {...props} />;
  };
}
