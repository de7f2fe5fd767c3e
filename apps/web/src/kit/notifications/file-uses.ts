import { lazyComponent } from '../overlays/lazy-component.tsx';

/** Where files are shown, in a question or beside a field: seldom asked. */
export const FileUses = lazyComponent(() => import('./file-uses.lazy.tsx').then((m) => m.ShownFileUses));
