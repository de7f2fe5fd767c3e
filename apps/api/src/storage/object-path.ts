import { randomBytes } from 'node:crypto';
import { fileTypes } from '@faculty/contracts/kit/file-types';

const smallSuffix = '.small.webp';
const objectPath = /^[a-z][a-z-]{0,39}\/[0-9a-f]{32}\.[a-z0-9]{2,4}$/;

/** A name nobody can guess or collide with: 128 random bits. */
export function newObjectPath(folder: string, extension: string): string {
  return `${folder}/${randomBytes(16).toString('hex')}.${extension}`;
}

/** Whether a text has the one shape our paths have; anything else never reaches the disk. */
export function isObjectPath(text: string): boolean {
  return objectPath.test(text);
}

/** Where the small version of a picture lies. */
export function smallPathOf(path: string): string {
  return path + smallSuffix;
}

/** The file an object belongs to: itself, or the original of a small version; null for what is not ours. */
export function originalOf(key: string): string | null {
  const path = key.endsWith(smallSuffix) ? key.slice(0, -smallSuffix.length) : key;
  return isObjectPath(path) ? path : null;
}

/** The same random name with the extension of another path: what an address becomes when a file is replaced by one of another type. */
export function withExtensionOf(path: string, other: string): string {
  return stemOf(path) + other.slice(other.lastIndexOf('.') + 1);
}

/** The paths that one random name can have: the extension is that of the content, which may have been another. */
export function everyExtension(path: string): string[] {
  return Object.keys(fileTypes).map((extension) => stemOf(path) + extension);
}

/** The random name of a path, by which texts are searched for its address. */
export const randomNameOf = (path: string) => path.slice(path.indexOf('/') + 1, path.lastIndexOf('.'));

const stemOf = (path: string) => path.slice(0, path.lastIndexOf('.') + 1);
