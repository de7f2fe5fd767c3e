import { type ComponentType, lazy } from 'react';

/** The pages of this area, each loaded when it is first opened. */
export const corePages: Readonly<Record<string, ComponentType>> = {
  '/core/grid': lazy(() => import('./grid.page.tsx').then((m) => ({ default: m.GridPage }))),
};
