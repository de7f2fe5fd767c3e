import { type ComponentType, lazy } from 'react';

/** The pages of this area, each loaded when it is first opened. */
export const corePages: Readonly<Record<string, ComponentType>> = {
  '/core/typography': lazy(() => import('./typography.page.tsx').then((m) => ({ default: m.TypographyPage }))),
  '/core/colors': lazy(() => import('./colors.page.tsx').then((m) => ({ default: m.ColorsPage }))),
  '/core/grid': lazy(() => import('./grid.page.tsx').then((m) => ({ default: m.GridPage }))),
};
