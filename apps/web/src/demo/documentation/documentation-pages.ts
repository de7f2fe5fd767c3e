import { type ComponentType, lazy } from 'react';

/** The pages of this area, each loaded when it is first opened. */
export const documentationPages: Readonly<Record<string, ComponentType>> = {
  '/documentation/overview': lazy(() => import('./overview.page.tsx').then((m) => ({ default: m.OverviewPage }))),
  '/documentation/quick-start': lazy(() => import('./quick-start.page.tsx').then((m) => ({ default: m.QuickStartPage }))),
  '/documentation/structure': lazy(() => import('./structure.page.tsx').then((m) => ({ default: m.StructurePage }))),
  '/documentation/libs': lazy(() => import('./libs.page.tsx').then((m) => ({ default: m.LibsPage }))),
  '/documentation/licences': lazy(() => import('./licences.page.tsx').then((m) => ({ default: m.LicencesPage }))),
  '/documentation/ui': lazy(() => import('./kits/ui.page.tsx').then((m) => ({ default: m.UiDocumentationPage }))),
  '/documentation/forms': lazy(() => import('./kits/forms.page.tsx').then((m) => ({ default: m.FormsDocumentationPage }))),
  '/documentation/tables': lazy(() => import('./kits/tables.page.tsx').then((m) => ({ default: m.TablesDocumentationPage }))),
  '/documentation/charts': lazy(() => import('./kits/charts.page.tsx').then((m) => ({ default: m.ChartsDocumentationPage }))),
  '/documentation/maps': lazy(() => import('./kits/maps.page.tsx').then((m) => ({ default: m.MapsDocumentationPage }))),
};
