import { mapSize } from './world.ts';

/** Which part of the map is seen: its corner, and how many times larger than the whole it is drawn. */
export interface MapView {
  x: number;
  y: number;
  scale: number;
}

export const wholeMap: MapView = { x: 0, y: 0, scale: 1 };
export const mostScale = 12;

/** The view with its part on the map and its scale in bounds. */
function bounded({ x, y, scale }: MapView): MapView {
  const most = (size: number) => size - size / scale;
  return { scale, x: Math.min(Math.max(x, 0), most(mapSize.width)), y: Math.min(Math.max(y, 0), most(mapSize.height)) };
}

/** Larger or smaller; the point at `at` (in shares of what is seen) stays where it is. */
export function zoomed(view: MapView, factor: number, at = { x: 0.5, y: 0.5 }): MapView {
  const scale = Math.min(Math.max(view.scale * factor, 1), mostScale);
  const moved = (corner: number, share: number, size: number) => corner + share * (size / view.scale - size / scale);
  return bounded({ scale, x: moved(view.x, at.x, mapSize.width), y: moved(view.y, at.y, mapSize.height) });
}

/** Moved by so much of what is seen. */
export function panned(view: MapView, x: number, y: number): MapView {
  return bounded({ ...view, x: view.x + (x * mapSize.width) / view.scale, y: view.y + (y * mapSize.height) / view.scale });
}

/** Around a point of the map. */
export function centred(point: { x: number; y: number }, scale: number): MapView {
  return bounded({ scale, x: point.x - mapSize.width / scale / 2, y: point.y - mapSize.height / scale / 2 });
}

const step = 1.6;
const pan = 0.2;

/** What a key makes of the view; null where it is none of the map's. */
export function viewByKey(view: MapView, key: string): MapView | null {
  switch (key) {
    case '+':
    case '=':
      return zoomed(view, step);
    case '-':
      return zoomed(view, 1 / step);
    case '0':
      return wholeMap;
    case 'ArrowLeft':
      return panned(view, -pan, 0);
    case 'ArrowRight':
      return panned(view, pan, 0);
    case 'ArrowUp':
      return panned(view, 0, -pan);
    case 'ArrowDown':
      return panned(view, 0, pan);
    default:
      return null;
  }
}
