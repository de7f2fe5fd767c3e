import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { FairQueue } from '../../kit/jobs/fair-queue.ts';
import { storageFailure } from '../disk.ts';
import { largeFile, smallFile } from '../staging.ts';
import type { ImageExtension } from './file-types.ts';

const megapixels = 50;
/** Total of all frames of an animation: encoding the differences costs far more than a still picture of that size. */
const animatedMegapixels = 20;
const frames = 300;
const longestSide = 4096;
const smallWidth = 480;
/** Timeout of one picture. The limits above keep it to a tenth of this on an idle machine. */
const seconds = 60;

/** An album of 30 pictures may wait per person, of which one is drawn at a time. */
const queue = new FairQueue({ atOnce: 2, waitingOfOne: 30, waiting: 300, waitMilliseconds: 600_000, refusal: 'picture_under_way' });

const formats = { jpg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' } as const;

/** Without optimised Huffman tables encoding takes half the time for 5 % more bytes. */
const large = {
  jpg: { quality: 85, optimiseCoding: false },
  webp: { quality: 86, effort: 2 },
  png: {},
  gif: { effort: 1 },
} as const satisfies Record<ImageExtension, object>;

let library: Promise<typeof import('sharp')['default']> | undefined;

/** Lazily imports the library, which is large. */
export function loadSharp() {
  library ??= import('sharp').then(({ default: sharp }) => {
    // limit CPU and memory: one thread per picture, no cache
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
 * Decodes a staged picture and encodes it again to `largeFile` and `smallFile`: auto-oriented, at most 4096 pixels long, and without
 * metadata and other embedded data.
 * @throws ApiError file_broken, file_pixels, file_frames; picture_under_way; unavailable after the timeout; storage_full
 */
export function redraw(field: string, file: string, extension: ImageExtension, sender: string): Promise<Picture> {
  return queue.run(sender, async () => {
    await checkHeader(field, file, extension);
    try {
      const drawn = await (await open(file, { animated: true }))
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .toFormat(formats[extension], large[extension])
        .toFile(largeFile(file));
      // from the original: a JPEG is then decoded at an eighth to a half of its size
      await (await open(file, { animated: false }))
        .resize({ width: smallWidth, withoutEnlargement: true })
        .webp({ quality: 78, effort: 2 })
        .toFile(smallFile(file));
      return { bytes: drawn.size, width: drawn.width, height: drawn.pageHeight ?? drawn.height };
    } catch (error) {
      const failure = storageFailure(error);
      // a timeout: the machine is busy, the picture is not broken
      if (error instanceof Error && /\btimeout: \d+% complete/.test(error.message)) throw new ApiError('unavailable', { cause: error });
      throw failure === error ? wrongField(field, 'file_broken') : failure;
    }
  });
}

/** What is left of the height of a picture that is cropped, at the least. */
const leastLeft = 2 / 3;

/**
 * A stored picture cropped to a JPEG of this size: `read` is called when its turn comes. Null when it cannot be read.
 * @param ground colour on which a picture stands whole that would lose more than a third of its height, as portraits and posters would
 */
export function cropped(
  read: () => Promise<Buffer>,
  size: { width: number; height: number },
  sender: string,
  ground?: string,
): Promise<Buffer | null> {
  return queue.run(sender, async () => {
    const [sharp, picture] = await Promise.all([loadSharp(), read()]);
    const drawn = sharp(picture, { limitInputPixels: megapixels * 1_000_000 }).timeout({ seconds });
    try {
      const { width, height } = await drawn.metadata();
      const isWhole = ground !== undefined && width / height < leastLeft * (size.width / size.height);
      return await drawn
        .flatten({ background: '#ffffff' })
        .resize({ ...size, ...(isWhole ? { fit: 'contain', background: ground } : { fit: 'cover' }) })
        .jpeg({ quality: 85 })
        .toBuffer();
    } catch {
      return null;
    }
  });
}

async function open(file: string, { animated }: { animated: boolean }) {
  const sharp = await loadSharp();
  return sharp(file, { animated, failOn: 'error', limitInputPixels: megapixels * 1_000_000 })
    .timeout({ seconds })
    .autoOrient();
}

/** Checks the size in the header, so that a picture above the limits is not decoded. */
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
