import { lazyOverlay } from '../overlays/lazy-overlay.ts';

/** Where files are shown, for a confirmation or a field: lazy, as it is rarely needed. */
export const FileUses = lazyOverlay(() => import('./file-uses.lazy.tsx').then((m) => m.ShownFileUses));
