import { canvasFile } from './canvas-file.ts';

/** Longest sides to try, in pixels; the server keeps no more than the first. */
const longestSides = [4096, 2560, 1920, 1280];
const quality = 0.86;

/**
 * A smaller version of a picture, upright, that fits into `maxBytes`: as large as may be. Null when none fits.
 * @throws when the browser cannot draw or write the picture
 */
export async function shrinkPicture(picture: ImageBitmap, name: string, maxBytes: number): Promise<File | null> {
  const longest = Math.max(picture.width, picture.height);
  const own = Math.min(longest, longestSides[0] ?? longest);
  for (const side of [own, ...longestSides.filter((each) => each < own)]) {
    const file = await canvasFile(drawn(picture, side / longest), name, quality);
    if (file.size <= maxBytes) return file;
  }
  return null;
}

function drawn(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
