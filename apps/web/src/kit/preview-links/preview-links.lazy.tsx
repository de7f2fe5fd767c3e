import { lazyOverlay } from '../overlays/lazy-overlay.ts';

/** The dialog of preview links: lazy, as it is rarely needed. */
export const PreviewLinks = lazyOverlay(() => import('./preview-links-dialog.tsx').then((m) => m.PreviewLinksDialog));
