/** A picture's size in its own pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A square of a picture, in the picture's own pixels. */
export interface Crop {
  /** Left and upper edge. */
  x: number;
  y: number;
  side: number;
}

/** The cut-out is never larger: enough for every place a face is shown in. */
const largestSide = 1024;
/** A smaller cut-out would be a blur. */
const smallestSide = 160;

/** What one starts from: as much as a square can hold, around the middle. */
export function widestCrop(size: Size): Crop {
  const side = shortSide(size);
  return { x: (size.width - side) / 2, y: (size.height - side) / 2, side };
}

/** How far a picture may be zoomed in: 1 for one that is small already. */
export function maxZoom(size: Size): number {
  return Math.max(1, Math.min(5, shortSide(size) / smallestSide));
}

/** How far it is zoomed in: 1 shows all of the short side. */
export function zoomOf(crop: Crop, size: Size): number {
  return shortSide(size) / crop.side;
}

/** Zooms around the middle of the square, within what is allowed and without leaving the picture. */
export function zoomTo(crop: Crop, size: Size, zoom: number): Crop {
  const side = shortSide(size) / Math.min(maxZoom(size), Math.max(1, zoom));
  const grown = (side - crop.side) / 2;
  return inside({ x: crop.x - grown, y: crop.y - grown, side }, size);
}

/** Moves the square by parts of its own side: 0.1 to the right is a tenth of what is seen. It stops at the picture's edges. */
export function moveBy(crop: Crop, size: Size, right: number, down: number): Crop {
  return inside({ ...crop, x: crop.x + right * crop.side, y: crop.y + down * crop.side }, size);
}

/** Position of the picture behind the square window, in percent of the window. */
export function pictureBehind(crop: Crop, size: Size): { width: string; left: string; top: string } {
  const percent = (pixels: number) => `${(pixels * 100) / crop.side}%`;
  return { width: percent(size.width), left: percent(-crop.x), top: percent(-crop.y) };
}

/** Side of the cut-out file in pixels: never larger than the square it is cut from. */
export function outputSide(crop: Crop): number {
  return Math.max(1, Math.min(largestSide, Math.round(crop.side)));
}

const shortSide = ({ width, height }: Size) => Math.min(width, height);

function inside(crop: Crop, size: Size): Crop {
  const within = (start: number, length: number) => Math.max(0, Math.min(length - crop.side, start));
  return { x: within(crop.x, size.width), y: within(crop.y, size.height), side: crop.side };
}
