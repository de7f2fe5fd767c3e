import type { DemoPath } from '@faculty/contracts/demo/demo-pages';
import { type ComponentType, lazy } from 'react';

/** Loads a page when it is first opened; its file exports nothing else. */
const page = (load: () => Promise<Record<string, ComponentType>>) =>
  lazy(async () => {
    const [component] = Object.values(await load());
    if (!component) throw new Error('the file of a demo page exports no page');
    return { default: component };
  });

/** The screen of every demo page. */
export const screens: Readonly<Record<DemoPath, ComponentType>> = {
  '/documentation/overview': page(() => import('./documentation/overview.page.tsx')),
  '/documentation/quick-start': page(() => import('./documentation/quick-start.page.tsx')),
  '/documentation/structure': page(() => import('./documentation/structure.page.tsx')),
  '/documentation/libs': page(() => import('./documentation/libs.page.tsx')),
  '/documentation/licences': page(() => import('./documentation/licences.page.tsx')),
  '/documentation/ui': page(() => import('./documentation/kit.page.tsx')),
  '/documentation/forms': page(() => import('./documentation/kit.page.tsx')),
  '/documentation/tables': page(() => import('./documentation/kit.page.tsx')),
  '/documentation/charts': page(() => import('./documentation/kit.page.tsx')),
  '/documentation/maps': page(() => import('./documentation/kit.page.tsx')),
  '/core/typography': page(() => import('./core/typography.page.tsx')),
  '/core/colors': page(() => import('./core/colors.page.tsx')),
  '/core/grid': page(() => import('./core/grid.page.tsx')),
  '/ui/icons': page(() => import('./ui/icons.page.tsx')),
  '/ui/badge': page(() => import('./ui/badge.page.tsx')),
  '/ui/carousel': page(() => import('./ui/carousel.page.tsx')),
  '/ui/cards': page(() => import('./ui/cards.page.tsx')),
  '/ui/modal': page(() => import('./ui/modal.page.tsx')),
  '/ui/notifications': page(() => import('./ui/notifications.page.tsx')),
  '/ui/navbar': page(() => import('./ui/navbar.page.tsx')),
  '/ui/tooltips': page(() => import('./ui/tooltips.page.tsx')),
  '/ui/tabs': page(() => import('./ui/tabs.page.tsx')),
  '/ui/pagination': page(() => import('./ui/pagination.page.tsx')),
  '/ui/progress': page(() => import('./ui/progress.page.tsx')),
  '/forms/elements': page(() => import('./forms/elements.page.tsx')),
  '/forms/validation': page(() => import('./forms/validation.page.tsx')),
  '/tables/basic': page(() => import('./tables/basic.page.tsx')),
  '/tables/dynamic': page(() => import('./tables/dynamic.page.tsx')),
  '/charts/line-charts': page(() => import('./charts/line-charts.page.tsx')),
  '/charts/bar-charts': page(() => import('./charts/bar-charts.page.tsx')),
  '/charts/pie-charts': page(() => import('./charts/pie-charts.page.tsx')),
  '/maps/google': page(() => import('./maps/street-map.page.tsx')),
  '/maps/vector': page(() => import('./maps/vector-maps.page.tsx')),
  '/extra/gallery': page(() => import('./extra/gallery.page.tsx')),
  '/extra/calendar': page(() => import('./extra/calendar.page.tsx')),
  '/extra/invoice': page(() => import('./extra/invoice.page.tsx')),
  '/extra/search': page(() => import('./extra/search.page.tsx')),
  '/extra/timeline': page(() => import('./extra/timeline.page.tsx')),
  '/e-commerce/management': page(() => import('./commerce/management.page.tsx')),
  '/e-commerce/grid': page(() => import('./commerce/grid.page.tsx')),
  '/e-commerce/detail': page(() => import('./commerce/detail.page.tsx')),
};
