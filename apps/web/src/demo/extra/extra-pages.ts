import { type ComponentType, lazy } from 'react';

/** The pages of this area, each loaded when it is first opened. */
export const extraPages: Readonly<Record<string, ComponentType>> = {
  '/extra/calendar': lazy(() => import('./calendar/calendar.page.tsx').then((m) => ({ default: m.CalendarPage }))),
  '/extra/gallery': lazy(() => import('./gallery/gallery.page.tsx').then((m) => ({ default: m.GalleryPage }))),
  '/extra/invoice': lazy(() => import('./invoice/invoice.page.tsx').then((m) => ({ default: m.InvoicePage }))),
  '/extra/search': lazy(() => import('./search/search.page.tsx').then((m) => ({ default: m.SearchPage }))),
  '/extra/timeline': lazy(() => import('./timeline/timeline.page.tsx').then((m) => ({ default: m.TimelinePage }))),
};
