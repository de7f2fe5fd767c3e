import { lazyPart } from '../notifications/lazy-part.tsx';

/** Where files are shown, for a confirmation or a field: lazy, as it is rarely needed. */
export const FileUses = lazyPart(() => import('./file-uses.lazy.tsx').then((m) => m.ShownFileUses));
