import { type ComponentType, lazy } from 'react';

/** The pages of this area, each loaded when it is first opened. */
export const uiPages: Readonly<Record<string, ComponentType>> = {
  '/ui/badge': lazy(() => import('./badge.page.tsx').then((m) => ({ default: m.BadgePage }))),
  '/ui/carousel': lazy(() => import('./carousel.page.tsx').then((m) => ({ default: m.CarouselPage }))),
  '/ui/modal': lazy(() => import('./modal.page.tsx').then((m) => ({ default: m.ModalPage }))),
  '/ui/notifications': lazy(() => import('./notifications.page.tsx').then((m) => ({ default: m.NotificationsPage }))),
  '/ui/tooltips': lazy(() => import('./tooltips.page.tsx').then((m) => ({ default: m.TooltipsPage }))),
  '/ui/tabs': lazy(() => import('./tabs.page.tsx').then((m) => ({ default: m.TabsPage }))),
  '/ui/pagination': lazy(() => import('./pagination.page.tsx').then((m) => ({ default: m.PaginationPage }))),
  '/ui/progress': lazy(() => import('./progress.page.tsx').then((m) => ({ default: m.ProgressPage }))),
  '/ui/icons': lazy(() => import('./icons.page.tsx').then((m) => ({ default: m.IconsPage }))),
  '/ui/cards': lazy(() => import('./cards.page.tsx').then((m) => ({ default: m.CardsPage }))),
  '/ui/navbar': lazy(() => import('./navbar.page.tsx').then((m) => ({ default: m.NavbarPage }))),
};
