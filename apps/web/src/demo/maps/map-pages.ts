import { type ComponentType, lazy } from 'react';

/** The pages of this area, each loaded when it is first opened. */
export const mapPages: Readonly<Record<string, ComponentType>> = {
  '/maps/google': lazy(() => import('./street-map.page.tsx').then((m) => ({ default: m.StreetMapPage }))),
  '/maps/vector': lazy(() => import('./vector-maps.page.tsx').then((m) => ({ default: m.VectorMapsPage }))),
};
