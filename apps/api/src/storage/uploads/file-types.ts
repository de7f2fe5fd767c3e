import { fileTypes, imageExtensions } from '@faculty/contracts/kit/file-types';

export type Extension = keyof typeof fileTypes;
export type ImageExtension = (typeof imageExtensions)[number];

/** Types served inline; the others are downloaded. */
export const shownInline: readonly string[] = [...imageExtensions, 'pdf', 'mp3', 'mp4'];
/** Types served with range requests. */
export const readInParts: readonly string[] = ['pdf', 'mp3', 'mp4'];

export function isExtension(text: string): text is Extension {
  return Object.hasOwn(fileTypes, text);
}

export function isImage(extension: Extension): extension is ImageExtension {
  return (imageExtensions as readonly string[]).includes(extension);
}

/** MIME type of a stored path, by its extension. */
export function mimeOf(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return isExtension(extension) ? fileTypes[extension] : 'application/octet-stream';
}
