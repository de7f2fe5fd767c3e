/**
 * What is drawn on a canvas as a file: WebP, or JPEG where the browser cannot write that.
 * @throws when the browser cannot write the picture
 */
export async function canvasFile(canvas: HTMLCanvasElement, name: string, quality: number): Promise<File> {
  const webp = await written(canvas, 'image/webp', quality);
  // a browser that does not support a type writes PNG, which is several times as large
  const blob = webp.type === 'image/webp' ? webp : await written(onWhite(canvas), 'image/jpeg', quality);
  const extension = blob.type.replace('image/', '').replace('jpeg', 'jpg');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type });
}

/** JPEG has no transparency: it would become black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function written(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))), type, quality);
  });
}
