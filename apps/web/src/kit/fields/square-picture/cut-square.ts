import { canvasFile } from '../files/canvas-file.ts';
import { type Crop, outputSide } from './square-crop.ts';

const quality = 0.9;

/**
 * The square of a picture as a file of its own: WebP, or JPEG where the browser cannot write that.
 * @throws when the browser cannot read or write the picture
 */
export async function cutSquare(picture: HTMLImageElement, crop: Crop, name: string): Promise<File> {
  const side = outputSide(crop);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, crop.x, crop.y, crop.side, crop.side, 0, 0, side, side);
  return canvasFile(canvas, name, quality);
}
