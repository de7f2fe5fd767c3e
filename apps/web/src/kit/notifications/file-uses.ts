import { lazyComponent } from '../overlays/lazy-component.tsx';

/** Where files are shown, for a confirmation or a field: lazy, as it is rarely needed. */
export const FileUses = lazyComponent(() => import('./file-uses.lazy.tsx').then((m) => m.ShownFileUses));
