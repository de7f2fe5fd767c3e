import { useState } from 'react';

export const toastKinds = ['info', 'error', 'success'] as const;
export type ToastKind = (typeof toastKinds)[number];

export const toastPlaces = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const;
export type ToastPlace = (typeof toastPlaces)[number];

/** Where the template shows messages unless another place is chosen. */
export const usualPlace: ToastPlace = 'top-center';
/** How long one stays, as the template declares. */
export const toastMilliseconds = 6000;
/** More would cover the page; the oldest goes. */
const most = 4;

export interface Toast {
  id: number;
  kind: ToastKind;
}

/** The messages of the demo, the newest last. */
export function useToasts() {
  const [{ toasts }, change] = useState<{ toasts: readonly Toast[]; next: number }>({ toasts: [], next: 1 });
  return {
    toasts,
    show: (kind: ToastKind) => change(({ toasts, next }) => ({ toasts: [...toasts, { id: next, kind }].slice(-most), next: next + 1 })),
    hide: (id: number) => change(({ toasts, next }) => ({ toasts: toasts.filter((toast) => toast.id !== id), next })),
  };
}
