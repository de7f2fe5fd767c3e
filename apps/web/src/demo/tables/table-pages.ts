import { type ComponentType, lazy } from 'react';

/** The pages of this area, each loaded when it is first opened. */
export const tablePages: Readonly<Record<string, ComponentType>> = {
  '/tables/basic': lazy(() => import('./basic.page.tsx').then((m) => ({ default: m.BasicTablesPage }))),
  '/tables/dynamic': lazy(() => import('./dynamic.page.tsx').then((m) => ({ default: m.DynamicTablesPage }))),
};
