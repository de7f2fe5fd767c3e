/** Every type the store keeps, by the extension it is kept under. Anything a browser could run is not among them. */
export const fileTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  zip: 'application/zip',
  txt: 'text/plain',
  csv: 'text/csv',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
} as const;

export type Extension = keyof typeof fileTypes;

const imageExtensions = ['jpg', 'png', 'webp', 'gif'] as const;
export type ImageExtension = (typeof imageExtensions)[number];

/** What a browser may show in its own window; the rest is downloaded. */
export const shownInline: readonly string[] = [...imageExtensions, 'pdf', 'mp3', 'mp4'];
/** Where people jump about, so that a part of it can be asked for. */
export const readInParts: readonly string[] = ['pdf', 'mp3', 'mp4'];

/** Names for the person whose file was refused. */
export const acceptedTypes = {
  image: ['JPG', 'PNG', 'WEBP', 'GIF'].join(', '),
  document: Object.keys(fileTypes)
    .map((extension) => extension.toUpperCase())
    .join(', '),
} as const;

export function isExtension(text: string): text is Extension {
  return Object.hasOwn(fileTypes, text);
}

export function isImage(extension: Extension): extension is ImageExtension {
  return (imageExtensions as readonly string[]).includes(extension);
}

/** MIME type of a stored path, from the extension its content was given. */
export function mimeOf(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return isExtension(extension) ? fileTypes[extension] : 'application/octet-stream';
}
