import { type ComponentType, lazy } from 'react';

/** The pages of this area, each loaded when it is first opened. */
export const formPages: Readonly<Record<string, ComponentType>> = {
  '/forms/elements': lazy(() => import('./elements.page.tsx').then((m) => ({ default: m.ElementsPage }))),
  '/forms/validation': lazy(() => import('./validation.page.tsx').then((m) => ({ default: m.ValidationPage }))),
};
