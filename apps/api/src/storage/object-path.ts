import { randomBytes } from 'node:crypto';
import { fileTypes } from '@faculty/contracts/kit/file-types';

const smallSuffix = '.small.webp';
const objectPath = /^[a-z][a-z-]{0,39}\/[0-9a-f]{32}\.[a-z0-9]{2,4}$/;

/** A path with a random name of 128 bits. */
export function newObjectPath(folder: string, extension: string): string {
  return `${folder}/${randomBytes(16).toString('hex')}.${extension}`;
}

/** Whether a text is a valid object path; checked before every access to the disk. */
export function isObjectPath(text: string): boolean {
  return objectPath.test(text);
}

/** Path of the small version of a picture. */
export function smallPathOf(path: string): string {
  return path + smallSuffix;
}

/** The path of an object's file: the key itself, or the original of a small version; null for other keys. */
export function originalOf(key: string): string | null {
  const path = key.endsWith(smallSuffix) ? key.slice(0, -smallSuffix.length) : key;
  return isObjectPath(path) ? path : null;
}

/** The path with the extension of another one: the new address of a file that is replaced by one of another type. */
export function withExtensionOf(path: string, other: string): string {
  return stemOf(path) + other.slice(other.lastIndexOf('.') + 1);
}

/** The path with every possible extension, because the type of the content may have changed. */
export function everyExtension(path: string): string[] {
  return Object.keys(fileTypes).map((extension) => stemOf(path) + extension);
}

/** The random name of a path, by which texts are searched for uses of the file. */
export const randomNameOf = (path: string) => path.slice(path.indexOf('/') + 1, path.lastIndexOf('.'));

const stemOf = (path: string) => path.slice(0, path.lastIndexOf('.') + 1);
