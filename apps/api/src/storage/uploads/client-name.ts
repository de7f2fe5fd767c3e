import { create } from 'content-disposition';

const longest = 255;
// control characters, and those that turn the reading direction (`gpj.exe` shown as `exe.jpg`)
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
const unseen = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** What the client called a file, made fit to be shown: a label, never part of a path. */
export function cleanClientName(name: string): string {
  const base = bounded(name).toWellFormed().replace(unseen, '').split(/[/\\]/).at(-1) ?? '';
  const label = base.normalize('NFC').trim();
  if (label === '' || /^\.+$/.test(label)) return 'file';
  if (label.length <= longest) return label;
  // people know a file by its beginning, and its kind by its extension
  const extension = /\.[^.]{1,10}$/u.exec(label)?.[0] ?? '';
  return (
    label
      .slice(0, longest - extension.length)
      .toWellFormed()
      .replace(/\ufffd$/, '') + extension
  );
}

/** Its ends, when it is longer than any name: putting a long run of marks in order takes time by its square. */
const bounded = (name: string) => (name.length > 4 * longest ? name.slice(0, 3 * longest) + name.slice(-longest) : name);

/** The extension of a label in lower case, without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Extensions people write for the same type. */
const sameType: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', tiff: 'tif', text: 'txt' };

/** The label under which a file is offered: with the extension of what it holds, or else a text named `invoice.bat` would be run. */
export function offeredName(label: string, path: string): string {
  const held = extensionOf(path);
  const named = extensionOf(label);
  return (sameType[named] ?? named) === held ? label : `${label}.${held}`;
}

/** `Content-Disposition` with a name in any script (RFC 6266). */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  return create(name, { type });
}
