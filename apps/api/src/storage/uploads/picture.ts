import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { FairQueue } from '../../kit/jobs/fair-queue.ts';
import { storageFailure } from '../disk.ts';
import { largeFile, smallFile } from '../staging.ts';
import type { ImageExtension } from './file-types.ts';

const megapixels = 50;
/** All frames of an animation together: finding what changes between them costs far more than a still picture of that size. */
const animatedMegapixels = 20;
const frames = 300;
const longestSide = 4096;
const smallWidth = 480;
/** Of work on one picture. What the bounds above let through takes a tenth of it on a quiet machine. */
const seconds = 60;

/** Of one person an album may wait, sent a picture a call. Nobody's pictures take both places. */
const queue = new FairQueue({ atOnce: 2, waitingOfOne: 30, waiting: 300, waitMilliseconds: 600_000, refusal: 'picture_under_way' });

const formats = { jpg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' } as const;

/** Plain code tables cost half the time of tables made for each picture, and a twentieth in bytes, which one step of quality gives back. */
const large = {
  jpg: { quality: 85, optimiseCoding: false },
  webp: { quality: 86, effort: 2 },
  png: {},
  gif: { effort: 1 },
} as const satisfies Record<ImageExtension, object>;

let library: Promise<typeof import('sharp')['default']> | undefined;

/** The picture library, loaded with the first picture: it is big, and a server often starts without needing it. */
function loadSharp() {
  library ??= import('sharp').then(({ default: sharp }) => {
    // pictures are big and the machine is small: two at a time, one thread each, nothing kept in memory or open afterwards
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return library;
}

export interface Picture {
  bytes: number;
  width: number;
  height: number;
}

/**
 * Decodes a staged picture and writes it anew beside it (`largeFile`, `smallFile`): turned upright, at most 4096 pixels
 * long, without metadata, and without whatever else the file carried after or between its pixels.
 * @throws ApiError file_broken, file_pixels, file_frames; picture_under_way; unavailable when it takes too long; storage_full
 */
export function redraw(field: string, file: string, extension: ImageExtension, sender: string): Promise<Picture> {
  return queue.run(sender, async () => {
    await checkHeader(field, file, extension);
    try {
      const drawn = await (await open(file, { animated: true }))
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .toFormat(formats[extension], large[extension])
        .toFile(largeFile(file));
      // from the original, not from the redrawn one: a JPEG is then decoded at an eighth to a half of its size
      await (await open(file, { animated: false }))
        .resize({ width: smallWidth, withoutEnlargement: true })
        .webp({ quality: 78, effort: 2 })
        .toFile(smallFile(file));
      return { bytes: drawn.size, width: drawn.width, height: drawn.pageHeight ?? drawn.height };
    } catch (error) {
      const failure = storageFailure(error);
      // the machine was too busy, not the picture broken
      if (error instanceof Error && /\btimeout: \d+% complete/.test(error.message)) throw new ApiError('unavailable', { cause: error });
      throw failure === error ? wrongField(field, 'file_broken') : failure;
    }
  });
}

/**
 * A picture that is stored, cut to a small square as a JPEG: the kind that documents hold. Null when it cannot be read.
 * Waits in a line of its own: pictures that the same person sends meanwhile must not fail the document.
 */
export function squareForPrint(picture: Buffer, side: number, sender: string): Promise<Buffer | null> {
  return queue.run(`print ${sender}`, async () => {
    const sharp = await loadSharp();
    const drawn = sharp(picture, { limitInputPixels: megapixels * 1_000_000 })
      .timeout({ seconds })
      .resize(side, side, { fit: 'cover' });
    return drawn
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer()
      .catch(() => null);
  });
}

async function open(file: string, { animated }: { animated: boolean }) {
  const sharp = await loadSharp();
  return sharp(file, { animated, failOn: 'error', limitInputPixels: megapixels * 1_000_000 })
    .timeout({ seconds })
    .autoOrient();
}

/** Reads the header alone: a picture that says it is too big is never decoded. */
async function checkHeader(field: string, file: string, extension: ImageExtension): Promise<void> {
  const sharp = await loadSharp();
  const header = await sharp(file, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header?.format !== formats[extension]) throw wrongField(field, 'file_broken');
  const { pages = 1 } = header;
  const pixels = header.width * (header.pageHeight ?? header.height) * pages;
  if (pages === 1 && pixels > megapixels * 1_000_000) throw wrongField(field, 'file_pixels', { megapixels });
  if (pages > 1 && (pages > frames || pixels > animatedMegapixels * 1_000_000)) {
    throw wrongField(field, 'file_frames', { frames, megapixels: animatedMegapixels });
  }
}
