import type { FileRule } from '@faculty/contracts/kit/entity';
import type { ReactNode } from 'react';
import { FieldProblem } from '../../form/fields/field-problem.tsx';
import { bytesOf, checkFile, checkType, imageTypes } from '../../form/layout/form-files.tsx';
import { mayMove } from './animation.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A file ready to be sent, or why it cannot be. */
export type Prepared = { file: File; problem: null } | { file: null; problem: ReactNode };

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
  const isTooLarge = file.size > bytesOf(rule);
  // where the browser reads no pictures, the server judges
  const isReadable = imageTypes.includes(file.type) && typeof createImageBitmap === 'function' && file.size <= mostDecodedBytes;
  if (!isReadable) return judged(file, rule);
  let picture: ImageBitmap | null = null;
  try {
    // upright, as its metadata says
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
