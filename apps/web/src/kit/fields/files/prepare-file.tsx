import type { FileRule } from '@faculty/contracts/kit/entity';
import type { ReactNode } from 'react';
import { FieldProblem } from '../core/field-problem.tsx';
import { bytesOf, checkFile, checkType, imageTypes } from '../core/form-files.tsx';
import { canvasFile } from './canvas-file.ts';

/** Longest sides to try, in pixels; the server keeps at most the first. */
const longestSides = [4096, 2560, 1920, 1280];

const quality = 0.86;

/** An animation says that it is one before its first frame. */
const headBytes = 256 * 1024;

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** A file ready to be sent, or why it cannot be. */
type Prepared = { file: File; problem: null } | { file: null; problem: ReactNode };

/** Beyond this a picture is not even decoded: it would take the memory of a small machine. */
const mostDecodedBytes = 100 * 1024 * 1024;

const sizesBefore = new WeakMap<File, number>();

/** How large a picture was before it was shrunk here; undefined when it was not. */
export function sizeBefore(file: File): number | undefined {
  return sizesBefore.get(file);
}

/**
 * Judges a chosen file before anything is sent: its type, whether a picture can be read at all, its size.
 * A picture that is too large is made smaller; what moves and what is no picture cannot be.
 */
export async function prepareFile(file: File, rule: FileRule<never>): Promise<Prepared> {
  const wrongType = checkType(file, rule);
  if (wrongType) return { file: null, problem: wrongType };
  if (await isAnimatedPng(file)) return { file: null, problem: <FieldProblem code="file_animated_png" /> };
  const isTooLarge = file.size > bytesOf(rule);
  // where the browser reads no pictures, the server judges
  const isReadable = imageTypes.includes(file.type) && typeof createImageBitmap === 'function' && file.size <= mostDecodedBytes;
  if (!isReadable) return judged(file, rule);
  let picture: ImageBitmap | null = null;
  try {
    // upright, by its EXIF orientation
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    if (!isTooLarge || (await mayMove(file))) return judged(file, rule);
    const smaller = await shrinkPicture(picture, file.name, bytesOf(rule));
    if (!smaller) return judged(file, rule);
    sizesBefore.set(smaller, file.size);
    return { file: smaller, problem: null };
  } catch {
    return { file: null, problem: <FieldProblem code="file_broken" /> };
  } finally {
    picture?.close();
  }
}

function judged(file: File, rule: FileRule<never>): Prepared {
  const problem = checkFile(file, rule);
  return problem ? { file: null, problem } : { file, problem: null };
}

/** Whether a picture may move: drawn on a canvas only its first frame would be left. */
async function mayMove(picture: File): Promise<boolean> {
  if (picture.type === 'image/gif') return true;
  const head = await headOf(picture);
  return picture.type === 'image/webp' && textAt(head, 12) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0;
}

const headOf = async (file: File) => new Uint8Array(await file.slice(0, headBytes).arrayBuffer());

/** A chunk `acTL` stands before the pixels of an animated PNG, which the server refuses. */
async function isAnimatedPng(file: File): Promise<boolean> {
  if (file.type !== 'image/png') return false;
  const head = await headOf(file);
  const view = new DataView(head.buffer);
  for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    const kind = textAt(head, at + 4);
    if (kind === 'acTL' || kind === 'IDAT') return kind === 'acTL';
  }
  return false;
}

/**
 * A smaller version of a picture, upright, that fits into `maxBytes`: as large as may be. Null when none fits.
 * @throws when the browser cannot draw or write the picture
 */
async function shrinkPicture(picture: ImageBitmap, name: string, maxBytes: number): Promise<File | null> {
  const longest = Math.max(picture.width, picture.height);
  const own = Math.min(longest, longestSides[0] ?? longest);
  for (const side of [own, ...longestSides.filter((each) => each < own)]) {
    const file = await canvasFile(scaledCanvas(picture, side / longest), name, quality);
    if (file.size <= maxBytes) return file;
  }
  return null;
}

function scaledCanvas(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
