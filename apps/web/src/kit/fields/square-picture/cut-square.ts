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
  const webp = await written(canvas, 'image/webp');
  // a browser that does not know a type writes PNG, which is several times as large
  const blob = webp.type === 'image/webp' ? webp : await written(onWhite(canvas, context), 'image/jpeg');
  const extension = blob.type.replace('image/', '').replace('jpeg', 'jpg');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type });
}

/** JPEG has no transparency: it would come out black. */
function onWhite(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): HTMLCanvasElement {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function written(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))), type, quality);
  });
}
