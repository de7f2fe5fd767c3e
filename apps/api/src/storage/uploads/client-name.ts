import { create } from 'content-disposition';

const maxLength = 255;
// control characters, and bidirectional ones (`gpj.exe` shown as `exe.jpg`)
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed
const invisibleCharacters = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Sanitizes the client's file name for display. It is never used as a path. */
export function cleanClientName(name: string): string {
  const base = bounded(name).toWellFormed().replace(invisibleCharacters, '').split(/[/\\]/).at(-1) ?? '';
  const label = base.normalize('NFC').trim();
  if (label === '' || /^\.+$/.test(label)) return 'file';
  if (label.length <= maxLength) return label;
  // truncate before the extension
  const extension = /\.[^.]{1,10}$/u.exec(label)?.[0] ?? '';
  return (
    label
      .slice(0, maxLength - extension.length)
      .toWellFormed()
      .replace(/\ufffd$/, '') + extension
  );
}

/** Removes the middle of an overlong name, because NFC takes quadratic time for many combining marks. */
const bounded = (name: string) => (name.length > 4 * maxLength ? name.slice(0, 3 * maxLength) + name.slice(-maxLength) : name);

/** The extension of a label in lower case, without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Synonyms of extensions. */
const sameType: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', tiff: 'tif', text: 'txt' };

/** The file name of a download, with the extension of its content, so that a text named `invoice.bat` cannot be run. */
export function offeredName(label: string, path: string): string {
  const contentExtension = extensionOf(path);
  const labelExtension = extensionOf(label);
  return (sameType[labelExtension] ?? labelExtension) === contentExtension ? label : `${label}.${contentExtension}`;
}

/** `Content-Disposition` with a name in any script (RFC 6266). */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  return create(name, { type });
}
