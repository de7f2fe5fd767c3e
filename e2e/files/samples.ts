import type { Page } from '@playwright/test';

/** A PNG of noise, which hardly compresses; its upper left corner has the given opacity. */
export function pngOf(page: Page, width: number, height: number, alpha = 255): Promise<Buffer> {
  return drawNoise(page, { width, height, alpha, type: 'image/png' });
}

/** A JPEG of noise with an Exif orientation. */
export async function jpegOf(page: Page, width: number, height: number, orientation: number): Promise<Buffer> {
  const jpeg = await drawNoise(page, { width, height, alpha: 255, type: 'image/jpeg' });
  const exif = Buffer.from(
    // APP1, Exif, little-endian TIFF with one entry: orientation
    `ffe10022457869660000 49492a0008000000 0100 1201 0300 01000000 ${orientation.toString(16).padStart(2, '0')}000000 00000000`.replaceAll(
      ' ',
      '',
    ),
    'hex',
  );
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

/** A GIF of one pixel with a comment of at least `bytes` bytes. */
export function gifOf(bytes: number): Buffer {
  const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const block = Buffer.concat([Buffer.from([255]), Buffer.alloc(255, 65)]);
  const comment = [Buffer.from([0x21, 0xfe]), ...Array.from({ length: Math.ceil(bytes / block.length) }, () => block), Buffer.from([0])];
  return Buffer.concat([pixel.subarray(0, -1), ...comment, pixel.subarray(-1)]);
}

interface Drawing {
  width: number;
  height: number;
  alpha: number;
  type: 'image/png' | 'image/jpeg';
}

async function drawNoise(page: Page, drawing: Drawing): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height, alpha, type }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const pixels = context.createImageData(width, height);
    for (let at = 0; at < pixels.data.length; at += 65_536) {
      crypto.getRandomValues(pixels.data.subarray(at, at + 65_536) as never);
    }
    for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
    for (let y = 0; y < 16; y += 1) for (let x = 0; x < 16; x += 1) pixels.data[(y * width + x) * 4 + 3] = alpha;
    context.putImageData(pixels, 0, 0);
    const blob = await canvas.convertToBlob({ type, quality: 1 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return btoa(text);
  }, drawing);
  return Buffer.from(base64, 'base64');
}
