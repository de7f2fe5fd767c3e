import { type ComponentType, lazy } from 'react';

/** The pages of this area, each loaded when it is first opened. */
export const chartPages: Readonly<Record<string, ComponentType>> = {
  '/charts/line-charts': lazy(() => import('./line-charts.page.tsx').then((m) => ({ default: m.LineChartsPage }))),
  '/charts/bar-charts': lazy(() => import('./bar-charts.page.tsx').then((m) => ({ default: m.BarChartsPage }))),
  '/charts/pie-charts': lazy(() => import('./pie-charts.page.tsx').then((m) => ({ default: m.PieChartsPage }))),
};
