import sharp from 'sharp';
import { wrongField } from '../kit/errors.ts';
import { storageFailure } from './disk.ts';
import type { ImageExtension } from './file-types.ts';
import { createQueue } from './queue.ts';
import { largeFile, smallFile } from './staging.ts';

/** All frames of an animation together. */
const megapixels = 50;
const longestSide = 4096;
const smallWidth = 480;
const seconds = 60;

// pictures are big and the machine is small: two at a time, one thread each, nothing kept in memory or open afterwards
sharp.concurrency(1);
sharp.cache(false);
const inTurn = createQueue(2);

const formats = { jpg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' } as const;

export interface Picture {
  bytes: number;
  width: number;
  height: number;
}

/**
 * Decodes a staged picture and writes it anew beside it (`largeFile`, `smallFile`): turned upright, at most 4096 pixels
 * long, without metadata, and without whatever else the file carried after or between its pixels.
 * @throws ApiError file_broken, file_pixels; storage_full
 */
export function redraw(field: string, file: string, extension: ImageExtension): Promise<Picture> {
  return inTurn(async () => {
    await checkHeader(field, file, extension);
    try {
      const large = await open(file, { animated: true })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .toFormat(formats[extension], extension === 'jpg' || extension === 'webp' ? { quality: 86 } : {})
        .toFile(largeFile(file));
      await open(largeFile(file), { animated: false })
        .resize({ width: smallWidth, withoutEnlargement: true })
        .webp({ quality: 78 })
        .toFile(smallFile(file));
      return { bytes: large.size, width: large.width, height: large.pageHeight ?? large.height };
    } catch (error) {
      const failure = storageFailure(error);
      throw failure === error ? wrongField(field, 'file_broken') : failure;
    }
  });
}

function open(file: string, { animated }: { animated: boolean }) {
  return sharp(file, { animated, failOn: 'error', limitInputPixels: megapixels * 1_000_000 }).timeout({ seconds });
}

/** Reads the header alone: a picture that says it is too big is never decoded. */
async function checkHeader(field: string, file: string, extension: ImageExtension): Promise<void> {
  const header = await sharp(file, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header?.format !== formats[extension]) throw wrongField(field, 'file_broken');
  const pixels = header.width * (header.pageHeight ?? header.height) * (header.pages ?? 1);
  if (pixels > megapixels * 1_000_000) throw wrongField(field, 'file_pixels', { megapixels });
}
