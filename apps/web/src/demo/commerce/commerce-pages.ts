import { type ComponentType, lazy } from 'react';

/** The pages of this area, each loaded when it is first opened. */
export const commercePages: Readonly<Record<string, ComponentType>> = {
  '/e-commerce/management': lazy(() => import('./management.page.tsx').then((m) => ({ default: m.ManagementPage }))),
  '/e-commerce/grid': lazy(() => import('./grid.page.tsx').then((m) => ({ default: m.GridPage }))),
  '/e-commerce/detail': lazy(() => import('./detail.page.tsx').then((m) => ({ default: m.DetailPage }))),
};
